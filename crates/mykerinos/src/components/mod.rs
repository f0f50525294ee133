//! The components of the box: their names, and their figures read from `data/`.

pub(crate) mod area;
pub(crate) mod catalogue;
mod checks;
pub(crate) mod ids;
mod loader;
pub(crate) mod museum;
pub(crate) mod placement;
pub(crate) mod printed;
pub(crate) mod square;
