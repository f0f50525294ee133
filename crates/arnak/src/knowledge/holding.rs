//! A player's deck and hand.
//!
//! Both lie in one list: the deck from its bottom to its top, then the hand. Drawing a card moves the
//! border between them. Every card records who knows where it is and from which shuffle it comes. A
//! viewer can be unsure of the order of the cards of one shuffle, and of what the Crystal Earring has
//! put back on a deck: see [`Mix`](super::mix::Mix).

use dighouse_game::Filler;

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

/// What others know of a card: which one it is, or only from which shuffle it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Shuffle(u8),
    Card(Card),
}

/// A card in a deck or a hand: the card, its shuffle, who knows it, its mix, and whether it is put away
/// at the end of the round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Held(u16);

const CARD: u16 = 0x7f;
const SHUFFLE: u16 = 7;
const KNOWN: u16 = 10;
const MIX: u16 = 12;
const PUT_AWAY: u16 = 14;

impl Held {
    /// A card that a viewer does not see.
    const UNSEEN: Held = Held(CARD);

    pub(crate) fn new(card: Card, shuffle: u8, known: Known) -> Held {
        Held(u16::from(card.0) | u16::from(shuffle) << SHUFFLE | (known as u16) << KNOWN)
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card(self.0 as u8 & 0x7f)
    }

    pub(crate) const fn shuffle(self) -> u8 {
        (self.0 >> SHUFFLE & 7) as u8
    }

    pub(crate) const fn known(self) -> Known {
        match self.0 >> KNOWN & 3 {
            0 => Known::Nobody,
            1 => Known::Owner,
            _ => Known::Everybody,
        }
    }

    /// The number of the [`Mix`](super::mix::Mix) that says what else may lie there; 0 is none.
    pub(crate) const fn mix(self) -> u8 {
        (self.0 >> MIX & 3) as u8
    }

    /// Whether its owner wants to put it away at the end of the round.
    pub(crate) const fn is_put_away(self) -> bool {
        self.0 >> PUT_AWAY == 1
    }

    pub(crate) const fn kind(self) -> Kind {
        match self.known() {
            Known::Everybody => Kind::Card(self.card()),
            Known::Nobody | Known::Owner => Kind::Shuffle(self.shuffle()),
        }
    }

    pub(crate) fn with_card(self, card: Card) -> Held {
        Held(self.0 & !0x7f | u16::from(card.0))
    }

    pub(crate) fn with_known(self, known: Known) -> Held {
        Held(self.0 & !(3 << KNOWN) | (known as u16) << KNOWN)
    }

    pub(crate) fn with_mix(self, mix: u8) -> Held {
        Held(self.0 & !(3 << MIX) | u16::from(mix) << MIX)
    }

    pub(crate) fn put_away(self, put_away: bool) -> Held {
        Held(self.0 & !(1 << PUT_AWAY) | u16::from(put_away) << PUT_AWAY)
    }

    /// The card as a viewer sees it, who may also see whether it is put away. What others know of it is left out.
    pub(crate) fn shown(self, seen: bool, put_away: bool) -> Held {
        if seen { Held(self.0 & CARD).put_away(put_away && self.is_put_away()) } else { Held::UNSEEN }
    }

    /// The card as it was [shown](Held::shown); none if the viewer does not see it.
    pub(crate) fn seen(self) -> Option<Card> {
        (self != Held::UNSEEN).then(|| self.card())
    }

    /// The same card in a hand. Owners know every card of their hand; what others know does not change.
    pub(crate) fn in_hand(self) -> Held {
        let known = if self.known() == Known::Owner { Known::Nobody } else { self.known() };
        self.with_known(known).with_mix(0)
    }
}

impl Filler for Held {
    const FILLER: Held = Held(0);
}

impl std::fmt::Debug for Held {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}/{:?}/{}", self.card().0, self.shuffle(), self.known(), self.mix())
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

    pub(crate) fn hand_mut(&mut self) -> &mut [Held] {
        &mut self.cards[usize::from(self.deck)..usize::from(self.len)]
    }

    /// Moves the top card into the hand and returns it as it lay there.
    pub(crate) fn draw(&mut self) -> Option<Held> {
        self.deck = self.deck.checked_sub(1)?;
        Some(self.now_in_hand())
    }

    /// Moves the bottom card into the hand and returns it as it lay there.
    pub(crate) fn draw_bottom(&mut self) -> Option<Held> {
        self.deck = self.deck.checked_sub(1)?;
        self.cards[..=usize::from(self.deck)].rotate_left(1);
        Some(self.now_in_hand())
    }

    fn now_in_hand(&mut self) -> Held {
        let place = &mut self.cards[usize::from(self.deck)];
        let held = *place;
        *place = held.in_hand();
        held
    }

    /// The card of the hand that leaves it when its owner names this one. Of several copies, one that
    /// others know goes first.
    pub(crate) fn find_in_hand(&self, card: Card) -> Option<Held> {
        let same = self.hand().iter().filter(|held| held.card() == card);
        same.max_by_key(|held| held.known()).copied()
    }

    /// Takes a card out of the hand: one that [`Holding::find_in_hand`] has found.
    pub(crate) fn take_from_hand(&mut self, held: Held) {
        if let Some(place) = self.hand().iter().rposition(|&other| other == held) {
            self.take_place(usize::from(self.deck) + place);
        }
    }

    /// Takes the card that was drawn last out of the hand.
    pub(crate) fn take_drawn(&mut self) {
        self.take_place(usize::from(self.deck));
    }

    fn take_place(&mut self, place: usize) {
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.cards[usize::from(self.len)] = Held(0);
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
