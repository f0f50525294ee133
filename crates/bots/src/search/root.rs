//! The statistics of a search at its root.

use dighouse_game::{Seat, Stream};

use super::node::Arm;
use super::tree::Tree;
use crate::ActionValue;

/// The visited actions at the root, the most visited first.
#[derive(Clone, Debug)]
pub(super) struct RootStatistics<A> {
    pub(super) candidates: Vec<(A, ActionValue)>,
    pub(super) root: u64,
}

impl<A: Copy + Eq> RootStatistics<A> {
    /// Merges the actions of `seat` at the root of all trees.
    pub(super) fn of(trees: &[Tree<A>], root: u64, seat: Seat) -> RootStatistics<A> {
        let mut arms: Vec<Arm<A>> = Vec::new();
        let roots = trees.iter().filter_map(|tree| tree.node(root));
        for arm in roots.flat_map(|node| &node.arms).filter(|arm| arm.seat == seat && arm.visits > 0) {
            match arms.iter_mut().find(|known| known.action == arm.action) {
                Some(known) => known.add(arm),
                None => arms.push(*arm),
            }
        }
        let mut candidates: Vec<(A, ActionValue)> =
            arms.iter().map(|arm| (arm.action, arm.value())).collect();
        candidates.sort_by(|(_, one), (_, other)| {
            other.visits.cmp(&one.visits).then(other.utility.total_cmp(&one.utility))
        });
        RootStatistics { candidates, root }
    }

    /// The best action at temperature 0; otherwise one sampled from the softmax of the expected points.
    pub(super) fn choose(&self, temperature: f64, rng: &mut Stream) -> Option<A> {
        let &(best, value) = self.candidates.first()?;
        if temperature <= 0.0 {
            return Some(best);
        }
        let weight = |other: &ActionValue| ((other.points - value.points) / temperature).min(0.0).exp();
        let sum: f64 = self.candidates.iter().map(|(_, value)| weight(value)).sum();
        let mut left = f64::from(rng.below(1 << 24)) / f64::from(1 << 24) * sum;
        for (action, value) in &self.candidates {
            left -= weight(value);
            if left < 0.0 {
                return Some(*action);
            }
        }
        Some(best)
    }
}
