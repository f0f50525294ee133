//! The lines of a position that belong to a seat or an expedition.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{ParseError, text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// `2 c4 c5`: the owner, then at least one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line<W, T> {
    pub(crate) whose: W,
    pub(crate) what: Vec<T>,
}

impl<W, T> Line<W, T> {
    /// The line; `None` if there is nothing to write.
    pub(crate) fn of(whose: W, what: impl Iterator<Item = T>) -> Option<Line<W, T>> {
        let what: Vec<T> = what.collect();
        (!what.is_empty()).then_some(Line { whose, what })
    }
}

impl<W: fmt::Display, T: fmt::Display> fmt::Display for Line<W, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.whose)?;
        self.what.iter().try_for_each(|item| write!(f, " {item}"))
    }
}

impl<W: FromStr<Err = ParseError>, T: FromStr<Err = ParseError>> FromStr for Line<W, T> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Line<W, T>, ParseError> {
        let (whose, what) =
            text.split_once(' ').ok_or_else(|| ParseError::new("a line such as `2 c4 c5`", text))?;
        let what = what.split(' ').map(str::parse).collect::<Result<Vec<T>, _>>()?;
        Ok(Line { whose: whose.parse()?, what })
    }
}

impl<W: fmt::Display, T: fmt::Display> Serialize for Line<W, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        text::serialize(self, serializer)
    }
}

impl<'de, W, T> Deserialize<'de> for Line<W, T>
where
    W: FromStr<Err = ParseError>,
    T: FromStr<Err = ParseError>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line<W, T>, D::Error> {
        text::deserialize(deserializer)
    }
}
