//! Why an action is not legal.

use dighouse_game::Seat;
use serde::Serialize;

use crate::{Patron, Room, Square};

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// Something else is asked now.
    AnotherDecision,
    /// The pool has too few archaeologists.
    TooFew {
        /// How many it takes.
        need: u8,
        /// How many there are.
        have: u8,
    },
    /// No plot lies there in this round.
    OffTheArea {
        /// The square.
        square: Square,
    },
    /// Somebody digs there.
    Occupied {
        /// The square.
        square: Square,
    },
    /// A pyramid stands there.
    Pyramid {
        /// The square.
        square: Square,
    },
    /// With Lord Lemon exactly one archaeologist stands on a pyramid.
    OnePyramid,
    /// Each archaeologist must adjoin the one placed before.
    NotAChain,
    /// The first archaeologist must adjoin one that was there before.
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
        /// Whose.
        seat: Seat,
    },
    /// A room worth five is entered only next to a room of one's own.
    NoWay {
        /// The room.
        room: Room,
    },
    /// The plot is not there any more.
    PlotGone,
    /// The third and the fourth never go to the museum.
    TooFarBehind,
    /// Something must be chosen.
    MustChoose,
}
