//! What a search has to know about a game.

use dighouse_game::{Game, PerSeat, Seat};

use super::Budget;
use crate::best::best_by;

/// What a search knows about a game: prior, rollout policy and value.
///
/// All methods may read the whole state: a search only ever calls them on determinizations.
pub trait Heuristics: Game {
    /// The error of [`value`](Heuristics::value) at the start of a game, in points: the scale of the win chances.
    const VALUE_SPREAD: f64;

    /// The temperature of the softmax that turns the scores of [`prior`](Heuristics::prior) into probabilities: an
    /// action that is better by so many points is e times as likely.
    const PRIOR_TEMPERATURE: f64;

    /// The score of a very good game, in points: the scale of the points in the utility.
    const GOOD_SCORE: f64;

    /// The budget of the level `novice`: few iterations, high temperature.
    const NOVICE: Budget;

    /// The budget of the level `skilled`.
    const SKILLED: Budget;

    /// How many iterations a search makes in a second, on average over a game for two on the machine on which the levels were
    /// measured. Where there is no clock, a time stands for so many.
    const ITERATIONS_PER_SECOND: f64;

    /// Whether all seats know about the same. If not, the tree ends where information is revealed and contains only
    /// the searcher's decisions; for the other seats the rollout policy decides from their own view.
    const SYMMETRIC_INFORMATION: bool = true;

    /// The value of this state for each seat.
    fn value(&self) -> ValueEstimate;

    /// Writes a score for each of `actions` into `scores`, in points. Only differences matter: the search turns them
    /// into prior probabilities.
    fn prior(&self, seat: Seat, actions: &[Self::Action], scores: &mut Vec<f64>);

    /// The action that `seat` takes in a rollout. A policy that plans several steps may put the rest into `plan`, in
    /// reverse order; the rollout plays them without asking again. `plan` is empty at first, and nobody else may
    /// have to decide before it is done.
    fn rollout_policy(
        &self,
        seat: Seat,
        actions: &[Self::Action],
        _plan: &mut Vec<Self::Action>,
    ) -> Self::Action {
        let mut scores = Vec::new();
        self.prior(seat, actions, &mut scores);
        best_by(actions, &scores).expect("a decision has at least one action")
    }

    /// Whether [`value`](Heuristics::value) is reliable here. In the middle of a compound action, or even of a
    /// round, it often is not; then the rollout continues.
    fn is_quiescent(&self) -> bool;

    /// Whether the rollout policy is as good as a search here.
    fn rollout_policy_suffices(&self) -> bool {
        false
    }
}

/// What a state is expected to lead to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueEstimate {
    /// The points of each seat at the end.
    pub points: PerSeat<f64>,
    /// The points of an automated opponent without a seat.
    pub rival: Option<f64>,
    /// The share of the game that is left: 1 at the start, 0 at the end.
    pub remaining: f64,
}
