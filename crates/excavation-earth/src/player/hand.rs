//! The cards in a player's hand.

use dighouse_game::ScenarioError;
use dighouse_game::scenario::{Checked, ensure};

use crate::components::card::{Cards, TRAVEL_CARDS};
use crate::knowledge::holding::{Memory, Pick};
use crate::state::draft::Pair;
use crate::{Alike, AnyCard, Card};

/// All travel cards.
const ALL_TRAVEL: u8 = (1 << TRAVEL_CARDS) - 1;

/// Action cards, travel cards, and what others know of them. Cards known to others are in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hand {
    cards: Cards,
    /// A bit for each travel card; the others were used or set aside.
    travel: u8,
    memory: Memory,
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand { cards: Cards::NONE, travel: 0, memory: Memory::BLANK };

    /// The hand of a position.
    pub(crate) fn restore(cards: Cards, travel: &[AnyCard], memory: Memory) -> Checked<Hand> {
        let mut bits = 0;
        for card in travel {
            let AnyCard::Travel(place) = card else {
                return Err(ScenarioError::impossible("an action card is no travel card"));
            };
            ensure(bits >> place & 1 == 0, "a travel card is there twice")?;
            bits |= 1 << place;
        }
        Ok(Hand { cards, travel: bits, memory })
    }

    /// The action cards.
    #[inline]
    pub(crate) const fn cards(&self) -> Cards {
        self.cards
    }

    /// How many cards there are, travel cards included.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.cards.len() + self.travel.count_ones() as usize
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.travel == 0
    }

    /// What others know of the action cards.
    pub(crate) const fn memory(&self) -> &Memory {
        &self.memory
    }

    #[inline]
    pub(crate) fn has(&self, card: AnyCard) -> bool {
        match card {
            AnyCard::Action(card) => self.cards.has(card),
            AnyCard::Travel(place) => self.travel >> place & 1 == 1,
        }
    }

    /// Every travel card.
    #[inline]
    pub(crate) fn travel_cards(&self) -> impl Iterator<Item = AnyCard> {
        let travel = self.travel;
        (0..TRAVEL_CARDS as u8).filter(move |place| travel >> place & 1 == 1).map(AnyCard::Travel)
    }

    /// Every kind of card.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = AnyCard> {
        self.cards.kinds().map(AnyCard::Action).chain(self.travel_cards())
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.cards.add(card);
    }

    pub(crate) fn add_all(&mut self, cards: Cards) {
        self.cards.add_all(cards);
    }

    /// Adds two cards picked in a draft, and what others know of them.
    pub(crate) fn add_pick(&mut self, pick: u8, draft: usize, pair: Pair) {
        self.cards.add(pair.0);
        self.cards.add(pair.1);
        self.memory.remember_pick(pick, draft, pair);
    }

    /// A card leaves the hand openly.
    pub(crate) fn remove(&mut self, card: AnyCard) {
        match card {
            AnyCard::Action(card) => {
                self.cards.remove(card);
                self.memory.forget(card);
            }
            AnyCard::Travel(place) => self.travel &= !(1 << place),
        }
    }

    /// Takes back all travel cards.
    pub(crate) fn refill_travel(&mut self) {
        self.travel = ALL_TRAVEL;
    }

    /// Sets all travel cards aside.
    pub(crate) fn set_travel_aside(&mut self) {
        self.travel = 0;
    }

    /// Shows everybody the cards that are alike, and returns them.
    pub(crate) fn show(&mut self, alike: Alike) -> Cards {
        let shown: Cards = self.cards.iter().filter(|&card| alike.fits(card)).collect();
        self.memory.remember_shown(shown, alike, (self.cards.len() - shown.len()) as u8);
        shown
    }

    /// Replaces the cards of a pick by other cards.
    pub(crate) fn redeal_pick(&mut self, pick: Pick, draft: usize, cards: &mut impl Iterator<Item = Card>) {
        let places = self.memory.pick_mut(pick, draft);
        places.iter().for_each(|&card| self.cards.remove(card));
        for place in places {
            *place = cards.next().expect("as many cards as were taken");
            self.cards.add(*place);
        }
    }

    /// Replaces `unknown` cards by others that `draw` takes from those that satisfy a condition: first
    /// the cards of picks that are not known, then the rest.
    pub(crate) fn redeal_unknown(
        &mut self,
        unknown: Cards,
        is_known: impl Fn(Pick) -> bool,
        mut draw: impl FnMut(&dyn Fn(Card) -> bool) -> Card,
    ) {
        let mut left = unknown.len();
        unknown.iter().for_each(|card| self.cards.remove(card));
        for (pick, place) in self.memory.picks_mut() {
            if !is_known(pick) {
                *place = draw(&|_| true);
                self.cards.add(*place);
                left -= 1;
            }
        }
        for place in 0..left {
            let unlike = self.memory.unlike().filter(|unlike| place < usize::from(unlike.least));
            self.cards.add(draw(&|card| unlike.is_none_or(|unlike| !unlike.alike.fits(card))));
        }
    }
}
