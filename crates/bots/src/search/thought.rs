//! What a search has found.

use game::{Seat, Stream};

use super::node::Arm;
use super::tree::Tree;

/// Something that can be done, and what is expected of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// What is done.
    pub action: A,
    /// In how many worlds it was tried.
    pub visits: u32,
    /// What it is worth: mostly the chance to win.
    pub standing: f64,
    /// The points expected at the end.
    pub points: f64,
}

/// All that can be done, the best first.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    candidates: Vec<Candidate<A>>,
    root: u64,
}

impl<A: Copy + Eq> Thought<A> {
    /// What all trees together say of what `seat` can do at their root.
    pub(super) fn of(trees: &[Tree<A>], root: u64, seat: Seat) -> Thought<A> {
        let mut arms: Vec<Arm<A>> = Vec::new();
        let roots = trees.iter().filter_map(|tree| tree.node(root));
        for arm in roots.flat_map(|node| &node.arms).filter(|arm| arm.seat == seat) {
            match arms.iter_mut().find(|known| known.action == arm.action) {
                Some(known) => known.add(arm),
                None => arms.push(*arm),
            }
        }
        let candidate = |arm: &Arm<A>| Candidate {
            action: arm.action,
            visits: arm.visits,
            standing: arm.standing(),
            points: arm.points(),
        };
        let mut candidates: Vec<Candidate<A>> = arms.iter().map(candidate).collect();
        candidates.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.standing.total_cmp(&one.standing))
        });
        Thought { candidates, root }
    }

    /// What can be done, the best first.
    pub fn candidates(&self) -> &[Candidate<A>] {
        &self.candidates
    }

    pub(super) const fn root(&self) -> u64 {
        self.root
    }

    /// What is done: the best, or with some doubt something that seems worse by about that many points.
    pub(super) fn choose(&self, doubt: f64, rng: &mut Stream) -> Option<A> {
        let best = self.candidates.first()?;
        if doubt <= 0.0 {
            return Some(best.action);
        }
        let tried = || self.candidates.iter().filter(|candidate| candidate.visits > 0);
        let weight = |candidate: &Candidate<A>| ((candidate.points - best.points) / doubt).min(0.0).exp();
        let mut left = f64::from(rng.below(1 << 24)) / f64::from(1 << 24) * tried().map(weight).sum::<f64>();
        for candidate in tried() {
            left -= weight(candidate);
            if left < 0.0 {
                return Some(candidate.action);
            }
        }
        Some(best.action)
    }
}
