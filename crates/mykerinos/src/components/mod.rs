//! The components of the box.

pub(crate) mod area;
pub(crate) mod catalogue;
pub(crate) mod ids;
pub(crate) mod museum;
pub(crate) mod placement;
pub(crate) mod square;
