//! The six symbols, in the order of the deduction sheet.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What is on the back of a tile and on the faces of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// Blue.
    Bird,
    /// Yellow.
    Jaguar,
    /// Purple.
    Chameleon,
    /// Green.
    Snake,
    /// Pink.
    Human,
    /// Red; left in the box in the beginner's game.
    Bear,
}

impl Symbol {
    /// All of them, in order.
    pub const ALL: [Symbol; 6] =
        [Symbol::Bird, Symbol::Jaguar, Symbol::Chameleon, Symbol::Snake, Symbol::Human, Symbol::Bear];

    /// Its place in the order, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        ["bird", "jaguar", "chameleon", "snake", "human", "bear"][self as usize]
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Symbol {
    type Err = ();

    fn from_str(text: &str) -> Result<Symbol, ()> {
        Symbol::ALL.into_iter().find(|symbol| symbol.name() == text).ok_or(())
    }
}

/// One `T` for each symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct PerSymbol<T>(pub [T; 6]);

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
