//! Why an action is not legal.

use dighouse_game::Seat;
use serde::Serialize;

use crate::Symbol;

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// Something else is asked now.
    AnotherDecision,
    /// In the beginner's game no die shows a bear.
    BearStays,
    /// More dice are turned than may be.
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
        /// Who.
        seat: Seat,
    },
    /// The window shows a blank part of the dial.
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
    /// Another symbol's line comes first.
    AnotherSymbol {
        /// The symbol asked for.
        symbol: Symbol,
    },
    /// One to three values are written with a token.
    NothingWritten,
    /// Three values at most.
    TooManyValues {
        /// The most.
        most: u8,
    },
    /// There is no such tile in this game.
    NoSuchValue {
        /// The value.
        value: u8,
        /// The highest there is.
        top: u8,
    },
}
