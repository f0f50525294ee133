//! What a player can do.

use serde::Serialize;

use crate::{Dice, Symbol, Values, Window};

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum Action {
    /// Deadly Shortcut: leave the token to the next player. `leave`
    Leave,
    /// Deadly Shortcut: take the token and write one to three values. `take 1 2`
    Take {
        /// The values.
        values: Values,
    },
    /// Accept the dice or turn some; these are the resulting dice. `dice bird bird snake`
    Dice {
        /// The resulting dice.
        dice: Dice,
    },
    /// Take the wheel of this width and set its window. `bet 9-15`
    Bet {
        /// The window.
        window: Window,
    },
    /// Discard the tile of this symbol and draw another. `exchange snake`
    Exchange {
        /// The symbol.
        symbol: Symbol,
    },
    /// Guess up to three values for a symbol at the end. `guess bird 2 5`, `guess bird none`
    Guess {
        /// The symbol.
        symbol: Symbol,
        /// The values.
        values: Values,
    },
}
