//! The start and the end of a round.

use dighouse_game::Log;

use crate::components::area::ROUNDS;
use crate::player::Player;
use crate::state::Phase;
use crate::track::PassTrack;
use crate::{Event, Expedition, Mykerinos};

impl Mykerinos {
    /// Phase 1: plots are laid, and every player takes archaeologists.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.pyramids = self.pile.pyramids(self.round);
        // The plots of the round become public.
        self.chance.reveal();
        log.tell(Event::Round { round: self.round, seat: self.start });
        if !self.variants.neutral_cubes_carry_over {
            for player in &mut self.players.0 {
                self.supply[Expedition::NEUTRAL] += std::mem::take(&mut player.neutral_pool);
            }
        }
        for seat in self.clockwise_from(self.start) {
            let count = self.draw(seat.into(), self.variants.ration());
            self.players[seat].pool += count;
            log.tell(Event::Supplied { seat, count });
            if self.variants.neutral() {
                let count = self.draw(Expedition::NEUTRAL, self.variants.neutral_ration());
                self.players[seat].neutral_pool += count;
                log.tell(Event::NeutralSupplied { seat, count });
            }
        }
        self.phase = Phase::Dig { seat: self.start };
    }

    /// Takes up to `ration` archaeologists from the supply.
    fn draw(&mut self, expedition: Expedition, ration: u8) -> u8 {
        let count = ration.min(self.supply[expedition]);
        self.supply[expedition] -= count;
        count
    }

    /// The end of phase 3: the last player to pass starts the next round, and all patrons are ready again.
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            self.tell_the_end(log);
            return;
        }
        self.start = self.track.order(self.variants.seats).last().unwrap_or(self.start);
        self.track = PassTrack::default();
        self.players.0.iter_mut().for_each(Player::refresh);
        self.begin_round(log);
    }
}
