//! Phase 3: the zones are evaluated one by one.

use dighouse_game::{Log, Seat};

use crate::components::area::{zone_squares, zones_in};
use crate::state::{Left, Phase};
use crate::{Action, Event, Expedition, Mykerinos, Plot, Reason, Room, Side};

/// The first and the second may choose the museum.
const BEFORE_THE_THIRD: u8 = 2;

/// Those who dig in a zone, the first first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranking {
    places: [Expedition; 4],
    count: u8,
}

impl Ranking {
    pub(crate) fn get(&self, rank: u8) -> Option<Expedition> {
        self.places[..usize::from(self.count)].get(usize::from(rank)).copied()
    }

    pub(crate) fn rank_of(&self, expedition: Expedition) -> Option<u8> {
        self.places[..usize::from(self.count)]
            .iter()
            .position(|&place| place == expedition)
            .map(|rank| rank as u8)
    }
}

impl Mykerinos {
    /// How many archaeologists an expedition has in a zone, which is counted from 0.
    #[inline]
    pub(crate) fn cubes(&self, expedition: Expedition, zone: u8) -> u8 {
        (self.digs[expedition] & zone_squares(zone)).len()
    }

    /// Ranks those who dig in a zone by their archaeologists; of equal ones the lower space of the track
    /// comes first. All have passed.
    pub(crate) fn ranking(&self, zone: u8) -> Ranking {
        let mut keys = [(0, 0); 4];
        let mut ranking = Ranking { places: [Expedition::NEUTRAL; 4], count: 0 };
        for expedition in Expedition::of(self.variants.seats) {
            let cubes = self.cubes(expedition, zone);
            if cubes == 0 {
                continue;
            }
            let key = (cubes, u8::MAX - self.track.space(expedition).unwrap_or(u8::MAX));
            let mut place = usize::from(ranking.count);
            while place > 0 && keys[place - 1] < key {
                keys[place] = keys[place - 1];
                ranking.places[place] = ranking.places[place - 1];
                place -= 1;
            }
            keys[place] = key;
            ranking.places[place] = expedition;
            ranking.count += 1;
        }
        ranking
    }

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

    /// Asks who is ranked so, or the next after; if nothing is left or nobody is asked, the zone is done.
    fn go_on(&mut self, zone: u8, rank: u8, left: Left, log: &mut impl Log<Event>) {
        let ranking = self.ranking(zone);
        self.phase = match ranking.get(rank) {
            Some(Expedition::Seat(seat)) if left.len() > 0 => Phase::Claim { zone, rank, seat, left },
            Some(Expedition::Neutral(_)) if rank < BEFORE_THE_THIRD => match self.namer(&ranking, rank) {
                Some(seat) if left.len() == 2 => Phase::Remove { zone, rank, seat, left },
                Some(_) => return self.remove_last(zone, left, log),
                None => return self.close_zone(zone, left, log),
            },
            _ => return self.close_zone(zone, left, log),
        };
    }

    /// Who names the plot that the neutral expedition removes: if it is second, the first; if it is first,
    /// whoever is not second. Nobody, if it is alone.
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

    /// What is left leaves the game, and all archaeologists of the zone return to the supply.
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

    pub(crate) fn list_claims(&self, seat: Seat, rank: u8, left: Left, out: &mut Vec<Action>) {
        out.extend(left.iter().map(|side| Action::Take { side }));
        if self.forbids_leaving(rank).is_none() {
            out.push(Action::Decline);
        }
        if rank < BEFORE_THE_THIRD && self.supply[seat.into()] > 0 {
            out.extend(self.open_rooms(seat).map(|room| Action::Museum { room }));
        }
    }

    /// The rule against taking nothing.
    pub(crate) fn forbids_leaving(&self, rank: u8) -> Option<Reason> {
        let may = rank >= BEFORE_THE_THIRD && self.variants.third_may_decline;
        (!may).then_some(Reason::MustChoose)
    }

    pub(crate) fn forbids_museum(&self, seat: Seat, rank: u8, room: Room) -> Option<Reason> {
        if rank >= BEFORE_THE_THIRD {
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
        self.give(seat, plot);
        log.tell(Event::Took { seat, plot, patron: plot.print().patron, points: plot.print().value });
        self.go_on(zone, rank + 1, left.without(side), log);
    }

    /// A plot belongs to a seat from now on.
    pub(crate) fn give(&mut self, seat: Seat, plot: Plot) {
        self.owned[seat] = self.owned[seat].with(plot);
        if let Some(patron) = plot.print().patron {
            self.patrons[seat][patron] += 1;
        }
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
