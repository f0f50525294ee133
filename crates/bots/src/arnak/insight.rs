//! What a search should know of Lost Ruins of Arnak.

use arnak::{Action, Arnak};
use game::{Game, PerSeat, Seat};

use super::foresight::Foresight;
use super::weights::{OUTLOOK, TUNED};
use crate::best::best_of;
use crate::search::{Budget, Insight, Outlook};

/// The rounds of a game.
const ROUNDS: f64 = 5.0;

/// What the rival gains in a round, about.
const OF_THE_RIVAL: f64 = 11.0;

impl Insight for Arnak {
    const SPREAD: f64 = 8.0;
    const TEMPER: f64 = 1.0;
    const PAR: f64 = 80.0;
    const NOVICE: Budget = Budget::iterations(60).doubting(2.0);
    const SKILLED: Budget = Budget::iterations(250).doubting(0.5);

    fn outlook(&self) -> Outlook {
        let ahead = ahead(self);
        let mut points = PerSeat::default();
        for seat in Seat::first(self.setup().seats()) {
            points[seat] = OUTLOOK.worth(self, seat);
        }
        let rival = self.rival_total().map(|now| f64::from(now) + OF_THE_RIVAL * ROUNDS * ahead);
        Outlook { points, rival, ahead }
    }

    fn instinct(&self, seat: Seat, actions: &[Action], worth: &mut Vec<f64>) {
        let mut foresight = Foresight::new(&TUNED, seat);
        worth.clear();
        worth.extend(actions.iter().map(|&action| foresight.worth(self, action)));
    }

    fn reflex(&self, seat: Seat, actions: &[Action], _ahead: &mut Vec<Action>) -> Action {
        let mut foresight = Foresight::new(&TUNED, seat);
        best_of(actions, |action| foresight.glance(self, action)).unwrap_or(Action::Pass)
    }

    /// Within a round too much depends on what can still be done with what one has; at the beginning of
    /// a round there are no loose ends.
    fn is_settled(&self) -> bool {
        self.is_round_new()
    }
}

/// The part of the game that is to come, as far as the rounds and the hands tell.
fn ahead(game: &Arnak) -> f64 {
    let seats = game.setup().seats();
    let digging = |seat: &Seat| !game.inventory(*seat).has_passed();
    let cards: usize =
        Seat::first(seats).filter(digging).map(|seat| game.inventory(seat).hand().count()).sum();
    let now = (cards as f64 / (5.0 * f64::from(seats))).min(1.0);
    (ROUNDS - f64::from(game.round()) + now) / ROUNDS
}
