//! The value of what a player knows about the own rack.

use dighouse_game::Seat;
use dighouse_lost_code::{Deduction, PerSymbol, Symbol, ValueChances, Values, View};

use super::counts::Counts;
use super::line;
use super::weights::Weights;

/// Values knowledge at the end of a round: the points of the best sheet that it allows, less what the remaining
/// uncertainty costs in later bets.
#[derive(Debug)]
pub(super) struct KnowledgeValue {
    symbols: &'static [Symbol],
    unseen: PerSymbol<Values>,
    /// The lines written with a token: they count double and cannot be changed.
    written: PerSymbol<Option<Values>>,
    piles: PerSymbol<u8>,
    /// The cost of a bit of entropy.
    bit: f64,
}

impl KnowledgeValue {
    pub(super) fn new(weights: &Weights, view: &View, seat: Seat, deduction: &Deduction) -> KnowledgeValue {
        let rounds_after_this = view.variants.rounds().saturating_sub(view.round);
        KnowledgeValue {
            symbols: deduction.symbols(),
            unseen: *deduction.unseen(),
            written: view.sheets[seat],
            piles: view.piles,
            bit: weights.bit_per_round * f64::from(rounds_after_this),
        }
    }

    /// The value of knowing that the rack holds one of these codes.
    pub(super) fn value(&self, known: &Counts) -> f64 {
        let lines = self.symbols.iter().map(|&symbol| self.line(symbol, &known.chances(symbol)));
        lines.sum::<f64>() - self.bit * bits(known.codes())
    }

    /// The same before a tile must be exchanged; the best exchange is assumed. What the discarded tile reveals about the
    /// others is ignored, except for the entropy that it removes.
    pub(super) fn after_miss(&self, known: &Counts) -> f64 {
        let drawable = self.symbols.iter().filter(|&&symbol| self.piles[symbol] > 0);
        let change = drawable.map(|&symbol| self.change_by_exchange(symbol, known));
        self.value(known) + change.reduce(f64::max).unwrap_or(0.0)
    }

    fn change_by_exchange(&self, symbol: Symbol, known: &Counts) -> f64 {
        let chances = known.chances(symbol);
        let kept = self.line(symbol, &chances) - self.bit * bits(known.codes());
        let mut exchanged = 0.0;
        for (old, &codes) in (0..).zip(known.of_symbol(symbol)).filter(|&(_, &codes)| codes > 0) {
            exchanged += chances[usize::from(old)] * self.new_tile(symbol, old, codes);
        }
        exchanged - kept
    }

    /// The value of exchanging a symbol; `known` are the codes by their value of that symbol.
    pub(super) fn after_exchange(&self, symbol: Symbol, known: &[Counts; 9]) -> f64 {
        let mut value = 0.0;
        for (old, known) in (0..).zip(known).filter(|(_, known)| known.codes() > 0) {
            let others = self.symbols.iter().filter(|&&other| other != symbol);
            let lines: f64 = others.map(|&other| self.line(other, &known.chances(other))).sum();
            value += f64::from(known.codes()) * (lines + self.new_tile(symbol, old, known.codes()));
        }
        value / f64::from(known.iter().map(Counts::codes).sum::<u32>())
    }

    /// The line of a new tile, less the cost of all entropy, if the old tile leaves this many codes.
    fn new_tile(&self, symbol: Symbol, old: u8, codes: u32) -> f64 {
        let unseen = self.unseen[symbol].without(old);
        let entropy = bits(codes) + bits(unseen.len() as u32);
        self.line(symbol, &line::equal_chances(unseen)) - self.bit * entropy
    }

    fn line(&self, symbol: Symbol, chances: &ValueChances) -> f64 {
        match self.written[symbol] {
            Some(values) => 2.0 * line::expected(values, chances),
            None => line::best(chances),
        }
    }
}

/// The entropy of so many equally likely cases.
fn bits(cases: u32) -> f64 {
    f64::from(cases.max(1)).log2()
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Game, Seed, Setup, Silent, Viewer};
    use dighouse_lost_code::{LostCode, Outcome, Window};

    use super::super::sums::{SUMS, Sums};
    use super::super::weights::TUNED;
    use super::*;

    const SEAT: Seat = Seat::ALL[0];

    fn view_in(round: u8) -> View {
        let setup = Setup::new(&LostCode::INFO, 2).unwrap();
        let game = LostCode::begin(&setup, Seed::from_number(1), &mut Silent).unwrap();
        View { round, ..game.view(Viewer::Seat(SEAT)) }
    }

    /// Four values for each tile, and three results of bets.
    fn deduction() -> Deduction {
        let mut deduction = Deduction::start(&Symbol::ALL, PerSymbol([Values::up_to(3); 6]));
        let told = [("bird bird snake", 3, 5), ("bird human bear", 4, 6), ("jaguar snake bear", 0, 3)];
        for (dice, low, high) in told {
            deduction.told(dice.parse().unwrap(), Window::new(low, high).unwrap(), Outcome::Hit);
        }
        deduction
    }

    #[test]
    fn information_never_has_a_negative_value() {
        let deduction = deduction();
        for round in [1, 10] {
            let knowledge = KnowledgeValue::new(&TUNED, &view_in(round), SEAT, &deduction);
            let sums = Sums::new(deduction.codes(), "bird snake human".parse().unwrap());
            let before = knowledge.value(sums.all());
            for sum in 0..SUMS {
                let parts = [*sums.below(sum), sums.all().minus(sums.below(sum))];
                let value = |known: &Counts| f64::from(known.codes()) * knowledge.value(known);
                let told: f64 = parts.iter().filter(|known| known.codes() > 0).map(value).sum();
                assert!(told / f64::from(sums.all().codes()) > before - 1e-9, "sum {sum} in round {round}");
            }
        }
    }

    #[test]
    fn the_value_of_an_exchange_is_the_mean_value_of_the_deductions_after_it() {
        let deduction = deduction();
        let knowledge = KnowledgeValue::new(&TUNED, &view_in(5), SEAT, &deduction);
        for symbol in Symbol::ALL {
            let mut expected = 0.0;
            for (old, &chance) in (0..).zip(&deduction.chances()[symbol]).filter(|(_, chance)| **chance > 0.0)
            {
                let mut after = deduction.clone();
                after.exchanged(symbol, old);
                expected += chance * knowledge.value(&Counts::of(after.codes()));
            }
            let value = knowledge.after_exchange(symbol, &Counts::by_value(deduction.codes(), symbol));
            assert!((value - expected).abs() < 1e-9, "{symbol}: {value}, not {expected}");
        }
    }

    #[test]
    fn after_a_miss_without_tiles_to_draw_nothing_is_exchanged() {
        let deduction = deduction();
        let known = Counts::of(deduction.codes());
        let view = View { piles: PerSymbol([0; 6]), ..view_in(5) };
        let knowledge = KnowledgeValue::new(&TUNED, &view, SEAT, &deduction);
        assert_eq!(knowledge.after_miss(&known), knowledge.value(&known));
        let with_tiles = KnowledgeValue::new(&TUNED, &view_in(5), SEAT, &deduction);
        assert_ne!(with_tiles.after_miss(&known), with_tiles.value(&known));
    }
}
