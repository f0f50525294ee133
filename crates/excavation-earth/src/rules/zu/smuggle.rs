//! Zu smuggles, when it cannot excavate.

use dighouse_game::Log;

use super::priority::Choice;
use crate::event::Event;
use crate::rules::smuggle::SURCHARGE;
use crate::{Artefact, Colour, ExcavationEarth, Party, Store};

impl ExcavationEarth {
    /// What Zu would acquire from a stack.
    fn zu_offer(&self, colour: Colour) -> Option<Artefact> {
        let artefact = self.artefacts.top_of_stack(colour)?;
        let zu = &self.players[Party::Zu];
        let affordable = zu.credits() >= artefact.value() + SURCHARGE;
        (affordable && zu.storage.has_room() && self.is_new_to_zu(artefact)).then_some(artefact)
    }

    /// Smuggle A: from the stack of the desired colour, or the next to the right.
    pub(super) fn zu_acquires(&mut self, desired: Colour, log: &mut impl Log<Event>) -> bool {
        let stacks =
            (0..Colour::ALL.len()).map(|ahead| Colour::ALL[(desired.index() + ahead) % Colour::ALL.len()]);
        let Some(colour) = stacks.into_iter().find(|&colour| self.zu_offer(colour).is_some()) else {
            return self.zu_delivers(log);
        };
        self.zu_purchases(colour, log);
        if self.variants.zu_second_purchase
            && let Some(colour) = self.dearest_offer()
        {
            self.zu_purchases(colour, log);
        }
        true
    }

    /// The stack with the most valuable artefact that Zu would acquire, the leftmost of several.
    fn dearest_offer(&self) -> Option<Colour> {
        let offers = Colour::ALL.iter().filter_map(|&colour| self.zu_offer(colour));
        let dearest = offers.map(Artefact::value).max()?;
        Colour::ALL
            .iter()
            .copied()
            .find(|&colour| self.zu_offer(colour).is_some_and(|it| it.value() == dearest))
    }

    fn zu_purchases(&mut self, colour: Colour, log: &mut impl Log<Event>) {
        let hatch = self.players[Party::Zu].room(Store::Hatch) > 0;
        let store = if hatch { Store::Hatch } else { Store::Hold };
        let artefact = self.acquire(Party::Zu, colour, store, SURCHARGE, log);
        self.sample_as_zu(artefact, log);
    }

    /// Smuggle B: two artefacts of different colours, the most valuable first.
    pub(super) fn zu_delivers(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some((first, store)) = self.zu_delivery(None) else { return false };
        self.deliver(Party::Zu, first, store, log);
        if let Some((second, store)) = self.zu_delivery(Some(first.colour())) {
            self.deliver(Party::Zu, second, store, log);
        }
        true
    }

    /// The most valuable; of equal ones those of the hold first, then the least popular.
    fn zu_delivery(&mut self, but: Option<Colour>) -> Option<(Artefact, Store)> {
        let zu = &self.players[Party::Zu];
        Choice::of_stored(zu.storage.kinds().filter(|(artefact, _)| Some(artefact.colour()) != but))
            .prefer(|(artefact, _)| artefact.value())
            .prefer(|(_, store)| store == Store::Hold)
            .prefer(|(artefact, _)| std::cmp::Reverse(self.buyers.level(artefact.colour())))
            .settle(&mut self.chance)
    }
}
