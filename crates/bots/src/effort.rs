//! What thinking took.

/// What a bot's search has grown since it last began anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// How many worlds it looked at.
    pub iterations: u64,
    /// How many decisions its trees hold.
    pub nodes: usize,
    /// How much memory they take.
    pub bytes: usize,
}
