//! The rules, one file per chapter of the rulebook.

mod assistants;
pub(crate) mod buy;
mod deal;
mod dig;
mod dispatch;
pub(crate) mod effects;
mod idols;
pub(crate) mod overcome;
pub(crate) mod proposals;
pub(crate) mod research;
mod rival;
pub(crate) mod round;
mod row;
pub(crate) mod score;
pub(crate) mod temple;
pub(crate) mod travel;
pub(crate) mod turn;
