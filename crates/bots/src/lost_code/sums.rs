//! The codes by the sum of some dice.

use dighouse_lost_code::{Code, Dice, Window};

use super::counts::Counts;

/// The sums 0 to 24.
pub(super) const SUMS: usize = 25;

/// For each sum the codes whose sum is less. The codes of any outcome of a bet are the difference of two entries.
pub(super) struct Sums([Counts; SUMS + 1]);

impl Sums {
    pub(super) fn new(codes: &[Code], dice: Dice) -> Sums {
        let mut below = [Counts::default(); SUMS + 1];
        let [first, middle, last] = dice.symbols();
        for code in codes {
            let sum = usize::from(code[first] + code[middle] + code[last]);
            below[sum + 1].add(code);
        }
        for sum in 0..SUMS {
            below[sum + 1] = below[sum].plus(&below[sum + 1]);
        }
        Sums(below)
    }

    /// All codes.
    pub(super) fn all(&self) -> &Counts {
        &self.0[SUMS]
    }

    /// The codes whose sum is less.
    pub(super) fn below(&self, sum: usize) -> &Counts {
        &self.0[sum]
    }

    /// The codes whose sum is greater.
    pub(super) fn above(&self, sum: usize) -> Counts {
        self.all().minus(&self.0[sum + 1])
    }

    /// The codes whose sum is in a window.
    pub(super) fn within(&self, window: Window) -> Counts {
        self.0[usize::from(window.high()) + 1].minus(&self.0[usize::from(window.low())])
    }
}

#[cfg(test)]
mod tests {
    use dighouse_lost_code::{Deduction, Outcome, PerSymbol, Symbol, Values};

    use super::*;

    fn counts(codes: &[Code]) -> Counts {
        let mut counts = Counts::default();
        codes.iter().for_each(|code| counts.add(code));
        counts
    }

    #[test]
    fn every_outcome_of_a_bet_leaves_the_codes_of_the_deduction() {
        let deduction = Deduction::start(&Symbol::ALL, PerSymbol([Values::up_to(3); 6]));
        let dice: Dice = "bird bird snake".parse().unwrap();
        let window = Window::new(3, 5).unwrap();
        let told = |outcome| {
            let mut deduction = deduction.clone();
            deduction.told(dice, window, outcome);
            counts(deduction.codes())
        };
        let sums = Sums::new(deduction.codes(), dice);
        assert_eq!(sums.within(window), told(Outcome::Hit));
        assert_eq!(sums.below(3), &told(Outcome::Lower));
        assert_eq!(sums.above(5), told(Outcome::Higher));
        assert_eq!(sums.all().minus(&sums.within(window)), told(Outcome::Wrong));
    }
}
