//! The card of a table: what lists show of it.

use std::collections::BTreeMap;

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use super::{Holder, Pace, TimeControl};
use crate::Phase;

/// What lists show of a table, for any reader. The store keeps it beside the lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<CardSeat>,
    /// Whether strangers may watch.
    pub public: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// Whether hints and other aids are allowed.
    pub aids: bool,
    /// How much time players have.
    pub clock: Option<TimeControl>,
    /// Whether it has a password.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// How far it is.
    pub phase: Phase,
    /// The seats that must decide.
    pub asked: Vec<Seat>,
    /// How many actions were played.
    pub step: u32,
    /// The seats that have won.
    pub winners: Vec<Seat>,
    /// Whether it was closed before its game began.
    pub closed: bool,
    /// How its game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

/// A seat on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSeat {
    /// Who holds it.
    pub holder: Holder,
    /// Whether its person has sat down.
    pub ready: bool,
    /// The bot that plays for a person who left the seat to it.
    #[serde(rename = "stand_in")]
    pub substitute: Option<String>,
}

/// How a game ended that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The place of each seat, 1 for the first. A player who left the seat to a bot ranks behind all who played on.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i16>,
    /// Whether it changes ratings.
    pub rated: bool,
}

impl Card {
    /// Reads a card from its JSON; none if another version of the program wrote it in a form that is not known here.
    pub fn read(text: &str) -> Option<Card> {
        serde_json::from_str(text).ok()
    }

    /// The JSON that the store keeps.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a card is plain data")
    }

    /// Whether the table is in the player's own lists: the player has not left it, and it was not closed.
    pub fn is_of(&self, player: &str) -> bool {
        !self.closed && self.seats.iter().any(|seat| seat.is_of(player))
    }

    /// Whether anybody may see the game and its replay.
    pub const fn is_public(&self) -> bool {
        self.public && !self.locked
    }
}

impl CardSeat {
    /// Whether `player` holds the seat, or held it and left it to a bot.
    pub fn is_of(&self, player: &str) -> bool {
        self.holder.person().is_some_and(|person| person.id == player)
    }
}
