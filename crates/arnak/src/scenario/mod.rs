//! States and actions as text and data.

pub(crate) mod census;
pub(crate) mod lines;
mod notation;
pub(crate) mod position;
mod task_text;
pub(crate) mod validation;
