//! A state of the game.

use dighouse_game::{Chance, Decision, Log, PerSeat, Seat, Seed, Setup, SetupError};

use crate::components::area::{Pile, rows_in};
use crate::components::catalogue::{PLOTS, Plots};
use crate::components::museum::WINGS;
use crate::expedition::PerExpedition;
use crate::track::PassTrack;
use crate::{Event, Expedition, Laid, Patron, PerPatron, Plot, Rooms, Side, Squares, Variants};

/// The archaeologists of a colour.
pub(crate) const CUBES: u8 = 25;

/// A state of Mykerinos.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mykerinos {
    pub(crate) variants: Variants,
    pub(crate) chance: Chance,
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u8,
    /// Who digs first in this round.
    pub(crate) start: Seat,
    /// The patrons of the wings.
    pub(crate) wings: [Patron; WINGS],
    pub(crate) pile: Pile,
    /// The pyramids of this round: they follow from the pile.
    pub(crate) pyramids: Squares,
    /// Where everybody digs.
    pub(crate) digs: PerExpedition<Squares>,
    /// All archaeologists of a player's own colour that are not yet placed.
    pub(crate) pools: PerSeat<u8>,
    /// The neutral archaeologists that a player may place.
    pub(crate) neutral_pools: PerSeat<u8>,
    /// The common supply.
    pub(crate) supply: PerExpedition<u8>,
    pub(crate) rooms: PerSeat<Rooms>,
    pub(crate) owned: PerSeat<PlotSet>,
    /// How many plots of each patron a seat has: they follow from the plots owned.
    pub(crate) patrons: PerSeat<PerPatron<u8>>,
    /// How many of them are turned.
    pub(crate) turned: PerSeat<PerPatron<u8>>,
    pub(crate) track: PassTrack,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Dig, extend, turn a patron or pass?
    Dig {
        seat: Seat,
    },
    /// What does the neutral expedition do?
    Neutral {
        seat: Seat,
    },
    /// What does who is ranked so (counted from 0) want of the zone (counted from 0)?
    Claim {
        zone: u8,
        rank: u8,
        seat: Seat,
        left: Left,
    },
    /// Which plot does the neutral expedition, which is ranked so, remove?
    Remove {
        zone: u8,
        rank: u8,
        seat: Seat,
        left: Left,
    },
    Over,
}

/// The plots of a zone that are still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Left(u8);

impl Left {
    pub(crate) const BOTH: Left = Left(0b11);

    #[inline]
    pub(crate) const fn contains(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    #[must_use]
    pub(crate) const fn without(self, side: Side) -> Left {
        Left(self.0 & !(1 << side as u8))
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Side> {
        Side::BOTH.into_iter().filter(move |&side| self.contains(side))
    }
}

impl FromIterator<Side> for Left {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Left {
        Left(sides.into_iter().fold(0, |left, side| left | 1 << side as u8))
    }
}

/// A set of plots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlotSet(u64);

impl PlotSet {
    pub(crate) const fn contains(self, plot: Plot) -> bool {
        self.0 >> plot.index() & 1 == 1
    }

    #[must_use]
    pub(crate) const fn with(self, plot: Plot) -> PlotSet {
        PlotSet(self.0 | 1 << plot.index())
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Plot> {
        Plot::ALL.into_iter().filter(move |&plot| self.contains(plot))
    }
}

impl Mykerinos {
    /// A new game up to its first decision.
    pub(crate) fn set_out(
        setup: &Setup,
        seed: Seed,
        log: &mut impl Log<Event>,
    ) -> Result<Mykerinos, SetupError> {
        let variants = Variants::of(setup);
        Plots::shipped()?;
        let mut chance = Chance::new(seed);
        let mut stream = chance.stream();
        let start = Seat::ALL[stream.below(u32::from(variants.seats)) as usize];
        let mut wings = Patron::ALL;
        stream.shuffle(&mut wings);
        let mut plots: [Plot; PLOTS] = Plot::ALL;
        stream.shuffle(&mut plots);
        let pile = Pile(plots.map(|plot| Laid { plot, turned: stream.below(2) == 1 }));
        let mut supply = PerExpedition::default();
        Expedition::of(variants.seats).for_each(|expedition| supply[expedition] = CUBES);
        let mut game = Mykerinos {
            variants,
            chance,
            phase: Phase::Over,
            round: 0,
            start,
            wings,
            pile,
            pyramids: Squares::NONE,
            digs: PerExpedition::default(),
            pools: PerSeat::default(),
            neutral_pools: PerSeat::default(),
            supply,
            rooms: PerSeat::default(),
            owned: PerSeat::default(),
            patrons: PerSeat::default(),
            turned: PerSeat::default(),
            track: PassTrack::default(),
        };
        game.begin_round(log);
        Ok(game)
    }

    pub(crate) fn asked(&self) -> Decision {
        match self.phase {
            Phase::Dig { seat } => Decision::one(seat, "dig"),
            Phase::Neutral { seat } => Decision::one(seat, "neutral"),
            Phase::Claim { seat, .. } => Decision::one(seat, "claim"),
            Phase::Remove { seat, .. } => Decision::one(seat, "remove"),
            Phase::Over => Decision::Over,
        }
    }

    /// The squares of this round.
    pub(crate) const fn area(&self) -> Squares {
        Squares::rows(rows_in(self.round))
    }

    /// The squares where nobody digs.
    #[inline]
    pub(crate) fn unoccupied(&self) -> Squares {
        self.area() & !self.digs.0.iter().fold(Squares::NONE, |all, &digs| all | digs)
    }

    /// The squares where anybody may dig.
    #[inline]
    pub(crate) fn free(&self) -> Squares {
        self.unoccupied() & !self.pyramids
    }

    /// The seats in turn order, beginning with `seat`.
    #[inline]
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = usize::from(self.variants.seats);
        let first = seat.index();
        (first..seats).chain(0..first).map(|index| Seat::ALL[index])
    }
}
