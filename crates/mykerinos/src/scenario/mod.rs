//! Positions as data, and the checks that they must pass.

mod lines;
pub(crate) mod position;
mod validation;
