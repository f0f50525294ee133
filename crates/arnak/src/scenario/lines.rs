//! The short texts of a position.

use std::fmt;
use std::str::FromStr;

use dighouse_game::text::canonical;
use dighouse_game::{ParseError, as_text};

use crate::components::site::Site;
use crate::knowledge::holding::{Held, Kind, Known};
use crate::knowledge::mix::{Kinds, Likely, MOST_MIXES};
use crate::player::Helper;
use crate::rules::round::ROUNDS;
use crate::{Card, Guardian, SiteTile};

/// A card in a deck or hand: `ostrich`; from the shuffle after round 2 `ostrich/2`; known to everybody
/// `ostrich/2!`, to its owner `ostrich/2?`; the card of the first mix `ostrich/2!~1`; to be put
/// away at the end of the round `ostrich-`.
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
        })?;
        if self.0.mix() > 0 {
            write!(f, "~{}", self.0.mix())?;
        }
        f.write_str(if self.0.is_put_away() { "-" } else { "" })
    }
}

impl FromStr for HeldLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HeldLine, ParseError> {
        let (rest, put_away) = last_of(text, &[('-', true)], false);
        let (rest, mix) = rest.split_once('~').unwrap_or((rest, "0"));
        let (rest, known) = last_of(rest, &[('!', Known::Everybody), ('?', Known::Owner)], Known::Nobody);
        let (card, shuffle) = rest.split_once('/').unwrap_or((rest, "0"));
        let shuffle = shuffle.parse().ok().filter(|&shuffle| shuffle <= ROUNDS);
        let mix = mix.parse().ok().filter(|&mix| usize::from(mix) <= MOST_MIXES);
        let line = shuffle.zip(mix).map(|(shuffle, mix): (u8, u8)| {
            let held = Held::new(card.parse()?, shuffle, known);
            Ok(HeldLine(held.with_mix(mix).put_away(put_away)))
        });
        let line = line.transpose()?.and_then(|line| canonical(line, text));
        line.ok_or_else(|| ParseError::new("a card in a deck or hand", text))
    }
}

/// A text without its last character, and what that means; if it means nothing, the whole text.
fn last_of<'a, T: Copy>(text: &'a str, meanings: &[(char, T)], otherwise: T) -> (&'a str, T) {
    let found = meanings.iter().find_map(|&(last, meaning)| Some((text.strip_suffix(last)?, meaning)));
    found.unwrap_or((text, otherwise))
}

/// What others know of a card on a deck: it is one of these, the others are in the hand. `hat 2, /0 1`:
/// the item, or half as likely a card of the first shuffle. `-` where there is no such card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MixLine(pub(crate) Kinds);

impl fmt::Display for MixLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (place, Likely { kind, weight }) in self.0.iter().enumerate() {
            let comma = if place > 0 { ", " } else { "" };
            match kind {
                Kind::Shuffle(shuffle) => write!(f, "{comma}/{shuffle} {weight}")?,
                Kind::Card(card) => write!(f, "{comma}{card} {weight}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for MixLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MixLine, ParseError> {
        let read = || {
            let parts: Vec<&str> = if text == "-" { Vec::new() } else { text.split(", ").collect() };
            let kinds: Option<Vec<Likely>> = parts.into_iter().map(read_likely).collect();
            canonical(MixLine(Kinds::from_slice(&kinds?)?), text)
        };
        read().ok_or_else(|| ParseError::new("what others know of a card on a deck", text))
    }
}

fn read_likely(text: &str) -> Option<Likely> {
    let (kind, weight) = text.split_once(' ')?;
    let kind = match kind.strip_prefix('/') {
        Some(shuffle) => Kind::Shuffle(shuffle.parse().ok().filter(|&shuffle| shuffle <= ROUNDS)?),
        None => Kind::Card(kind.parse().ok()?),
    };
    Some(Likely { kind, weight: weight.parse().ok().filter(|&weight| weight > 0)? })
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

as_text! { HeldLine MixLine RowLine SiteLine HelperLine }
