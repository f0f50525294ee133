//! What a search knows about Mykerinos.

use dighouse_game::{Game, PerSeat, Seat, Viewer};
use dighouse_mykerinos::{Action, Mykerinos, PhaseName, View};

use super::action_score::ActionScorer;
use super::majority::Majorities;
use super::weights::TUNED;
use crate::search::{Budget, Heuristics, ValueEstimate};

/// The rounds of a game.
const ROUNDS: f64 = 4.0;

impl Heuristics for Mykerinos {
    const VALUE_SPREAD: f64 = 7.0;
    const PRIOR_TEMPERATURE: f64 = 1.0;
    const GOOD_SCORE: f64 = 50.0;
    const NOVICE: Budget = Budget::iterations(60).with_temperature(2.0);
    const SKILLED: Budget = Budget::iterations(250).with_temperature(0.5);
    const ITERATIONS_PER_SECOND: f64 = 17_200.0;

    fn value(&self) -> ValueEstimate {
        let view = self.view(Viewer::Spectator);
        let zones = Majorities::of(&TUNED, &view);
        let mut points = PerSeat::default();
        for player in &view.players {
            let kept = if f64::from(view.round) < ROUNDS { TUNED.kept * f64::from(player.pool) } else { 0.0 };
            points[player.seat] = f64::from(player.standing.total) + zones.expected(player.seat) + kept;
        }
        ValueEstimate { points, rival: None, remaining: remaining(&view) }
    }

    fn prior(&self, seat: Seat, actions: &[Action], scores: &mut Vec<f64>) {
        let view = self.view(Viewer::Seat(seat));
        let scorer = ActionScorer::new(&TUNED, &view, seat);
        scores.clear();
        scores.extend(actions.iter().map(|&action| scorer.score(action)));
    }

    /// While zones are scored, part of what they will bring is counted twice or not at all.
    fn is_quiescent(&self) -> bool {
        matches!(self.decision(), dighouse_game::Decision::Ask { prompt: "dig", .. })
    }
}

/// The share of the game that is left, judged by the archaeologists in the pools.
fn remaining(view: &View) -> f64 {
    if view.phase == PhaseName::Over {
        return 0.0;
    }
    let digging = view.players.iter().filter(|player| player.space.is_none());
    let pools: f64 = digging.map(|player| f64::from(player.pool.min(10))).sum();
    let now = pools / (10.0 * view.players.len() as f64);
    (ROUNDS - f64::from(view.round) + now) / ROUNDS
}
