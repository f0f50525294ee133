//! Who knows what: views, and states that look the same to a viewer.

pub(crate) mod holding;
mod redeal;
pub(crate) mod view;
