//! The short texts of a position.

use std::fmt;
use std::str::FromStr;

use dighouse_game::text::canonical;
use dighouse_game::{ParseError, as_text};

use crate::components::site::Site;
use crate::knowledge::holding::{Held, Known};
use crate::player::Helper;
use crate::rules::round::ROUNDS;
use crate::{Card, Guardian, SiteTile};

/// A card in a deck or hand: `ostrich`; from the shuffle after round 2 `ostrich/2`; known to everybody
/// `ostrich/2!`, to its owner `ostrich/2?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HeldLine(pub(crate) Held);

impl fmt::Display for HeldLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.card().fmt(f)?;
        if self.0.shuffle() > 0 {
            write!(f, "/{}", self.0.shuffle())?;
        }
        f.write_str(match self.0.known() {
            Known::Nobody => "",
            Known::Owner => "?",
            Known::Everybody => "!",
        })
    }
}

impl FromStr for HeldLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HeldLine, ParseError> {
        let (rest, known) = match text.as_bytes().last() {
            Some(b'!') => (&text[..text.len() - 1], Known::Everybody),
            Some(b'?') => (&text[..text.len() - 1], Known::Owner),
            _ => (text, Known::Nobody),
        };
        let (card, shuffle) = rest.split_once('/').unwrap_or((rest, "0"));
        let shuffle = shuffle.parse().ok().filter(|&shuffle| shuffle <= ROUNDS);
        let line = shuffle.map(|shuffle| Ok(HeldLine(Held::new(card.parse()?, shuffle, known))));
        let line = line.transpose()?.and_then(|line| canonical(line, text));
        line.ok_or_else(|| ParseError::new("a card in a deck or hand", text))
    }
}

/// A place of the card row: a card, or `-`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RowLine(pub(crate) Option<Card>);

impl fmt::Display for RowLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(card) => card.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl FromStr for RowLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<RowLine, ParseError> {
        if text == "-" { Ok(RowLine(None)) } else { text.parse().map(|card| RowLine(Some(card))) }
    }
}

/// A discovered site with its tile and guardian: `b3 l1-05`, `b3 l1-05 g02`; a camp with a guardian:
/// `a1 g02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SiteLine {
    pub(crate) site: Site,
    pub(crate) tile: Option<SiteTile>,
    pub(crate) guardian: Option<Guardian>,
}

impl fmt::Display for SiteLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.site.fmt(f)?;
        self.tile.map_or(Ok(()), |tile| write!(f, " {tile}"))?;
        self.guardian.map_or(Ok(()), |guardian| write!(f, " {guardian}"))
    }
}

impl FromStr for SiteLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SiteLine, ParseError> {
        let wrong = || ParseError::new("a site with what is there", text);
        let (site, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let site: Site = site.parse()?;
        let (tile, guardian) = match rest.split_once(' ') {
            Some((tile, guardian)) => (Some(tile.parse()?), Some(guardian.parse()?)),
            None if site.is_camp() => (None, Some(rest.parse()?)),
            None => (Some(rest.parse()?), None),
        };
        canonical(SiteLine { site, tile, guardian }, text).ok_or_else(wrong)
    }
}

/// An assistant on a board: `banker`, `banker gold`, `banker exhausted`, `banker gold exhausted`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HelperLine(pub(crate) Helper);

impl fmt::Display for HelperLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Helper { assistant, gold, ready } = self.0;
        let gold = if gold { " gold" } else { "" };
        let ready = if ready { "" } else { " exhausted" };
        write!(f, "{assistant}{gold}{ready}")
    }
}

impl FromStr for HelperLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HelperLine, ParseError> {
        let (assistant, state) = text.split_once(' ').unwrap_or((text, ""));
        let (gold, ready) = match state {
            "" => (false, true),
            "gold" => (true, true),
            "exhausted" => (false, false),
            "gold exhausted" => (true, false),
            _ => return Err(ParseError::new("an assistant on a board", text)),
        };
        let helper = Helper { assistant: assistant.parse()?, gold, ready };
        canonical(HelperLine(helper), text).ok_or_else(|| ParseError::new("an assistant on a board", text))
    }
}

as_text! { HeldLine RowLine SiteLine HelperLine }
