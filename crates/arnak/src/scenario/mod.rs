//! States and actions as text and data.

pub(crate) mod census;
pub(crate) mod lines;
mod notation;
pub(crate) mod position;
pub(crate) mod validation;
