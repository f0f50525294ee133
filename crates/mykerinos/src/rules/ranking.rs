//! The ranking of a zone: most archaeologists first, ties broken by the pass track.

use dighouse_game::{Filler, List};

use crate::components::area::zone_squares;
use crate::{Expedition, Mykerinos};

/// The most expeditions that there are in a game.
const EXPEDITIONS: usize = 4;

/// An expedition's place in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) who: Expedition,
    pub(crate) cubes: u8,
    /// See [`PassTrack::tie_break`](crate::track::PassTrack::tie_break).
    pub(crate) tie_break: u8,
}

impl Place {
    /// Whether this place is better than `other`. Neither is while a tie is open.
    pub(crate) const fn beats(self, other: Place) -> bool {
        self.cubes > other.cubes || self.cubes == other.cubes && self.tie_break < other.tie_break
    }
}

impl Filler for Place {
    const FILLER: Place = Place { who: Expedition::NEUTRAL, cubes: 0, tie_break: 0 };
}

/// The expeditions that dig in a zone, the first first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranking(List<Place, EXPEDITIONS>);

impl Ranking {
    pub(crate) fn places(&self) -> &[Place] {
        &self.0
    }

    /// The expedition of a rank; ranks are counted from 0.
    pub(crate) fn get(&self, rank: u8) -> Option<Expedition> {
        self.0.get(usize::from(rank)).map(|place| place.who)
    }

    /// The rank of an expedition that digs in the zone.
    pub(crate) fn rank_of(&self, expedition: Expedition) -> Option<u8> {
        self.0.iter().position(|place| place.who == expedition).map(|rank| rank as u8)
    }
}

impl Mykerinos {
    /// How many archaeologists an expedition has in a zone; zones are counted from 0.
    #[inline]
    pub(crate) fn cubes(&self, expedition: Expedition, zone: u8) -> u8 {
        (self.digs[expedition] & zone_squares(zone)).len()
    }

    /// Ranks the expeditions that dig in a zone. While a tie is open, the tied expeditions are in the order of
    /// their seats.
    pub(crate) fn ranking(&self, zone: u8) -> Ranking {
        let mut places = List::EMPTY;
        for who in Expedition::of(self.variants.seats) {
            let place = Place { who, cubes: self.cubes(who, zone), tie_break: self.track.tie_break(who) };
            if place.cubes > 0 {
                let rank = places.iter().position(|&other| place.beats(other)).unwrap_or(places.len());
                places.insert(rank, place);
            }
        }
        Ranking(places)
    }
}
