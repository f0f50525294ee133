//! Who knows what: views, and states that look the same to a viewer.

mod redeal;
pub(crate) mod sight;
pub(crate) mod view;
