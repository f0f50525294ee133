//! The components of the box: their names, and what is printed on them, read from `data/`.

pub(crate) mod catalogue;
mod checks;
pub(crate) mod files;
pub(crate) mod icons;
pub(crate) mod ids;
mod loader;
pub(crate) mod printed;
pub(crate) mod rival_tile;
pub(crate) mod site;
pub(crate) mod tokens;
