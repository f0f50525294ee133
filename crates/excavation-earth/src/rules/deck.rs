//! The action cards: the common deck and its discards.

use dighouse_game::{Log, Viewers};

use crate::event::Event;
use crate::{AnyCard, Card, ExcavationEarth, Party};

impl ExcavationEarth {
    /// Takes the top card of the deck, which the discards make anew when it is empty. None when
    /// both are.
    pub(crate) fn top_card(&mut self) -> Option<Card> {
        if self.deck.is_empty() {
            if self.discard.is_empty() {
                return None;
            }
            let discard = std::mem::take(&mut self.discard);
            self.deck.extend(discard.iter());
            self.chance.stream().shuffle(self.deck.as_mut_slice());
        }
        self.chance.reveal();
        self.deck.pop()
    }

    /// Whether a card can be drawn.
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }

    /// A player draws a card into the hand; nothing happens when there is none.
    pub(crate) fn draw_card(&mut self, party: Party, log: &mut impl Log<Event>) {
        let (Some(card), Some(seat)) = (self.top_card(), party.seat()) else { return };
        self.players[party.index()].hand.add(card);
        log.tell(Event::CardDrawn { seat });
        log.record(Viewers::only(seat), Event::CardSeen { seat, card });
    }

    /// A player's card goes to the common or, if it is a travel card, to the personal discards.
    pub(crate) fn discard_card(&mut self, party: Party, card: AnyCard) {
        match card {
            AnyCard::Action(card) => {
                self.lose_card(party, card);
                self.discard.add(card);
            }
            AnyCard::Travel(place) => self.players[party.index()].travel &= !(1 << place),
        }
    }

    /// A card leaves a hand openly.
    pub(crate) fn lose_card(&mut self, party: Party, card: Card) {
        let player = &mut self.players[party.index()];
        player.hand.remove(card);
        player.memory.forget(card);
    }
}
