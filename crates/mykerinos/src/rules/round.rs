//! A round begins and ends.

use dighouse_game::{Log, PerSeat};

use crate::components::area::ROUNDS;
use crate::state::Phase;
use crate::track::PassTrack;
use crate::{Event, Expedition, Mykerinos};

impl Mykerinos {
    /// Phase 1: everybody takes archaeologists, and plots are laid.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.pyramids = self.pile.pyramids(self.round);
        // Who knew the order of the plots no more knows them now.
        self.chance.reveal();
        log.tell(Event::Round { round: self.round, seat: self.start });
        if !self.variants.neutral_cubes_carry_over {
            self.supply[Expedition::NEUTRAL] += self.neutral_pools.0.iter().sum::<u8>();
            self.neutral_pools = PerSeat::default();
        }
        for seat in self.clockwise_from(self.start) {
            let count = self.draw(seat.into(), self.variants.ration());
            self.pools[seat] += count;
            log.tell(Event::Supplied { seat, count });
            if self.variants.neutral() {
                let count = self.draw(Expedition::NEUTRAL, self.variants.neutral_ration());
                self.neutral_pools[seat] += count;
                log.tell(Event::NeutralSupplied { seat, count });
            }
        }
        self.phase = Phase::Dig { seat: self.start };
    }

    /// Takes so many archaeologists out of the supply, or all if there are fewer.
    fn draw(&mut self, expedition: Expedition, ration: u8) -> u8 {
        let count = ration.min(self.supply[expedition]);
        self.supply[expedition] -= count;
        count
    }

    /// The end of phase 3: who passed last starts the next round, and all patrons are ready again.
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            self.tell_the_end(log);
            return;
        }
        self.start = self.track.order(self.variants.seats).last().unwrap_or(self.start);
        self.track = PassTrack::default();
        self.turned = PerSeat::default();
        self.begin_round(log);
    }
}
