//! The lines of a position: whose they are, then what.

use std::fmt;
use std::str::FromStr;

use dighouse_game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Expedition;

/// `2 c4 c5`: whose, then at least one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line<W, T> {
    pub(crate) whose: W,
    pub(crate) what: Vec<T>,
}

impl<W, T> Line<W, T> {
    /// The line, unless there is nothing to write.
    pub(crate) fn of(whose: W, what: impl Iterator<Item = T>) -> Option<Line<W, T>> {
        let what: Vec<T> = what.collect();
        (!what.is_empty()).then_some(Line { whose, what })
    }
}

/// Who can stand at the beginning of a line.
pub(crate) trait Whose: Sized {
    fn read(text: &str) -> Option<Self>;
    fn word(&self) -> String;
}

impl Whose for Seat {
    fn read(text: &str) -> Option<Seat> {
        text.parse().ok()
    }

    fn word(&self) -> String {
        self.to_string()
    }
}

impl Whose for Expedition {
    fn read(text: &str) -> Option<Expedition> {
        if text == "neutral" { Some(Expedition::NEUTRAL) } else { Seat::read(text).map(Expedition::Seat) }
    }

    fn word(&self) -> String {
        self.seat().map_or_else(|| "neutral".to_owned(), |seat| seat.word())
    }
}

impl<W: Whose, T: fmt::Display> fmt::Display for Line<W, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.whose.word())?;
        self.what.iter().try_for_each(|item| write!(f, " {item}"))
    }
}

impl<W: Whose, T: FromStr> FromStr for Line<W, T> {
    type Err = ();

    fn from_str(text: &str) -> Result<Line<W, T>, ()> {
        let (whose, what) = text.split_once(' ').ok_or(())?;
        let what = what.split(' ').map(|item| item.parse().map_err(drop)).collect::<Result<Vec<T>, ()>>()?;
        Ok(Line { whose: W::read(whose).ok_or(())?, what })
    }
}

impl<W: Whose, T: fmt::Display> Serialize for Line<W, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, W: Whose, T: FromStr> Deserialize<'de> for Line<W, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line<W, T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|()| {
            D::Error::custom(format!("expected a seat and what it has, like `2 c4 c5`, found `{text}`"))
        })
    }
}
