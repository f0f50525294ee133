//! The expeditions: one for each player, and the neutral one of the two-player game.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use dighouse_game::{MAX_SEATS, ParseError, Seat};
use serde::{Deserialize, Serialize};

/// A player's expedition, or the neutral one of the two-player game. Written as the seat's number or `neutral`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(untagged)]
pub enum Expedition {
    /// A player's.
    Seat(Seat),
    /// The neutral one.
    Neutral(Neutral),
}

/// The neutral expedition's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Neutral {
    /// `neutral`
    Neutral,
}

impl Expedition {
    /// The neutral expedition.
    pub const NEUTRAL: Expedition = Expedition::Neutral(Neutral::Neutral);

    /// The expeditions of a game.
    pub fn of(seats: u8) -> impl Iterator<Item = Expedition> + Clone {
        Seat::first(seats).map(Expedition::Seat).chain((seats == 2).then_some(Expedition::NEUTRAL))
    }

    /// Its player; `None` for the neutral expedition.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Expedition::Seat(seat) => Some(seat),
            Expedition::Neutral(_) => None,
        }
    }

    const fn index(self) -> usize {
        match self {
            Expedition::Seat(seat) => seat.index(),
            Expedition::Neutral(_) => MAX_SEATS,
        }
    }
}

impl fmt::Display for Expedition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expedition::Seat(seat) => seat.fmt(f),
            Expedition::Neutral(_) => f.write_str("neutral"),
        }
    }
}

impl FromStr for Expedition {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Expedition, ParseError> {
        match text {
            "neutral" => Ok(Expedition::NEUTRAL),
            _ => match text.parse() {
                Ok(seat) => Ok(Expedition::Seat(seat)),
                Err(_) => Err(ParseError::new("a seat or `neutral`", text)),
            },
        }
    }
}

impl From<Seat> for Expedition {
    fn from(seat: Seat) -> Expedition {
        Expedition::Seat(seat)
    }
}

/// One `T` for each expedition that can exist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PerExpedition<T>(pub(crate) [T; MAX_SEATS + 1]);

impl<T> Index<Expedition> for PerExpedition<T> {
    type Output = T;

    #[inline]
    fn index(&self, expedition: Expedition) -> &T {
        &self.0[expedition.index()]
    }
}

impl<T> IndexMut<Expedition> for PerExpedition<T> {
    #[inline]
    fn index_mut(&mut self, expedition: Expedition) -> &mut T {
        &mut self.0[expedition.index()]
    }
}
