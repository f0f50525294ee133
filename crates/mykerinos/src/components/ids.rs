//! The five patrons.

use std::fmt;
use std::ops::{Index, IndexMut, RangeInclusive};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Who pays for a dig.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Patron {
    /// Lady Violet: one archaeologist more, then a dig or an extension.
    Violet,
    /// Lord Lemon: a dig or an extension with one archaeologist on a pyramid.
    Lemon,
    /// Sir Brown: an archaeologist from the pool into the museum.
    Brown,
    /// Mrs. Blackmore: a dig of two.
    Blackmore,
    /// Colonel Tangerine: an extension by three.
    Tangerine,
}

impl Patron {
    /// All of them.
    pub const ALL: [Patron; 5] =
        [Patron::Violet, Patron::Lemon, Patron::Brown, Patron::Blackmore, Patron::Tangerine];

    /// Its place among all, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        ["violet", "lemon", "brown", "blackmore", "tangerine"][self as usize]
    }

    /// How many squares the patron's power occupies; none for Sir Brown, whose power is not on
    /// the area.
    pub const fn squares(self) -> RangeInclusive<usize> {
        match self {
            Patron::Violet | Patron::Lemon => 1..=2,
            Patron::Brown => 0..=0,
            Patron::Blackmore => 2..=2,
            Patron::Tangerine => 3..=3,
        }
    }
}

impl fmt::Display for Patron {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Patron {
    type Err = ();

    fn from_str(text: &str) -> Result<Patron, ()> {
        Patron::ALL.into_iter().find(|patron| patron.name() == text).ok_or(())
    }
}

/// One `T` for each patron.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerPatron<T>(pub [T; 5]);

impl<T> Index<Patron> for PerPatron<T> {
    type Output = T;

    #[inline]
    fn index(&self, patron: Patron) -> &T {
        &self.0[patron.index()]
    }
}

impl<T> IndexMut<Patron> for PerPatron<T> {
    #[inline]
    fn index_mut(&mut self, patron: Patron) -> &mut T {
        &mut self.0[patron.index()]
    }
}
