//! Zu surveys.

use dighouse_game::Log;

use super::priority::Choice;
use crate::event::Event;
use crate::rules::survey::{DRAWN, price_of_drawn, without};
use crate::state::Finds;
use crate::{Artefact, ExcavationEarth, Party};

impl ExcavationEarth {
    /// A card from the deck for the leftmost free space of the forecast; two artefacts of its colour.
    pub(super) fn zu_surveys(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(card) = self.cards.draw(&mut self.chance) else { return false };
        match self.forecast.first_unmarked().filter(|_| !self.turns.is_last_round()) {
            Some(space) => self.put_into_forecast(Party::Zu, space, card, log),
            None => {
                self.cards.discard(card);
                log.tell(Event::ZuSurveyed { card });
            }
        }
        let drawn = self.artefacts.draw(card.colour(), DRAWN, &mut self.chance);
        let bought = self.zu_buys(drawn, log);
        let rest = without(drawn, bought);
        if let Some(artefact) = Choice::of_artefacts(rest).settle(&mut self.chance) {
            self.put_on_site(artefact, log);
            self.artefacts.shuffle_back(without(rest, Some(artefact)), &mut self.chance);
        }
        true
    }

    /// Zu buys what is new to it, the more valuable of two. A single artefact goes to the map.
    fn zu_buys(&mut self, drawn: Finds, log: &mut impl Log<Event>) -> Option<Artefact> {
        let store = self.zu_store().filter(|_| drawn.len() == DRAWN)?;
        let credits = self.players[Party::Zu].credits();
        let wanted =
            |artefact: &Artefact| self.is_new_to_zu(*artefact) && price_of_drawn(*artefact) <= credits;
        let choice = Choice::of_artefacts(drawn.into_iter().filter(wanted)).prefer(Artefact::value);
        let artefact = choice.settle(&mut self.chance)?;
        self.buy_drawn(Party::Zu, artefact, store, log);
        self.sample_as_zu(artefact, log);
        Some(artefact)
    }
}
