//! What happens, for the log and for animation.

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Patron, Placement, Plot, Room};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Event {
    /// A round starts: plots are laid, and `seat` digs first.
    Round { round: u8, seat: Seat },
    /// Archaeologists come from the supply into a pool.
    Supplied { seat: Seat, count: u8 },
    /// Neutral archaeologists come from the supply into a pool.
    NeutralSupplied { seat: Seat, count: u8 },
    /// A player starts a dig.
    Dug { seat: Seat, squares: Placement },
    /// A player extends a dig.
    Extended { seat: Seat, squares: Placement },
    /// A patron is used; the events of its power follow.
    Turned { seat: Seat, patron: Patron },
    /// Lady Violet sends an archaeologist from the supply.
    Recruited { seat: Seat },
    /// An archaeologist enters a room of the museum.
    Exhibited { seat: Seat, room: Room, value: u8 },
    /// A player starts a dig of the neutral expedition.
    NeutralDug { seat: Seat, squares: Placement },
    /// A player extends a dig of the neutral expedition.
    NeutralExtended { seat: Seat, squares: Placement },
    /// A player passes.
    Passed { seat: Seat, space: u8 },
    /// All others have passed: the last player has one more action.
    LastAction { seat: Seat },
    /// A zone is evaluated in which `seat` leads.
    Zone { zone: u8, seat: Seat, cubes: u8 },
    /// A zone is evaluated in which the neutral expedition leads.
    ZoneNeutral { zone: u8, cubes: u8 },
    /// A zone without any dig is evaluated.
    ZoneDeserted { zone: u8 },
    /// A player takes a plot.
    Took { seat: Seat, plot: Plot, patron: Option<Patron>, points: u8 },
    /// A player takes nothing.
    Declined { seat: Seat },
    /// The neutral expedition removes the plot that `seat` chooses.
    NeutralTook { seat: Seat, plot: Plot, patron: Option<Patron>, points: u8 },
    /// The neutral expedition removes the only plot that is left.
    NeutralTookLast { plot: Plot, patron: Option<Patron>, points: u8 },
    /// A plot that nobody took leaves the game.
    Removed { plot: Plot, patron: Option<Patron>, points: u8 },
    /// A seat scores the exhibition in a patron's wing.
    Exhibition { seat: Seat, patron: Patron, plots: u8, value: u8, points: u8 },
    /// A seat scores complete sets of the five patrons.
    Series { seat: Seat, series: u8, points: u8 },
    /// The game is over.
    Won { seat: Seat, points: i16 },
}
