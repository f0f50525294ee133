//! Sets of tile values.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;
use dighouse_game::text::canonical;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A set of tile values, 0 to 8. Written in order with spaces between, `none` when empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Values(#[cfg_attr(feature = "types", ts(as = "Vec<u8>"))] u16);

/// The highest value there is.
pub(crate) const HIGHEST: u8 = 8;

impl Values {
    /// No value.
    pub const NONE: Values = Values(0);

    /// The values 0 to `top`.
    pub const fn up_to(top: u8) -> Values {
        Values((1 << (top + 1)) - 1)
    }

    /// Just this value.
    pub const fn only(value: u8) -> Values {
        Values(1 << value)
    }

    /// Whether the set has `value`.
    pub const fn contains(self, value: u8) -> bool {
        self.0 >> value & 1 == 1
    }

    /// The number of values.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with `value` added.
    #[must_use]
    pub const fn with(self, value: u8) -> Values {
        Values(self.0 | 1 << value)
    }

    /// The set with `value` removed.
    #[must_use]
    pub const fn without(self, value: u8) -> Values {
        Values(self.0 & !(1 << value))
    }

    /// The highest value; `None` if the set is empty.
    pub const fn max(self) -> Option<u8> {
        match self.0 {
            0 => None,
            bits => Some(15 - bits.leading_zeros() as u8),
        }
    }

    /// The values in order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..=HIGHEST).filter(move |&value| self.contains(value))
    }

    /// All sets of one, two or three of the values 0 to `top` (7 or 8): what can be written on the
    /// sheet.
    pub(crate) fn guesses(top: u8) -> &'static [Values] {
        if top == HIGHEST { WITH_EIGHT } else { WITHOUT_EIGHT }
    }

    /// The same sets by their size.
    pub(crate) fn guesses_by_size(top: u8) -> &'static [&'static [Values]; 3] {
        const SIZES: [[&[Values]; 3]; 2] = [by_size(WITHOUT_EIGHT, [8, 28]), by_size(WITH_EIGHT, [9, 36])];
        &SIZES[usize::from(top == HIGHEST)]
    }
}

const WITHOUT_EIGHT: &[Values; 8 + 28 + 56] = &guesses(7);
const WITH_EIGHT: &[Values; 9 + 36 + 84] = &guesses(HIGHEST);

/// The sets of at most three values, the empty one first: what can be written on the sheet or left blank.
pub(crate) const LINES: [Values; 1 + 9 + 36 + 84] = {
    let mut lines = [Values::NONE; 1 + 9 + 36 + 84];
    let mut place = 0;
    while place < WITH_EIGHT.len() {
        lines[1 + place] = WITH_EIGHT[place];
        place += 1;
    }
    lines
};

impl Values {
    /// Its place in [`LINES`]; `None` if it has more than three values.
    #[inline]
    pub(crate) const fn line(self) -> Option<usize> {
        const NOWHERE: u8 = u8::MAX;
        const PLACES: [u8; 512] = {
            let mut places = [NOWHERE; 512];
            let mut place = 0;
            while place < LINES.len() {
                places[LINES[place].0 as usize] = place as u8;
                place += 1;
            }
            places
        };
        match PLACES[self.0 as usize & 511] {
            NOWHERE => None,
            place => Some(place as usize),
        }
    }
}

/// The sets of one, two and three values, which follow each other.
const fn by_size(sets: &[Values], [ones, twos]: [usize; 2]) -> [&[Values]; 3] {
    let (ones, rest) = sets.split_at(ones);
    let (twos, threes) = rest.split_at(twos);
    [ones, twos, threes]
}

const fn guesses<const N: usize>(top: u8) -> [Values; N] {
    let mut sets = [Values::NONE; N];
    let mut found = 0;
    let mut size = 1;
    while size <= 3 {
        let mut bits = 1;
        while bits <= Values::up_to(top).0 {
            if bits.count_ones() == size {
                sets[found] = Values(bits);
                found += 1;
            }
            bits += 1;
        }
        size += 1;
    }
    assert!(found == N);
    sets
}

impl FromIterator<u8> for Values {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Values {
        values.into_iter().fold(Values::NONE, Values::with)
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, value) in self.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{value}")?;
        }
        Ok(())
    }
}

/// ```
/// use dighouse_lost_code::Values;
///
/// let values: Values = "2 5".parse()?;
/// assert!(values.contains(5));
/// assert_eq!(values.len(), 2);
/// assert_eq!(values.to_string(), "2 5");
/// assert!("5 2".parse::<Values>().is_err(), "there is one way to write a set");
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
impl FromStr for Values {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Values, ParseError> {
        let invalid = || ParseError::new("values in order, such as `2 5`, or `none`", text);
        if text == "none" {
            return Ok(Values::NONE);
        }
        let mut values = Values::NONE;
        for word in text.split(' ') {
            let [digit @ b'0'..=b'8'] = word.as_bytes() else { return Err(invalid()) };
            values = values.with(digit - b'0');
        }
        canonical(values, text).ok_or_else(invalid)
    }
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Values, D::Error> {
        let values = Vec::<u8>::deserialize(deserializer)?;
        match values.iter().find(|&&value| value > HIGHEST) {
            Some(value) => Err(D::Error::custom(format!("there is no tile {value}"))),
            None => Ok(values.into_iter().collect()),
        }
    }
}
