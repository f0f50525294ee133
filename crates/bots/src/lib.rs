//! Bots that play board games, the search they are built on, and the arena that measures them.
//!
//! A [`Bot`] is given a [`Perspective`]: what its seat may see, which actions are legal, and determinizations, that is,
//! states that agree with what the seat knows. It cannot reach the real state, so a bot that cheats does not compile.
//!
//! ```
//! use dighouse_bots::HasBots;
//! use dighouse_game::{Game, Perspective, Seed, Setup, Silent, Stream};
//! use dighouse_mykerinos::Mykerinos;
//!
//! let setup = Setup::new(&Mykerinos::INFO, 2)?;
//! let mut game = Mykerinos::begin(&setup, Seed::from_number(1), &mut Silent)?;
//! let mut bot = Mykerinos::bot(&"greedy".parse()?)?;
//! let mut rng = Stream::new(Seed::from_number(2), 0);
//!
//! while let Some(seat) = game.decision().seats().iter().next() {
//!     let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
//!     game.play(seat, action, &mut Silent);
//! }
//! assert!(game.decision().is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`search`] has the tree search, [`arena`] plays tournaments, [`Tuning`] and [`Fitting`] find better weights.

// Some helpers serve one game only.
#![cfg_attr(not(all(feature = "arnak", feature = "excavation-earth")), allow(dead_code))]

pub mod arena;
#[cfg(feature = "arnak")]
mod arnak;
mod best;
#[cfg(feature = "excavation-earth")]
mod excavation_earth;
mod fitting;
mod level;
mod linear_algebra;
#[cfg(feature = "lost-code")]
mod lost_code;
#[cfg(feature = "mykerinos")]
mod mykerinos;
mod random;
pub mod search;
mod tuning;

use dighouse_game::{Game, Perspective, Stream};
pub use dighouse_tables::{ActionValue, Analysis, BotError, BotSpec, Candidate, SeatValue, StopToken};
use serde_json::Value;

pub use fitting::{Fitted, Fitting, LinearValue};
pub use random::Random;
use search::SearchStats;
pub use tuning::{TunableBot, Tuned, Tuning};

/// A player of `G`.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions. The seat of `perspective` has to decide. All randomness comes from `rng`, so
    /// that a game can be reproduced.
    fn choose(&mut self, perspective: &Perspective<'_, G>, rng: &mut Stream) -> G::Action;

    /// Analyses the position. The seat of `perspective` has to decide.
    fn analyse(&mut self, perspective: &Perspective<'_, G>, rng: &mut Stream) -> Analysis<G::Action> {
        Analysis::only(self.choose(perspective, rng))
    }

    /// Sets the token that stops the bot or cuts its time. A bot that answers at once may ignore it.
    fn set_stop_token(&mut self, _stop: &StopToken) {}

    /// The size of its search. `None` if it does not search.
    fn search_stats(&self) -> Option<SearchStats> {
        None
    }
}

/// A game that has bots.
pub trait HasBots: Game {
    /// The names of its bots, the weakest first.
    const BOTS: &'static [&'static str];

    /// The bot that `spec` names.
    ///
    /// ```
    /// use dighouse_bots::{BotError, HasBots};
    /// use dighouse_lost_code::LostCode;
    ///
    /// assert!(LostCode::BOTS.contains(&"exact"));
    /// assert!(LostCode::bot(&"search:iters=100".parse()?).is_ok());
    /// let error = LostCode::bot(&"exact:ms=10".parse()?).err();
    /// assert_eq!(error, Some(BotError::UnknownSetting { bot: "exact".into(), key: "ms".into() }));
    /// # Ok::<(), BotError>(())
    /// ```
    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Self>>, BotError>;

    /// What the seat could work out with pencil and paper, for tables that allow aids. Null if there is nothing to
    /// work out.
    fn aid(_perspective: &Perspective<'_, Self>) -> Value {
        Value::Null
    }

    /// The bot whose weights can be tuned.
    fn tunable_bot() -> TunableBot<Self>;

    /// The value function of its search, if it is linear in named features.
    fn linear_value() -> Option<LinearValue<Self>> {
        None
    }
}

/// Compiles the bot of the guide.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/bots.md")]
struct Guide;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
