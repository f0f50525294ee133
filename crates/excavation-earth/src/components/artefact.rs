//! Artefacts and collections of them.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{Filler, ParseError, as_text};

use crate::components::GameBox;
use crate::{Colour, Location};

/// How many glyphs a region has: the rows of a gallery.
pub const ROWS: usize = 4;
/// How many colours there are: the columns of a gallery.
pub const COLOURS: usize = 5;
/// How many different artefacts there are.
pub const ARTEFACTS: usize = ROWS * COLOURS;

const LETTERS: [&str; ROWS] = ["a", "b", "c", "d"];

/// A kind of artefact: a colour and a glyph, the rows of the gallery being `a` to `d` from the top.
/// Written `orange-a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct Artefact(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Artefact {
    /// The artefact of a colour and a row, counted from 0.
    ///
    /// ```
    /// use dighouse_excavation_earth::{Artefact, Colour};
    ///
    /// let artefact = Artefact::new(Colour::Orange, 2);
    /// assert_eq!(artefact.to_string(), "orange-c");
    /// assert_eq!("orange-c".parse(), Ok(artefact));
    /// assert!("orange-e".parse::<Artefact>().is_err());
    /// ```
    #[inline]
    pub const fn new(colour: Colour, row: usize) -> Artefact {
        Artefact((colour.index() * ROWS + row) as u8)
    }

    #[inline]
    pub(crate) const fn at(index: usize) -> Artefact {
        Artefact(index as u8)
    }

    /// The first artefact of a set of bits, which is not empty.
    #[inline]
    pub(crate) const fn from_bit(bits: u32) -> Artefact {
        Artefact(bits.trailing_zeros() as u8)
    }

    /// All artefacts, column by column.
    pub fn all() -> impl DoubleEndedIterator<Item = Artefact> {
        (0..ARTEFACTS as u8).map(Artefact)
    }

    /// The artefacts of a colour, row by row.
    #[inline]
    pub(crate) fn of(colour: Colour) -> impl Iterator<Item = Artefact> {
        (0..ROWS).map(move |row| Artefact::new(colour, row))
    }

    /// The place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / ROWS]
    }

    /// Its row in the gallery, from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.index() % ROWS
    }

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The bits of all artefacts of a colour.
    #[inline]
    pub(crate) const fn bits_of(colour: Colour) -> u32 {
        ((1 << ROWS) - 1) << (ROWS * colour.index())
    }

    fn is_written(self, text: &str) -> bool {
        let letter = text.strip_prefix(self.colour().name()).and_then(|rest| rest.strip_prefix('-'));
        letter == Some(LETTERS[self.row()])
    }

    /// What is printed on it.
    pub fn value(self) -> i16 {
        GameBox::get().values[self.index()]
    }

    /// Where it is found.
    pub fn home(self) -> Location {
        GameBox::get().homes[self.index()]
    }
}

impl fmt::Display for Artefact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour(), LETTERS[self.row()])
    }
}

impl FromStr for Artefact {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Artefact, ParseError> {
        let found = Artefact::all().find(|artefact| artefact.is_written(text));
        found.ok_or_else(|| ParseError::new("an artefact such as `orange-a`", text))
    }
}

as_text! { Artefact }

impl Filler for Artefact {
    const FILLER: Artefact = Artefact(0);
}

/// Artefacts in a hold or hatch: how many of each, in three bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Artefacts(u64);

const ONES: u64 = 0o1111_1111_1111_1111_1111;
const OF_A_COLOUR: u64 = 0o7777;
/// The first counts of all pairs of counts.
const PAIRS: u64 = 0o0707_0707_0707_0707_0707;
/// A one for each pair of counts.
const ONE_EACH: u64 = 0o0101_0101_0101_0101_0101;

impl Artefacts {
    pub(crate) const NONE: Artefacts = Artefacts(0);

    const fn shift(artefact: Artefact) -> u32 {
        3 * artefact.0 as u32
    }

    #[inline]
    pub(crate) const fn count(self, artefact: Artefact) -> u8 {
        (self.0 >> Artefacts::shift(artefact)) as u8 & 7
    }

    #[inline]
    pub(crate) const fn has(self, artefact: Artefact) -> bool {
        self.count(artefact) > 0
    }

    #[inline]
    pub(crate) fn add(&mut self, artefact: Artefact) {
        self.0 += 1 << Artefacts::shift(artefact);
    }

    #[inline]
    pub(crate) fn remove(&mut self, artefact: Artefact) {
        debug_assert!(self.has(artefact), "{artefact} is not there");
        self.0 -= 1 << Artefacts::shift(artefact);
    }

    /// How many they are. The counts are added in pairs, and all pairs by one multiplication, which
    /// brings their sum to the pair in front: a store is far too small for it to overflow.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        let pairs = (self.0 & PAIRS) + (self.0 >> 3 & PAIRS);
        (pairs.wrapping_mul(ONE_EACH) >> 54) as u8 & 0o77
    }

    /// Those of one colour.
    #[inline]
    pub(crate) const fn of(self, colour: Colour) -> Artefacts {
        Artefacts(self.0 & OF_A_COLOUR << (12 * colour.index()))
    }

    /// The colours there are, as bits.
    #[inline]
    pub(crate) fn colours(self) -> u8 {
        let has = |colour: usize| u8::from(self.0 >> (12 * colour) & OF_A_COLOUR != 0);
        (0..COLOURS).fold(0, |all, colour| all | has(colour) << colour)
    }

    /// Each kind once.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Artefact> {
        let mut left = (self.0 | self.0 >> 1 | self.0 >> 2) & ONES;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Artefact((left.trailing_zeros() / 3) as u8))?;
            left &= left - 1;
            Some(next)
        })
    }

    /// Each artefact, as many times as it occurs.
    pub(crate) fn iter(self) -> impl Iterator<Item = Artefact> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }
}

impl FromIterator<Artefact> for Artefacts {
    fn from_iter<I: IntoIterator<Item = Artefact>>(artefacts: I) -> Artefacts {
        let mut all = Artefacts::default();
        artefacts.into_iter().for_each(|artefact| all.add(artefact));
        all
    }
}
