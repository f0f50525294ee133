//! Phase 3: the zones are evaluated one after the other.

use dighouse_game::{Listing, Log, Seat};

use crate::components::area::{zone_squares, zones_in};
use crate::rules::ranking::Ranking;
use crate::state::{Left, Phase};
use crate::{Action, Event, Expedition, Mykerinos, Reason, Room, Side};

/// How many ranks, from the first, may choose the museum and must choose something.
const LEADERS: u8 = 2;

impl Mykerinos {
    pub(crate) fn begin_evaluation(&mut self, log: &mut impl Log<Event>) {
        self.open_zone(0, log);
    }

    fn open_zone(&mut self, zone: u8, log: &mut impl Log<Event>) {
        let number = zone + 1;
        log.tell(match self.ranking(zone).get(0) {
            None => Event::ZoneDeserted { zone: number },
            Some(leader) => {
                let cubes = self.cubes(leader, zone);
                match leader.seat() {
                    Some(seat) => Event::Zone { zone: number, seat, cubes },
                    None => Event::ZoneNeutral { zone: number, cubes },
                }
            }
        });
        self.go_on(zone, 0, Left::BOTH, log);
    }

    /// Asks the expedition of this rank; if nothing is left or nobody is to be asked, the zone is done.
    fn go_on(&mut self, zone: u8, rank: u8, left: Left, log: &mut impl Log<Event>) {
        let ranking = self.ranking(zone);
        self.phase = match ranking.get(rank) {
            Some(Expedition::Seat(seat)) if left.len() > 0 => Phase::Claim { zone, rank, seat, left },
            Some(Expedition::Neutral(_)) if rank < LEADERS => match self.namer(&ranking, rank) {
                Some(seat) if left.len() == 2 || self.asks_everything && left.len() == 1 => {
                    Phase::Remove { zone, rank, seat, left }
                }
                Some(_) => return self.remove_last(zone, left, log),
                None => return self.close_zone(zone, left, log),
            },
            Some(Expedition::Seat(_) | Expedition::Neutral(_)) | None => {
                return self.close_zone(zone, left, log);
            }
        };
    }

    /// The seat that chooses the plot for the neutral expedition to remove: if it is second, the first; if it
    /// is first, the player who is not second. `None` if no player digs in the zone.
    pub(crate) fn namer(&self, ranking: &Ranking, rank: u8) -> Option<Seat> {
        if rank == 1 {
            return ranking.get(0)?.seat();
        }
        let second = ranking.get(1)?.seat()?;
        Seat::first(self.variants.seats).find(|&seat| seat != second)
    }

    /// The neutral expedition is second and the first took a plot: it removes the other.
    fn remove_last(&mut self, zone: u8, left: Left, log: &mut impl Log<Event>) {
        for side in left.iter() {
            let plot = self.pile.plot(self.round, zone, side);
            log.tell(Event::NeutralTookLast {
                plot,
                patron: plot.print().patron,
                points: plot.print().value,
            });
        }
        self.close_zone(zone, [].into_iter().collect(), log);
    }

    /// The plots that are left leave the game, and all archaeologists of the zone return to the supply.
    fn close_zone(&mut self, zone: u8, left: Left, log: &mut impl Log<Event>) {
        for side in left.iter() {
            let plot = self.pile.plot(self.round, zone, side);
            log.tell(Event::Removed { plot, patron: plot.print().patron, points: plot.print().value });
        }
        for expedition in Expedition::of(self.variants.seats) {
            self.supply[expedition] += self.cubes(expedition, zone);
            self.digs[expedition] = self.digs[expedition] & !zone_squares(zone);
        }
        if zone + 1 < zones_in(self.round) {
            self.open_zone(zone + 1, log);
        } else {
            self.end_round(log);
        }
    }

    pub(crate) fn list_claims(&self, seat: Seat, rank: u8, left: Left, out: &mut impl Listing<Action>) {
        out.extend(left.iter().map(|side| Action::Take { side }));
        if self.forbids_declining(rank).is_none() {
            out.push(Action::Decline);
        }
        if rank < LEADERS && self.supply[seat.into()] > 0 {
            out.extend(self.open_rooms(seat).map(|room| Action::Museum { room }));
        }
    }

    /// The rule that forbids taking nothing.
    pub(crate) fn forbids_declining(&self, rank: u8) -> Option<Reason> {
        let may = rank >= LEADERS && self.variants.third_may_decline;
        (!may).then_some(Reason::MustChoose)
    }

    pub(crate) fn forbids_museum(&self, seat: Seat, rank: u8, room: Room) -> Option<Reason> {
        if rank >= LEADERS {
            Some(Reason::TooFarBehind)
        } else if self.supply[seat.into()] == 0 {
            Some(Reason::SupplyEmpty)
        } else {
            self.forbids_room(seat, room)
        }
    }

    pub(crate) fn take(&mut self, seat: Seat, side: Side, log: &mut impl Log<Event>) {
        let Phase::Claim { zone, rank, left, .. } = self.phase else { return };
        let plot = self.pile.plot(self.round, zone, side);
        self.players[seat].give(plot);
        log.tell(Event::Took { seat, plot, patron: plot.print().patron, points: plot.print().value });
        self.go_on(zone, rank + 1, left.without(side), log);
    }

    pub(crate) fn enter_museum(&mut self, seat: Seat, room: Room, log: &mut impl Log<Event>) {
        let Phase::Claim { zone, rank, left, .. } = self.phase else { return };
        self.supply[Expedition::Seat(seat)] -= 1;
        self.exhibit(seat, room, log);
        self.go_on(zone, rank + 1, left, log);
    }

    pub(crate) fn decline(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Phase::Claim { zone, rank, left, .. } = self.phase else { return };
        log.tell(Event::Declined { seat });
        self.go_on(zone, rank + 1, left, log);
    }

    pub(crate) fn remove(&mut self, seat: Seat, side: Side, log: &mut impl Log<Event>) {
        let Phase::Remove { zone, rank, left, .. } = self.phase else { return };
        let plot = self.pile.plot(self.round, zone, side);
        log.tell(Event::NeutralTook { seat, plot, patron: plot.print().patron, points: plot.print().value });
        self.go_on(zone, rank + 1, left.without(side), log);
    }
}
