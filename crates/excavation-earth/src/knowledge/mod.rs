//! Who knows what.

pub(crate) mod holding;
mod redeal;
pub(crate) mod view;
