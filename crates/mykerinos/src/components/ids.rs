//! The names of components: plots, patrons and the two sides of a zone.

use std::fmt;
use std::ops::{Index, IndexMut, RangeInclusive};
use std::str::FromStr;

use dighouse_game::{ParseError, as_text, words};

use crate::components::catalogue::{PLOTS, Plots, Print};

words! {
    export_to = "mykerinos.ts";

    /// A patron, who appears on the back of plots and owns a wing of the museum.
    Patron "a patron" {
        /// Lady Violet: take one more archaeologist, then dig or extend.
        Violet = "violet",
        /// Lord Lemon: dig or extend with one archaeologist on a pyramid.
        Lemon = "lemon",
        /// Sir Brown: send an archaeologist from the pool to the museum.
        Brown = "brown",
        /// Mrs. Blackmore: dig with two archaeologists.
        Blackmore = "blackmore",
        /// Colonel Tangerine: extend by three.
        Tangerine = "tangerine",
    }

    /// One of the two plots of a zone.
    Side "`left` or `right`" {
        /// The left one.
        Left = "left",
        /// The right one.
        Right = "right",
    }
}

impl Patron {
    /// How many squares the patron's power occupies. Sir Brown's power occupies none.
    pub const fn squares(self) -> RangeInclusive<usize> {
        match self {
            Patron::Violet | Patron::Lemon => 1..=2,
            Patron::Brown => 0..=0,
            Patron::Blackmore => 2..=2,
            Patron::Tangerine => 3..=3,
        }
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

/// A plot, named as in `data/plots.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Plot(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Plot {
    /// Every plot, in the order of the file.
    pub const ALL: [Plot; PLOTS] = {
        let mut all = [Plot(0); PLOTS];
        let mut index = 0;
        while index < PLOTS {
            all[index] = Plot(index as u8);
            index += 1;
        }
        all
    };

    /// Its place in the file, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    ///
    /// # Panics
    /// If `data/plots.toml` is invalid. No game begins with an invalid file.
    #[inline]
    pub fn print(self) -> &'static Print {
        &Plots::shipped().expect("the data file is valid").0[self.index()]
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.print().id)
    }
}

/// ```
/// use dighouse_mykerinos::{Patron, Plot};
///
/// let plot: Plot = "L3".parse()?;
/// assert_eq!(plot.print().patron, Some(Patron::Lemon));
/// assert_eq!(plot.print().value, 3);
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
impl FromStr for Plot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Plot, ParseError> {
        let plots = Plots::shipped().ok();
        let index = plots.and_then(|plots| plots.0.iter().position(|print| print.id == text));
        index.map(|index| Plot(index as u8)).ok_or_else(|| ParseError::new("a plot such as `L3`", text))
    }
}

as_text! { Plot }
