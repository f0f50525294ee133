//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{ParseError, as_text};
use serde::Serialize;

use crate::{AnyCard, Artefact, Buyer, Card, Colour, Faction, Location, Market, Markets, Store};

/// What cards of a mulligan have in common. Written as the colour or the number of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[cfg_attr(feature = "types", ts(type = "string"))]
pub enum Alike {
    /// One colour.
    Colour(Colour),
    /// The symbol of one market.
    Symbol(Market),
}

impl Alike {
    /// Whether `card` has it.
    pub fn fits(self, card: Card) -> bool {
        match self {
            Alike::Colour(colour) => card.colour() == colour,
            Alike::Symbol(market) => card.market() == market,
        }
    }

    pub(crate) fn all() -> impl Iterator<Item = Alike> {
        Colour::ALL.iter().map(|&colour| Alike::Colour(colour)).chain(Market::all().map(Alike::Symbol))
    }
}

impl fmt::Display for Alike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Alike::Colour(colour) => colour.fmt(f),
            Alike::Symbol(market) => market.fmt(f),
        }
    }
}

impl FromStr for Alike {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Alike, ParseError> {
        let symbol = || text.parse().ok().map(Alike::Symbol);
        let alike = text.parse().ok().map(Alike::Colour).or_else(symbol);
        alike.ok_or_else(|| ParseError::new("a colour or the number of a market", text))
    }
}

/// A buyer in a queue: the market and the place, 1 being the front. Written `3.1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[cfg_attr(feature = "types", ts(type = "string"))]
pub struct Spot {
    /// The market.
    pub market: Market,
    /// The place in its queue, from 1.
    pub place: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.market, self.place)
    }
}

impl FromStr for Spot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Spot, ParseError> {
        match text.as_bytes() {
            [_, b'.', place @ b'1'..=b'4'] => Ok(Spot { market: text[..1].parse()?, place: place - b'0' }),
            _ => Err(ParseError::new("a place in a queue such as `3.1`", text)),
        }
    }
}

/// An action without a card, by Restructuring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[cfg_attr(feature = "types", ts(type = "string"))]
pub enum Deed {
    /// Travel with the fuel of an action card. `travel`
    Travel,
    /// Excavate in this colour. `excavate red`
    Excavate(Colour),
    /// Act on this market. `market 2`
    Market(Market),
    /// Sell, as if with a card of this market; that matters to merchants only. `sell`, `sell 2`
    Sell(Option<Market>),
    /// Command with this market. `command 2`
    Command(Market),
    /// Smuggle. `smuggle`
    Smuggle,
    /// Survey in this colour. `survey red`
    Survey(Colour),
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Travel => f.write_str("travel"),
            Deed::Excavate(colour) => write!(f, "excavate {colour}"),
            Deed::Market(market) => write!(f, "market {market}"),
            Deed::Sell(None) => f.write_str("sell"),
            Deed::Sell(Some(market)) => write!(f, "sell {market}"),
            Deed::Command(market) => write!(f, "command {market}"),
            Deed::Smuggle => f.write_str("smuggle"),
            Deed::Survey(colour) => write!(f, "survey {colour}"),
        }
    }
}

impl FromStr for Deed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deed, ParseError> {
        Ok(match text.split_once(' ') {
            None if text == "travel" => Deed::Travel,
            None if text == "sell" => Deed::Sell(None),
            None if text == "smuggle" => Deed::Smuggle,
            Some(("excavate", colour)) => Deed::Excavate(colour.parse()?),
            Some(("market", market)) => Deed::Market(market.parse()?),
            Some(("sell", market)) => Deed::Sell(Some(market.parse()?)),
            Some(("command", market)) => Deed::Command(market.parse()?),
            Some(("survey", colour)) => Deed::Survey(colour.parse()?),
            _ => return Err(ParseError::new("an action without a card", text)),
        })
    }
}

as_text! { Alike Spot Deed }

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[serde(tag = "action", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Action {
    /// Take a faction. `faction gul`
    Faction { faction: Faction },
    /// Keep the first hand. `stand`
    Stand,
    /// Redraw cards that are alike. `redraw orange`, `redraw 3`
    Redraw { alike: Alike },
    /// Keep these two of the cards passed on, or of the hand after passing, in any order.
    /// `keep orange-1 red-4`
    Keep { first: Card, second: Card },
    /// Discard a card. `discard red-4`
    Discard { card: Card },
    /// Place the third explorer. `settle L07`
    Settle { at: Location },
    /// Send an explorer from one location to another. `move L01 L05`
    Move { from: Location, to: Location },
    /// Travel. `travel orange-1`, `travel fuel-4`
    Travel { card: AnyCard },
    /// Excavate in the card's region. `excavate orange-1`
    Excavate { card: Card },
    /// Take an artefact from a dig site. `take orange-a`
    Take { artefact: Artefact },
    /// Put a crew marker, or this guard, on the gallery space of an artefact that was just gained.
    /// `sample red-a`, `sample red-a from red-b`
    Sample { artefact: Artefact, guard: Option<Artefact> },
    /// Take no more samples. `leave`
    Leave,
    /// Act on the card's market. `market orange-1`
    Market { card: Card },
    /// Place a trader, or this guard as one. `trader`, `trader from red-b`
    Trader { guard: Option<Artefact> },
    /// Add a buyer to the queue. `buyer special`, `buyer red`
    Buyer { buyer: Buyer },
    /// Sell. `sell orange-1`, `sell fuel-2`
    Sell { card: AnyCard },
    /// What is sold where. `sale purple at 1 3`
    Sale { colour: Colour, markets: Markets },
    /// Give an artefact away in a sale. `give purple-a hold`
    Give { artefact: Artefact, store: Store },
    /// Keep this one of two cards drawn. `pick red-4`
    Pick { card: Card },
    /// Command with the card's market. `command orange-1`
    Command { card: Card },
    /// Place an envoy, or this guard as one. `envoy`, `envoy from red-b`
    Envoy { guard: Option<Artefact> },
    /// Take an envoy back. `withdraw`
    Withdraw,
    /// Use the command card of the centre from which an envoy was taken back. `invoke`
    Invoke,
    /// Smuggle on the black market that shows the card's symbol. `smuggle orange-1`
    Smuggle { card: Card },
    /// Deliver an artefact to the black market. `deliver red-b hatch`
    Deliver { artefact: Artefact, store: Store },
    /// Acquire the top artefact of a stack. `acquire red hold`
    Acquire { colour: Colour, store: Store },
    /// Survey in the card's colour. `survey orange-1`
    Survey { card: Card },
    /// Put the played card on this space of the forecast. `replace 2`
    Replace { space: u8 },
    /// Put one of the artefacts drawn on the map, take one for free, buy one. `uncover red-a`,
    /// `uncover red-a buy red-b`, `uncover red-a take red-b buy red-c`
    Uncover { place: Artefact, take: Option<Artefact>, buy: Option<Artefact> },
    /// Bribe a buyer to stand at the end of another queue. `lead 1.2 3`
    Lead { from: Spot, to: Market },
    /// Bribe two buyers, in any order, to change places. `swap 1.2 3.1`
    Swap { one: Spot, other: Spot },
    /// Act as if a fitting card had been played. `free excavate red`
    Free { deed: Deed },
    /// Leave the round. `pass`
    Pass,
    /// Do without. `skip`
    Skip,
    /// No more of this. `done`
    Done,
}
