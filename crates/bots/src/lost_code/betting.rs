//! The score of a bet: its points, and the value of what its outcome reveals.

use dighouse_lost_code::{Code, Dice, Window};

use super::counts::Counts;
use super::knowledge_value::KnowledgeValue;
use super::payoff::Payoff;
use super::sums::{SUMS, Sums};

/// The bets on one result of the dice.
pub(super) struct Betting<'a> {
    knowledge: &'a KnowledgeValue,
    payoff: Payoff,
    sums: Sums,
    /// For each sum: the value of learning that the own sum is lower, times the number of such codes.
    lower: [f64; SUMS],
    /// The same for a higher sum.
    higher: [f64; SUMS],
}

impl<'a> Betting<'a> {
    pub(super) fn new(
        knowledge: &'a KnowledgeValue,
        payoff: Payoff,
        codes: &[Code],
        dice: Dice,
    ) -> Betting<'a> {
        let sums = Sums::new(codes, dice);
        Betting {
            lower: std::array::from_fn(|sum| missed(knowledge, sums.below(sum))),
            higher: std::array::from_fn(|sum| missed(knowledge, &sums.above(sum))),
            knowledge,
            payoff,
            sums,
        }
    }

    /// The score of a bet on a window.
    pub(super) fn score(&self, window: Window) -> f64 {
        let codes = f64::from(self.sums.all().codes());
        let within = self.sums.within(window);
        let hit = f64::from(within.codes()) / codes;
        let points = hit * self.payoff.pays(window) - (1.0 - hit) * self.payoff.costs(window);
        let revealed = times_codes(&within, |known| self.knowledge.value(known))
            + self.revealed_by_a_miss(window, &within);
        points + revealed / codes
    }

    /// The score of the best bet, if all wheels are free.
    pub(super) fn best(&self) -> f64 {
        self.payoff.windows().map(|window| self.score(window)).fold(f64::NEG_INFINITY, f64::max)
    }

    fn revealed_by_a_miss(&self, window: Window, within: &Counts) -> f64 {
        if self.payoff.reveals_side(window) {
            self.lower[usize::from(window.low())] + self.higher[usize::from(window.high())]
        } else {
            missed(self.knowledge, &self.sums.all().minus(within))
        }
    }
}

fn missed(knowledge: &KnowledgeValue, known: &Counts) -> f64 {
    times_codes(known, |known| knowledge.after_miss(known))
}

/// A value times the number of codes; 0 if there are none.
fn times_codes(known: &Counts, value: impl Fn(&Counts) -> f64) -> f64 {
    if known.codes() == 0 { 0.0 } else { f64::from(known.codes()) * value(known) }
}
