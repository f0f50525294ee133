//! What a search should know of The Lost Code.

use dighouse_game::{Game, PerSeat, Perspective, Seat, Standings, Viewer};
use dighouse_lost_code::{Action, Deduction, LostCode, PhaseName, View};

use super::counts::Counts;
use super::exact;
use super::outlook::Outlook as Knowledge;
use super::weights::TUNED;
use crate::search::{Budget, Insight, Outlook};

impl Insight for LostCode {
    const SPREAD: f64 = 8.0;
    const TEMPER: f64 = 0.5;
    const PAR: f64 = 80.0;
    const NOVICE: Budget = Budget::iterations(15).doubting(3.0);
    const SKILLED: Budget = Budget::iterations(60).doubting(0.8);
    const ALL_SEE_ALIKE: bool = false;

    fn outlook(&self) -> Outlook {
        let standings = self.standings();
        let mut expected = PerSeat::default();
        for seat in Seat::first(standings.seats()) {
            expected[seat] = points(self, &standings, seat);
        }
        Outlook { points: expected, rival: None, ahead: ahead(&self.view(Viewer::Spectator)) }
    }

    fn instinct(&self, seat: Seat, actions: &[Action], worth: &mut Vec<f64>) {
        worth.clear();
        exact::judged(&TUNED, &Perspective::new(self, seat), |judge| {
            worth.extend(actions.iter().map(|&action| judge.worth(action)));
        });
    }

    /// Where a round begins nothing is on its way.
    fn is_settled(&self) -> bool {
        matches!(phase(self), PhaseName::Token | PhaseName::Turn)
    }

    /// When the rack is guessed nobody else matters, and chances are all there is.
    fn is_plain(&self) -> bool {
        phase(self) == PhaseName::Guess
    }
}

fn phase(game: &LostCode) -> PhaseName {
    game.view(Viewer::Spectator).phase
}

/// What a seat can expect to have at the end.
fn points(game: &LostCode, standings: &Standings, seat: Seat) -> f64 {
    let view = game.view(Viewer::Seat(seat));
    let deduction = Deduction::of(&view, seat);
    let knowledge = Knowledge::new(&TUNED, &view, seat, &deduction);
    f64::from(standings.total(seat)) + knowledge.worth(&Counts::of(deduction.codes()))
}

/// The part of the game that is to come, the round that goes on included.
fn ahead(view: &View) -> f64 {
    let rounds = view.variants.rounds();
    f64::from((rounds + 1).saturating_sub(view.round)) / f64::from(rounds)
}
