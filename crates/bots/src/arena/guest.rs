//! Players from outside, which may fail.

use dighouse_game::{Game, Perspective, Stream};
use serde::{Deserialize, Serialize};

/// A player that is not part of this program: a program that speaks the bot protocol, a class in Python. Unlike a
/// [`Bot`](crate::Bot) it may fail.
///
/// A guest that fails forfeits the game: whatever is left to decide at its seat is decided at random, so that the
/// others can finish, and it ranks behind everybody who did not fail. Nobody wins by being the last to fail.
pub trait Guest<G: Game>: Send {
    /// Chooses one of the legal actions. The seat of `perspective` has to decide.
    ///
    /// # Errors
    /// Why there is no answer. Then the guest is not asked again.
    fn choose(&mut self, perspective: &Perspective<'_, G>, rng: &mut Stream) -> Result<G::Action, Fault>;
}

/// Makes the guest of a game by its name.
pub type MakeGuest<'a, G> = dyn Fn(&str) -> Result<Box<dyn Guest<G>>, Fault> + Sync + 'a;

/// Why a guest forfeits a game. Its text for users is in the locales.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum Fault {
    /// It could not be started.
    GuestNotStarted {
        /// Why.
        what: String,
    },
    /// It did not answer in time.
    GuestTooLate {
        /// The time that it had, in milliseconds.
        ms: u64,
    },
    /// It ended, or closed its output.
    GuestEnded {
        /// How.
        what: String,
    },
    /// What it said is not an answer.
    GuestGarbage {
        /// What it said.
        line: String,
    },
    /// It said itself that it cannot play.
    GuestRefused {
        /// Why.
        what: String,
    },
    /// It chose an action that is not legal.
    GuestCheated {
        /// The action.
        action: String,
    },
}
