//! The parties of a game: the players, and Zu.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::Player;
use dighouse_game::{Filler, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A player, or Zu in a solo game. In JSON the number of the seat, or `"zu"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[cfg_attr(feature = "types", ts(type = "number | \"zu\""))]
pub enum Party {
    /// A player.
    Seat(Seat),
    /// The solo opponent.
    Zu,
}

/// How many parties there can be.
pub(crate) const MOST_PARTIES: usize = 4;

/// Everything that belongs to each party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Players([Player; MOST_PARTIES]);

impl Players {
    pub(crate) const WITHOUT_FACTIONS: Players = Players([Player::WITHOUT_FACTION; MOST_PARTIES]);

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Player> {
        self.0.iter()
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Player> {
        self.0.iter_mut()
    }
}

impl Index<Party> for Players {
    type Output = Player;

    #[inline]
    fn index(&self, party: Party) -> &Player {
        &self.0[party.index()]
    }
}

impl IndexMut<Party> for Players {
    #[inline]
    fn index_mut(&mut self, party: Party) -> &mut Player {
        &mut self.0[party.index()]
    }
}

impl Index<Seat> for Players {
    type Output = Player;

    #[inline]
    fn index(&self, seat: Seat) -> &Player {
        &self.0[seat.index()]
    }
}

impl IndexMut<Seat> for Players {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.0[seat.index()]
    }
}

impl Party {
    /// Where the party's things are; Zu has the second place of a solo game.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Party::Seat(seat) => seat.index(),
            Party::Zu => 1,
        }
    }

    /// The seat, if it is a player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Party::Seat(seat) => Some(seat),
            Party::Zu => None,
        }
    }
}

impl Filler for Party {
    const FILLER: Party = Party::Zu;
}

impl From<Seat> for Party {
    fn from(seat: Seat) -> Party {
        Party::Seat(seat)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Party::Seat(seat) => seat.fmt(f),
            Party::Zu => f.write_str("zu"),
        }
    }
}

impl Serialize for Party {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Party::Seat(seat) => seat.serialize(serializer),
            Party::Zu => serializer.serialize_str("zu"),
        }
    }
}

impl<'de> Deserialize<'de> for Party {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Party, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Seat(Seat),
            Name(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Seat(seat) => Ok(Party::Seat(seat)),
            Written::Name(name) if name == "zu" => Ok(Party::Zu),
            Written::Name(name) => Err(D::Error::custom(format!("`{name}` is not a party"))),
        }
    }
}
