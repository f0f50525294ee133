//! All that was done in the worlds of a search.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};

use game::Seat;

use super::node::Node;

/// The decision at which the search began.
pub(super) const ROOT: u64 = 0;

/// Decisions by what led to them, whatever chance and the hidden things were: the key is a hash of all that was done since
/// the root.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: HashMap<u64, Node<A>, BuildHasherDefault<Same>>,
    arms: usize,
}

impl<A> Tree<A> {
    pub(super) fn new() -> Tree<A> {
        Tree { nodes: HashMap::default(), arms: 0 }
    }

    /// How many arms all nodes have.
    pub(super) const fn arms(&self) -> usize {
        self.arms
    }

    pub(super) fn node(&self, key: u64) -> Option<&Node<A>> {
        self.nodes.get(&key)
    }

    pub(super) fn node_mut(&mut self, key: u64) -> &mut Node<A> {
        self.nodes.entry(key).or_default()
    }

    /// Counts arms that a node was given.
    pub(super) const fn grew(&mut self, arms: usize) {
        self.arms += arms;
    }
}

/// The key of what follows when a seat does this.
pub(super) fn after(key: u64, seat: Seat, action: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    (key, seat, action).hash(&mut hasher);
    hasher.finish()
}

/// Keys are hashes already.
#[derive(Default)]
struct Same(u64);

impl Hasher for Same {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are whole numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
