//! How a table was made.

use std::collections::BTreeMap;

use dighouse_game::ModuleHash;
use serde::{Deserialize, Serialize};

/// How a table was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The rules module. Tables from before there were modules lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub module: Option<ModuleHash>,
    /// Options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<Holder>,
    /// Whether strangers may watch.
    pub public: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// Whether hints and other aids are allowed.
    pub aids: bool,
    /// How much time players have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Whether the game stops while everybody is away, and is rated only if somebody plays to its end. At tables of earlier versions
    /// bots play on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits_for_people: bool,
    /// The hash of its password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// The id of the player who made it.
    pub maker: String,
    /// Where the randomness comes from.
    pub source: Source,
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// In one sitting.
    Live,
    /// Over days.
    Slow,
}

/// How much time players have, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// For each turn.
    pub turn: u32,
    /// For all turns that take longer.
    pub bank: u32,
    /// What happens when both are used up.
    pub then: TimeOut,
}

/// What happens to a player whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOut {
    /// A bot plays until the player returns.
    Bot,
    /// The player loses; a bot plays on for the others.
    Loss,
}

/// Where the randomness comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The server's secret, to which players add their salts.
    Secret(String),
    /// A position.
    Position(String),
    /// The record of an unfinished game, which goes on here.
    Record(String),
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Person),
    /// A bot.
    Bot {
        /// Which.
        bot: String,
    },
}

impl Holder {
    /// The person, if it is one.
    pub const fn person(&self) -> Option<&Person> {
        match self {
            Holder::Person(person) => Some(person),
            Holder::Open | Holder::Bot { .. } => None,
        }
    }
}

/// A player in a seat. Several people at one screen have the same `id`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The player's id.
    pub id: String,
    /// The name; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Distinguishes guests without a name.
    pub number: u16,
    /// Whether the player had an account when sitting down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub account: bool,
}
