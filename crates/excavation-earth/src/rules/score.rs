//! Majorities on the ship, galleries, and the score sheet.

use dighouse_game::{Log, Seat, Standings};

use crate::event::Event;
use crate::inspect::majority_prizes;
use crate::player::party::MOST_PARTIES;
use crate::{Centre, ExcavationEarth, Party};

/// The lines of the score sheet: where credits come from.
pub(crate) const CATEGORIES: [&str; 9] = [
    "start",
    "sales",
    "black-market",
    "purchases",
    "command",
    "majorities",
    "failures",
    "gallery",
    "leftovers",
];

/// Where credits come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Category {
    Start,
    Sales,
    BlackMarket,
    Purchases,
    Command,
    Majorities,
    Failures,
    Gallery,
    Leftovers,
}

/// Shares prizes by envoys. Tied parties add up the prizes of the places they fill and divide them,
/// rounded down. A party without envoys gets nothing.
pub(crate) fn share_prizes(envoys: [u8; MOST_PARTIES], prizes: [i16; 3]) -> [i16; MOST_PARTIES] {
    std::array::from_fn(|party| {
        let mine = envoys[party];
        if mine == 0 {
            return 0;
        }
        let ahead = envoys.iter().filter(|&&other| other > mine).count();
        let tied = envoys.iter().filter(|&&other| other == mine).count();
        let sum: i16 = (ahead..ahead + tied).filter_map(|place| prizes.get(place)).sum();
        sum / tied as i16
    })
}

impl ExcavationEarth {
    /// What a command centre would pay everybody if the round ended now.
    pub(crate) fn majority(&self, centre: Centre) -> [i16; MOST_PARTIES] {
        share_prizes(self.envoys(centre), self.prizes())
    }

    /// What it would pay a party with one envoy more.
    pub(crate) fn majority_with_another(&self, centre: Centre, party: Party) -> i16 {
        let mut envoys = self.envoys(centre);
        envoys[party.index()] += 1;
        share_prizes(envoys, self.prizes())[party.index()]
    }

    fn envoys(&self, centre: Centre) -> [u8; MOST_PARTIES] {
        let mut envoys = [0; MOST_PARTIES];
        envoys.iter_mut().zip(self.players.iter()).for_each(|(it, player)| *it = player.envoys_at(centre));
        envoys
    }

    /// What a command centre pays in this round: first, second, third.
    pub(crate) fn prizes(&self) -> [i16; 3] {
        majority_prizes(self.turns.round())
    }

    pub(crate) fn award_majorities(&mut self, log: &mut impl Log<Event>) {
        for centre in Centre::ALL {
            let shares = self.majority(centre);
            for party in self.variants.parties() {
                let credits = shares[party.index()];
                if credits > 0 {
                    self.players[party].purse.earn(Category::Majorities, credits);
                    log.tell(Event::MajorityPaid { seat: party, centre, credits });
                }
            }
        }
    }

    pub(crate) fn award_galleries(&mut self, log: &mut impl Log<Event>) {
        for party in self.variants.parties() {
            let credits = self.players[party].gallery().worth();
            self.players[party].purse.earn(Category::Gallery, credits);
            log.tell(Event::GalleryPaid { seat: party, credits });
        }
        if self.variants.solo() {
            self.settle_leftovers(log);
        }
        let winners = self.score_sheet().winners();
        winners.iter().for_each(|seat| log.tell(Event::Won { seat: seat.into() }));
        if winners.is_empty() {
            log.tell(Event::Won { seat: Party::Zu });
        }
    }

    /// Zu adds the values of what it has left. In a harder game the player loses those of its own.
    fn settle_leftovers(&mut self, log: &mut impl Log<Event>) {
        for party in self.variants.parties() {
            let values: i16 = self.players[party].stored().map(|artefact| artefact.value()).sum();
            let credits = match party {
                Party::Zu => values,
                Party::Seat(_) if self.variants.leftovers_cost => -values,
                Party::Seat(_) => 0,
            };
            if credits != 0 {
                self.players[party].purse.earn(Category::Leftovers, credits);
                log.tell(Event::LeftoversCounted { seat: party, credits });
            }
        }
    }

    /// Most credits win, then most artefacts left. Against Zu only more credits win.
    pub(crate) fn score_sheet(&self) -> Standings {
        let mut standings = Standings::new(&CATEGORIES, self.variants.seats);
        for seat in Seat::first(self.variants.seats) {
            for (category, &credits) in self.players[seat].purse.ledger().iter().enumerate() {
                standings.add(seat, category, credits);
            }
        }
        standings.rank_by(|seat| {
            let player = &self.players[seat];
            (player.credits(), player.artefact_count())
        });
        if self.variants.solo() && self.players[Seat::ALL[0]].credits() <= self.players[Party::Zu].credits() {
            standings.put_behind(Seat::ALL[0]);
        }
        standings
    }
}
