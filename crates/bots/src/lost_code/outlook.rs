//! What it is worth to know more of one's rack.

use game::Seat;
use lost_code::{Deduction, PerSymbol, Symbol, ValueChances, Values, View};

use super::counts::Counts;
use super::line;
use super::weights::Weights;

/// How a seat judges what it may come to know in a round.
pub(super) struct Outlook {
    pub(super) symbols: &'static [Symbol],
    unseen: PerSymbol<Values>,
    /// Lines that were written with a token and count double.
    written: PerSymbol<Option<Values>>,
    /// The symbols of which a tile can be drawn.
    drawable: Vec<Symbol>,
    /// What a bit of doubt costs.
    bit: f64,
    w: Weights,
}

impl Outlook {
    pub(super) fn new(view: &View, seat: Seat, deduction: &Deduction, w: Weights) -> Outlook {
        let symbols = deduction.symbols();
        let left = f64::from(view.variants.rounds().saturating_sub(view.round));
        let bit = if w.decay == 1.0 { w.bit * left } else { w.bit * (1.0 - w.decay.powf(left)) / (1.0 - w.decay) };
        Outlook {
            symbols,
            unseen: *deduction.unseen(),
            written: view.sheets[seat],
            drawable: symbols.iter().copied().filter(|&symbol| view.piles[symbol] > 0).collect(),
            bit,
            w: Weights { sheet: w.sheet.powf(left), ..w },
        }
    }

    /// The worth of knowing that the rack holds one of these codes.
    pub(super) fn worth(&self, known: &Counts) -> f64 {
        let lines: f64 = self.symbols.iter().map(|&symbol| self.line(symbol, &known.chances(symbol))).sum();
        self.w.sheet * lines - self.bit * bits(known.codes())
    }

    /// The same after a miss, when a tile must be exchanged: here as if the discarded tile said
    /// nothing of the lines of the others.
    pub(super) fn worth_after_miss(&self, known: &Counts) -> f64 {
        let kept = self.worth(known);
        let change = |&symbol: &Symbol| self.change_by_exchange(symbol, known);
        let best = self.drawable.iter().map(change).fold(f64::NEG_INFINITY, f64::max);
        if best == f64::NEG_INFINITY { kept } else { kept + best + self.w.miss }
    }

    fn change_by_exchange(&self, symbol: Symbol, known: &Counts) -> f64 {
        let chances = known.chances(symbol);
        let mut change = self.bit * bits(known.codes()) - self.w.sheet * self.line(symbol, &chances);
        let counts = known.of_symbol(symbol);
        for value in (0..9).filter(|&value| counts[value] > 0) {
            change += chances[value] * (self.w.sheet * self.new_line(symbol, value as u8) - self.bit * self.new_bits(symbol, counts[value]));
        }
        change
    }

    /// The worth of exchanging a symbol. `given` are the codes by the value of that symbol.
    pub(super) fn worth_of_exchange(&self, symbol: Symbol, given: &[Counts; 9]) -> f64 {
        let codes: u32 = given.iter().map(Counts::codes).sum();
        let mut worth = 0.0;
        for (value, known) in (0..).zip(given).filter(|(_, known)| known.codes() > 0) {
            let others = self.symbols.iter().filter(|&&other| other != symbol);
            let lines: f64 = others.map(|&other| self.line(other, &known.chances(other))).sum();
            let new = self.new_line(symbol, value);
            let doubt = self.new_bits(symbol, known.codes());
            worth += f64::from(known.codes()) * (self.w.sheet * (lines + new) - self.bit * doubt);
        }
        worth / f64::from(codes)
    }

    fn line(&self, symbol: Symbol, chances: &ValueChances) -> f64 {
        match self.written[symbol] {
            Some(values) => 2.0 * line::expected(values, chances),
            None => line::best(chances),
        }
    }

    /// The line of a new tile, after the old one has shown its value.
    fn new_line(&self, symbol: Symbol, old: u8) -> f64 {
        let new = self.unseen[symbol].without(old);
        match self.written[symbol] {
            Some(values) => {
                let mut chances = [0.0; 9];
                new.iter().for_each(|value| chances[usize::from(value)] = 1.0 / new.len() as f64);
                2.0 * line::expected(values, &chances)
            }
            None => line::best_of_equal(new.len()),
        }
    }

    /// The doubt after an exchange that left this many codes of the other tiles.
    fn new_bits(&self, symbol: Symbol, others: u32) -> f64 {
        bits(others) + bits(self.unseen[symbol].len().saturating_sub(1) as u32)
    }
}

/// The doubt in so many equally likely codes.
fn bits(codes: u32) -> f64 {
    f64::from(codes.max(1)).log2()
}
