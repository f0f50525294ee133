//! The short texts of a position.

use std::fmt;
use std::str::FromStr;

use crate::components::site::Site;
use crate::knowledge::holding::{Held, Known};
use crate::player::Helper;
use crate::words::as_text;
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
    type Err = ();

    fn from_str(text: &str) -> Result<HeldLine, ()> {
        let (rest, known) = match text.as_bytes().last() {
            Some(b'!') => (&text[..text.len() - 1], Known::Everybody),
            Some(b'?') => (&text[..text.len() - 1], Known::Owner),
            _ => (text, Known::Nobody),
        };
        let (card, shuffle) = match rest.split_once('/') {
            Some((card, shuffle)) => (card, shuffle.parse().map_err(drop)?),
            None => (rest, 0),
        };
        if shuffle > crate::rules::round::ROUNDS {
            return Err(());
        }
        same(HeldLine(Held::new(card.parse()?, shuffle, known)), text)
    }
}

/// What was read, if it is written like that.
fn same<T: fmt::Display>(read: T, text: &str) -> Result<T, ()> {
    if read.to_string() == text { Ok(read) } else { Err(()) }
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
    type Err = ();

    fn from_str(text: &str) -> Result<RowLine, ()> {
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
    type Err = ();

    fn from_str(text: &str) -> Result<SiteLine, ()> {
        let (site, rest) = text.split_once(' ').ok_or(())?;
        let site: Site = site.parse()?;
        let (tile, guardian) = match rest.split_once(' ') {
            Some((tile, guardian)) => (Some(tile.parse()?), Some(guardian.parse()?)),
            None if site.is_camp() => (None, Some(rest.parse()?)),
            None => (Some(rest.parse()?), None),
        };
        same(SiteLine { site, tile, guardian }, text)
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
    type Err = ();

    fn from_str(text: &str) -> Result<HelperLine, ()> {
        let mut words = text.split(' ');
        let assistant = words.next().ok_or(())?.parse()?;
        let (mut gold, mut ready) = (false, true);
        for word in words {
            match word {
                "gold" => gold = true,
                "exhausted" => ready = false,
                _ => return Err(()),
            }
        }
        same(HelperLine(Helper { assistant, gold, ready }), text)
    }
}

as_text! {
    HeldLine "a card in a deck or hand";
    RowLine "a place of the card row";
    SiteLine "a site with what is there";
    HelperLine "an assistant on a board";
}
