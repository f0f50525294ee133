//! Who takes part: the players, and Zu.

use std::fmt;

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
            Written::Name(name) => Err(D::Error::custom(format!("`{name}` takes no part"))),
        }
    }
}
