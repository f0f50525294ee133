//! A state of the game.

use dighouse_game::{Chance, PerSeat, Seat};

use crate::components::area::{Pile, rows_in};
use crate::components::museum::WINGS;
use crate::expedition::PerExpedition;
use crate::player::Player;
use crate::track::PassTrack;
use crate::{Patron, PhaseName, Side, Squares, Variants};

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
    /// The player who digs first in this round.
    pub(crate) start: Seat,
    /// The patrons of the wings.
    pub(crate) wings: [Patron; WINGS],
    pub(crate) pile: Pile,
    /// The pyramids of this round: derived from the pile.
    pub(crate) pyramids: Squares,
    /// Where each expedition digs.
    pub(crate) digs: PerExpedition<Squares>,
    /// The common supply.
    pub(crate) supply: PerExpedition<u8>,
    pub(crate) players: PerSeat<Player>,
    pub(crate) track: PassTrack,
    /// Whether players are also asked what cannot make a difference: see
    /// [`Game::without_shortcuts`](dighouse_game::Game::without_shortcuts).
    pub(crate) asks_everything: bool,
}

/// The decision to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A player digs, extends, uses a patron or passes.
    Dig {
        seat: Seat,
    },
    /// A player digs or extends for the neutral expedition, or skips.
    Neutral {
        seat: Seat,
    },
    /// The player of this rank claims something of the zone; both are counted from 0.
    Claim {
        zone: u8,
        rank: u8,
        seat: Seat,
        left: Left,
    },
    /// A player chooses the plot that the neutral expedition, which has this rank, removes.
    Remove {
        zone: u8,
        rank: u8,
        seat: Seat,
        left: Left,
    },
    Over,
}

impl Phase {
    pub(crate) const fn name(self) -> PhaseName {
        match self {
            Phase::Dig { .. } => PhaseName::Dig,
            Phase::Neutral { .. } => PhaseName::Neutral,
            Phase::Claim { .. } => PhaseName::Claim,
            Phase::Remove { .. } => PhaseName::Remove,
            Phase::Over => PhaseName::Over,
        }
    }

    /// The zone that is being evaluated, the rank that is asked, and the plots that are left.
    pub(crate) const fn evaluated(self) -> Option<(u8, u8, Left)> {
        match self {
            Phase::Claim { zone, rank, left, .. } | Phase::Remove { zone, rank, left, .. } => {
                Some((zone, rank, left))
            }
            Phase::Dig { .. } | Phase::Neutral { .. } | Phase::Over => None,
        }
    }
}

/// The plots of a zone that nobody has taken or removed.
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
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }
}

impl FromIterator<Side> for Left {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Left {
        Left(sides.into_iter().fold(0, |left, side| left | 1 << side as u8))
    }
}

impl Mykerinos {
    /// The squares of this round.
    pub(crate) const fn area(&self) -> Squares {
        Squares::rows(rows_in(self.round))
    }

    /// The squares without an archaeologist.
    #[inline]
    pub(crate) fn unoccupied(&self) -> Squares {
        self.area() & !self.digs.0.iter().fold(Squares::NONE, |all, &digs| all | digs)
    }

    /// The squares on which anyone may dig.
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
