//! How a game ended.

use std::collections::BTreeSet;

use dighouse_game::ScoreRow;

use super::Table;
use crate::history::Ended;

impl Table {
    /// How the game ended; none before, or if the table was closed.
    pub(super) fn ended(&self) -> Option<Ended> {
        let at = self.ended.filter(|_| !self.closed)?;
        let mut rows = self.sheet();
        rows.sort_by_key(|row| row.seat.index());
        let key = |row: &ScoreRow| (self.has_quit(row), row.rank);
        let keys: Vec<(bool, u8)> = rows.iter().map(key).collect();
        let place = |own: &(bool, u8)| match keys.len() {
            // A single player keeps the rank.
            1 => own.1,
            _ => 1 + keys.iter().filter(|&other| other < own).count() as u8,
        };
        Some(Ended {
            at,
            places: keys.iter().map(place).collect(),
            scores: rows.iter().map(|row| row.total).collect(),
            rated: self.is_between_accounts() && (self.has_people() || !self.made.waits_for_people),
        })
    }

    /// Whether a person left this seat to a bot.
    fn has_quit(&self, row: &ScoreRow) -> bool {
        self.seats.get(row.seat.index()).is_some_and(|place| place.substitute.is_some())
    }

    /// Whether every seat has a different account and the game was played from its beginning.
    fn is_between_accounts(&self) -> bool {
        let accounts: BTreeSet<&str> = self
            .seats
            .iter()
            .filter_map(|place| place.holder.person())
            .filter(|person| person.account)
            .map(|person| person.id.as_str())
            .collect();
        self.secret().is_some() && self.seats.len() >= 2 && accounts.len() == self.seats.len()
    }
}
