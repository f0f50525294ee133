//! Zu surveys.

use dighouse_game::{List, Log};

use super::priority::Choice;
use crate::event::Event;
use crate::rules::survey::{DRAWN, price_of_drawn, without};
use crate::state::ROUNDS;
use crate::{Artefact, ExcavationEarth, Party};

impl ExcavationEarth {
    /// A card from the deck for the leftmost free space of the forecast; two artefacts of its colour.
    pub(super) fn zu_surveys(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(card) = self.top_card() else { return false };
        match self.first_unmarked().filter(|_| self.round < ROUNDS) {
            Some(space) => self.put_into_forecast(Party::Zu, space, card, log),
            None => {
                self.discard.add(card);
                log.tell(Event::ZuSurveyed { card });
            }
        }
        let drawn = self.draw_artefacts(card.colour(), DRAWN);
        let bought = self.zu_buys(drawn, log);
        let rest = without(drawn, bought);
        if let Some(artefact) = Choice::of_artefacts(rest).settle(&mut self.chance) {
            self.put_on_site(artefact, log);
            self.shuffle_back(without(rest, Some(artefact)));
        }
        true
    }

    /// Zu buys what is new to it, the more valuable of two. A single artefact goes to the map.
    fn zu_buys(&mut self, drawn: List<Artefact, 3>, log: &mut impl Log<Event>) -> Option<Artefact> {
        let store = self.zu_store().filter(|_| drawn.len() == DRAWN)?;
        let credits = self.players[Party::Zu.index()].credits;
        let wanted =
            |artefact: &Artefact| self.is_new_to_zu(*artefact) && price_of_drawn(*artefact) <= credits;
        let choice = Choice::of_artefacts(drawn.into_iter().filter(wanted)).prefer(Artefact::value);
        let artefact = choice.settle(&mut self.chance)?;
        self.buy_drawn(Party::Zu, artefact, store, log);
        self.sample_as_zu(artefact, log);
        Some(artefact)
    }
}
