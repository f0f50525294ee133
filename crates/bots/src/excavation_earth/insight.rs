//! What a search should know of Excavation Earth.

use excavation_earth::{Action, ExcavationEarth, Party, ROUNDS};
use game::{Decision, Game, PerSeat, Seat};

use super::greedy::{Care, Greedy};
use super::judge::Judge;
use super::weights::TUNED;
use crate::best::best_by;
use crate::search::{Budget, Insight, Outlook};

impl Insight for ExcavationEarth {
    const SPREAD: f64 = 25.0;
    const TEMPER: f64 = 4.0;
    const PAR: f64 = 200.0;
    const NOVICE: Budget = Budget::iterations(12).doubting(8.0);
    const SKILLED: Budget = Budget::iterations(50).doubting(2.0);

    fn outlook(&self) -> Outlook {
        let mut points = PerSeat::default();
        for seat in Seat::first(self.variants().seats) {
            points[seat] = Judge::new(&TUNED, self, seat).worth(self, Party::Seat(seat));
        }
        let zu = self.variants().parties().find(|&party| party == Party::Zu);
        let rival = zu.map(|zu| Judge::new(&TUNED, self, Seat::ALL[0]).worth(self, zu));
        Outlook { points, rival, ahead: ahead(self) }
    }

    fn instinct(&self, seat: Seat, actions: &[Action], worth: &mut Vec<f64>) {
        Greedy::new(*TUNED, Care::LITTLE).ends(actions, self, seat, worth);
    }

    fn reflex(&self, seat: Seat, actions: &[Action]) -> Action {
        let mut worth = Vec::new();
        Greedy::new(*TUNED, Care::LEAST).ends(actions, self, seat, &mut worth);
        best_by(actions, &worth).expect("somebody is asked")
    }

    /// Within a round a card in hand may be worth anything; when the next hands are drafted, all is done with them.
    fn is_settled(&self) -> bool {
        matches!(self.decision(), Decision::Ask { prompt: "draft", .. })
    }
}

/// The part of the game that is to come, as far as the rounds and the hands tell.
fn ahead(game: &ExcavationEarth) -> f64 {
    let parties = game.variants().parties();
    let hands: usize = parties.map(|party| game.player(party).hand().count()).sum();
    let now = (hands as f64 / (7.0 * f64::from(game.variants().seats))).min(1.0);
    (f64::from(ROUNDS - game.round()) + now) / f64::from(ROUNDS)
}
