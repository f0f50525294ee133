//! How many of each kind of component there are, wherever they lie.

use crate::state::task::Task;
use crate::{Artefact, Buyer, Card, ExcavationEarth};

impl ExcavationEarth {
    /// Cards in hands, packets, decks, discards and the forecast, and those that wait for a choice.
    pub(crate) fn count_cards(&self) -> Vec<u32> {
        let mut counts = vec![0; Card::all().count()];
        let mut count = |card: Card| counts[card.index()] += 1;
        for party in self.variants.parties() {
            self.players[party.index()].hand.iter().for_each(&mut count);
            self.packets[party.index()].iter().for_each(&mut count);
        }
        self.deck.into_iter().chain(self.discard.iter()).for_each(&mut count);
        self.forecast.into_iter().for_each(|space| count(space.card));
        match self.task {
            Task::Pick { cards } => [cards.0, cards.1].into_iter().for_each(&mut count),
            Task::Replace { card } => count(card),
            _ => {}
        }
        counts
    }

    pub(crate) fn count_artefacts(&self) -> Vec<u32> {
        let mut counts: Vec<u32> =
            self.sites.iter().zip(self.sold).map(|(&site, sold)| u32::from(site) + u32::from(sold)).collect();
        let mut count = |artefact: Artefact| counts[artefact.index()] += 1;
        self.piles.iter().chain(&self.stacks).flatten().copied().for_each(&mut count);
        for party in self.variants.parties() {
            let player = &self.players[party.index()];
            player.hold.iter().chain(player.hatch.iter()).for_each(&mut count);
        }
        if let Task::Uncover { drawn } = self.task {
            drawn.into_iter().for_each(&mut count);
        }
        counts
    }

    /// Buyers in queues, on the ship and in the supply; those removed at the start count, too.
    pub(crate) fn count_buyers(&self) -> Vec<u32> {
        let removed = if self.task == Task::Faction { [0; 6] } else { self.removed_buyers() };
        let count = |buyer: &Buyer| {
            let queued = self.queues.iter().flatten().filter(|other| *other == buyer);
            let index = buyer.index();
            queued.count() as u32 + u32::from(self.pool[index] + self.ship[index] + removed[index])
        };
        Buyer::ALL.iter().map(count).collect()
    }

    fn count_buyer_cards(&self) -> Vec<u32> {
        let drawn = |buyer: &Buyer| self.buyer_deck.into_iter().filter(|other| other == buyer).count() as u32;
        Buyer::ALL.iter().map(|buyer| drawn(buyer) + u32::from(self.buyer_discard[buyer.index()])).collect()
    }

    /// Crew markers of each party, wherever they stand.
    fn count_crew(&self) -> Vec<u32> {
        let count = |party: crate::Party| {
            if self.task == Task::Faction {
                return u32::from(self.crew_of(party));
            }
            let player = &self.players[party.index()];
            let standing =
                player.traders.iter().chain(&player.envoys).map(|&crew| u32::from(crew)).sum::<u32>();
            u32::from(player.crew + self.on_forecast(party)) + player.guards.count_ones() + standing
        };
        self.variants.parties().map(count).collect()
    }

    pub(crate) fn count_everything(&self) -> Vec<u32> {
        [
            self.count_cards(),
            self.count_artefacts(),
            self.count_buyers(),
            self.count_buyer_cards(),
            self.count_crew(),
        ]
        .concat()
    }
}
