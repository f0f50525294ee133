//! Action cards, travel cards, and hands of them.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{Filler, List, ParseError, as_text};

use crate::components::{CardFace, GameBox};
use crate::{BlackMarket, Colour, Market};

/// How many different action cards there can be.
pub(crate) const MOST_FACES: usize = 64;

/// A kind of action card; its copies are alike. Written with its colour and market: `orange-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct Card(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Card {
    #[inline]
    pub(crate) const fn at(index: usize) -> Card {
        Card(index as u8)
    }

    /// Every kind of action card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..GameBox::get().faces.len() as u8).map(Card)
    }

    /// The place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) fn face(self) -> &'static CardFace {
        &GameBox::get().faces[self.index()]
    }

    /// Its region.
    pub fn colour(self) -> Colour {
        self.face().colour
    }

    /// The market whose symbol it has.
    pub fn market(self) -> Market {
        self.face().market
    }

    /// The black market that shows its symbol.
    pub fn black_market(self) -> Option<BlackMarket> {
        self.face().black_market
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.face().name)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let found = Card::all().find(|card| card.face().name == text);
        found.ok_or_else(|| ParseError::new("an action card such as `orange-3`", text))
    }
}

/// A card to travel or sell with: an action card, or one of a player's travel cards, written with
/// its fuel: `fuel-4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[cfg_attr(feature = "types", ts(type = "string"))]
pub enum AnyCard {
    /// An action card.
    Action(Card),
    /// The travel card with this place among a player's three.
    Travel(u8),
}

/// How many travel cards everybody has.
pub const TRAVEL_CARDS: usize = 3;

impl AnyCard {
    /// How many steps it gives.
    pub fn fuel(self) -> u8 {
        match self {
            AnyCard::Action(_) => GameBox::get().action_fuel,
            AnyCard::Travel(place) => GameBox::get().travel_fuel[usize::from(place)],
        }
    }

    /// The market it names.
    pub fn market(self) -> Option<Market> {
        match self {
            AnyCard::Action(card) => Some(card.market()),
            AnyCard::Travel(_) => None,
        }
    }
}

impl fmt::Display for AnyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyCard::Action(card) => card.fmt(f),
            AnyCard::Travel(_) => write!(f, "fuel-{}", self.fuel()),
        }
    }
}

impl FromStr for AnyCard {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<AnyCard, ParseError> {
        let travel = (0..TRAVEL_CARDS as u8).map(AnyCard::Travel).find(|card| card.to_string() == text);
        travel.map_or_else(|| text.parse().map(AnyCard::Action), Ok)
    }
}

as_text! { Card AnyCard }

impl Filler for Card {
    const FILLER: Card = Card(0);
}

/// A hand, a packet or a pile of action cards whose order does not matter: how many of each kind,
/// in two bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards(u128);

/// The most copies of a kind.
pub(crate) const MOST_COPIES: u8 = 3;

const ONES: u128 = u128::MAX / 3;

impl Cards {
    pub(crate) const NONE: Cards = Cards(0);

    #[inline]
    pub(crate) const fn count(self, card: Card) -> u8 {
        (self.0 >> (2 * card.0)) as u8 & 3
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < MOST_COPIES, "too many {card}");
        self.0 += 1 << (2 * card.0);
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not there");
        self.0 -= 1 << (2 * card.0);
    }

    pub(crate) fn add_all(&mut self, others: Cards) {
        self.0 += others.0;
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        ((self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()) as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not before `card`.
    pub(crate) const fn from(self, card: Card) -> Cards {
        Cards(self.0 >> (2 * card.0) << (2 * card.0))
    }

    /// Each kind once.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = (self.0 | self.0 >> 1) & ONES;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Card((left.trailing_zeros() / 2) as u8))?;
            left &= left - 1;
            Some(next)
        })
    }

    /// Each card, as many times as it occurs.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// Every two of them, once.
    pub(crate) fn pairs(self) -> impl Iterator<Item = (Card, Card)> {
        self.kinds().flat_map(move |first| {
            let mut rest = self.from(first);
            rest.remove(first);
            rest.kinds().map(move |second| (first, second))
        })
    }

    /// Whether these two are there, in order.
    pub(crate) fn has_pair(self, first: Card, second: Card) -> bool {
        let mut rest = self.from(first);
        if !rest.has(first) {
            return false;
        }
        rest.remove(first);
        rest.has(second)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl From<Cards> for List<Card, 9> {
    fn from(cards: Cards) -> List<Card, 9> {
        let mut list = List::EMPTY;
        list.extend(cards.iter());
        list
    }
}
