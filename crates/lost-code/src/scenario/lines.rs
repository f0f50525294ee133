//! The lines of a position that begin with a seat: short texts that people can write.

use std::fmt;
use std::str::FromStr;

use dighouse_game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Bet, Dice, Marker, Outcome, Round, Symbol, Tile, Values, Window};

/// A round as far as its dice are settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoundLines {
    pub(crate) dice: Dice,
    #[serde(default)]
    pub(crate) bets: Vec<BetLine>,
    #[serde(default)]
    pub(crate) discards: Vec<DiscardLine>,
}

impl RoundLines {
    pub(crate) fn of(round: &Round) -> RoundLines {
        let bet =
            |seat: Seat| round.bets[seat].map(|Bet { window, outcome }| BetLine { seat, window, outcome });
        let discard = |seat: Seat| round.discards[seat].map(|tile| DiscardLine { seat, tile });
        RoundLines {
            dice: round.dice,
            bets: Seat::ALL.into_iter().filter_map(bet).collect(),
            discards: Seat::ALL.into_iter().filter_map(discard).collect(),
        }
    }
}

/// `2 9-15 hit`: a seat's bet; without the last word before the check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BetLine {
    pub(crate) seat: Seat,
    pub(crate) window: Window,
    pub(crate) outcome: Option<Outcome>,
}

impl fmt::Display for BetLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.window)?;
        self.outcome.map_or(Ok(()), |outcome| write!(f, " {}", outcome.name()))
    }
}

impl FromStr for BetLine {
    type Err = ();

    fn from_str(text: &str) -> Result<BetLine, ()> {
        let (seat, rest) = seat_and(text)?;
        let (window, outcome) = match rest.split_once(' ') {
            Some((window, outcome)) => (window, Some(Outcome::named(outcome).ok_or(())?)),
            None => (rest, None),
        };
        Ok(BetLine { seat, window: window.parse()?, outcome })
    }
}

/// `2 snake 5`: a tile that a seat discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DiscardLine {
    pub(crate) seat: Seat,
    pub(crate) tile: Tile,
}

impl fmt::Display for DiscardLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.seat, self.tile.symbol, self.tile.value)
    }
}

impl FromStr for DiscardLine {
    type Err = ();

    fn from_str(text: &str) -> Result<DiscardLine, ()> {
        let (seat, rest) = seat_and(text)?;
        let (symbol, value) = rest.split_once(' ').ok_or(())?;
        let tile = Tile { symbol: symbol.parse()?, value: value.parse().map_err(drop)? };
        Ok(DiscardLine { seat, tile })
    }
}

/// `2 snake 4 5`: what a seat has written for a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SheetLine {
    pub(crate) seat: Seat,
    pub(crate) symbol: Symbol,
    pub(crate) values: Values,
}

impl fmt::Display for SheetLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.seat, self.symbol, self.values)
    }
}

impl FromStr for SheetLine {
    type Err = ();

    fn from_str(text: &str) -> Result<SheetLine, ()> {
        let (seat, rest) = seat_and(text)?;
        let (symbol, values) = rest.split_once(' ').ok_or(())?;
        Ok(SheetLine { seat, symbol: symbol.parse()?, values: values.parse()? })
    }
}

/// `2 17`: a marker on the track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MarkerLine(pub(crate) Marker);

impl fmt::Display for MarkerLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.seat, self.0.points)
    }
}

impl FromStr for MarkerLine {
    type Err = ();

    fn from_str(text: &str) -> Result<MarkerLine, ()> {
        let (seat, points) = seat_and(text)?;
        Ok(MarkerLine(Marker { seat, points: points.parse().map_err(drop)? }))
    }
}

/// `2 12 -1 0`: a seat's points for bets, by the curse and for guesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScoreLine {
    pub(crate) seat: Seat,
    pub(crate) points: [i16; 3],
}

impl fmt::Display for ScoreLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [bets, curse, guesses] = self.points;
        write!(f, "{} {bets} {curse} {guesses}", self.seat)
    }
}

impl FromStr for ScoreLine {
    type Err = ();

    fn from_str(text: &str) -> Result<ScoreLine, ()> {
        let (seat, rest) = seat_and(text)?;
        let points: Result<Vec<i16>, _> = rest.split(' ').map(str::parse).collect();
        Ok(ScoreLine { seat, points: points.map_err(drop)?.try_into().map_err(drop)? })
    }
}

fn seat_and(text: &str) -> Result<(Seat, &str), ()> {
    let (seat, rest) = text.split_once(' ').ok_or(())?;
    Ok((seat.parse().map_err(drop)?, rest))
}

macro_rules! serde_as_text {
    ($($line:ident $example:literal,)*) => {$(
        impl Serialize for $line {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $line {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$line, D::Error> {
                let text = String::deserialize(deserializer)?;
                let line = text.parse().ok().filter(|line: &$line| line.to_string() == text);
                line.ok_or_else(|| D::Error::custom(format!("expected a line like `{}`, found `{text}`", $example)))
            }
        }
    )*};
}

serde_as_text! {
    BetLine "2 9-15 hit",
    DiscardLine "2 snake 5",
    SheetLine "2 snake 4 5",
    MarkerLine "2 17",
    ScoreLine "2 12 -1 0",
}
