//! The lines of a position that start with a seat.

use std::fmt;
use std::str::FromStr;

use dighouse_game::text::canonical;
use dighouse_game::{ParseError, Seat, as_text};
use serde::{Deserialize, Serialize};

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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<BetLine, ParseError> {
        let line = || {
            let (seat, rest) = seat_and(text)?;
            let (window, outcome) = match rest.split_once(' ') {
                Some((window, outcome)) => (window, Some(outcome.parse().ok()?)),
                None => (rest, None),
            };
            canonical(BetLine { seat, window: window.parse().ok()?, outcome }, text)
        };
        line().ok_or_else(|| ParseError::new("a line such as `2 9-15 hit`", text))
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<DiscardLine, ParseError> {
        let line = || {
            let (seat, rest) = seat_and(text)?;
            let (symbol, value) = rest.split_once(' ')?;
            let tile = Tile { symbol: symbol.parse().ok()?, value: value.parse().ok()? };
            canonical(DiscardLine { seat, tile }, text)
        };
        line().ok_or_else(|| ParseError::new("a line such as `2 snake 5`", text))
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SheetLine, ParseError> {
        let line = || {
            let (seat, rest) = seat_and(text)?;
            let (symbol, values) = rest.split_once(' ')?;
            Some(SheetLine { seat, symbol: symbol.parse().ok()?, values: values.parse().ok()? })
        };
        line().ok_or_else(|| ParseError::new("a line such as `2 snake 4 5`", text))
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MarkerLine, ParseError> {
        let line = || {
            let (seat, points) = seat_and(text)?;
            canonical(MarkerLine(Marker { seat, points: points.parse().ok()? }), text)
        };
        line().ok_or_else(|| ParseError::new("a line such as `2 17`", text))
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<ScoreLine, ParseError> {
        let line = || {
            let (seat, rest) = seat_and(text)?;
            let points: Vec<i16> = rest.split(' ').map(|word| word.parse().ok()).collect::<Option<_>>()?;
            canonical(ScoreLine { seat, points: points.try_into().ok()? }, text)
        };
        line().ok_or_else(|| ParseError::new("a line such as `2 12 -1 0`", text))
    }
}

/// The seat at the start of a line, and the rest.
fn seat_and(text: &str) -> Option<(Seat, &str)> {
    let (seat, rest) = text.split_once(' ')?;
    Some((seat.parse().ok()?, rest))
}

as_text! { BetLine DiscardLine SheetLine MarkerLine ScoreLine }
