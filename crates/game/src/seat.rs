//! Seats and viewers.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::ParseError;

/// The most seats of any game.
pub const MAX_SEATS: usize = 4;

/// A seat at the table. In text and JSON the first seat is `1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "game.ts"))]
pub struct Seat(u8);

impl Seat {
    /// All possible seats, in order.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this index, counted from 0; `None` from [`MAX_SEATS`] on.
    ///
    /// ```
    /// # use dighouse_game::Seat;
    /// assert_eq!(Seat::new(0).unwrap().to_string(), "1");
    /// assert_eq!(Seat::new(4), None);
    /// ```
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Seat)
    }

    /// The seat's index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Seat(digit - b'1')),
            _ => Err(ParseError::new("a seat from `1` to `4`", text)),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::from(u8::deserialize(deserializer)?);
        number
            .checked_sub(1)
            .and_then(Seat::new)
            .ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "game.ts"))]
pub struct Seats(#[cfg_attr(feature = "types", ts(as = "Vec<Seat>"))] u8);

/// ```
/// use dighouse_game::{Seat, Seats};
///
/// let seats = Seats::first(3).without(Seat::ALL[1]);
/// assert_eq!(seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(), ["1", "3"]);
/// assert_eq!(seats.len(), 2);
/// ```
impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set of this seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8 & 0b1111)
    }

    /// Whether the set has `seat`.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    /// The set with `seat` removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The number of seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One `T` for each possible seat; those of empty seats are unused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "game.ts"))]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Someone who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees what that seat may see.
    Seat(Seat),
    /// A spectator, who sees only what every seat may see.
    Spectator,
    /// Sees everything: for replays of finished games, never for a game in progress.
    AllSeeing,
}

impl Viewer {
    /// All viewers of a game in progress for `seats` seats.
    pub fn at_the_table(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat, if the viewer is a player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::AllSeeing => None,
        }
    }

    const fn bit(self) -> u8 {
        match self {
            Viewer::Seat(seat) => 1 << seat.0,
            Viewer::Spectator => 1 << 4,
            Viewer::AllSeeing => 1 << 5,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::AllSeeing => f.write_str("all"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Viewer, ParseError> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            "all" => Ok(Viewer::AllSeeing),
            _ => match text.parse() {
                Ok(seat) => Ok(Viewer::Seat(seat)),
                Err(_) => Err(ParseError::new("a seat, `spectator` or `all`", text)),
            },
        }
    }
}

/// A set of viewers that are told an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Viewers(u8);

impl Viewers {
    /// All viewers.
    pub const ALL: Viewers = Viewers(0b11_1111);

    /// One seat, and [`Viewer::AllSeeing`].
    pub const fn only(seat: Seat) -> Viewers {
        Viewers(Viewer::Seat(seat).bit() | Viewer::AllSeeing.bit())
    }

    /// All seats but one, and [`Viewer::AllSeeing`]. The spectator is excluded, since a spectator knows only what every
    /// seat knows.
    pub const fn players_but(seat: Seat) -> Viewers {
        Viewers(0b10_1111 & !Viewer::Seat(seat).bit())
    }

    /// Whether the set has `viewer`.
    pub const fn contains(self, viewer: Viewer) -> bool {
        self.0 & viewer.bit() != 0
    }
}
