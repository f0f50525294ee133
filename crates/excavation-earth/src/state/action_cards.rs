//! The common deck of action cards and its discards.

use dighouse_game::{Chance, List, Stream};

use crate::Card;
use crate::components::card::Cards;

/// The most action cards; the printed box has fewer.
pub(crate) const DECK: usize = 64;

/// Action cards in an order.
pub(crate) type Deck = List<Card, DECK>;

/// The deck, whose last card is on top, and the discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ActionCards {
    deck: Deck,
    discards: Cards,
}

impl ActionCards {
    /// All cards in the deck, in the order of the box.
    pub(crate) fn unshuffled() -> ActionCards {
        let copies = |card: Card| std::iter::repeat_n(card, usize::from(card.face().count));
        ActionCards { deck: Card::all().flat_map(copies).collect(), discards: Cards::NONE }
    }

    /// The deck that a position describes, without discards.
    pub(crate) const fn restore(deck: Deck) -> ActionCards {
        ActionCards { deck, discards: Cards::NONE }
    }

    pub(crate) fn shuffle(&mut self, stream: &mut Stream) {
        stream.shuffle(&mut self.deck);
    }

    /// The cards of the deck, the last on top.
    pub(crate) fn deck(&self) -> &[Card] {
        &self.deck
    }

    pub(crate) const fn discards(&self) -> Cards {
        self.discards
    }

    /// Whether a card can be drawn.
    #[inline]
    pub(crate) const fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discards.is_empty()
    }

    /// Takes the top card. If the deck is empty, the discards are shuffled into a new one. None
    /// if there are no cards at all.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<Card> {
        if self.deck.is_empty() {
            if self.discards.is_empty() {
                return None;
            }
            let discards = std::mem::take(&mut self.discards);
            self.deck.extend(discards.iter());
            chance.stream().shuffle(&mut self.deck);
        }
        chance.reveal();
        self.deck.pop()
    }

    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        self.discards.add(card);
    }

    pub(crate) fn discard_all(&mut self, cards: Cards) {
        self.discards.add_all(cards);
    }

    /// Replaces the cards of the deck: what a viewer cannot know is dealt again.
    pub(crate) fn redeal(&mut self, deck: Deck) {
        self.deck = deck;
    }

    /// The same cards with the deck in the order of the box.
    pub(crate) fn sorted(mut self) -> ActionCards {
        self.deck.sort_unstable();
        self
    }
}
