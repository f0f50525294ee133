//! Actions as text, positions as data, and the checks that positions must pass.

mod lines;
mod notation;
pub(crate) mod position;
mod validation;
