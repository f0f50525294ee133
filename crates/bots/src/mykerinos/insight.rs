//! What a search should know of Mykerinos.

use dighouse_game::{Game, PerSeat, Seat, Viewer};
use dighouse_mykerinos::{Action, Mykerinos, PhaseName, View};

use super::judge::Judge;
use super::majority::Majority;
use super::weights::TUNED;
use crate::search::{Budget, Insight, Outlook};

/// The rounds of a game.
const ROUNDS: f64 = 4.0;

impl Insight for Mykerinos {
    const SPREAD: f64 = 7.0;
    const TEMPER: f64 = 1.0;
    const PAR: f64 = 50.0;
    const NOVICE: Budget = Budget::iterations(60).doubting(2.0);
    const SKILLED: Budget = Budget::iterations(250).doubting(0.5);

    fn outlook(&self) -> Outlook {
        let view = self.view(Viewer::Spectator);
        let zones = Majority::of(&TUNED, &view);
        let mut points = PerSeat::default();
        for player in &view.players {
            let kept = if f64::from(view.round) < ROUNDS { TUNED.kept * f64::from(player.pool) } else { 0.0 };
            points[player.seat] = f64::from(player.standing.total) + zones.promise(player.seat) + kept;
        }
        Outlook { points, rival: None, ahead: ahead(&view) }
    }

    fn instinct(&self, seat: Seat, actions: &[Action], worth: &mut Vec<f64>) {
        let view = self.view(Viewer::Seat(seat));
        let judge = Judge::new(&TUNED, &view, seat);
        worth.clear();
        worth.extend(actions.iter().map(|&action| judge.worth(action)));
    }

    /// While zones are evaluated, what they promised is neither had nor gone.
    fn is_settled(&self) -> bool {
        matches!(self.decision(), dighouse_game::Decision::Ask { prompt: "dig", .. })
    }
}

/// The part of the game that is to come, as far as the archaeologists tell.
fn ahead(view: &View) -> f64 {
    if view.phase == PhaseName::Over {
        return 0.0;
    }
    let digging = view.players.iter().filter(|player| player.space.is_none());
    let pools: f64 = digging.map(|player| f64::from(player.pool.min(10))).sum();
    let now = pools / (10.0 * view.players.len() as f64);
    (ROUNDS - f64::from(view.round) + now) / ROUNDS
}
