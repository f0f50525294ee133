//! The components of the box: their names, and their figures read from `data/`.

pub(crate) mod artefact;
pub(crate) mod card;
mod catalogue;
mod checks;
pub(crate) mod ids;
mod loader;
pub(crate) mod place;
pub(crate) mod printed;
pub(crate) mod zu_card;

pub use catalogue::GameBox;
pub use loader::Files;

pub(crate) use catalogue::{CardFace, MOST_COMMAND_CARDS, MOST_FUEL, ZuFace};
