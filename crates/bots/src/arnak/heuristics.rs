//! What a search knows about Lost Ruins of Arnak.

use dighouse_arnak::{Action, Arnak};
use dighouse_game::{Game, PerSeat, Seat};

use super::lookahead::Lookahead;
use super::value::FITTED;
use super::weights::TUNED;
use crate::search::{Budget, Heuristics, ValueEstimate};

/// The rounds of a game.
const ROUNDS: f64 = 5.0;

impl Heuristics for Arnak {
    const VALUE_SPREAD: f64 = 8.0;
    const PRIOR_TEMPERATURE: f64 = 1.0;
    const GOOD_SCORE: f64 = 80.0;
    const NOVICE: Budget = Budget::iterations(60).with_temperature(2.0);
    const SKILLED: Budget = Budget::iterations(250).with_temperature(0.5);
    const ITERATIONS_PER_SECOND: f64 = 14_300.0;

    fn value(&self) -> ValueEstimate {
        let remaining = remaining(self);
        let mut points = PerSeat::default();
        for seat in Seat::first(self.setup().seats()) {
            points[seat] = FITTED.value(self, seat);
        }
        let rival = self.rival_total().map(|now| f64::from(now) + rival_gain(self, ROUNDS * remaining));
        ValueEstimate { points, rival, remaining }
    }

    fn prior(&self, seat: Seat, actions: &[Action], scores: &mut Vec<f64>) {
        let mut lookahead = Lookahead::new(&TUNED, seat);
        scores.clear();
        scores.extend(actions.iter().map(|&action| lookahead.score(self, action)));
    }

    fn rollout_policy(&self, seat: Seat, actions: &[Action], plan: &mut Vec<Action>) -> Action {
        Lookahead::new(&TUNED, seat).quick_best(self, actions, plan)
    }

    /// Within a round too much depends on what can still be done with tokens and cards. At the start of a round nothing
    /// is left over.
    fn is_quiescent(&self) -> bool {
        self.is_round_new()
    }
}

/// The points that the rival gains in so many remaining rounds, including the last one: measured in 800 games of
/// `greedy`.
fn rival_gain(game: &Arnak, rounds: f64) -> f64 {
    let red_tiles = f64::from(game.variants().difficulty);
    rounds.min(1.0) * (11.5 * (rounds - 1.0).max(0.0) + 2.0 + red_tiles * (2.6 + 0.45 * rounds))
}

/// The share of the game that is left, judged by the rounds and the hands.
fn remaining(game: &Arnak) -> f64 {
    let seats = game.setup().seats();
    let digging = |seat: &Seat| !game.inventory(*seat).has_passed();
    let cards: usize =
        Seat::first(seats).filter(digging).map(|seat| game.inventory(seat).hand().count()).sum();
    let now = (cards as f64 / (5.0 * f64::from(seats))).min(1.0);
    (ROUNDS - f64::from(game.round()) + now) / ROUNDS
}
