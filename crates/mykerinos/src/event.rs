//! What happens, and why something cannot.

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Patron, Placement, Plot, Room, Square};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are: whose, which squares, how many points")]
pub enum Event {
    /// A round begins: plots are laid, and `seat` will dig first.
    Round { round: u8, seat: Seat },
    /// Archaeologists come from the supply into a pool.
    Supplied { seat: Seat, count: u8 },
    /// Neutral archaeologists come from the supply into a pool.
    NeutralSupplied { seat: Seat, count: u8 },
    /// A dig begins.
    Dug { seat: Seat, squares: Placement },
    /// A dig is extended.
    Extended { seat: Seat, squares: Placement },
    /// A patron is turned; what comes of it follows.
    Turned { seat: Seat, patron: Patron },
    /// Lady Violet sends an archaeologist from the supply.
    Recruited { seat: Seat },
    /// An archaeologist enters a room of the museum.
    Exhibited { seat: Seat, room: Room, value: u8 },
    /// A player begins a dig of the neutral expedition.
    NeutralDug { seat: Seat, squares: Placement },
    /// A player extends a dig of the neutral expedition.
    NeutralExtended { seat: Seat, squares: Placement },
    /// A player passes.
    Passed { seat: Seat, space: u8 },
    /// Everybody else has passed: one more action.
    LastAction { seat: Seat },
    /// A zone is evaluated in which `seat` leads.
    Zone { zone: u8, seat: Seat, cubes: u8 },
    /// A zone is evaluated in which the neutral expedition leads.
    ZoneNeutral { zone: u8, cubes: u8 },
    /// A zone is evaluated in which nobody digs.
    ZoneDeserted { zone: u8 },
    /// A player takes a plot.
    Took { seat: Seat, plot: Plot, patron: Option<Patron>, points: u8 },
    /// A player leaves the plot.
    Declined { seat: Seat },
    /// The neutral expedition removes the plot that `seat` names.
    NeutralTook { seat: Seat, plot: Plot, patron: Option<Patron>, points: u8 },
    /// The neutral expedition removes the only plot that is left.
    NeutralTookLast { plot: Plot, patron: Option<Patron>, points: u8 },
    /// A plot that nobody has taken leaves the game.
    Removed { plot: Plot, patron: Option<Patron>, points: u8 },
    /// The exhibition in a patron's wing.
    Exhibition { seat: Seat, patron: Patron, plots: u8, value: u8, points: u8 },
    /// Complete sets of the five patrons.
    Series { seat: Seat, series: u8, points: u8 },
    /// The game is over.
    Won { seat: Seat, points: i16 },
}

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
