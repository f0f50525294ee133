//! Why a tournament cannot be played.

use std::fmt;

use dighouse_game::{Seed, SetupError};
use serde::Serialize;

use super::Fault;
use crate::BotError;

/// Why a tournament cannot be played. Its text for users is in the locales.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum ArenaError {
    /// There are fewer bots than seats.
    BotsForSeats {
        /// The number of bots.
        bots: usize,
        /// The number of seats.
        seats: u8,
    },
    /// The plan has no games.
    NoGames,
    /// A bot chose an illegal action.
    BotCheated {
        /// The bot.
        bot: String,
        /// The number of the game in the plan, counted from 0.
        game: u64,
        /// The seed of that game.
        seed: Seed,
        /// The action.
        action: String,
    },
    /// A guest cannot take part.
    GuestAbsent {
        /// The guest's name.
        bot: String,
        /// Why.
        fault: Fault,
    },
    /// A test compares two bots at tables of two.
    SprtOfTwo {
        /// The number of bots.
        bots: usize,
        /// The number of seats.
        seats: u8,
    },
    /// An outcome does not belong to the plan.
    ForeignOutcome {
        /// The number of its game.
        game: u64,
    },
    /// A game could not be saved.
    NotKept {
        /// Why.
        what: String,
    },
    /// There is no such bot.
    #[serde(untagged)]
    Bot(BotError),
    /// The setup is invalid.
    #[serde(untagged)]
    Setup(SetupError),
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ArenaError {}
