//! Points by category, and ranks.

use dighouse_game::{Seat, Standings};

use crate::LostCode;

/// The categories of the score sheet.
pub(crate) const CATEGORIES: [&str; 3] = ["bets", "curse", "guesses"];

/// A category of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Category {
    Bets,
    Curse,
    Guesses,
}

impl LostCode {
    /// Moves a marker and adds the points to a category. With a floor no marker falls below 0. Returns the points.
    pub(crate) fn score(&mut self, seat: Seat, category: Category, points: i16) -> i16 {
        let lowest = if self.variants.score_floor { -self.track.points(seat) } else { i16::MIN };
        let points = points.max(lowest);
        self.track.advance(seat, points);
        self.players[seat].scored[category as usize] += points;
        points
    }

    pub(crate) fn score_sheet(&self) -> Standings {
        let mut standings = Standings::new(&CATEGORIES, self.variants.seats);
        for seat in Seat::first(self.variants.seats) {
            for (category, &points) in self.players[seat].scored.iter().enumerate() {
                standings.add(seat, category, points);
            }
        }
        standings.rank_by(|seat| self.track.order().iter().position(|&other| other == seat));
        standings
    }
}
