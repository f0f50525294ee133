//! Why an action is not legal.

use dighouse_game::Seat;
use serde::Serialize;

use crate::{Patron, Room, Square};

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// The action belongs to another decision.
    AnotherDecision,
    /// The pool has too few archaeologists.
    TooFew {
        /// How many the action needs.
        need: u8,
        /// How many there are.
        have: u8,
    },
    /// There is no plot in this round.
    OffTheArea {
        /// The square.
        square: Square,
    },
    /// Another archaeologist digs there.
    Occupied {
        /// The square.
        square: Square,
    },
    /// A pyramid stands there.
    Pyramid {
        /// The square.
        square: Square,
    },
    /// With Lord Lemon, exactly one archaeologist must be on a pyramid.
    OnePyramid,
    /// Each archaeologist must adjoin the previous one.
    NotAChain,
    /// The first archaeologist must adjoin one of the same expedition.
    NotAdjoining,
    /// The seat has no plot of this patron.
    NoPatron {
        /// The patron.
        patron: Patron,
    },
    /// All the seat's plots of this patron are turned.
    PatronTurned {
        /// The patron.
        patron: Patron,
    },
    /// The supply has no archaeologist of this colour.
    SupplyEmpty,
    /// Another archaeologist is in the room.
    RoomTaken {
        /// The room.
        room: Room,
        /// The seat that holds it.
        seat: Seat,
    },
    /// A room worth five must be next to a room of the same player.
    NoWay {
        /// The room.
        room: Room,
    },
    /// The plot is gone.
    PlotGone,
    /// The third and the fourth may not choose the museum.
    TooFarBehind,
    /// Something must be chosen.
    MustChoose,
}
