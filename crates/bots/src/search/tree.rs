//! The tree of a search.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};

use dighouse_game::{PerSeat, Seat};

use super::SearchStats;
use super::evaluation::Evaluation;
use super::node::{Arm, Node};
use crate::SeatValue;

/// The key of the decision at which the search began.
pub(super) const ROOT: u64 = 0;

/// The nodes of an information-set tree. The key of a node is a hash of all actions since the root: chance and hidden
/// information do not matter.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: HashMap<u64, Node<A>, BuildHasherDefault<IdentityHasher>>,
    arms: usize,
    /// The sum over all simulations.
    sum: PerSeat<SeatValue>,
    simulations: u32,
}

impl<A> Tree<A> {
    pub(super) fn new() -> Tree<A> {
        Tree { nodes: HashMap::default(), arms: 0, sum: PerSeat::default(), simulations: 0 }
    }

    /// The number of arms of all nodes.
    pub(super) const fn arms(&self) -> usize {
        self.arms
    }

    pub(super) fn node(&self, key: u64) -> Option<&Node<A>> {
        self.nodes.get(&key)
    }

    pub(super) fn node_mut(&mut self, key: u64) -> &mut Node<A> {
        self.nodes.entry(key).or_default()
    }

    /// Records the result of a simulation.
    pub(super) fn record(&mut self, evaluation: &Evaluation) {
        self.simulations += 1;
        for seat in Seat::ALL {
            self.sum[seat].win_chance += evaluation.win_chance[seat];
            self.sum[seat].points += evaluation.points[seat];
        }
    }

    /// What each seat can expect, averaged over all simulations.
    pub(super) fn seat_values(&self) -> PerSeat<SeatValue> {
        let simulations = f64::from(self.simulations.max(1));
        let mean = |sum: SeatValue| SeatValue {
            win_chance: sum.win_chance / simulations,
            points: sum.points / simulations,
        };
        PerSeat(self.sum.0.map(mean))
    }

    /// Counts arms that were added to a node.
    pub(super) const fn count_arms(&mut self, arms: usize) {
        self.arms += arms;
    }
}

/// The size of several trees together.
pub(super) fn stats<A>(trees: &[Tree<A>]) -> SearchStats {
    let bytes = |tree: &Tree<A>| {
        let arms: usize = tree.nodes.values().map(|node| node.arms.capacity() * size_of::<Arm<A>>()).sum();
        // A slot of the map holds a key, a node and a control byte.
        tree.nodes.capacity() * (size_of::<(u64, Node<A>)>() + 1) + arms
    };
    SearchStats {
        iterations: trees.iter().map(|tree| u64::from(tree.simulations)).sum(),
        nodes: trees.iter().map(|tree| tree.nodes.len()).sum(),
        bytes: trees.iter().map(bytes).sum(),
    }
}

/// The key of the node that follows when `seat` plays `action`.
pub(super) fn child_key(key: u64, seat: Seat, action: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    (key, seat, action).hash(&mut hasher);
    hasher.finish()
}

/// Keys are hashes already.
#[derive(Default)]
struct IdentityHasher(u64);

impl Hasher for IdentityHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are written as u64");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
