//! Who knows what: views, deductions, and states that look the same to a viewer.

pub(crate) mod clues;
pub(crate) mod deduction;
mod redeal;
pub(crate) mod view;
