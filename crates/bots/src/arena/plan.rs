//! What a tournament shall be.

use dighouse_game::Setup;

use super::ArenaError;
use super::schedule::Schedule;
use crate::BotSpec;

/// A tournament: which bots play how many games of what.
///
/// Every table that the bots can form plays, each with a seat for every one of its `n` bots. In its game `i`
/// (counted from 0) bot `k` of the table sits at seat `(k + i) mod n`. The `n` games of one full rotation have
/// the same seed, at all tables: every bot plays every seat of the same deals against everybody.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Options, and how many play at a table.
    pub setup: Setup,
    /// The bots: at least as many as there are seats.
    pub bots: Vec<BotSpec>,
    /// How many games each table plays: best a multiple of its seats.
    pub games: u64,
    /// What all randomness comes from: the same seed gives the same report, times aside.
    pub seed: u64,
    /// How many threads play; 0 counts as 1.
    pub threads: usize,
}

impl Plan {
    /// How many games are played at all tables together.
    pub fn total(&self) -> u64 {
        Schedule::of(self).numbers().count() as u64
    }

    pub(super) fn check(&self) -> Result<(), ArenaError> {
        let (bots, seats) = (self.bots.len(), self.setup.seats());
        if bots < usize::from(seats) {
            return Err(ArenaError::BotsForSeats { bots, seats });
        }
        if self.games == 0 { Err(ArenaError::NoGames) } else { Ok(()) }
    }
}
