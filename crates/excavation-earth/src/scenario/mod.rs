//! Actions as text, states as data, and what data must hold.

mod census;
mod notation;
pub(crate) mod position;
pub(crate) mod validation;
