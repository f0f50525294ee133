//! The size of a search.

/// What a search did since its trees were last reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchStats {
    /// The number of simulations.
    pub iterations: u64,
    /// The number of nodes in its trees.
    pub nodes: usize,
    /// The memory of its trees.
    pub bytes: usize,
}
