use std::fmt;
use std::ops::Range;

use super::Axis;
use super::axis::volume;

/// A part of an observation: an array of numbers, and how it is read from what a viewer sees.
///
/// ```
/// use dighouse_game::encoding::{Axis, Field};
///
/// struct Sight {
///     round: u8,
///     coins: [u8; 4],
/// }
///
/// const FIELDS: [Field<Sight>; 2] = Field::laid_out([
///     Field::new("round", &[], 0, 5, "The round.", |sight, out| out[0] = sight.round.into()),
///     Field::new("coins", &[Axis::SEATS], 0, 99, "The coins of each player.", |sight, out| {
///         out.iter_mut().zip(sight.coins).for_each(|(place, coins)| *place = coins.into());
///     }),
/// ]);
///
/// assert_eq!(FIELDS[1].range(), 1..5);
/// let mut out = [0; 4];
/// FIELDS[1].write(&Sight { round: 2, coins: [7, 0, 3, 0] }, &mut out);
/// assert_eq!(out, [7, 0, 3, 0]);
/// ```
pub struct Field<S> {
    name: &'static str,
    axes: &'static [Axis],
    low: i16,
    high: i16,
    about: &'static str,
    offset: usize,
    write: fn(&S, &mut [i16]),
}

impl<S> Clone for Field<S> {
    fn clone(&self) -> Field<S> {
        *self
    }
}

impl<S> Copy for Field<S> {}

impl<S> fmt::Debug for Field<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {:?}", self.name, self.range())
    }
}

impl<S> Field<S> {
    /// A field with these axes, whose numbers are from `low` to `high`. `about` is a sentence that says what they are.
    /// `write` writes them into an array of zeros.
    pub const fn new(
        name: &'static str,
        axes: &'static [Axis],
        low: i16,
        high: i16,
        about: &'static str,
        write: fn(&S, &mut [i16]),
    ) -> Field<S> {
        assert!(low <= 0 && high > 0, "0 stands for what is not there");
        Field { name, axes, low, high, about, offset: 0, write }
    }

    /// A field of zeros and ones.
    pub const fn flags(
        name: &'static str,
        axes: &'static [Axis],
        about: &'static str,
        write: fn(&S, &mut [i16]),
    ) -> Field<S> {
        Field::new(name, axes, 0, 1, about, write)
    }

    /// Puts the fields one after the other.
    pub const fn laid_out<const N: usize>(mut fields: [Field<S>; N]) -> [Field<S>; N] {
        let (mut offset, mut field) = (0, 0);
        while field < N {
            fields[field].offset = offset;
            offset += fields[field].size();
            field += 1;
        }
        fields
    }

    /// Its name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Its axes; none for a single number.
    pub const fn axes(&self) -> &'static [Axis] {
        self.axes
    }

    /// The lowest number that can occur.
    pub const fn low(&self) -> i16 {
        self.low
    }

    /// The highest number that can occur.
    pub const fn high(&self) -> i16 {
        self.high
    }

    /// What the numbers are.
    pub const fn about(&self) -> &'static str {
        self.about
    }

    /// How many numbers it has.
    pub const fn size(&self) -> usize {
        volume(self.axes)
    }

    /// Where they are in an observation.
    pub const fn range(&self) -> Range<usize> {
        self.offset..self.offset + self.size()
    }

    /// Writes what is seen into an array of as many zeros.
    #[inline]
    pub fn write(&self, sight: &S, out: &mut [i16]) {
        (self.write)(sight, out);
    }
}

/// The length of an observation with these fields.
pub(super) const fn length<S>(fields: &[Field<S>]) -> usize {
    let (mut length, mut field) = (0, 0);
    while field < fields.len() {
        length += fields[field].size();
        field += 1;
    }
    length
}
