//! The rules, one file per chapter of the rulebook.

mod deal;
pub(crate) mod dig;
mod dispatch;
mod evaluation;
mod museum;
mod neutral;
mod patrons;
pub(crate) mod ranking;
mod round;
pub(crate) mod score;
mod shapes;
