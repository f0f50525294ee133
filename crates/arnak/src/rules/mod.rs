//! The rules, one file per chapter of the rulebook.

mod assistants;
mod buy;
pub(crate) mod cards;
mod deal;
mod dig;
mod dispatch;
pub(crate) mod effects;
mod engine;
mod overcome;
pub(crate) mod research;
mod rival;
pub(crate) mod round;
pub(crate) mod row;
pub(crate) mod score;
mod sites;
pub(crate) mod temple;
pub(crate) mod travel;
mod turn;
