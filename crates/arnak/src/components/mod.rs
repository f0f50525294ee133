//! What is in the box: names of components, and their figures read from `data/`.

pub(crate) mod catalogue;
mod checks;
pub(crate) mod files;
pub(crate) mod icons;
pub(crate) mod ids;
mod loader;
mod printed;
pub(crate) mod site;
pub(crate) mod tokens;
