//! The components of the box.

pub(crate) mod artefact;
pub(crate) mod card;
mod catalogue;
pub(crate) mod ids;
mod loader;
pub(crate) mod place;
pub(crate) mod zu_card;

pub use catalogue::GameBox;
pub use loader::Files;

pub(crate) use catalogue::{CardFace, MOST_FUEL, ZuFace};
pub(crate) use loader::{MOST_FORECAST, ROUND_DECK};
