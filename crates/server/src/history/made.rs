//! How a table was made.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How a table was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Made {
    pub(crate) game: String,
    /// The version of the game's rules.
    pub(crate) rules: u32,
    /// Options that differ from their defaults.
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seats: Vec<Holder>,
    pub(crate) public: bool,
    pub(crate) pace: Pace,
    pub(crate) aids: bool,
    /// How much time players have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<TimeControl>,
    /// The hash of its password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) password: Option<String>,
    /// The id of the player who made it.
    pub(crate) maker: String,
    pub(crate) source: Source,
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pace {
    /// In one sitting.
    Live,
    /// Over days.
    Slow,
}

/// How much time players have, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TimeControl {
    /// For each turn.
    pub(crate) turn: u32,
    /// For all turns that take longer.
    pub(crate) bank: u32,
    /// What happens when both are used up.
    pub(crate) then: TimeOut,
}

/// What happens to a player whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TimeOut {
    /// A bot plays until the player returns.
    Bot,
    /// The player loses; a bot plays on for the others.
    Loss,
}

/// Where the randomness comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Source {
    /// The server's secret, to which players add their salts.
    Secret(String),
    /// A position.
    Position(String),
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Holder {
    Open,
    Person(Person),
    Bot { bot: String },
}

impl Holder {
    /// The person, if it is one.
    pub(crate) const fn person(&self) -> Option<&Person> {
        match self {
            Holder::Person(person) => Some(person),
            Holder::Open | Holder::Bot { .. } => None,
        }
    }
}

/// A player in a seat. Several people at one screen have the same `id`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: Option<String>,
    pub(crate) number: u16,
    /// Whether the player had an account when sitting down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) account: bool,
}
