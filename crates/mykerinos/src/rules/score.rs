//! Points by category, and ranks.

use dighouse_game::{Log, Seat, Standings};
use serde::{Deserialize, Serialize};

use crate::components::museum::WINGS;
use crate::{Event, Mykerinos, Room};

/// The categories of the score sheet.
pub(crate) const CATEGORIES: [&str; 3] = ["plots", "exhibition", "series"];

/// The points of a complete set of the five patrons.
const SERIES: u8 = 5;

/// The points of a seat by category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Standing {
    /// The values printed on its plots.
    pub plots: u8,
    /// The points of its patrons in the museum.
    pub exhibition: u8,
    /// The points of its complete sets of the five patrons.
    pub series: u8,
    /// The sum.
    pub total: u16,
}

impl Mykerinos {
    /// The sum of the values printed on a seat's plots.
    pub(crate) fn plot_points(&self, seat: Seat) -> u8 {
        self.players[seat].plots().map(|plot| plot.print().value).sum()
    }

    /// The points of a seat for the plots of a wing's patron; wings are counted from 0.
    pub(crate) fn wing_points(&self, seat: Seat, wing: usize) -> u8 {
        self.players[seat].patrons()[self.wings[wing]] * self.players[seat].rooms.worth(wing)
    }

    pub(crate) fn series(&self, seat: Seat) -> u8 {
        self.players[seat].patrons().0.into_iter().min().unwrap_or(0)
    }

    /// The points of a seat if the game ended now.
    pub(crate) fn standing(&self, seat: Seat) -> Standing {
        let plots = self.plot_points(seat);
        let exhibition = (0..WINGS).map(|wing| self.wing_points(seat, wing)).sum();
        let series = SERIES * self.series(seat);
        let total = [plots, exhibition, series].into_iter().map(u16::from).sum();
        Standing { plots, exhibition, series, total }
    }

    /// The points that a seat would gain by one more room.
    pub(crate) fn room_gain(&self, seat: Seat, room: Room) -> u8 {
        let gain = |wing: usize| {
            let plots = self.players[seat].patrons()[self.wings[wing]];
            plots * room.value().saturating_sub(self.players[seat].rooms.worth(wing))
        };
        room.wings().map(gain).sum()
    }

    /// The score sheet if the game ended now.
    pub(crate) fn score_sheet(&self) -> Standings {
        let mut standings = Standings::new(&CATEGORIES, self.variants.seats);
        for seat in Seat::first(self.variants.seats) {
            let Standing { plots, exhibition, series, .. } = self.standing(seat);
            for (category, points) in [plots, exhibition, series].into_iter().enumerate() {
                standings.add(seat, category, i16::from(points));
            }
        }
        let sheet = standings;
        standings.rank_by(|seat| (sheet.total(seat), self.players[seat].pool));
        standings
    }

    /// Logs the exhibition wing by wing, the sets and the winners.
    pub(crate) fn tell_the_end(&self, log: &mut impl Log<Event>) {
        for wing in 0..WINGS {
            let patron = self.wings[wing];
            for seat in Seat::first(self.variants.seats) {
                let plots = self.players[seat].patrons()[patron];
                let (value, points) = (self.players[seat].rooms.worth(wing), self.wing_points(seat, wing));
                if plots > 0 {
                    log.tell(Event::Exhibition { seat, patron, plots, value, points });
                }
            }
        }
        for seat in Seat::first(self.variants.seats) {
            let series = self.series(seat);
            if series > 0 {
                log.tell(Event::Series { seat, series, points: SERIES * series });
            }
        }
        let standings = self.score_sheet();
        for seat in standings.winners().iter() {
            log.tell(Event::Won { seat, points: standings.total(seat) });
        }
    }
}
