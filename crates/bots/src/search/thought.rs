//! What a search has found.

use dighouse_game::{Seat, Stream};

use super::node::Arm;
use super::tree::Tree;
use crate::ActionValue;

/// All that can be done and was tried, the best first.
#[derive(Clone, Debug)]
pub(super) struct Thought<A> {
    pub(super) candidates: Vec<(A, ActionValue)>,
    pub(super) root: u64,
}

impl<A: Copy + Eq> Thought<A> {
    /// What all trees together say of what `seat` can do at their root.
    pub(super) fn of(trees: &[Tree<A>], root: u64, seat: Seat) -> Thought<A> {
        let mut arms: Vec<Arm<A>> = Vec::new();
        let roots = trees.iter().filter_map(|tree| tree.node(root));
        for arm in roots.flat_map(|node| &node.arms).filter(|arm| arm.seat == seat && arm.visits > 0) {
            match arms.iter_mut().find(|known| known.action == arm.action) {
                Some(known) => known.add(arm),
                None => arms.push(*arm),
            }
        }
        let mut candidates: Vec<(A, ActionValue)> =
            arms.iter().map(|arm| (arm.action, arm.expected())).collect();
        candidates.sort_by(|(_, one), (_, other)| {
            other.visits.cmp(&one.visits).then(other.utility.total_cmp(&one.utility))
        });
        Thought { candidates, root }
    }

    /// What is done: the best, or with some doubt something that seems worse by about that many points.
    pub(super) fn choose(&self, doubt: f64, rng: &mut Stream) -> Option<A> {
        let &(best, expected) = self.candidates.first()?;
        if doubt <= 0.0 {
            return Some(best);
        }
        let weight = |other: &ActionValue| ((other.points - expected.points) / doubt).min(0.0).exp();
        let sum: f64 = self.candidates.iter().map(|(_, expected)| weight(expected)).sum();
        let mut left = f64::from(rng.below(1 << 24)) / f64::from(1 << 24) * sum;
        for (action, expected) in &self.candidates {
            left -= weight(expected);
            if left < 0.0 {
                return Some(*action);
            }
        }
        Some(best)
    }
}
