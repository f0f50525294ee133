//! What one viewer may see: everything but the order of the plots to come.

mod build;

use dighouse_game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Expedition, Laid, Patron, Plot, Room, Side, Square, Standing, Variants};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct View {
    /// Whose view it is; none for somebody who does not play.
    pub seat: Option<Seat>,
    /// What is played.
    pub variants: Variants,
    /// What is being done.
    pub phase: PhaseName,
    /// Who is asked.
    pub asked: Seats,
    /// The round, counted from 1 to 4.
    pub round: u8,
    /// Who dug first in this round.
    pub start: Seat,
    /// Whether everybody else has passed, so that this is the last action of the digging.
    pub last_action: bool,
    /// How many rows of squares there are; there are always eight columns.
    pub rows: u8,
    /// The plots of this round in the order of their places: four a row.
    pub plots: Vec<PlotView>,
    /// The squares, row by row.
    pub squares: Vec<SquareView>,
    /// The zones in the order in which they are evaluated.
    pub zones: Vec<ZoneView>,
    /// The expeditions by who wins a tie, the strongest first; within a group it is still open.
    pub ties: Vec<Vec<Expedition>>,
    /// What is to be claimed now, while a zone is evaluated.
    pub claim: Option<ClaimView>,
    /// The museum's wings, around the ring.
    pub wings: Vec<WingView>,
    /// The museum's rooms: those worth five, wing by wing, those worth three, those worth two.
    pub rooms: Vec<RoomView>,
    /// The players, seat by seat.
    pub players: Vec<PlayerView>,
    /// The neutral expedition of the game for two.
    pub neutral: Option<NeutralView>,
    /// Those who have passed, in that order.
    pub passed: Vec<Seat>,
    /// The plots that have left the game.
    pub removed: Vec<PlotFace>,
    /// The plots that will come in later rounds, in the order of their names: who counts knows them.
    pub to_come: Vec<PlotFace>,
    /// The same as they will come, `/` for half a turn; only for those who see everything.
    #[cfg_attr(feature = "types", ts(type = "Array<string>"))]
    pub pile: Vec<Laid>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum PhaseName {
    /// Dig, extend, turn a patron or pass?
    Dig,
    /// What does the neutral expedition do?
    Neutral,
    /// A plot or the museum?
    Claim,
    /// Which plot does the neutral expedition remove?
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
    /// Whether it lies turned by half.
    pub turned: bool,
    /// Its zone, counted from 1.
    pub zone: u8,
    /// Which of the zone's plots it is.
    pub side: Side,
    /// Its upper left square.
    pub corner: Square,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a plot of the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It lies there.
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
    /// Whose archaeologist digs there.
    pub cube: Option<Expedition>,
}

/// A zone of the area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct ZoneView {
    /// The zone, counted from 1.
    pub zone: u8,
    /// Where its evaluation stands.
    pub status: ZoneStatus,
    /// Those who dig there, the first first.
    pub ranking: Vec<Ranked>,
}

/// Where the evaluation of a zone stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum ZoneStatus {
    /// Still to be evaluated.
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
    /// Who.
    pub who: Expedition,
    /// The rank, counted from 1; several share it while a tie is open.
    pub rank: u8,
    /// How many archaeologists.
    pub cubes: u8,
    /// Whether somebody else has as many, and if so what decides.
    pub tie: Option<Tie>,
}

/// What decides a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Tie {
    /// The pass track has decided it.
    Track,
    /// Whoever passes first will win it.
    Open,
}

/// What is to be claimed now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct ClaimView {
    /// The zone, counted from 1.
    pub zone: u8,
    /// The rank whose claim is decided, counted from 1.
    pub rank: u8,
    /// Whose claim it is: while a plot is named for the neutral expedition, not of who is asked.
    pub who: Expedition,
    /// The plots that are still there.
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
    /// What a plot of its patron is worth to each seat now: the best room, or 1.
    pub worth: Vec<u8>,
    /// What it would pay each seat if the game were over.
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
    /// Whose archaeologist is there.
    pub holder: Option<Seat>,
    /// How many points each seat would gain by holding it, with the plots it has now.
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
    /// The patrons, each with how many plots there are and how many are turned.
    pub patrons: Vec<PatronView>,
    /// The space on the pass track.
    pub space: Option<u8>,
    /// The score sheet as if the game were over now.
    pub standing: Standing,
}

/// A patron of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PatronView {
    /// Who.
    pub patron: Patron,
    /// How many plots.
    pub plots: u8,
    /// How many of them were used in this round.
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
    /// What digs on a square; none where nobody does, or off the area.
    pub fn cube(&self, square: Square) -> Option<Expedition> {
        self.squares.get(usize::from(square.index()))?.cube
    }
}
