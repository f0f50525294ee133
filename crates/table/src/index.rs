//! What a store needs to know of a table to find it.

use serde::{Deserialize, Serialize};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are being taken.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over, or the table was closed.
    Over,
}

/// What lists need to know of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// How far the table is.
    pub phase: Phase,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Whether there is an open seat.
    pub has_open_seat: bool,
    /// Whether a bot must act.
    pub bot_to_move: bool,
    /// When the first clock runs out, in milliseconds since 1970.
    pub due: Option<i64>,
    /// When a rated game ended, in milliseconds since 1970.
    pub rated: Option<i64>,
    /// The ids of the people whose turn it is.
    pub asked: Vec<String>,
    /// When the table last changed, in milliseconds since 1970.
    pub changed: i64,
    /// The ids of all who have ever sat there, even if the store has no such player.
    pub players: Vec<String>,
    /// What lists show of the table, as JSON.
    pub card: String,
}
