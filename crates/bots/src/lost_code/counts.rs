//! How many codes hold each tile.

use dighouse_lost_code::{Code, PerSymbol, Symbol, ValueChances};

/// How many codes there are in a set, and how many of them hold each tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    codes: u32,
    tiles: PerSymbol<[u32; 9]>,
}

impl Counts {
    /// Counts these codes.
    pub(super) fn of(codes: &[Code]) -> Counts {
        let mut counts = Counts::default();
        codes.iter().for_each(|code| counts.add(code));
        counts
    }

    /// The codes by their value of a symbol.
    pub(super) fn by_value(codes: &[Code], symbol: Symbol) -> [Counts; 9] {
        let mut counts = [Counts::default(); 9];
        codes.iter().for_each(|code| counts[usize::from(code[symbol])].add(code));
        counts
    }

    /// Adds a code.
    #[inline]
    pub(super) fn add(&mut self, code: &Code) {
        self.codes += 1;
        for (tiles, &value) in self.tiles.0.iter_mut().zip(&code.0) {
            tiles[usize::from(value)] += 1;
        }
    }

    /// The union of two disjoint sets.
    pub(super) fn plus(&self, other: &Counts) -> Counts {
        self.with_each(other, |own, other| own + other)
    }

    /// This set without a subset.
    pub(super) fn minus(&self, part: &Counts) -> Counts {
        self.with_each(part, |own, other| own - other)
    }

    #[inline]
    fn with_each(&self, other: &Counts, join: impl Fn(u32, u32) -> u32) -> Counts {
        let mut joined = Counts { codes: join(self.codes, other.codes), ..*self };
        for (own, other) in joined.tiles.0.as_flattened_mut().iter_mut().zip(other.tiles.0.as_flattened()) {
            *own = join(*own, *other);
        }
        joined
    }

    /// The number of codes.
    pub(super) fn codes(&self) -> u32 {
        self.codes
    }

    /// The number of codes with each value of a symbol.
    pub(super) fn of_symbol(&self, symbol: Symbol) -> &[u32; 9] {
        &self.tiles[symbol]
    }

    /// The chance of each value of a symbol.
    pub(super) fn chances(&self, symbol: Symbol) -> ValueChances {
        let each = 1.0 / f64::from(self.codes);
        self.tiles[symbol].map(|count| f64::from(count) * each)
    }
}
