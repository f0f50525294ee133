//! Zu's cards.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{Chance, Filler, List, ParseError, Stream, as_text};

use crate::components::{GameBox, ROUND_DECK, ZuFace};
use crate::event::Event;
use crate::{Colour, ZuAction};
use dighouse_game::scenario::{Checked, ensure};

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
            _ => (None, None),
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

/// Some of Zu's cards.
pub(crate) type ZuCards = List<ZuCard, ROUND_DECK>;

/// Zu's decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ZuDeck {
    /// The deck of the round, the last on top.
    pub(crate) deck: ZuCards,
    /// The cards turned over in each round.
    pub(crate) flipped: [ZuCards; 3],
    /// The new cards of rounds 2 and 3, before they begin.
    pub(crate) later: [ZuCards; 2],
}

pub(crate) const NO_CARDS: ZuCards = List::EMPTY;

impl ZuDeck {
    pub(crate) const NONE: ZuDeck = ZuDeck { deck: NO_CARDS, flipped: [NO_CARDS; 3], later: [NO_CARDS; 2] };

    /// Deals the cards of each action to the rounds.
    pub(crate) fn deal(deal: &mut Stream) -> ZuDeck {
        let mut zu = ZuDeck::NONE;
        for action in ZuAction::ALL {
            let mut cards = List::<ZuCard, 24>::EMPTY;
            let kinds = ZuCard::all().filter(|card| card.action() == action);
            kinds.for_each(|card| cards.extend(std::iter::repeat_n(card, usize::from(card.copies()))));
            deal.shuffle(cards.as_mut_slice());
            for (round, counts) in GameBox::get().zu.rounds.iter().enumerate() {
                for _ in 0..counts[action.index()] {
                    zu.of_round(round).extend(cards.pop());
                }
            }
        }
        for round in 0..3 {
            deal.shuffle(zu.of_round(round).as_mut_slice());
        }
        zu
    }

    pub(crate) fn of_round(&mut self, round: usize) -> &mut ZuCards {
        match round {
            0 => &mut self.deck,
            later => &mut self.later[later - 1],
        }
    }

    /// A new deck: its own cards and some of the round before.
    pub(crate) fn prepare(&mut self, round: u8, stream: &mut Stream) {
        self.deck = std::mem::replace(&mut self.later[usize::from(round) - 2], NO_CARDS);
        let mut carried = self.flipped[usize::from(round) - 2];
        stream.shuffle(carried.as_mut_slice());
        self.deck.extend(carried.into_iter().take(GameBox::get().zu.carried));
        stream.shuffle(self.deck.as_mut_slice());
    }

    /// Turns over the top card.
    pub(crate) fn flip(&mut self, round: u8, chance: &mut Chance) -> Option<ZuCard> {
        let card = self.deck.pop()?;
        chance.reveal();
        self.flipped[usize::from(round) - 1].push(card);
        Some(card)
    }
}

impl ZuDeck {
    /// Whether these are Zu's cards in a round.
    pub(crate) fn check(&self, round: u8) -> Checked {
        let round = usize::from(round) - 1;
        let figures = &GameBox::get().zu;
        for (later, counts) in figures.rounds.iter().enumerate().skip(1) {
            let cards = &self.later[later - 1];
            let expected =
                |action: &ZuAction| if later > round { usize::from(counts[action.index()]) } else { 0 };
            let fits = |action: &ZuAction| {
                cards.as_slice().iter().filter(|card| card.action() == *action).count() == expected(action)
            };
            ensure(ZuAction::ALL.iter().all(fits), "a later deck of Zu has other cards")?;
        }
        for (earlier, cards) in self.flipped.iter().enumerate() {
            let size = if earlier < round { ROUND_DECK } else { 0 };
            ensure(earlier == round || cards.len() == size, "Zu turns over all cards of a round")?;
        }
        let size = self.deck.len() + self.flipped[round].len();
        ensure(size == ROUND_DECK, "the deck of a round has ten cards")?;
        self.check_copies(round)
    }

    /// No card is there more often than in the box; those of the round before can come again.
    fn check_copies(&self, round: usize) -> Checked {
        let figures = &GameBox::get().zu;
        let count = |cards: &ZuCards, card: ZuCard| cards.as_slice().iter().filter(|&&it| it == card).count();
        let mut carried = 0;
        for action in ZuAction::ALL {
            let of = |cards: &ZuCards| cards.as_slice().iter().filter(|card| card.action() == action).count();
            let now = of(&self.deck) + of(&self.flipped[round]);
            let new = usize::from(figures.rounds[round][action.index()]);
            ensure(now >= new, "the deck of the round lacks some of its cards")?;
            carried += now - new;
        }
        ensure(
            carried == if round == 0 { 0 } else { figures.carried },
            "too many of Zu's cards were carried over",
        )?;
        for card in ZuCard::all() {
            let now = count(&self.deck, card) + count(&self.flipped[round], card);
            let before = if round == 0 { 0 } else { count(&self.flipped[round - 1], card) };
            let later: usize = self.later.iter().map(|cards| count(cards, card)).sum();
            let copies = usize::from(card.copies());
            ensure(now.saturating_sub(before) + later <= copies, "Zu has a card more often than in the box")?;
            ensure(now <= copies, "Zu has a card more often than in the box")?;
        }
        Ok(())
    }
}
