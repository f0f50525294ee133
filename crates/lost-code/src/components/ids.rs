//! The six symbols, in the order of the deduction sheet.

use std::ops::{Index, IndexMut};

use dighouse_game::words;
use serde::{Deserialize, Serialize};

words! {
    export_to = "lost-code.ts";

    /// What is on the back of a tile and on the faces of a die.
    Symbol "a symbol" {
        /// Blue.
        Bird = "bird",
        /// Yellow.
        Jaguar = "jaguar",
        /// Purple.
        Chameleon = "chameleon",
        /// Green.
        Snake = "snake",
        /// Pink.
        Human = "human",
        /// Red; left in the box in the beginner's game.
        Bear = "bear",
    }
}

/// One `T` for each symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct PerSymbol<T>(pub [T; 6]);

/// ```
/// use dighouse_lost_code::{PerSymbol, Symbol};
///
/// let mut rack = PerSymbol([0; 6]);
/// rack[Symbol::Snake] = 7;
/// assert_eq!(rack.0, [0, 0, 0, 7, 0, 0]);
/// assert_eq!("snake".parse(), Ok(Symbol::Snake));
/// ```
impl<T> Index<Symbol> for PerSymbol<T> {
    type Output = T;

    #[inline]
    fn index(&self, symbol: Symbol) -> &T {
        &self.0[symbol.index()]
    }
}

impl<T> IndexMut<Symbol> for PerSymbol<T> {
    #[inline]
    fn index_mut(&mut self, symbol: Symbol) -> &mut T {
        &mut self.0[symbol.index()]
    }
}
