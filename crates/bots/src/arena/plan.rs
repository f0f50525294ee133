//! The plan of a tournament.

use dighouse_game::Setup;

use super::schedule::Schedule;
use super::{ArenaError, Entrant};

/// A tournament: which bots play how many games.
///
/// Every combination of bots that fills the seats is a table. In game `i` of a table (counted from 0) bot `k` of its `n`
/// bots sits at seat `(k + i) mod n`. The `n` games of one full rotation have the same seed, at all tables: every bot
/// plays every seat of the same deals against everybody.
///
/// ```
/// use dighouse_bots::arena::Plan;
/// use dighouse_game::{Game, Setup};
/// use dighouse_lost_code::LostCode;
///
/// let setup = Setup::new(&LostCode::INFO, 2)?;
/// let bots = ["random", "novice", "exact"].map(|bot| bot.parse().unwrap()).to_vec();
/// let plan = Plan { setup, bots, games: 10, seed: 1, threads: 2 };
/// assert_eq!(plan.total(), 30, "three pairs play ten games each");
/// # Ok::<(), dighouse_game::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    /// The options, and the number of seats at a table.
    pub setup: Setup,
    /// The bots: at least as many as there are seats.
    pub bots: Vec<Entrant>,
    /// The number of games at each table: best a multiple of its seats.
    pub games: u64,
    /// The seed of all randomness. The same seed gives the same report, except for times.
    pub seed: u64,
    /// The number of threads; 0 counts as 1.
    pub threads: usize,
}

impl Plan {
    /// The number of games at all tables together.
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
