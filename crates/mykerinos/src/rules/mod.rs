//! The rules, one file per chapter of the rulebook.

pub(crate) mod dig;
pub(crate) mod evaluation;
mod neutral;
mod patrons;
mod round;
pub(crate) mod score;
mod shapes;
