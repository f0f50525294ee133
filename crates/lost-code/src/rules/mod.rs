//! The rules, one file per chapter of the rulebook.

pub(crate) mod bet;
pub(crate) mod curse;
mod exchange;
pub(crate) mod guess;
mod roll;
pub(crate) mod score;
