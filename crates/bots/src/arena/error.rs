//! Why a tournament cannot be played.

use std::fmt;

use dighouse_game::{Seed, SetupError};
use serde::Serialize;

use crate::BotError;

/// Why a tournament cannot be played; data, whose words are in the locales.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum ArenaError {
    /// There must be at least as many bots as seats.
    BotsForSeats {
        /// The bots.
        bots: usize,
        /// The seats.
        seats: u8,
    },
    /// Of no games there is nothing to report.
    NoGames,
    /// A bot did what it may not do.
    BotCheated {
        /// Which bot.
        bot: String,
        /// In which game of the plan, counted from 0.
        game: u64,
        /// The seed of that game.
        seed: Seed,
        /// What it did.
        action: String,
    },
    /// What is said to have been played cannot have been.
    ForeignOutcome {
        /// Of which game.
        game: u64,
    },
    /// A game could not be kept.
    NotKept {
        /// Why.
        what: String,
    },
    /// There is no such bot.
    #[serde(untagged)]
    Bot(BotError),
    /// The game cannot begin.
    #[serde(untagged)]
    Setup(SetupError),
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ArenaError {}
