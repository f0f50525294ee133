//! Whose archaeologists they are.

use std::ops::{Index, IndexMut};

use dighouse_game::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// A player's expedition, or the neutral one of the game for two. Written as the seat's number or `neutral`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(untagged)]
pub enum Expedition {
    /// A player's.
    Seat(Seat),
    /// Nobody's.
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
    /// The neutral one.
    pub const NEUTRAL: Expedition = Expedition::Neutral(Neutral::Neutral);

    /// The expeditions of a game.
    pub fn of(seats: u8) -> impl Iterator<Item = Expedition> + Clone {
        Seat::first(seats).map(Expedition::Seat).chain((seats == 2).then_some(Expedition::NEUTRAL))
    }

    /// Whose it is; none if nobody's.
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

impl From<Seat> for Expedition {
    fn from(seat: Seat) -> Expedition {
        Expedition::Seat(seat)
    }
}

/// One `T` for each expedition that can be.
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
