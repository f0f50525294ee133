//! A decision, or several at the same time, with the statistics of every action tried there.

use dighouse_game::Seat;

use crate::ActionValue;

/// The exploration constant of PUCT.
const C_PUCT: f64 = 1.25;

/// First-play urgency: an unvisited arm counts as this much worse than the mean of its node.
const FPU_REDUCTION: f64 = 0.15;

/// The visits that an arm needs to be part of a principal variation.
const MIN_PV_VISITS: u32 = 8;

/// An action of a seat, which may be legal in some determinizations only.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// Its prior probability among the actions that were legal when it was added.
    prior: f32,
    /// The number of simulations that selected it.
    pub(super) visits: u32,
    /// The number of simulations in which it was legal.
    available: u32,
    /// The sum of its seat's utilities.
    utility: f64,
    /// The sum of its seat's final points.
    points: f64,
}

impl<A> Arm<A> {
    fn mean_utility(&self) -> f64 {
        self.utility / f64::from(self.visits.max(1))
    }

    pub(super) fn value(&self) -> ActionValue {
        let points = self.points / f64::from(self.visits.max(1));
        ActionValue { visits: self.visits, utility: self.mean_utility(), points }
    }

    /// Adds the statistics of another tree.
    pub(super) fn add(&mut self, other: &Arm<A>) {
        self.visits += other.visits;
        self.available += other.available;
        self.utility += other.utility;
        self.points += other.points;
    }
}

/// A node of the tree.
#[derive(Debug)]
pub(super) struct Node<A> {
    pub(super) arms: Vec<Arm<A>>,
}

impl<A> Default for Node<A> {
    fn default() -> Node<A> {
        Node { arms: Vec::new() }
    }
}

impl<A: Copy + Eq> Node<A> {
    /// Writes the arm of each action into `found`, `None` for an action that has none yet.
    pub(super) fn find(&self, seat: Seat, actions: &[A], found: &mut Vec<Option<u32>>) {
        found.clear();
        let mut next = 0;
        for &action in actions {
            let is_it = |arm: &Arm<A>| arm.seat == seat && arm.action == action;
            // Most determinizations list the same actions in the same order.
            let index = match self.arms.get(next) {
                Some(arm) if is_it(arm) => Some(next),
                _ => self.arms.iter().position(is_it),
            };
            next = index.map_or(next, |index| index + 1);
            found.push(index.map(|index| index as u32));
        }
    }

    /// Adds an arm for every action that has none and returns how many were added. `priors` has one entry for each
    /// action and need not be normalized.
    pub(super) fn expand(
        &mut self,
        seat: Seat,
        actions: &[A],
        priors: &[f64],
        found: &mut [Option<u32>],
    ) -> usize {
        let sum: f64 = priors.iter().sum();
        let before = self.arms.len();
        if before == 0 {
            // Most nodes never get more.
            self.arms.reserve_exact(actions.len());
        }
        for ((&action, &prior), found) in actions.iter().zip(priors).zip(found) {
            if found.is_none() {
                *found = Some(self.arms.len() as u32);
                let prior = (prior / sum) as f32;
                self.arms.push(Arm {
                    seat,
                    action,
                    prior,
                    visits: 0,
                    available: 0,
                    utility: 0.0,
                    points: 0.0,
                });
            }
        }
        self.arms.len() - before
    }

    /// Selects one of the arms in `found` by PUCT. `bounds` are the lowest and the highest mean utility of any arm of
    /// the seat, to which utilities are scaled.
    pub(super) fn select(&mut self, found: &[Option<u32>], bounds: (f64, f64)) -> usize {
        let (mut visits, mut sum) = (0, 0.0);
        for &index in found.iter().flatten() {
            let arm = &mut self.arms[index as usize];
            arm.available += 1;
            visits += arm.visits;
            sum += arm.utility;
        }
        let scale = |utility: f64| ((utility - bounds.0) / (bounds.1 - bounds.0)).clamp(0.0, 1.0);
        let mean = if visits == 0 { 0.5 } else { scale(sum / f64::from(visits)) };
        let threshold = self.prior_threshold(found, widened(visits, found.len()));
        let score = |arm: &Arm<A>| {
            let exploitation = if arm.visits == 0 { mean - FPU_REDUCTION } else { scale(arm.mean_utility()) };
            let exploration = f64::from(arm.available).sqrt() / f64::from(1 + arm.visits);
            exploitation + C_PUCT * f64::from(arm.prior) * exploration
        };
        let (mut best, mut best_score) = (0, f64::NEG_INFINITY);
        for &index in found.iter().flatten() {
            let arm = &self.arms[index as usize];
            if arm.visits > 0 || arm.prior >= threshold {
                let score = score(arm);
                if score > best_score {
                    (best, best_score) = (index as usize, score);
                }
            }
        }
        best
    }

    /// The prior that an unvisited arm needs, so that only the `open` likeliest arms are considered.
    fn prior_threshold(&self, found: &[Option<u32>], open: usize) -> f32 {
        if open >= found.len() {
            return 0.0;
        }
        let mut priors: Vec<f32> =
            found.iter().flatten().map(|&index| self.arms[index as usize].prior).collect();
        let (_, threshold, _) = priors.select_nth_unstable_by(open, |one, other| other.total_cmp(one));
        *threshold
    }

    /// The most visited of these actions of `seat`, if it has enough visits to be trusted.
    pub(super) fn most_visited(&self, seat: Seat, actions: &[A]) -> Option<A> {
        let legal = self.arms.iter().filter(|arm| arm.seat == seat && actions.contains(&arm.action));
        legal.max_by_key(|arm| arm.visits).filter(|arm| arm.visits >= MIN_PV_VISITS).map(|arm| arm.action)
    }

    /// By how many visits the most visited arm of `seat` leads.
    pub(super) fn lead(&self, seat: Seat) -> u32 {
        let (mut most, mut next) = (0, 0);
        for arm in self.arms.iter().filter(|arm| arm.seat == seat) {
            (most, next) = (most.max(arm.visits), next.max(arm.visits.min(most)));
        }
        most - next
    }

    /// Backs up the result of a simulation into an arm and returns its new mean utility.
    pub(super) fn update(&mut self, arm: usize, utility: f64, points: f64) -> f64 {
        let arm = &mut self.arms[arm];
        arm.visits += 1;
        arm.utility += utility;
        arm.points += points;
        arm.mean_utility()
    }
}

/// Progressive widening: how many of the actions are considered after so many visits.
fn widened(visits: u32, actions: usize) -> usize {
    (4 + 2 * visits.isqrt() as usize).min(actions)
}
