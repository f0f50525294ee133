//! Zu's decks: one for each round.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Chance, List, Stream};

use crate::components::GameBox;
use crate::{ROUNDS, ZuAction, ZuCard};

/// The most cards of a round; the printed decks have fewer.
pub(crate) const ROUND_DECK: usize = 12;
/// The most kinds of cards.
pub(crate) const MOST_KINDS: usize = 24;

/// Some of Zu's cards.
pub(crate) type ZuCards = List<ZuCard, ROUND_DECK>;

/// The cards that nobody has seen: the deck of the round, whose last card is on top, and the new cards of
/// rounds 2 and 3 before they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unseen {
    pub(crate) deck: ZuCards,
    pub(crate) later: [ZuCards; ROUNDS as usize - 1],
}

impl Unseen {
    pub(crate) const NONE: Unseen =
        Unseen { deck: ZuCards::EMPTY, later: [ZuCards::EMPTY; ROUNDS as usize - 1] };

    /// The deck of a round, counted from 0.
    fn of_round(&mut self, round: usize) -> &mut ZuCards {
        match round {
            0 => &mut self.deck,
            later => &mut self.later[later - 1],
        }
    }
}

/// Zu's cards: those to come, and those turned over in each round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ZuDeck {
    unseen: Unseen,
    flipped: [ZuCards; ROUNDS as usize],
}

impl ZuDeck {
    /// No cards: Zu does not play.
    pub(crate) const NONE: ZuDeck =
        ZuDeck { unseen: Unseen::NONE, flipped: [ZuCards::EMPTY; ROUNDS as usize] };

    /// Deals the cards of each action to the rounds.
    pub(crate) fn deal(stream: &mut Stream) -> ZuDeck {
        let mut zu = ZuDeck::NONE;
        for action in ZuAction::ALL {
            let mut cards = List::<ZuCard, { ROUND_DECK * ROUNDS as usize }>::EMPTY;
            let kinds = ZuCard::all().filter(|card| card.action() == action);
            kinds.for_each(|card| cards.extend(std::iter::repeat_n(card, usize::from(card.copies()))));
            stream.shuffle(&mut cards);
            for (round, counts) in GameBox::get().zu.rounds.iter().enumerate() {
                for _ in 0..counts[action.index()] {
                    zu.unseen.of_round(round).extend(cards.pop());
                }
            }
        }
        for round in 0..usize::from(ROUNDS) {
            stream.shuffle(zu.unseen.of_round(round));
        }
        zu
    }

    /// The decks of a position in a round.
    pub(crate) fn restore(unseen: Unseen, flipped: [ZuCards; ROUNDS as usize], round: u8) -> Checked<ZuDeck> {
        let zu = ZuDeck { unseen, flipped };
        zu.check(usize::from(round) - 1)?;
        Ok(zu)
    }

    pub(crate) const fn unseen(&self) -> &Unseen {
        &self.unseen
    }

    /// The cards turned over in each round.
    pub(crate) const fn flipped(&self) -> &[ZuCards; ROUNDS as usize] {
        &self.flipped
    }

    /// Makes the deck of a later round: its own cards and some of the round before.
    pub(crate) fn prepare(&mut self, round: u8, stream: &mut Stream) {
        let before = usize::from(round) - 2;
        let mut deck = std::mem::take(&mut self.unseen.later[before]);
        let mut carried = self.flipped[before];
        stream.shuffle(&mut carried);
        deck.extend(carried.into_iter().take(GameBox::get().zu.carried));
        stream.shuffle(&mut deck);
        self.unseen.deck = deck;
    }

    /// Turns over the top card.
    pub(crate) fn flip(&mut self, round: u8, chance: &mut Chance) -> Option<ZuCard> {
        let card = self.unseen.deck.pop()?;
        chance.reveal();
        self.flipped[usize::from(round) - 1].push(card);
        Some(card)
    }

    /// Replaces the cards that nobody has seen.
    pub(crate) fn redeal(&mut self, unseen: Unseen) {
        self.unseen = unseen;
    }

    /// Checks that these are Zu's cards in a round, counted from 0.
    fn check(&self, round: usize) -> Checked {
        let figures = &GameBox::get().zu;
        for (later, counts) in figures.rounds.iter().enumerate().skip(1) {
            let cards = &self.unseen.later[later - 1];
            let fits = |action: &ZuAction| {
                let expected = if later > round { usize::from(counts[action.index()]) } else { 0 };
                cards.iter().filter(|card| card.action() == *action).count() == expected
            };
            ensure(ZuAction::ALL.iter().all(fits), "a later deck of Zu has other cards")?;
        }
        for (earlier, cards) in self.flipped.iter().enumerate() {
            let size = if earlier < round { figures.deck_size(earlier) } else { 0 };
            ensure(earlier == round || cards.len() == size, "Zu turns over all cards of a round")?;
        }
        let size = self.unseen.deck.len() + self.flipped[round].len();
        ensure(size == figures.deck_size(round), "the deck of a round has all its cards")?;
        self.check_carried(round)?;
        self.check_copies(round)
    }

    /// The deck of a round has all its new cards, and the others come from the round before.
    fn check_carried(&self, round: usize) -> Checked {
        let figures = &GameBox::get().zu;
        let mut carried = 0;
        for action in ZuAction::ALL {
            let of = |cards: &ZuCards| cards.iter().filter(|card| card.action() == action).count();
            let now = of(&self.unseen.deck) + of(&self.flipped[round]);
            let new = usize::from(figures.rounds[round][action.index()]);
            ensure(now >= new, "the deck of the round lacks some of its cards")?;
            carried += now - new;
        }
        let expected = if round == 0 { 0 } else { figures.carried };
        ensure(carried == expected, "too many of Zu's cards were carried over")
    }

    /// No card is there more often than in the box; those of the round before can come again.
    fn check_copies(&self, round: usize) -> Checked {
        let count = |cards: &ZuCards, card: ZuCard| cards.iter().filter(|&&it| it == card).count();
        for card in ZuCard::all() {
            let now = count(&self.unseen.deck, card) + count(&self.flipped[round], card);
            let before = if round == 0 { 0 } else { count(&self.flipped[round - 1], card) };
            let later: usize = self.unseen.later.iter().map(|cards| count(cards, card)).sum();
            let copies = usize::from(card.copies());
            let fits = now.saturating_sub(before) + later <= copies && now <= copies;
            ensure(fits, "Zu has a card more often than in the box")?;
        }
        Ok(())
    }
}
