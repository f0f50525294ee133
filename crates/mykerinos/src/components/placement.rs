//! The squares that one action occupies.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;
use dighouse_game::text::canonical;
use serde::{Serialize, Serializer};

use crate::{Square, Squares};

const NOTHING: u8 = u8::MAX;

/// One to three squares that one action occupies, sorted row by row, so that no action has two forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Placement(#[cfg_attr(feature = "types", ts(as = "Vec<Square>"))] [u8; 3]);

impl Placement {
    #[inline]
    pub(crate) const fn one(square: u8) -> Placement {
        Placement([square, NOTHING, NOTHING])
    }

    #[inline]
    pub(crate) const fn two(first: u8, second: u8) -> Placement {
        Placement([first, second, NOTHING])
    }

    #[inline]
    pub(crate) const fn three(first: u8, second: u8, third: u8) -> Placement {
        Placement([first, second, third])
    }

    /// These squares in any order; `None` unless they are one to three different ones.
    pub fn new(squares: &[Square]) -> Option<Placement> {
        let mut sorted = [NOTHING; 3];
        let places = sorted.get_mut(..squares.len()).filter(|places| !places.is_empty())?;
        for (place, square) in places.iter_mut().zip(squares) {
            *place = square.index();
        }
        places.sort_unstable();
        let distinct = places.windows(2).all(|pair| pair[0] < pair[1]);
        distinct.then_some(Placement(sorted))
    }

    /// The number of squares.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "there is always a square")]
    pub const fn len(self) -> usize {
        let [_, second, third] = self.0;
        1 + (second != NOTHING) as usize + (third != NOTHING) as usize
    }

    /// The places of the squares; those of the squares that are missing are not meant.
    #[inline]
    pub(crate) const fn indices(self) -> [u8; 3] {
        self.0
    }

    /// The squares in order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.0.into_iter().filter(|&square| square != NOTHING).map(Square::new)
    }

    /// The squares as a set.
    #[inline]
    pub fn squares(self) -> Squares {
        self.iter().collect()
    }

    /// The two ends of a chain in which each square adjoins the next; `None` if these squares form no
    /// chain. A single square is both ends.
    pub(crate) fn ends(self) -> Option<Squares> {
        let all = self.squares();
        match self.len() {
            1 => Some(all),
            2 => {
                all.iter().all(|square| !(Squares::only(square).neighbours() & all).is_empty()).then_some(all)
            }
            _ => {
                let links = |square: Square| (Squares::only(square).neighbours() & all).len();
                let middle = self.iter().find(|&square| links(square) == 2)?;
                Some(all & !Squares::only(middle))
            }
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, square) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

/// ```
/// use dighouse_mykerinos::Placement;
///
/// let squares: Placement = "c4 d4".parse()?;
/// assert_eq!(squares.len(), 2);
/// assert!("d4 c4".parse::<Placement>().is_err());
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
impl FromStr for Placement {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Placement, ParseError> {
        let squares = text.split(' ').map(str::parse).collect::<Result<Vec<Square>, _>>()?;
        Placement::new(&squares)
            .and_then(|placement| canonical(placement, text))
            .ok_or_else(|| ParseError::new("one to three squares in order, such as `c4 d4`", text))
    }
}

impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for Placement {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Placement, D::Error> {
        let squares = <Vec<Square> as serde::Deserialize>::deserialize(deserializer)?;
        Placement::new(&squares)
            .ok_or_else(|| serde::de::Error::custom("expected one to three different squares"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_a_chain() {
        for (squares, ends) in [
            ("c4", Some("c4")),
            ("c4 d4", Some("c4 d4")),
            ("c4 e4", None),
            ("h4 a5", None),
            ("c4 d4 e4", Some("c4 e4")),
            ("c4 d4 d5", Some("c4 d5")),
            ("c4 d4 c5", Some("d4 c5")),
            ("c4 d4 f4", None),
        ] {
            let placement: Placement = squares.parse().unwrap();
            let expected = ends.map(|ends| ends.parse::<Placement>().unwrap().squares());
            assert_eq!(placement.ends(), expected, "{squares}");
        }
    }
}
