//! What a search should know of Lost Ruins of Arnak.

use dighouse_arnak::{Action, Arnak};
use dighouse_game::{Game, PerSeat, Seat};

use super::foresight::Foresight;
use super::prospects::FITTED;
use super::weights::TUNED;
use crate::search::{Budget, Insight, Outlook};

/// The rounds of a game.
const ROUNDS: f64 = 5.0;

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
            points[seat] = FITTED.expected(self, seat);
        }
        let rival = self.rival_total().map(|now| f64::from(now) + rival_to_come(self, ROUNDS * ahead));
        Outlook { points, rival, ahead }
    }

    fn instinct(&self, seat: Seat, actions: &[Action], worth: &mut Vec<f64>) {
        let mut foresight = Foresight::new(&TUNED, seat);
        worth.clear();
        worth.extend(actions.iter().map(|&action| foresight.worth(self, action)));
    }

    fn reflex(&self, seat: Seat, actions: &[Action], ahead: &mut Vec<Action>) -> Action {
        Foresight::new(&TUNED, seat).at_a_glance(self, actions, ahead)
    }

    /// Within a round too much depends on what can still be done with what one has; at the beginning of
    /// a round there are no loose ends.
    fn is_settled(&self) -> bool {
        self.is_round_new()
    }
}

/// What the rival gains in so many rounds to come, the last of the game among them: measured, in 800 games of `greedy`.
fn rival_to_come(game: &Arnak, rounds: f64) -> f64 {
    let red_tiles = f64::from(game.variants().difficulty);
    rounds.min(1.0) * (11.5 * (rounds - 1.0).max(0.0) + 2.0 + red_tiles * (2.6 + 0.45 * rounds))
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
