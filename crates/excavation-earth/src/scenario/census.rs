//! How many of each component there are, wherever they are.

use crate::state::task::Task;
use crate::{Artefact, Buyer, Card, ExcavationEarth, Party};

impl ExcavationEarth {
    /// Cards in hands, packets, the deck, the discards and the forecast, and those of the decision.
    pub(crate) fn count_cards(&self) -> Vec<u32> {
        let mut counts = vec![0; Card::all().count()];
        let mut count = |card: Card| counts[card.index()] += 1;
        for seat in self.variants.parties().filter_map(Party::seat) {
            self.players[seat].hand().for_each(&mut count);
            self.draft.packet(seat).iter().for_each(&mut count);
        }
        self.cards.deck().iter().copied().for_each(&mut count);
        self.cards.discards().iter().for_each(&mut count);
        self.forecast.spaces().iter().for_each(|space| count(space.card));
        match self.task {
            Task::Pick { cards } => [cards.0, cards.1].into_iter().for_each(&mut count),
            Task::Replace { card } => count(card),
            _ => {}
        }
        counts
    }

    /// Artefacts of parties, of the supply, on sites, on the black market, sold, and just drawn.
    pub(crate) fn count_artefacts(&self) -> Vec<u32> {
        let mut counts: Vec<u32> = Artefact::all().map(|artefact| self.artefacts.count(artefact)).collect();
        let mut count = |artefact: Artefact| counts[artefact.index()] += 1;
        self.variants.parties().for_each(|party| self.players[party].stored().for_each(&mut count));
        if let Task::Uncover { drawn } = self.task {
            drawn.into_iter().for_each(&mut count);
        }
        counts
    }

    /// Buyers in queues, on the ship, in the supply, and removed at the set-up.
    pub(crate) fn count_buyers(&self) -> Vec<u32> {
        let removed = if self.task == Task::Faction { Default::default() } else { self.removed_buyers() };
        let count = |buyer: Buyer| self.buyers.count(buyer) + u32::from(removed[buyer.index()]);
        Buyer::ALL.map(count).to_vec()
    }

    /// Crew markers of each party, wherever they are.
    fn count_crew(&self) -> Vec<u32> {
        let count = |party: Party| {
            if self.task == Task::Faction {
                return u32::from(self.crew_of(party));
            }
            self.players[party].count_crew() + u32::from(self.forecast.markers_of(party))
        };
        self.variants.parties().map(count).collect()
    }

    /// Every component of the box.
    pub(crate) fn count_everything(&self) -> Vec<u32> {
        [
            self.count_cards(),
            self.count_artefacts(),
            self.count_buyers(),
            Buyer::ALL.map(|buyer| self.buyers.count_cards(buyer)).to_vec(),
            self.count_crew(),
        ]
        .concat()
    }
}
