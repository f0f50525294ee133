//! Sites and the spaces on them.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{ParseError, as_text};

/// How many sites the island has.
pub(crate) const SITES: usize = 17;
/// How many of them are camps; they come first.
pub(crate) const CAMPS: usize = 5;
/// How many spaces for archaeologists there are: two on each camp, one on every other site.
pub(crate) const SPACES: usize = SITES + CAMPS;

/// A site, written as its row from the sea and its column: `a1` is the leftmost camp, `b1` to `c4`
/// are of level I, `d1` to `d4` of level II.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct Site(#[cfg_attr(feature = "types", ts(as = "String"))] pub(crate) u8);

impl Site {
    /// All of them, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Site> + Clone {
        (0..SITES as u8).map(Site)
    }

    /// The camps.
    pub fn camps() -> impl DoubleEndedIterator<Item = Site> + Clone {
        (0..CAMPS as u8).map(Site)
    }

    /// The sites of a level, 1 or 2.
    pub fn of_level(level: u8) -> impl DoubleEndedIterator<Item = Site> + Clone {
        (if level == 1 { 5..13 } else { 13..17 }).map(Site)
    }

    /// The sites of a row from the sea, counted from 1.
    pub fn in_row(row: u8) -> impl DoubleEndedIterator<Item = Site> + Clone {
        let row = match row {
            1 => 0..5,
            2 => 5..9,
            3 => 9..13,
            _ => 13..17,
        };
        row.map(Site)
    }

    /// Its place in the order, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for a camp, else 1 or 2.
    pub const fn level(self) -> u8 {
        match self.0 {
            0..5 => 0,
            5..13 => 1,
            _ => 2,
        }
    }

    /// Whether it is a camp.
    pub const fn is_camp(self) -> bool {
        self.level() == 0
    }

    /// The row from the sea, counted from 1.
    pub const fn row(self) -> u8 {
        match self.0 {
            0..5 => 1,
            5..9 => 2,
            9..13 => 3,
            _ => 4,
        }
    }

    /// The column from the left, counted from 1.
    pub const fn column(self) -> u8 {
        if self.is_camp() { self.0 + 1 } else { (self.0 - 5) % 4 + 1 }
    }

    /// Its spaces.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        let count = if self.is_camp() { 2 } else { 1 };
        (0..count).map(move |space| Space(self.0 + space * SITES as u8))
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row() - 1), self.column())
    }
}

impl FromStr for Site {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Site, ParseError> {
        match *text.as_bytes() {
            [b'a', column @ b'1'..=b'5'] => Ok(Site(column - b'1')),
            [row @ b'b'..=b'd', column @ b'1'..=b'4'] => Ok(Site(5 + (row - b'b') * 4 + column - b'1')),
            _ => Err(ParseError::new("a site such as `b3`", text)),
        }
    }
}

/// A space for one archaeologist, written as its site; `a1-2` is the second space of a camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct Space(#[cfg_attr(feature = "types", ts(as = "String"))] pub(crate) u8);

impl Space {
    /// All of them: one for each site, then the second spaces of the camps.
    pub fn all() -> impl Iterator<Item = Space> + Clone {
        (0..SPACES as u8).map(Space)
    }

    /// Its place in the order, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is the second space of a camp.
    pub const fn is_second(self) -> bool {
        self.index() >= SITES
    }

    /// The site it is on.
    ///
    /// ```
    /// use dighouse_arnak::{Site, Space};
    ///
    /// let space: Space = "a1-2".parse()?;
    /// assert_eq!(space.site(), "a1".parse()?);
    /// assert!(space.site().is_camp());
    /// assert_eq!(Site::of_level(2).map(|site| site.to_string()).collect::<Vec<_>>(), ["d1", "d2", "d3", "d4"]);
    /// # Ok::<(), dighouse_game::ParseError>(())
    /// ```
    pub const fn site(self) -> Site {
        if self.is_second() { Site(self.0 - SITES as u8) } else { Site(self.0) }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.site().fmt(f)?;
        if self.is_second() { f.write_str("-2") } else { Ok(()) }
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Space, ParseError> {
        let space = match text.strip_suffix("-2") {
            None => text.parse().ok().map(|site: Site| Space(site.0)),
            Some(camp) => {
                let site = camp.parse().ok().filter(|site: &Site| site.is_camp());
                site.map(|site| Space(SITES as u8 + site.0))
            }
        };
        space.ok_or_else(|| ParseError::new("a space such as `b3` or `a1-2`", text))
    }
}

as_text! { Site Space }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way_to_write_a_site() {
        for site in Site::all() {
            assert_eq!(site.to_string().parse(), Ok(site));
        }
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for text in ["", "a", "a0", "a6", "b5", "e1", "A1", "a1 ", "a12"] {
            assert!(text.parse::<Site>().is_err(), "{text:?}");
        }
        for text in ["a1-1", "a1-3", "b1-2", "-2"] {
            assert!(text.parse::<Space>().is_err(), "{text:?}");
        }
    }
}
