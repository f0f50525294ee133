//! The score of each action, in points.

use dighouse_game::Seat;
use dighouse_mykerinos::{Action, Expedition, Placement, PlotFace, Room, Side, View};

use super::majority::Majorities;
use super::rewards::Rewards;
use super::weights::Weights;

/// Scores the actions of a seat in one position.
pub(super) struct ActionScorer<'a> {
    weights: &'a Weights,
    view: &'a View,
    seat: Seat,
    zones: Majorities<'a>,
}

impl<'a> ActionScorer<'a> {
    pub(super) fn new(weights: &'a Weights, view: &'a View, seat: Seat) -> ActionScorer<'a> {
        ActionScorer { weights, view, seat, zones: Majorities::of(weights, view) }
    }

    /// The score of an action.
    pub(super) fn score(&self, action: Action) -> f64 {
        match action {
            Action::Pass => self.after(&self.zones.passed(self.seat), 0.0),
            Action::Dig { squares } | Action::Extend { squares } => self.placed(squares, 0.0),
            // A patron helps once a round, so of two equal placements the one without help is better.
            Action::Patron { squares, patron } => {
                let recruited = if patron == dighouse_mykerinos::Patron::Violet { 1.0 } else { 0.0 };
                self.placed(squares, recruited) - 0.01
            }
            Action::Brown { room } => self.after(&self.zones, -1.0) + self.room(room),
            Action::Neutral { squares } => {
                self.balance(&self.zones.with(self.view, Expedition::NEUTRAL, squares))
            }
            // A neutral archaeologist that gains nothing now can still block somebody later.
            Action::Skip => self.balance(&self.zones) + 0.05,
            Action::Take { side } => self.plot(side).map_or(0.0, |plot| self.taken(plot)),
            Action::Museum { room } => self.room(room),
            Action::Decline => 0.0,
            Action::Remove { side } => self.plot(side).map_or(0.0, |plot| self.rivals_gain(plot)),
        }
    }

    /// What the zones are expected to bring the seat, less a share of what they bring the others.
    fn balance(&self, zones: &Majorities<'_>) -> f64 {
        zones.expected(self.seat) - self.weights.denial * self.mean_of_rivals(|rival| zones.expected(rival))
    }

    /// The mean over all other seats.
    fn mean_of_rivals(&self, of: impl Fn(Seat) -> f64) -> f64 {
        let rivals = || self.view.players.iter().map(|player| player.seat).filter(|&seat| seat != self.seat);
        rivals().map(&of).sum::<f64>() / rivals().count().max(1) as f64
    }

    /// The zones, and the archaeologists that stay in the pool after a change of their number.
    fn after(&self, zones: &Majorities<'_>, change: f64) -> f64 {
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
            self.rewards(self.seat).room(seen)
                + self.weights.denial * self.mean_of_rivals(|rival| self.rewards(rival).room(seen)) / 2.0
        })
    }

    /// What plots and rooms bring a seat.
    const fn rewards(&self, seat: Seat) -> Rewards<'a> {
        Rewards::new(self.weights, self.view, seat)
    }

    /// A plot of the zone that is being scored.
    fn plot(&self, side: Side) -> Option<PlotFace> {
        let zone = self.view.claim.as_ref()?.zone;
        self.view.plots.iter().find(|plot| plot.zone == zone && plot.side == side).map(|plot| plot.face)
    }

    fn taken(&self, plot: PlotFace) -> f64 {
        self.rewards(self.seat).plot(plot) + self.weights.denial * self.rivals_gain(plot) / 2.0
    }

    fn rivals_gain(&self, plot: PlotFace) -> f64 {
        self.mean_of_rivals(|rival| self.rewards(rival).plot(plot))
    }
}
