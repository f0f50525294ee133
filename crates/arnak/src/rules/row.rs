//! The card row and the moon staff.

use dighouse_game::Log;

use crate::{Arnak, Card, Event};

/// The two halves of the card row; the first place of each is next to the moon staff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) artifacts: [Option<Card>; 5],
    pub(crate) items: [Option<Card>; 5],
}

impl Row {
    pub(crate) const EMPTY: Row = Row { artifacts: [None; 5], items: [None; 5] };

    /// How many places there are for artifacts in a round; the other places of six are for items.
    pub(crate) const fn artifact_places(round: u8) -> usize {
        round as usize
    }

    pub(crate) const fn item_places(round: u8) -> usize {
        6 - round as usize
    }

    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.artifacts.into_iter().chain(self.items).flatten()
    }

    pub(crate) fn half(&self, item: bool) -> &[Option<Card>; 5] {
        if item { &self.items } else { &self.artifacts }
    }

    fn half_mut(&mut self, item: bool) -> &mut [Option<Card>; 5] {
        if item { &mut self.items } else { &mut self.artifacts }
    }

    pub(crate) fn has(&self, card: Card) -> bool {
        self.half(card.is_item()).contains(&Some(card))
    }

    pub(crate) fn remove(&mut self, card: Card) {
        let place = self.half_mut(card.is_item()).iter_mut().find(|place| **place == Some(card));
        if let Some(place) = place {
            *place = None;
        }
    }
}

/// Moves what is there towards the moon staff.
fn slide(half: &mut [Option<Card>]) {
    let mut free = 0;
    for place in 0..half.len() {
        if half[place].is_some() {
            half.swap(free, place);
            free += 1;
        }
    }
}

impl Arnak {
    /// Fills the row at the end of a turn.
    pub(crate) fn refill_row(&mut self, log: &mut impl Log<Event>) {
        self.refill_half(false, Row::artifact_places(self.round), log);
        self.refill_half(true, Row::item_places(self.round), log);
    }

    /// Slides the cards to the staff and deals new ones; nothing moves once the deck is empty.
    fn refill_half(&mut self, item: bool, places: usize, log: &mut impl Log<Event>) {
        let gaps = self.row.half(item)[..places].contains(&None);
        if !gaps || self.deck_is_empty(item) {
            return;
        }
        slide(&mut self.row.half_mut(item)[..places]);
        for place in 0..places {
            if self.row.half(item)[place].is_none() {
                let Some(card) = self.deal(item) else { return };
                self.row.half_mut(item)[place] = Some(card);
                log.tell(Event::RowDealt { card });
            }
        }
    }

    pub(crate) fn deck_is_empty(&self, item: bool) -> bool {
        if item { self.items.is_empty() } else { self.artifacts.is_empty() }
    }

    /// Takes the top card of a deck.
    pub(crate) fn deal(&mut self, item: bool) -> Option<Card> {
        let card = if item { self.items.pop() } else { self.artifacts.pop() }?;
        self.top_seen[usize::from(!item)] = false;
        self.chance.reveal();
        Some(Card(card))
    }

    /// The top card of a deck.
    pub(crate) fn top_card(&self, item: bool) -> Option<Card> {
        if item { self.items.top() } else { self.artifacts.top() }.map(Card)
    }

    /// Between two rounds: the cards beside the staff are exiled, and the staff moves on.
    pub(crate) fn move_staff(&mut self, log: &mut impl Log<Event>) {
        for item in [false, true] {
            if let Some(card) = self.row.half_mut(item)[0].take() {
                self.exiled |= 1 << card.0;
                log.tell(Event::RowExiled { card });
            }
        }
        self.row.artifacts.rotate_right(1);
        self.row.items.rotate_left(1);
        self.round += 1;
        self.refill_row(log);
    }
}
