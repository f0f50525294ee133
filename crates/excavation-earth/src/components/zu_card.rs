//! Zu's cards.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{Filler, ParseError, as_text};

use crate::components::{GameBox, ZuFace};
use crate::event::Event;
use crate::{Colour, ZuAction};

/// A kind of Zu's cards. Written with what it names: `excavate`, `excavate orange green`, `command 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct ZuCard(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl ZuCard {
    pub(crate) fn all() -> impl Iterator<Item = ZuCard> {
        (0..GameBox::get().zu.faces.len() as u8).map(ZuCard)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn face(self) -> ZuFace {
        GameBox::get().zu.faces[self.index()].0
    }

    /// How many such cards there are.
    pub(crate) fn copies(self) -> u8 {
        GameBox::get().zu.faces[self.index()].1
    }

    pub(crate) fn action(self) -> ZuAction {
        self.face().action()
    }

    pub(crate) fn flipped(self) -> Event {
        let deed = self.action();
        let (colours, market) = match self.face() {
            ZuFace::Excavate(pair) => (pair, None),
            ZuFace::Command(market) => (None, Some(market)),
            ZuFace::Market | ZuFace::Sell | ZuFace::Rush | ZuFace::Survey => (None, None),
        };
        let colour = |of: fn((Colour, Colour)) -> Colour| colours.map(of);
        Event::ZuFlipped { deed, colour: colour(|it| it.0), other_colour: colour(|it| it.1), market }
    }
}

impl fmt::Display for ZuCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            ZuFace::Excavate(Some((one, other))) => write!(f, "excavate {one} {other}"),
            ZuFace::Command(market) => write!(f, "command {market}"),
            face => face.action().fmt(f),
        }
    }
}

impl FromStr for ZuCard {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<ZuCard, ParseError> {
        let found = ZuCard::all().find(|card| card.to_string() == text);
        found.ok_or_else(|| ParseError::new("one of Zu's cards", text))
    }
}

as_text! { ZuCard }

impl Filler for ZuCard {
    const FILLER: ZuCard = ZuCard(0);
}
