//! Drawing and discarding action cards.

use dighouse_game::{Log, Seat, Viewers};

use crate::event::Event;
use crate::{AnyCard, Card, ExcavationEarth, Party};

impl ExcavationEarth {
    /// A player draws a card into the hand; nothing happens if there is none.
    pub(crate) fn draw_card(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if let Some(card) = self.cards.draw(&mut self.chance) {
            self.players[seat].hand.add(card);
            tell_drawn(seat, card, log);
        }
    }

    /// A player's card goes to the common discards or, if it is a travel card, is set aside.
    pub(crate) fn discard_card(&mut self, party: Party, card: AnyCard) {
        self.players[party].hand.remove(card);
        if let AnyCard::Action(card) = card {
            self.cards.discard(card);
        }
    }
}

/// Tells everybody that a player drew a card, and that player which.
pub(crate) fn tell_drawn(seat: Seat, card: Card, log: &mut impl Log<Event>) {
    log.tell(Event::CardDrawn { seat });
    log.record(Viewers::only(seat), Event::CardSeen { seat, card });
}
