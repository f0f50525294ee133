//! All that was done in the worlds of a search.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};

use dighouse_game::{PerSeat, Seat};

use super::node::{Arm, Node};
use super::stakes::Stakes;
use crate::{Effort, SeatValue};

/// The decision at which the search began.
pub(super) const ROOT: u64 = 0;

/// Decisions by what led to them, whatever chance and the hidden things were: the key is a hash of all that was done since
/// the root.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: HashMap<u64, Node<A>, BuildHasherDefault<Same>>,
    arms: usize,
    /// What came of all walks together.
    sum: PerSeat<SeatValue>,
    walks: u32,
}

impl<A> Tree<A> {
    pub(super) fn new() -> Tree<A> {
        Tree { nodes: HashMap::default(), arms: 0, sum: PerSeat::default(), walks: 0 }
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

    /// Notes what came of a walk.
    pub(super) fn note(&mut self, stakes: &Stakes) {
        self.walks += 1;
        for seat in Seat::ALL {
            self.sum[seat].win_chance += stakes.chance[seat];
            self.sum[seat].points += stakes.points[seat];
        }
    }

    /// What each seat can expect.
    pub(super) fn outlook(&self) -> PerSeat<SeatValue> {
        let walks = f64::from(self.walks.max(1));
        PerSeat(
            self.sum
                .0
                .map(|sum| SeatValue { win_chance: sum.win_chance / walks, points: sum.points / walks }),
        )
    }

    /// Counts arms that a node was given.
    pub(super) const fn grew(&mut self, arms: usize) {
        self.arms += arms;
    }
}

/// What several trees took to grow.
pub(super) fn effort<A>(trees: &[Tree<A>]) -> Effort {
    let bytes = |tree: &Tree<A>| {
        let arms: usize = tree.nodes.values().map(|node| node.arms.capacity() * size_of::<Arm<A>>()).sum();
        // A place of the map holds a key, a node and a byte that says whether it is taken.
        tree.nodes.capacity() * (size_of::<(u64, Node<A>)>() + 1) + arms
    };
    Effort {
        iterations: trees.iter().map(|tree| u64::from(tree.walks)).sum(),
        nodes: trees.iter().map(|tree| tree.nodes.len()).sum(),
        bytes: trees.iter().map(bytes).sum(),
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
