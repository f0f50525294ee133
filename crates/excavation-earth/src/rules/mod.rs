//! The rules: one file for each chapter of the rulebook.

pub(crate) mod bribery;
pub(crate) mod command;
pub(crate) mod deal;
pub(crate) mod deck;
pub(crate) mod dispatch;
pub(crate) mod draft;
pub(crate) mod excavate;
pub(crate) mod market;
pub(crate) mod mulligan;
pub(crate) mod preparation;
pub(crate) mod purchase;
pub(crate) mod queue;
pub(crate) mod round;
pub(crate) mod sample;
pub(crate) mod score;
pub(crate) mod sell;
pub(crate) mod smuggle;
pub(crate) mod survey;
pub(crate) mod travel;
pub(crate) mod turn;
pub(crate) mod zu;
