//! Why an action is not legal.

use dighouse_game::Seat;
use serde::Serialize;

use crate::Symbol;

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// The action belongs to another decision.
    AnotherDecision,
    /// In the beginner's game no die may show a bear.
    BearStays,
    /// Too many dice are turned.
    TooManyTurned {
        /// How many may be turned.
        most: u8,
    },
    /// No wheel has a window of this width.
    NoSuchWheel {
        /// The width.
        width: u8,
    },
    /// Another player has taken this wheel.
    WheelTaken {
        /// Its width.
        width: u8,
        /// The player.
        seat: Seat,
    },
    /// The window reaches beyond the end of the dial.
    OffTheDial {
        /// The end of the dial.
        top: u8,
    },
    /// The symbol is not in play.
    NotInPlay {
        /// The symbol.
        symbol: Symbol,
    },
    /// No tile is left to draw.
    PileEmpty {
        /// The symbol.
        symbol: Symbol,
    },
    /// The line of another symbol comes first.
    AnotherSymbol {
        /// The symbol asked for.
        symbol: Symbol,
    },
    /// With a token at least one value must be written.
    NothingWritten,
    /// Too many values are written.
    TooManyValues {
        /// The most.
        most: u8,
    },
    /// There is no such tile in this game.
    NoSuchValue {
        /// The value.
        value: u8,
        /// The highest value.
        top: u8,
    },
}
