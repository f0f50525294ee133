//! What it is worth to know one's rack.

use dighouse_game::Seat;
use dighouse_lost_code::{Deduction, PerSymbol, Symbol, ValueChances, Values, View};

use super::counts::Counts;
use super::line;
use super::weights::Weights;

/// How a seat judges what it will know at the end of a round: by the points of the sheet it could
/// write, less what the doubt that remains will cost in later bets.
#[derive(Debug)]
pub(super) struct Outlook {
    symbols: &'static [Symbol],
    unseen: PerSymbol<Values>,
    /// The lines written with a token: they count double and cannot be changed.
    written: PerSymbol<Option<Values>>,
    piles: PerSymbol<u8>,
    /// What a bit of doubt costs.
    bit: f64,
}

impl Outlook {
    pub(super) fn new(weights: &Weights, view: &View, seat: Seat, deduction: &Deduction) -> Outlook {
        let rounds_after_this = view.variants.rounds().saturating_sub(view.round);
        Outlook {
            symbols: deduction.symbols(),
            unseen: *deduction.unseen(),
            written: view.sheets[seat],
            piles: view.piles,
            bit: weights.bit_per_round * f64::from(rounds_after_this),
        }
    }

    /// The worth of knowing that the rack holds one of these codes.
    pub(super) fn worth(&self, known: &Counts) -> f64 {
        let lines = self.symbols.iter().map(|&symbol| self.line(symbol, &known.chances(symbol)));
        lines.sum::<f64>() - self.bit * bits(known.codes())
    }

    /// The same before a tile must be exchanged: the best one will be. What the discarded tile
    /// will say of the others is left out, but for the doubt it clears.
    pub(super) fn worth_after_miss(&self, known: &Counts) -> f64 {
        let drawable = self.symbols.iter().filter(|&&symbol| self.piles[symbol] > 0);
        let change = drawable.map(|&symbol| self.change_by_exchange(symbol, known));
        self.worth(known) + change.reduce(f64::max).unwrap_or(0.0)
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

    /// The worth of exchanging a symbol; `known` are the codes by their value of that symbol.
    pub(super) fn worth_of_exchange(&self, symbol: Symbol, known: &[Counts; 9]) -> f64 {
        let mut worth = 0.0;
        for (old, known) in (0..).zip(known).filter(|(_, known)| known.codes() > 0) {
            let others = self.symbols.iter().filter(|&&other| other != symbol);
            let lines: f64 = others.map(|&other| self.line(other, &known.chances(other))).sum();
            worth += f64::from(known.codes()) * (lines + self.new_tile(symbol, old, known.codes()));
        }
        worth / f64::from(known.iter().map(Counts::codes).sum::<u32>())
    }

    /// The line of a new tile, less all doubt, once the old one has left this many codes.
    fn new_tile(&self, symbol: Symbol, old: u8, codes: u32) -> f64 {
        let unseen = self.unseen[symbol].without(old);
        let doubt = bits(codes) + bits(unseen.len() as u32);
        self.line(symbol, &line::equal_chances(unseen)) - self.bit * doubt
    }

    fn line(&self, symbol: Symbol, chances: &ValueChances) -> f64 {
        match self.written[symbol] {
            Some(values) => 2.0 * line::expected(values, chances),
            None => line::best(chances),
        }
    }
}

/// The doubt in so many equally likely cases.
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

    /// Four values each, and something was told of them.
    fn deduction() -> Deduction {
        let mut deduction = Deduction::start(&Symbol::ALL, PerSymbol([Values::up_to(3); 6]));
        let told = [("bird bird snake", 3, 5), ("bird human bear", 4, 6), ("jaguar snake bear", 0, 3)];
        for (dice, low, high) in told {
            deduction.told(dice.parse().unwrap(), Window::new(low, high).unwrap(), Outcome::Hit);
        }
        deduction
    }

    #[test]
    fn to_be_told_something_is_never_worth_less_than_nothing() {
        let deduction = deduction();
        for round in [1, 10] {
            let outlook = Outlook::new(&TUNED, &view_in(round), SEAT, &deduction);
            let sums = Sums::new(deduction.codes(), "bird snake human".parse().unwrap());
            let before = outlook.worth(sums.all());
            for sum in 0..SUMS {
                let parts = [*sums.below(sum), sums.all().minus(sums.below(sum))];
                let worth = |known: &Counts| f64::from(known.codes()) * outlook.worth(known);
                let told: f64 = parts.iter().filter(|known| known.codes() > 0).map(worth).sum();
                assert!(told / f64::from(sums.all().codes()) > before - 1e-9, "sum {sum} in round {round}");
            }
        }
    }

    #[test]
    fn an_exchange_is_worth_what_the_deductions_after_it_are_worth() {
        let deduction = deduction();
        let outlook = Outlook::new(&TUNED, &view_in(5), SEAT, &deduction);
        for symbol in Symbol::ALL {
            let mut expected = 0.0;
            for (old, &chance) in (0..).zip(&deduction.chances()[symbol]).filter(|(_, chance)| **chance > 0.0)
            {
                let mut after = deduction.clone();
                after.exchanged(symbol, old);
                expected += chance * outlook.worth(&Counts::of(after.codes()));
            }
            let worth = outlook.worth_of_exchange(symbol, &Counts::by_value(deduction.codes(), symbol));
            assert!((worth - expected).abs() < 1e-9, "{symbol}: {worth}, not {expected}");
        }
    }

    #[test]
    fn after_a_miss_without_tiles_to_draw_nothing_is_exchanged() {
        let deduction = deduction();
        let known = Counts::of(deduction.codes());
        let view = View { piles: PerSymbol([0; 6]), ..view_in(5) };
        let outlook = Outlook::new(&TUNED, &view, SEAT, &deduction);
        assert_eq!(outlook.worth_after_miss(&known), outlook.worth(&known));
        let with_tiles = Outlook::new(&TUNED, &view_in(5), SEAT, &deduction);
        assert_ne!(with_tiles.worth_after_miss(&known), with_tiles.worth(&known));
    }
}
