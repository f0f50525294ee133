//! The components of the box.

pub(crate) mod catalogue;
pub(crate) mod dice;
pub(crate) mod ids;
pub(crate) mod values;
