//! Actions as text, states as plain data, and the checks such data must pass.

mod census;
mod notation;
pub(crate) mod position;
pub(crate) mod validation;
