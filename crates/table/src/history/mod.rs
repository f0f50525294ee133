//! What the store keeps of a table, as JSON: its history, line by line, and the card that lists show.
//!
//! The history is the whole truth about a table. Everything else follows from it and can be rebuilt, the card
//! included. These types are apart from the messages of the API, so that the API can change without touching
//! databases. Every line ever written must stay readable: a variant or an optional field may be added, nothing may be
//! renamed or removed. The test `stored_lines_still_read` holds literal lines of every kind.

mod authors;
mod card;
mod event;
mod made;

pub use authors::Authors;
pub use card::{Card, CardSeat, Ended};
pub use event::{Line, TableEvent};
pub use made::{Holder, Made, Pace, Person, Source, TimeControl, TimeOut};

#[cfg(test)]
mod tests;
