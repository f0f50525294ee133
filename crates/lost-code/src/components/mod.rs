//! The components of the box: their names, and their figures read from `data/`.

pub(crate) mod catalogue;
mod checks;
pub(crate) mod dice;
pub(crate) mod ids;
mod loader;
pub(crate) mod printed;
pub(crate) mod values;
pub(crate) mod wheel;
