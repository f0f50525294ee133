//! Who knows what: views, determinization, and what others know of a hand.

pub(crate) mod holding;
mod redeal;
pub(crate) mod view;
