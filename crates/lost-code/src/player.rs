//! What belongs to a player.

use crate::rules::score::CATEGORIES;
use crate::{PerSymbol, Symbol, Values};

/// The points and the sheet of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The points of each category.
    pub(crate) scored: [i16; CATEGORIES.len()],
    /// The guesses for the end.
    pub(crate) sheet: Sheet,
}

/// What a player has written for the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    values: PerSymbol<Values>,
    /// One bit for each symbol that has a line.
    written: u8,
}

impl Sheet {
    pub(crate) fn write(&mut self, symbol: Symbol, values: Values) {
        self.values[symbol] = values;
        self.written |= 1 << symbol.index();
    }

    /// The first of `symbols`, a prefix of all symbols, that has no line yet.
    pub(crate) fn first_blank(&self, symbols: &[Symbol]) -> Option<Symbol> {
        symbols.get(self.written.trailing_ones() as usize).copied()
    }

    /// The line of a symbol; `None` if it is not written yet.
    pub(crate) fn entry(&self, symbol: Symbol) -> Option<Values> {
        (self.written >> symbol.index() & 1 == 1).then_some(self.values[symbol])
    }
}
