//! One decision, or several at the same time, in all worlds that led to it.

use dighouse_game::Seat;

use crate::ActionValue;

/// How much a search tries what it has not tried enough.
const CURIOSITY: f64 = 1.25;

/// What an arm that was never tried is thought to be worse by than the node.
const RELUCTANCE: f64 = 0.15;

/// How often an arm must have been tried to be foreseen.
const TRUSTED: u32 = 8;

/// What a seat may do in some of the worlds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// How promising it looked at first: the sum over all arms of a world is 1.
    prior: f32,
    /// In how many worlds it was tried.
    pub(super) visits: u32,
    /// In how many worlds it could have been.
    available: u32,
    /// The sum of what came of it, for its seat.
    standing: f64,
    /// The sum of its seat's points in the end.
    points: f64,
}

impl<A> Arm<A> {
    /// What came of it in the mean.
    fn mean(&self) -> f64 {
        self.standing / f64::from(self.visits.max(1))
    }

    /// What can be expected of it.
    pub(super) fn expected(&self) -> ActionValue {
        let points = self.points / f64::from(self.visits.max(1));
        ActionValue { visits: self.visits, utility: self.mean(), points }
    }

    /// Adds what another tree has found.
    pub(super) fn add(&mut self, other: &Arm<A>) {
        self.visits += other.visits;
        self.available += other.available;
        self.standing += other.standing;
        self.points += other.points;
    }
}

/// A decision.
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
    /// The arms of these actions, as far as there are any; `found` has a place for each action.
    pub(super) fn find(&self, seat: Seat, actions: &[A], found: &mut Vec<Option<u32>>) {
        found.clear();
        let mut next = 0;
        for &action in actions {
            let is_it = |arm: &Arm<A>| arm.seat == seat && arm.action == action;
            // Most worlds list the same actions in the same order.
            let place = match self.arms.get(next) {
                Some(arm) if is_it(arm) => Some(next),
                _ => self.arms.iter().position(is_it),
            };
            next = place.map_or(next, |place| place + 1);
            found.push(place.map(|place| place as u32));
        }
    }

    /// Adds arms for the actions that have none; `promises` has what each of all `actions` promises.
    pub(super) fn grow(
        &mut self,
        seat: Seat,
        actions: &[A],
        promises: &[f64],
        found: &mut [Option<u32>],
    ) -> usize {
        let sum: f64 = promises.iter().sum();
        let before = self.arms.len();
        for ((&action, &promise), found) in actions.iter().zip(promises).zip(found) {
            if found.is_none() {
                *found = Some(self.arms.len() as u32);
                let prior = (promise / sum) as f32;
                self.arms.push(Arm {
                    seat,
                    action,
                    prior,
                    visits: 0,
                    available: 0,
                    standing: 0.0,
                    points: 0.0,
                });
            }
        }
        self.arms.len() - before
    }

    /// The arm to be tried next among those that this world has. `bounds` are the worst and the best that any arm of
    /// the seat has in the mean.
    pub(super) fn select(&mut self, found: &[Option<u32>], bounds: (f64, f64)) -> usize {
        let (mut visits, mut sum) = (0, 0.0);
        for &place in found.iter().flatten() {
            let arm = &mut self.arms[place as usize];
            arm.available += 1;
            visits += arm.visits;
            sum += arm.standing;
        }
        let scale = |standing: f64| ((standing - bounds.0) / (bounds.1 - bounds.0)).clamp(0.0, 1.0);
        let mean = if visits == 0 { 0.5 } else { scale(sum / f64::from(visits)) };
        let open = opened(visits, found.len());
        let threshold = self.threshold(found, open);
        let score = |arm: &Arm<A>| {
            let hope = if arm.visits == 0 { mean - RELUCTANCE } else { scale(arm.mean()) };
            let tries = f64::from(arm.available).sqrt() / f64::from(1 + arm.visits);
            hope + CURIOSITY * f64::from(arm.prior) * tries
        };
        let (mut best, mut most) = (0, f64::NEG_INFINITY);
        for &place in found.iter().flatten() {
            let arm = &self.arms[place as usize];
            if arm.visits > 0 || arm.prior >= threshold {
                let score = score(arm);
                if score > most {
                    (best, most) = (place as usize, score);
                }
            }
        }
        best
    }

    /// The prior that an untried arm must have, so that only the `open` most promising ones are looked at.
    fn threshold(&self, found: &[Option<u32>], open: usize) -> f32 {
        if open >= found.len() {
            return 0.0;
        }
        let mut priors: Vec<f32> =
            found.iter().flatten().map(|&place| self.arms[place as usize].prior).collect();
        let (_, threshold, _) = priors.select_nth_unstable_by(open, |one, other| other.total_cmp(one));
        *threshold
    }

    /// What `seat` most often tried of these actions, if it tried something often enough to trust.
    pub(super) fn favourite(&self, seat: Seat, actions: &[A]) -> Option<A> {
        let legal = self.arms.iter().filter(|arm| arm.seat == seat && actions.contains(&arm.action));
        legal.max_by_key(|arm| arm.visits).filter(|arm| arm.visits >= TRUSTED).map(|arm| arm.action)
    }

    /// By how many visits the most visited arm of `seat` leads.
    pub(super) fn lead(&self, seat: Seat) -> u32 {
        let (mut most, mut next) = (0, 0);
        for arm in self.arms.iter().filter(|arm| arm.seat == seat) {
            (most, next) = (most.max(arm.visits), next.max(arm.visits.min(most)));
        }
        most - next
    }

    /// Notes what came of an arm.
    pub(super) fn learn(&mut self, arm: usize, standing: f64, points: f64) -> f64 {
        let arm = &mut self.arms[arm];
        arm.visits += 1;
        arm.standing += standing;
        arm.points += points;
        arm.mean()
    }
}

/// How many of the actions a decision looks at after so many visits: progressive widening.
fn opened(visits: u32, actions: usize) -> usize {
    (4 + 2 * visits.isqrt() as usize).min(actions)
}
