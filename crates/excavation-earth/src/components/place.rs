//! Places on the world map, and sets of them.

use std::fmt;
use std::str::FromStr;

use dighouse_game::text::canonical;
use dighouse_game::{Filler, ParseError, as_text};

use crate::components::GameBox;
use crate::{BlackMarket, Centre};

/// How many locations the map has.
pub const LOCATIONS: usize = 21;
/// How many markets there are.
pub const MARKETS: usize = 6;

/// A location of the map. Written as in `data/map.toml`: `L07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct Location(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Location {
    #[inline]
    pub(crate) const fn at(index: usize) -> Location {
        Location(index as u8)
    }

    /// All locations.
    pub fn all() -> impl Iterator<Item = Location> {
        (0..LOCATIONS as u8).map(Location)
    }

    /// The place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The locations one step away.
    pub(crate) fn neighbours(self) -> Places {
        GameBox::get().neighbours[self.index()]
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L{:02}", self.0 + 1)
    }
}

impl FromStr for Location {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Location, ParseError> {
        let found = Location::all().find(|place| place.to_string() == text);
        found.ok_or_else(|| ParseError::new("a location such as `L07`", text))
    }
}

/// A set of locations: where a player's explorers stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places(pub(crate) u32);

impl Places {
    pub(crate) const NONE: Places = Places(0);

    #[inline]
    pub(crate) const fn has(self, place: Location) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, place: Location) -> Places {
        Places(self.0 | 1 << place.0)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn without(self, place: Location) -> Places {
        Places(self.0 & !(1 << place.0))
    }

    #[inline]
    #[must_use]
    pub(crate) const fn minus(self, others: Places) -> Places {
        Places(self.0 & !others.0)
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Location> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Location(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Location> for Places {
    fn from_iter<I: IntoIterator<Item = Location>>(places: I) -> Places {
        places.into_iter().fold(Places::default(), Places::with)
    }
}

/// One of the six markets. Written as its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct Market(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Market {
    #[inline]
    pub(crate) const fn at(index: usize) -> Market {
        Market(index as u8)
    }

    /// The six markets.
    pub fn all() -> impl Iterator<Item = Market> {
        (0..MARKETS as u8).map(Market)
    }

    /// Its number less one.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its place on the map.
    #[inline]
    pub(crate) fn place(self) -> Location {
        GameBox::get().market_places[self.index()]
    }

    /// The command centre it belongs to.
    #[inline]
    pub(crate) fn centre(self) -> Centre {
        GameBox::get().centres[self.index()]
    }
}

impl fmt::Display for Market {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Market {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Market, ParseError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Market(digit - b'1')),
            _ => Err(ParseError::new("the number of a market", text)),
        }
    }
}

/// A set of markets. Written as their numbers with spaces between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct Markets(#[cfg_attr(feature = "types", ts(as = "Vec<Market>"))] pub(crate) u8);

impl Markets {
    /// Whether `market` is among them.
    #[inline]
    pub const fn has(self, market: Market) -> bool {
        self.0 >> market.0 & 1 == 1
    }

    /// These and `market`.
    ///
    /// ```
    /// use dighouse_excavation_earth::Markets;
    ///
    /// let markets: Markets = "1 3".parse()?;
    /// assert_eq!(markets.with("6".parse()?).to_string(), "1 3 6");
    /// assert_eq!(markets.len(), 2);
    /// # Ok::<(), dighouse_game::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn with(self, market: Market) -> Markets {
        Markets(self.0 | 1 << market.0)
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The markets in order.
    pub fn iter(self) -> impl Iterator<Item = Market> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Market(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Market> for Markets {
    fn from_iter<I: IntoIterator<Item = Market>>(markets: I) -> Markets {
        markets.into_iter().fold(Markets::default(), Markets::with)
    }
}

impl<'de> serde::Deserialize<'de> for Markets {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Markets, D::Error> {
        Ok(Vec::<Market>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl serde::Serialize for Places {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for Places {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Places, D::Error> {
        Ok(Vec::<Location>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl serde::Serialize for Markets {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Display for Markets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, market) in self.iter().enumerate() {
            write!(f, "{}{market}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Markets {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Markets, ParseError> {
        let markets = text.split(' ').map(str::parse).collect::<Result<Markets, ParseError>>()?;
        canonical(markets, text)
            .ok_or_else(|| ParseError::new("a rising list of markets such as `1 3`", text))
    }
}

as_text! { Location Market }

impl Filler for Market {
    const FILLER: Market = Market(0);
}

impl BlackMarket {
    /// Its place on the map.
    pub(crate) fn place(self) -> Location {
        GameBox::get().black_places[self.index()]
    }
}
