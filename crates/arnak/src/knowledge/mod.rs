//! Who knows what: views, and states that look the same to a viewer.

pub(crate) mod holding;
pub(crate) mod mix;
mod redeal;
pub(crate) mod sight;
pub(crate) mod view;
