//! The squares of the area, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use dighouse_game::{ParseError, as_text};

/// The squares of a row.
pub(crate) const COLUMNS: u8 = 8;

/// The rows of the largest area.
pub(crate) const ROWS: u8 = 9;

/// A square, written as on a chess board: the column `a` to `h`, then the row, counted from the museum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Square(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Square {
    /// The square in this row and column, both counted from 0; none outside the largest area.
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row < ROWS && column < COLUMNS { Some(Square(row * COLUMNS + column)) } else { None }
    }

    /// Every square of the largest area, row by row.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..ROWS * COLUMNS).map(Square)
    }

    /// Its row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Its column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn new(index: u8) -> Square {
        Square(index)
    }

    /// Whether two squares share a side.
    pub fn adjoins(self, other: Square) -> bool {
        Squares::only(self).neighbours().contains(other)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// ```
/// use dighouse_mykerinos::Square;
///
/// let square: Square = "c4".parse()?;
/// assert_eq!((square.column(), square.row()), (2, 3));
/// assert!(square.adjoins("c5".parse()?));
/// assert_eq!("i1".parse::<Square>().unwrap_err().to_string(), "`i1` is not a square such as `c4`");
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        let square = match text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'9'] => Square::at(row - b'1', column - b'a'),
            _ => None,
        };
        square.ok_or_else(|| ParseError::new("a square such as `c4`", text))
    }
}

as_text! { Square }

/// A set of squares: one bit each, row by row.
///
/// ```
/// use dighouse_mykerinos::{Square, Squares};
///
/// let corner: Square = "a1".parse()?;
/// let near = Squares::only(corner).neighbours();
/// assert_eq!(near.iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["b1", "a2"]);
/// assert!((near & Squares::rows(1)).contains("b1".parse()?));
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Squares(u128);

const COLUMN_A: u128 = 0x01_0101_0101_0101_0101;
const COLUMN_H: u128 = COLUMN_A << 7;

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// Every square of the largest area.
    pub const ALL: Squares = Squares((1 << (ROWS as u32 * COLUMNS as u32)) - 1);

    /// The squares without a right neighbour.
    pub(crate) const LAST_COLUMN: Squares = Squares(COLUMN_H);

    #[inline]
    pub(crate) const fn from_bits(bits: u128) -> Squares {
        Squares(bits)
    }

    /// One bit for each square, row by row.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Just this square.
    #[inline]
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// The first `rows` rows.
    pub const fn rows(rows: u8) -> Squares {
        Squares((1 << (rows as u32 * COLUMNS as u32)) - 1)
    }

    /// Whether the set has `square`.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The squares that share a side with one of these.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Squares {
        let right = (self.0 & !COLUMN_H) << 1;
        let left = (self.0 & !COLUMN_A) >> 1;
        Squares((right | left | self.0 << COLUMNS | self.0 >> COLUMNS) & Squares::ALL.0)
    }

    /// The squares from which one of these lies `distance` further, counting row by row.
    #[inline]
    #[must_use]
    pub(crate) const fn back(self, distance: u32) -> Squares {
        Squares(self.0 >> distance)
    }

    /// The squares in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Square(index))
        })
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0 & Squares::ALL.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::NONE, |set, square| set | Squares::only(square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> Squares {
        text.split_whitespace().map(|square| square.parse::<Square>().unwrap()).collect()
    }

    #[test]
    fn neighbours_share_a_side_and_never_wrap_around() {
        for (square, neighbours) in [
            ("a1", "b1 a2"),
            ("h1", "g1 h2"),
            ("a5", "a4 b5 a6"),
            ("h5", "h4 g5 h6"),
            ("d4", "d3 c4 e4 d5"),
            ("h9", "h8 g9"),
        ] {
            assert_eq!(set(square).neighbours(), set(neighbours), "{square}");
        }
    }
}
