//! What one viewer may see: everything except the order of the plots to come.

mod build;

use dighouse_game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Expedition, Laid, Patron, Plot, Room, Side, Square, Standing, Variants};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct View {
    /// The viewer's seat; `null` for spectators.
    pub seat: Option<Seat>,
    /// The set-up.
    pub variants: Variants,
    /// The kind of decision.
    pub phase: PhaseName,
    /// The seats that are asked.
    pub asked: Seats,
    /// The round, counted from 1 to 4.
    pub round: u8,
    /// The player who digs first in this round.
    pub start: Seat,
    /// Whether all others have passed, so that this is the last action of the phase.
    pub last_action: bool,
    /// The number of rows of squares; there are always eight columns.
    pub rows: u8,
    /// The plots of this round by place: four in a row.
    pub plots: Vec<PlotView>,
    /// The squares, row by row.
    pub squares: Vec<SquareView>,
    /// The zones in the order in which they are evaluated.
    pub zones: Vec<ZoneView>,
    /// The expeditions in the order in which they win ties; within a group it is still open.
    pub ties: Vec<Vec<Expedition>>,
    /// The claim to be made, while a zone is evaluated.
    pub claim: Option<ClaimView>,
    /// The museum's wings, around the ring.
    pub wings: Vec<WingView>,
    /// The museum's rooms: those worth five, wing by wing, then those worth three, then those worth two.
    pub rooms: Vec<RoomView>,
    /// The players, seat by seat.
    pub players: Vec<PlayerView>,
    /// The neutral expedition of the two-player game.
    pub neutral: Option<NeutralView>,
    /// The players who have passed, in order.
    pub passed: Vec<Seat>,
    /// The plots that have left the game.
    pub removed: Vec<PlotFace>,
    /// The plots of later rounds, by name. Players could deduce them.
    pub to_come: Vec<PlotFace>,
    /// The plots of later rounds as they will be laid, `/` for half a turn; only in the all-seeing view.
    #[cfg_attr(feature = "types", ts(type = "Array<string>"))]
    pub pile: Vec<Laid>,
}

/// The kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum PhaseName {
    /// A player digs, extends, uses a patron or passes.
    Dig,
    /// A player digs or extends for the neutral expedition.
    Neutral,
    /// A player claims a plot or a room of the museum.
    Claim,
    /// A player chooses the plot that the neutral expedition removes.
    Remove,
    /// The game is over.
    Over,
}

/// What is printed on a plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PlotFace {
    /// The plot.
    pub plot: Plot,
    /// The patron on its back.
    pub patron: Option<Patron>,
    /// What it is worth when taken.
    pub value: u8,
}

/// A plot of the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PlotView {
    /// What is printed on it.
    #[serde(flatten)]
    pub face: PlotFace,
    /// Whether it is rotated by half a turn.
    pub turned: bool,
    /// Its zone, counted from 1.
    pub zone: u8,
    /// Its side of the zone.
    pub side: Side,
    /// Its upper left square.
    pub corner: Square,
    /// Whether it is still there.
    pub fate: Fate,
}

/// Whether a plot of the area is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It is there.
    Laid,
    /// A player has taken it.
    Taken(Seat),
    /// It has left the game.
    Removed,
}

/// A square of the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct SquareView {
    /// Its name.
    pub square: Square,
    /// Its row, counted from 0.
    pub row: u8,
    /// Its column, counted from 0.
    pub column: u8,
    /// The place of its plot in the list of plots.
    pub plot: u8,
    /// Its zone, counted from 1.
    pub zone: u8,
    /// Whether a pyramid stands there.
    pub pyramid: bool,
    /// The expedition that digs there.
    pub cube: Option<Expedition>,
}

/// A zone of the area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct ZoneView {
    /// The zone, counted from 1.
    pub zone: u8,
    /// Whether it is evaluated.
    pub status: ZoneStatus,
    /// The expeditions that dig there, the first first.
    pub ranking: Vec<Ranked>,
}

/// Whether a zone is evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum ZoneStatus {
    /// Not evaluated yet.
    Open,
    /// Being evaluated.
    Now,
    /// Evaluated.
    Done,
}

/// An expedition's rank in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Ranked {
    /// The expedition.
    pub who: Expedition,
    /// The rank, counted from 1. Tied expeditions share it while the tie is open.
    pub rank: u8,
    /// The number of archaeologists.
    pub cubes: u8,
    /// What decides if another expedition has as many.
    pub tie: Option<Tie>,
}

/// What decides a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Tie {
    /// The pass track has decided it.
    Track,
    /// The first player to pass will win it.
    Open,
}

/// The claim to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct ClaimView {
    /// The zone, counted from 1.
    pub zone: u8,
    /// The rank that claims, counted from 1.
    pub rank: u8,
    /// The expedition that claims. If it is the neutral one, a player chooses for it.
    pub who: Expedition,
    /// The plots that are left.
    pub left: Vec<Side>,
}

/// A wing of the museum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct WingView {
    /// The wing, counted from 1.
    pub wing: u8,
    /// Its patron.
    pub patron: Patron,
    /// Its rooms.
    pub rooms: Vec<Room>,
    /// What a plot of its patron is worth to each seat now: the value of the best room, or 1.
    pub worth: Vec<u8>,
    /// The points of each seat if the game ended now.
    pub points: Vec<u8>,
}

/// A room of the museum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct RoomView {
    /// Its name.
    pub room: Room,
    /// Its value.
    pub value: u8,
    /// Its wings, counted from 1: two for a room worth two.
    pub wings: Vec<u8>,
    /// The seat whose archaeologist is there.
    pub holder: Option<Seat>,
    /// The points that each seat would gain by it, with the seat's current plots.
    pub gain: Vec<u8>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The archaeologists in the pool.
    pub pool: u8,
    /// The neutral archaeologists in the pool.
    pub neutral_pool: u8,
    /// The archaeologists of this colour in the common supply.
    pub supply: u8,
    /// The plots taken.
    pub plots: Vec<PlotFace>,
    /// The patrons, with the number of plots and of turned plots.
    pub patrons: Vec<PatronView>,
    /// The space on the pass track.
    pub space: Option<u8>,
    /// The score if the game ended now.
    pub standing: Standing,
}

/// A patron of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PatronView {
    /// The patron.
    pub patron: Patron,
    /// The number of plots.
    pub plots: u8,
    /// The number of plots used in this round.
    pub turned: u8,
}

/// The neutral expedition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct NeutralView {
    /// Its archaeologists in the common supply.
    pub supply: u8,
    /// Its space on the pass track.
    pub space: u8,
}

impl View {
    /// The expedition that digs on a square; `None` if the square is free or off the area.
    pub fn cube(&self, square: Square) -> Option<Expedition> {
        self.squares.get(usize::from(square.index()))?.cube
    }
}
