//! The rules, one file per chapter of the rulebook.

pub(crate) mod bet;
pub(crate) mod curse;
mod deal;
mod dispatch;
mod exchange;
pub(crate) mod guess;
mod roll;
mod round;
pub(crate) mod score;
