//! What a search knows about The Lost Code.

use dighouse_game::{Game, PerSeat, Perspective, Seat, Standings, Viewer};
use dighouse_lost_code::{Action, Deduction, LostCode, PhaseName, View};

use super::counts::Counts;
use super::exact;
use super::knowledge_value::KnowledgeValue;
use super::weights::TUNED;
use crate::search::{Budget, Heuristics, ValueEstimate};

impl Heuristics for LostCode {
    const VALUE_SPREAD: f64 = 8.0;
    const PRIOR_TEMPERATURE: f64 = 0.5;
    const GOOD_SCORE: f64 = 80.0;
    const NOVICE: Budget = Budget::iterations(15).with_temperature(3.0);
    const SKILLED: Budget = Budget::iterations(60).with_temperature(0.8);
    const ITERATIONS_PER_SECOND: f64 = 9_800.0;
    const SYMMETRIC_INFORMATION: bool = false;

    fn value(&self) -> ValueEstimate {
        let standings = self.standings();
        let mut points = PerSeat::default();
        for seat in Seat::first(standings.seats()) {
            points[seat] = expected_points(self, &standings, seat);
        }
        ValueEstimate { points, rival: None, remaining: remaining(&self.view(Viewer::Spectator)) }
    }

    fn prior(&self, seat: Seat, actions: &[Action], scores: &mut Vec<f64>) {
        scores.clear();
        exact::with_scorer(&TUNED, &Perspective::new(self, seat), |scorer| {
            scores.extend(actions.iter().map(|&action| scorer.score(action)));
        });
    }

    /// At the start of a round no bet is open.
    fn is_quiescent(&self) -> bool {
        matches!(phase(self), PhaseName::Token | PhaseName::Turn)
    }

    /// The final guesses depend on the own rack only, and `exact` knows their chances.
    fn rollout_policy_suffices(&self) -> bool {
        phase(self) == PhaseName::Guess
    }
}

fn phase(game: &LostCode) -> PhaseName {
    game.view(Viewer::Spectator).phase
}

/// The points that a seat is expected to have at the end.
fn expected_points(game: &LostCode, standings: &Standings, seat: Seat) -> f64 {
    let view = game.view(Viewer::Seat(seat));
    let deduction = Deduction::of(&view, seat);
    let knowledge = KnowledgeValue::new(&TUNED, &view, seat, &deduction);
    f64::from(standings.total(seat)) + knowledge.value(&Counts::of(deduction.codes()))
}

/// The share of the game that is left, including the current round.
fn remaining(view: &View) -> f64 {
    let rounds = view.variants.rounds();
    f64::from((rounds + 1).saturating_sub(view.round)) / f64::from(rounds)
}
