//! How one game ended.

use dighouse_game::{Seat, Standings};
use serde::{Deserialize, Serialize};

use super::guest::Fault;
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
    /// Why it forfeited the game, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

impl Outcome {
    /// The outcome of a game. `effort` gives the number of a seat's decisions, their time in microseconds, and why it
    /// forfeited. Who forfeited ranks behind everybody who did not, and is never first.
    pub(super) fn new(
        game: u64,
        fixture: &Fixture<'_>,
        standings: &Standings,
        effort: impl Fn(Seat) -> (u64, u64, Option<Fault>),
    ) -> Outcome {
        let seats = Seat::first(standings.seats());
        let place = |seat: Seat| (effort(seat).2.is_some(), standings.rank(seat));
        let rank = |seat: Seat| match place(seat) {
            (false, _) if seats.clone().all(|other| !place(other).0) => standings.rank(seat),
            (forfeited, _) => {
                let ahead = seats.clone().filter(|&other| place(other) < place(seat)).count() as u8;
                (1 + ahead).max(1 + u8::from(forfeited))
            }
        };
        let seated = |seat| {
            let (decisions, micros, fault) = effort(seat);
            let points = standings.points(seat).to_vec();
            Seated { bot: fixture.bot_at(seat), rank: rank(seat), points, decisions, micros, fault }
        };
        Outcome { game, seats: seats.clone().map(seated).collect() }
    }

    /// Twice the score of the plan's first bot against its second: 2 for a win, 1 for a tie, 0 for a loss.
    pub(super) fn halves(&self) -> usize {
        let rank = |bot| self.seats.iter().find(|seated| seated.bot == bot).map(|seated| seated.rank);
        usize::from(rank(0) <= rank(1)) + usize::from(rank(0) < rank(1))
    }

    /// Whether this can be the outcome of a game with so many categories on its score sheet.
    pub(super) fn fits(&self, fixture: &Fixture<'_>, categories: usize) -> bool {
        let fits = |(seat, seated): (Seat, &Seated)| {
            seated.bot == fixture.bot_at(seat) && seated.points.len() == categories && seated.rank > 0
        };
        self.seats.len() == fixture.seats() && Seat::ALL.into_iter().zip(&self.seats).all(fits)
    }
}
