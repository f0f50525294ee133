//! How one game ended.

use dighouse_game::{Seat, Standings};
use serde::{Deserialize, Serialize};

use super::schedule::Fixture;

/// How a game of a tournament ended: everything that the report needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The number of the game in its plan.
    pub game: u64,
    /// The result of each seat.
    pub seats: Vec<Seated>,
}

/// How a game ended for a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// The bot's index in the plan.
    pub bot: usize,
    /// Its rank: the winner has 1.
    pub rank: u8,
    /// Its points by category.
    pub points: Vec<i16>,
    /// The number of its decisions.
    pub decisions: u64,
    /// The time that it took for them, in microseconds.
    pub micros: u64,
}

impl Outcome {
    /// The outcome of a game. `effort` gives the number of a seat's decisions and their time in microseconds.
    pub(super) fn new(
        game: u64,
        fixture: &Fixture<'_>,
        standings: &Standings,
        effort: impl Fn(Seat) -> (u64, u64),
    ) -> Outcome {
        let seated = |seat| {
            let (decisions, micros) = effort(seat);
            let points = standings.points(seat).to_vec();
            Seated { bot: fixture.bot_at(seat), rank: standings.rank(seat), points, decisions, micros }
        };
        Outcome { game, seats: Seat::first(standings.seats()).map(seated).collect() }
    }

    /// Whether this can be the outcome of a game with so many categories on its score sheet.
    pub(super) fn fits(&self, fixture: &Fixture<'_>, categories: usize) -> bool {
        let fits = |(seat, seated): (Seat, &Seated)| {
            seated.bot == fixture.bot_at(seat) && seated.points.len() == categories && seated.rank > 0
        };
        self.seats.len() == fixture.seats() && Seat::ALL.into_iter().zip(&self.seats).all(fits)
    }
}
