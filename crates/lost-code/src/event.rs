//! What happens, for the log and for animation.

use dighouse_game::{Seat, words};
use serde::{Deserialize, Serialize};

use crate::{Dice, Symbol, Values, Window};

words! {
    export_to = "lost-code.ts";

    /// What the other players tell a player about a bet.
    Outcome "an outcome of a bet" {
        /// The sum lies in the window.
        Hit = "hit",
        /// The sum is higher than the window.
        Higher = "higher",
        /// The sum is lower than the window.
        Lower = "lower",
        /// The sum is outside the window; after a miss with the narrowest wheel no more is told.
        Wrong = "wrong",
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Event {
    /// A round starts with a throw of the dice.
    Rolled { round: u8, seat: Seat, dice: Dice },
    /// A player leaves the token.
    TokenLeft { seat: Seat, symbol: Symbol },
    /// A player takes the token.
    TokenTaken { seat: Seat, symbol: Symbol },
    /// What a player writes for a symbol; told only to that player.
    Written { seat: Seat, symbol: Symbol, values: Values },
    /// The tokens that nobody took leave the game.
    TokensGone,
    /// The roller accepts the throw.
    Accepted { seat: Seat, dice: Dice },
    /// The roller turns dice.
    Turned { seat: Seat, dice: Dice },
    /// A player bets.
    Bet { seat: Seat, window: Window },
    /// A bet was a hit.
    Hit { seat: Seat, window: Window, points: i16 },
    /// A bet was a miss.
    Missed { seat: Seat, window: Window, outcome: Outcome },
    /// A player takes the skull.
    CurseTaken { seat: Seat },
    /// The cursed player gains points because `other` missed.
    CurseGained { seat: Seat, other: Seat, points: i16 },
    /// The cursed player missed and loses points.
    CurseLost { seat: Seat, points: i16 },
    /// The player in front is cursed for the next round.
    CursePassed { seat: Seat },
    /// The skull leaves the game.
    CurseGone,
    /// A tile is discarded for another.
    Exchanged { seat: Seat, symbol: Symbol, value: u8 },
    /// The tile drawn for it; told to the other players.
    Drawn { seat: Seat, symbol: Symbol, value: u8 },
    /// The final guesses start.
    LastGuesses,
    /// A player has written everything.
    SheetDone { seat: Seat },
    /// A line of a sheet is checked.
    Checked { seat: Seat, symbol: Symbol, values: Values, value: u8, points: i16 },
    /// The sum of a sheet.
    SheetScored { seat: Seat, points: i16 },
    /// The game is over.
    Won { seat: Seat },
}
