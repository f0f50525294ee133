//! Players made of code.
//!
//! A [`Bot`] is given a [`Perspective`]: what its seat may see, what it may do, and worlds as they
//! may be. The state itself cannot be had from that, so cheating does not type-check.

pub mod arena;
mod arnak;
mod best;
mod effort;
mod excavation_earth;
mod fitting;
mod level;
mod lost_code;
mod mykerinos;
mod random;
pub mod search;
mod tuning;

use dighouse_game::{Game, Perspective, Stream};
pub use dighouse_tables::{ActionValue, Analysis, BotError, BotSpec, Candidate, SeatValue, StopToken};
use serde_json::Value;

pub use effort::Effort;
pub use fitting::{Expecting, Fitted, Fitting};
pub use random::Random;
pub use tuning::{Tuned, Tuning, Weighing};

/// A player of `G`.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions that the seat may take now; the seat is asked. All chance comes
    /// from `rng`, so that a game can be played again.
    fn choose(&mut self, eyes: &Perspective<'_, G>, rng: &mut Stream) -> G::Action;

    /// What the bot thinks of this moment; the seat is asked.
    fn analyse(&mut self, eyes: &Perspective<'_, G>, rng: &mut Stream) -> Analysis<G::Action> {
        Analysis::only(self.choose(eyes, rng))
    }

    /// Lets whoever waits for the bot hurry and stop it; one that answers at once need not listen.
    fn set_stop_token(&mut self, _leash: &StopToken) {}

    /// What its thinking took since it last began anew; none if it does not search.
    fn effort(&self) -> Option<Effort> {
        None
    }
}

/// A game that bots can play.
pub trait Botted: Game {
    /// The names of its bots, the weakest first.
    const BOTS: &'static [&'static str];

    /// The bot that `spec` names.
    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Self>>, BotError>;

    /// What a player could work out with pencil and patience, for tables that allow aids; nothing
    /// if there is nothing to work out.
    fn aid(_eyes: &Perspective<'_, Self>) -> Value {
        Value::Null
    }

    /// What its bots weigh.
    fn weighing() -> Weighing<Self>;

    /// What its searches expect; none if that is not a sum of terms.
    fn expecting() -> Option<Expecting<Self>> {
        None
    }
}

/// The bot that the guide builds must compile.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/bots.md")]
struct Guide;
