//! Who knows what.

pub(crate) mod holding;
mod redeal;
mod redeal_zu;
pub(crate) mod view;
