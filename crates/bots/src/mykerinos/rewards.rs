//! What plots and rooms bring a player, in points.

use dighouse_game::Seat;
use dighouse_mykerinos::{Patron, PlotFace, RoomView, View};

use super::weights::Weights;

/// The rounds of a game.
const ROUNDS: u8 = 4;

/// What a complete set of the five patrons pays.
const SERIES: f64 = 5.0;

/// What plots and rooms bring one player.
pub(super) struct Rewards<'a> {
    weights: &'a Weights,
    view: &'a View,
    seat: Seat,
}

impl<'a> Rewards<'a> {
    pub(super) const fn new(weights: &'a Weights, view: &'a View, seat: Seat) -> Rewards<'a> {
        Rewards { weights, view, seat }
    }

    /// The number of rounds after this one.
    fn rounds_left(&self) -> f64 {
        f64::from(ROUNDS - self.view.round)
    }

    fn owned(&self, patron: Patron) -> u8 {
        self.view.players[self.seat.index()].patrons[patron.index()].plots
    }

    /// A plot brings its printed points, its share of a series, the worth of its wing at the end, and its patron's help
    /// until then.
    pub(super) fn plot(&self, face: PlotFace) -> f64 {
        let printed = f64::from(face.value);
        let Some(patron) = face.patron else { return printed };
        let wing = self.view.wings.iter().find(|wing| wing.patron == patron);
        let now = wing.map_or(1.0, |wing| f64::from(wing.worth[self.seat.index()]));
        // While rounds are left, a wing is expected to become worth at least 2.
        let exhibition = if self.rounds_left() > 0.0 { now.max(2.0) } else { now };
        printed + exhibition + self.series(patron) + self.weights.help * self.rounds_left()
    }

    /// A series needs one of each patron: a plot that fills a gap gets its share, a surplus plot gets none yet.
    fn series(&self, patron: Patron) -> f64 {
        let lowest = Patron::ALL.into_iter().map(|other| self.owned(other)).min().unwrap_or(0);
        let missing = Patron::ALL.into_iter().filter(|&other| self.owned(other) == lowest).count();
        let likely = if missing == 1 { 1.0 } else { 0.25 + 0.15 * self.rounds_left() };
        if self.owned(patron) == lowest { likely * SERIES / missing as f64 } else { 0.0 }
    }

    /// What a room adds to the plots owned and to those expected, and the room it leads to.
    pub(super) fn room(&self, room: &RoomView) -> f64 {
        let gain = |&number: &u8| {
            let wing = &self.view.wings[usize::from(number) - 1];
            let step = f64::from(room.value.saturating_sub(wing.worth[self.seat.index()]));
            let plots = f64::from(self.owned(wing.patron)) + self.weights.more_plots * self.rounds_left();
            let five = &self.view.rooms[usize::from(number) - 1];
            let way = if room.value < 5 && five.holder.is_none() {
                self.weights.way * self.rounds_left() / 3.0
            } else {
                0.0
            };
            step * plots + way
        };
        room.wings.iter().map(gain).sum()
    }

    /// The value of the best room that the player could enter from the supply; 0 if there is none.
    pub(super) fn best_room(&self) -> f64 {
        let player = &self.view.players[self.seat.index()];
        let open = self.view.rooms.iter().filter(|room| room.holder.is_none() && self.may_enter(room));
        let best = open.map(|room| self.room(room)).fold(0.0, f64::max);
        if player.supply > 0 { best } else { 0.0 }
    }

    fn may_enter(&self, room: &RoomView) -> bool {
        let next =
            |other: &&RoomView| other.value < 5 && other.wings.iter().any(|wing| room.wings.contains(wing));
        let mut ways = self.view.rooms.iter().filter(next);
        room.value < 5 || ways.any(|way| way.holder == Some(self.seat))
    }
}
