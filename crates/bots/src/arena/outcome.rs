//! How one game ended.

use dighouse_game::{Seat, Standings};
use serde::{Deserialize, Serialize};

use super::schedule::Fixture;

/// How a game of a tournament ended: all that the report needs of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The number of the game in its plan.
    pub game: u64,
    /// Seat by seat.
    pub seats: Vec<Seated>,
}

/// How a game ended for a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Its place in the plan, counted from 0.
    pub bot: usize,
    /// Its rank: 1 has won.
    pub rank: u8,
    /// Its points by category.
    pub points: Vec<i16>,
    /// How often it was asked.
    pub decisions: u64,
    /// How long it thought, in microseconds.
    pub micros: u64,
}

impl Outcome {
    /// The outcome of a game whose bots thought that often and that long.
    pub(super) fn new(
        game: u64,
        fixture: &Fixture<'_>,
        standings: &Standings,
        thought: impl Fn(Seat) -> (u64, u64),
    ) -> Outcome {
        let seated = |seat| {
            let (decisions, micros) = thought(seat);
            let points = standings.points(seat).to_vec();
            Seated { bot: fixture.bot_at(seat), rank: standings.rank(seat), points, decisions, micros }
        };
        Outcome { game, seats: Seat::first(standings.seats()).map(seated).collect() }
    }

    /// Whether this can be how a game ended, with so many lines on the score sheet.
    pub(super) fn is_of(&self, fixture: &Fixture<'_>, categories: usize) -> bool {
        let fits = |(seat, seated): (Seat, &Seated)| {
            seated.bot == fixture.bot_at(seat) && seated.points.len() == categories && seated.rank > 0
        };
        self.seats.len() == fixture.seats() && Seat::ALL.into_iter().zip(&self.seats).all(fits)
    }
}
