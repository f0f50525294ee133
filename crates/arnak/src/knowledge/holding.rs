//! A player's deck and hand.
//!
//! Both lie in one list: the deck from its bottom to its top, then the hand. Drawing a card moves the
//! border between them. Every card records who knows where it is and from which shuffle it comes:
//! the order of the cards of one shuffle is all that a viewer can be unsure of.

use crate::Card;

/// The most cards one player can own: every item, artifact and Fear, and four basic cards.
pub(crate) const MOST_CARDS: usize = 98;

/// Who knows a card in a deck or a hand. That owners know their hands is understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Known {
    Nobody,
    Owner,
    Everybody,
}

/// A card in a deck or a hand: the card, its shuffle, who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Held(u16);

impl Held {
    pub(crate) fn new(card: Card, shuffle: u8, known: Known) -> Held {
        Held(u16::from(card.0) | u16::from(shuffle) << 8 | (known as u16) << 12)
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card(self.0 as u8)
    }

    pub(crate) const fn shuffle(self) -> u8 {
        (self.0 >> 8 & 0xf) as u8
    }

    pub(crate) const fn known(self) -> Known {
        match self.0 >> 12 {
            0 => Known::Nobody,
            1 => Known::Owner,
            _ => Known::Everybody,
        }
    }

    pub(crate) fn with_card(self, card: Card) -> Held {
        Held::new(card, self.shuffle(), self.known())
    }

    pub(crate) fn with_known(self, known: Known) -> Held {
        Held::new(self.card(), self.shuffle(), known)
    }
}

impl std::fmt::Debug for Held {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}/{:?}", self.card().0, self.shuffle(), self.known())
    }
}

/// Deck and hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Holding {
    cards: [Held; MOST_CARDS],
    deck: u8,
    len: u8,
}

impl Holding {
    pub(crate) const EMPTY: Holding = Holding { cards: [Held(0); MOST_CARDS], deck: 0, len: 0 };

    /// A deck and a hand, which together must not have more than [`MOST_CARDS`] cards.
    pub(crate) fn new(deck: &[Held], hand: &[Held]) -> Holding {
        let mut holding =
            Holding { deck: deck.len() as u8, len: (deck.len() + hand.len()) as u8, ..Holding::EMPTY };
        holding.cards[..deck.len()].copy_from_slice(deck);
        holding.cards[deck.len()..deck.len() + hand.len()].copy_from_slice(hand);
        holding
    }

    /// From the bottom to the top.
    pub(crate) fn deck(&self) -> &[Held] {
        &self.cards[..usize::from(self.deck)]
    }

    #[inline]
    pub(crate) fn hand(&self) -> &[Held] {
        &self.cards[usize::from(self.deck)..usize::from(self.len)]
    }

    /// Deck and hand.
    pub(crate) fn all(&self) -> &[Held] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) fn all_mut(&mut self) -> &mut [Held] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub(crate) const fn deck_len(&self) -> usize {
        self.deck as usize
    }

    pub(crate) const fn hand_len(&self) -> usize {
        (self.len - self.deck) as usize
    }

    pub(crate) fn has_in_hand(&self, card: Card) -> bool {
        self.hand().iter().any(|held| held.card() == card)
    }

    /// Moves the top card into the hand and returns it.
    pub(crate) fn draw(&mut self) -> Option<Held> {
        self.deck = self.deck.checked_sub(1)?;
        Some(self.now_in_hand())
    }

    /// Moves the bottom card into the hand and returns it.
    pub(crate) fn draw_bottom(&mut self) -> Option<Held> {
        self.deck = self.deck.checked_sub(1)?;
        self.cards[..=usize::from(self.deck)].rotate_left(1);
        Some(self.now_in_hand())
    }

    /// Owners know every card of their hand; what others know does not change.
    fn now_in_hand(&mut self) -> Held {
        let held = &mut self.cards[usize::from(self.deck)];
        if held.known() == Known::Owner {
            *held = held.with_known(Known::Nobody);
        }
        *held
    }

    /// Takes a card out of the hand. Of several copies, one that others know goes first.
    pub(crate) fn take_from_hand(&mut self, card: Card) -> Option<Held> {
        let same = self.hand().iter().enumerate().filter(|(_, held)| held.card() == card);
        let (place, _) = same.max_by_key(|(_, held)| held.known())?;
        let place = usize::from(self.deck) + place;
        let held = self.cards[place];
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.cards[usize::from(self.len)] = Held(0);
        Some(held)
    }

    /// Takes the card that was drawn last out of the hand.
    pub(crate) fn take_drawn(&mut self, held: Held) -> Option<Held> {
        let deck = usize::from(self.deck);
        debug_assert!(self.cards[deck] == held, "the card drawn last lies next to the deck");
        self.cards.copy_within(deck + 1..usize::from(self.len), deck);
        self.len -= 1;
        self.cards[usize::from(self.len)] = Held(0);
        Some(held)
    }

    pub(crate) fn put_in_hand(&mut self, held: Held) {
        self.cards[usize::from(self.len)] = held;
        self.len += 1;
    }

    pub(crate) fn put_on_top(&mut self, held: Held) {
        let deck = usize::from(self.deck);
        self.cards.copy_within(deck..usize::from(self.len), deck + 1);
        self.cards[deck] = held;
        self.deck += 1;
        self.len += 1;
    }

    pub(crate) fn put_at_bottom(&mut self, held: Held) {
        self.put_under(&[held]);
    }

    /// Puts these under the deck, the first at the very bottom.
    pub(crate) fn put_under(&mut self, block: &[Held]) {
        self.cards.copy_within(..usize::from(self.len), block.len());
        self.cards[..block.len()].copy_from_slice(block);
        self.deck += block.len() as u8;
        self.len += block.len() as u8;
    }
}

impl std::fmt::Debug for Holding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Holding").field("deck", &self.deck()).field("hand", &self.hand()).finish()
    }
}
