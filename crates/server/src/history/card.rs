//! The card of a table: what lists show of it.

use std::collections::BTreeMap;

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use super::{Holder, Pace, TimeControl};
use crate::store::Phase;

/// What lists show of a table, for any reader. The store keeps it beside the lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seats: Vec<CardSeat>,
    pub(crate) public: bool,
    pub(crate) pace: Pace,
    pub(crate) aids: bool,
    pub(crate) clock: Option<TimeControl>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) locked: bool,
    pub(crate) phase: Phase,
    pub(crate) asked: Vec<Seat>,
    pub(crate) step: u32,
    pub(crate) winners: Vec<Seat>,
    pub(crate) closed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ended: Option<Ended>,
}

/// A seat on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CardSeat {
    pub(crate) holder: Holder,
    pub(crate) ready: bool,
    /// The bot that plays for a person who left the seat to it.
    #[serde(rename = "stand_in")]
    pub(crate) substitute: Option<String>,
}

/// How a game ended that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ended {
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// The place of each seat, 1 for the first. A player who left the seat to a bot ranks behind all who played on.
    pub(crate) places: Vec<u8>,
    /// The points of each seat.
    pub(crate) scores: Vec<i16>,
    /// Whether it changes ratings.
    pub(crate) rated: bool,
}

impl Card {
    /// Reads a card from its JSON; none if another version of the program wrote it in a form that is not known here.
    pub(crate) fn read(text: &str) -> Option<Card> {
        serde_json::from_str(text).ok()
    }

    /// The JSON that the store keeps.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("a card is plain data")
    }

    /// Whether the table is in the player's own lists: the player has not left it, and it was not closed.
    pub(crate) fn is_of(&self, player: &str) -> bool {
        !self.closed && self.seats.iter().any(|seat| seat.is_of(player))
    }

    /// Whether anybody may see the game and its replay.
    pub(crate) const fn is_public(&self) -> bool {
        self.public && !self.locked
    }
}

impl CardSeat {
    /// Whether `player` holds the seat, or held it and left it to a bot.
    pub(crate) fn is_of(&self, player: &str) -> bool {
        self.holder.person().is_some_and(|person| person.id == player)
    }
}
