//! What each action promises.

use dighouse_game::Seat;
use dighouse_mykerinos::{Action, Expedition, Placement, PlotFace, Room, Side, View};

use super::majority::Majority;
use super::weights::Weights;
use super::worth::Worth;

/// What a seat's actions are worth now.
pub(super) struct Judge<'a> {
    weights: &'a Weights,
    view: &'a View,
    seat: Seat,
    zones: Majority<'a>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(weights: &'a Weights, view: &'a View, seat: Seat) -> Judge<'a> {
        Judge { weights, view, seat, zones: Majority::of(weights, view) }
    }

    /// What an action of the seat is worth, in points.
    pub(super) fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Pass => self.after(&self.zones.passed(self.seat), 0.0),
            Action::Dig { squares } | Action::Extend { squares } => self.placed(squares, 0.0),
            // Help is there again in every round; but of two equal ways the plain one keeps it ready.
            Action::Patron { squares, patron } => {
                let recruited = if patron == dighouse_mykerinos::Patron::Violet { 1.0 } else { 0.0 };
                self.placed(squares, recruited) - 0.01
            }
            Action::Brown { room } => self.after(&self.zones, -1.0) + self.room(room),
            Action::Neutral { squares } => {
                self.balance(&self.zones.with(self.view, Expedition::NEUTRAL, squares))
            }
            // An archaeologist who could still stand in the way later is not wasted for nothing.
            Action::Skip => self.balance(&self.zones) + 0.05,
            Action::Take { side } => self.plot(side).map_or(0.0, |plot| self.taken(plot)),
            Action::Museum { room } => self.room(room),
            Action::Decline => 0.0,
            Action::Remove { side } => self.plot(side).map_or(0.0, |plot| self.rivals_gain(plot)),
        }
    }

    /// What the zones promise, less what they promise the others.
    fn balance(&self, zones: &Majority<'_>) -> f64 {
        zones.promise(self.seat) - self.weights.denial * self.of_rivals(|rival| zones.promise(rival))
    }

    /// The mean over all others.
    fn of_rivals(&self, of: impl Fn(Seat) -> f64) -> f64 {
        let rivals = || self.view.players.iter().map(|player| player.seat).filter(|&seat| seat != self.seat);
        rivals().map(&of).sum::<f64>() / rivals().count().max(1) as f64
    }

    /// The zones, and the archaeologists kept in the pool, of which some come or go.
    fn after(&self, zones: &Majority<'_>, change: f64) -> f64 {
        let pool = f64::from(self.view.players[self.seat.index()].pool) + change;
        // After the last round the pool only breaks a tie.
        let kept = if self.view.round < 4 { self.weights.kept } else { 0.01 };
        self.balance(zones) + kept * pool
    }

    fn placed(&self, squares: Placement, recruited: f64) -> f64 {
        let zones = self.zones.with(self.view, self.seat.into(), squares);
        self.after(&zones, recruited - squares.len() as f64)
    }

    fn room(&self, room: Room) -> f64 {
        let seen = self.view.rooms.iter().find(|seen| seen.room == room);
        seen.map_or(0.0, |seen| {
            self.of(self.seat).room(seen)
                + self.weights.denial * self.of_rivals(|rival| self.of(rival).room(seen)) / 2.0
        })
    }

    /// What things bring a seat.
    const fn of(&self, seat: Seat) -> Worth<'a> {
        Worth::new(self.weights, self.view, seat)
    }

    /// A plot of the zone that is evaluated.
    fn plot(&self, side: Side) -> Option<PlotFace> {
        let zone = self.view.claim.as_ref()?.zone;
        self.view.plots.iter().find(|plot| plot.zone == zone && plot.side == side).map(|plot| plot.face)
    }

    fn taken(&self, plot: PlotFace) -> f64 {
        self.of(self.seat).plot(plot) + self.weights.denial * self.rivals_gain(plot) / 2.0
    }

    fn rivals_gain(&self, plot: PlotFace) -> f64 {
        self.of_rivals(|rival| self.of(rival).plot(plot))
    }
}
