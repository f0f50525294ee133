//! Majorities on the ship, galleries, and the score sheet.

use dighouse_game::{Log, Seat, Standings};

use crate::components::GameBox;
use crate::components::artefact::{COLOURS, ROWS};
use crate::event::Event;
use crate::inspect::majority_prizes;
use crate::player::party::MOST_PARTIES;
use crate::rules::sample::column;
use crate::{Centre, Colour, ExcavationEarth, Party};

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

/// How many samples of a gallery are in a row.
#[inline]
pub(crate) fn in_row(guards: u32, row: usize) -> usize {
    let first_of_columns = (0..COLOURS).fold(0, |bits, colour| bits | 1 << (ROWS * colour));
    (guards & first_of_columns << row).count_ones() as usize
}

/// How many samples of a gallery are in a column.
#[inline]
pub(crate) fn in_column(guards: u32, colour: Colour) -> usize {
    (guards & column(colour)).count_ones() as usize
}

/// What a gallery is worth at the end.
pub(crate) fn gallery_worth(guards: u32) -> i16 {
    let shipped = GameBox::get();
    let rows: i16 = (0..ROWS).map(|row| shipped.row_prizes[row][in_row(guards, row)]).sum();
    let columns =
        Colour::ALL.iter().map(|&colour| shipped.column_prizes[colour.index()][in_column(guards, colour)]);
    rows + columns.sum::<i16>()
}

/// Shares prizes by envoys: who ties adds the prizes of the places they fill and divides them,
/// rounded down; who has none gets none.
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
    pub(crate) fn majority_with_another(&self, centre: Centre, party: usize) -> i16 {
        let mut envoys = self.envoys(centre);
        envoys[party] += 1;
        share_prizes(envoys, self.prizes())[party]
    }

    fn envoys(&self, centre: Centre) -> [u8; MOST_PARTIES] {
        std::array::from_fn(|party| self.players[party].envoys_at(centre))
    }

    /// What a command centre pays in this round: first, second, third.
    pub(crate) fn prizes(&self) -> [i16; 3] {
        majority_prizes(self.round)
    }

    pub(crate) fn award_majorities(&mut self, log: &mut impl Log<Event>) {
        for centre in Centre::ALL {
            let shares = self.majority(centre);
            for party in self.variants.parties() {
                let credits = shares[party.index()];
                if credits > 0 {
                    self.players[party.index()].earn(Category::Majorities, credits);
                    log.tell(Event::MajorityPaid { seat: party, centre, credits });
                }
            }
        }
    }

    pub(crate) fn award_galleries(&mut self, log: &mut impl Log<Event>) {
        for party in self.variants.parties() {
            let credits = gallery_worth(self.players[party.index()].guards);
            self.players[party.index()].earn(Category::Gallery, credits);
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

    /// Zu adds the values of what it has left; a harder game takes those of the player's.
    fn settle_leftovers(&mut self, log: &mut impl Log<Event>) {
        for party in self.variants.parties() {
            let player = &self.players[party.index()];
            let values: i16 =
                player.hold.iter().chain(player.hatch.iter()).map(|artefact| artefact.value()).sum();
            let credits = match party {
                Party::Zu => values,
                Party::Seat(_) if self.variants.leftovers_cost => -values,
                Party::Seat(_) => 0,
            };
            if credits != 0 {
                self.players[party.index()].earn(Category::Leftovers, credits);
                log.tell(Event::LeftoversCounted { seat: party, credits });
            }
        }
    }

    /// Most credits win, then most artefacts left; against Zu only more credits do.
    pub(crate) fn score_sheet(&self) -> Standings {
        let mut standings = Standings::new(&CATEGORIES, self.variants.seats);
        for seat in Seat::first(self.variants.seats) {
            for (category, &credits) in self.players[seat.index()].ledger.iter().enumerate() {
                standings.add(seat, category, credits);
            }
        }
        standings.rank_by(|seat| {
            let player = &self.players[seat.index()];
            (player.credits, player.artefacts())
        });
        if self.variants.solo() && self.players[0].credits <= self.players[Party::Zu.index()].credits {
            standings.put_behind(Seat::ALL[0]);
        }
        standings
    }
}
