//! Zu excavates, or smuggles when it cannot.

use dighouse_game::{Log, Seat};

use super::priority::Choice;
use crate::event::Event;
use crate::{Artefact, Colour, ExcavationEarth, Party};

impl ExcavationEarth {
    /// Whether the action succeeds.
    pub(super) fn zu_excavates(&mut self, pair: Option<(Colour, Colour)>, log: &mut impl Log<Event>) -> bool {
        if !self.players[Party::Zu].storage.has_room() {
            return self.zu_delivers(log);
        }
        let Some(colour) = self.zu_desires(pair) else { return false };
        if self.zu_room() == 0 {
            return self.zu_acquires(colour, log);
        }
        let taken = match pair {
            Some(pair) if self.variants.zu_both_colours => self.take_one_of_each(pair, colour, log),
            _ => self.take_up_to_two(colour, log),
        };
        if taken == 0 { self.zu_acquires(colour, log) } else { true }
    }

    /// The more popular of two colours, or the most popular one with artefacts on dig sites.
    pub(super) fn zu_desires(&mut self, pair: Option<(Colour, Colour)>) -> Option<Colour> {
        let somewhere = Colour::ALL.iter().any(|&colour| self.artefacts.lying_of(colour) > 0);
        let fits = |colour: Colour| match pair {
            Some((one, other)) => colour == one || colour == other,
            None => self.artefacts.lying_of(colour) > 0 || !somewhere,
        };
        let two = |colour: Colour| self.zu_room() >= 2 && self.zu_finds(colour).take(2).count() == 2;
        let zu = &self.players[Party::Zu];
        Choice::of_colours(fits)
            .prefer(|colour| self.buyers.level(colour))
            .prefer(two)
            .prefer(|colour| !zu.storage.has_colour(colour))
            .prefer(|colour| std::cmp::Reverse(self.players[Seat::ALL[0]].owned(colour)))
            .settle(&mut self.chance)
    }

    /// The artefacts of a colour on dig sites that Zu neither has nor has sampled.
    fn zu_finds(&self, colour: Colour) -> impl Iterator<Item = Artefact> {
        let lies = |artefact: &Artefact| self.artefacts.lies(*artefact) && self.is_new_to_zu(*artefact);
        Artefact::of(colour).filter(lies)
    }

    /// One that the player has not sampled, the rarest on the map, the most valuable.
    pub(super) fn zu_find(&mut self, colour: Colour) -> Option<Artefact> {
        Choice::of_artefacts(self.zu_finds(colour))
            .prefer(|artefact| !self.players[Seat::ALL[0]].has_sample(artefact))
            .prefer(|artefact| std::cmp::Reverse(self.artefacts.lying(artefact)))
            .prefer(Artefact::value)
            .settle(&mut self.chance)
    }

    fn take_up_to_two(&mut self, colour: Colour, log: &mut impl Log<Event>) -> usize {
        (0..2).filter(|_| self.zu_takes(colour, log)).count()
    }

    fn take_one_of_each(
        &mut self,
        pair: (Colour, Colour),
        first: Colour,
        log: &mut impl Log<Event>,
    ) -> usize {
        let second = if pair.0 == first { pair.1 } else { pair.0 };
        [first, second].into_iter().filter(|&colour| self.zu_takes(colour, log)).count()
    }

    fn zu_takes(&mut self, colour: Colour, log: &mut impl Log<Event>) -> bool {
        let Some(store) = self.zu_store() else { return false };
        let Some(artefact) = self.zu_find(colour) else { return false };
        self.artefacts.take_from_site(artefact);
        self.players[Party::Zu].storage.add(store, artefact);
        log.tell(Event::Excavated { seat: Party::Zu, artefact });
        self.sample_as_zu(artefact, log);
        true
    }
}
