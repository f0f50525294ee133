//! What a bet is worth: its points, and what its outcome tells.

use dighouse_lost_code::{Code, Dice, Window};

use super::counts::Counts;
use super::outlook::Outlook;
use super::stakes::Stakes;
use super::sums::{SUMS, Sums};

/// The bets on some dice.
pub(super) struct Betting<'a> {
    outlook: &'a Outlook,
    stakes: Stakes,
    sums: Sums,
    /// For each sum the worth of being told that the own one is lower, times its codes.
    lower: [f64; SUMS],
    /// The same for being told that it is higher.
    higher: [f64; SUMS],
}

impl<'a> Betting<'a> {
    pub(super) fn new(outlook: &'a Outlook, stakes: Stakes, codes: &[Code], dice: Dice) -> Betting<'a> {
        let sums = Sums::new(codes, dice);
        Betting {
            lower: std::array::from_fn(|sum| missed(outlook, sums.below(sum))),
            higher: std::array::from_fn(|sum| missed(outlook, &sums.above(sum))),
            outlook,
            stakes,
            sums,
        }
    }

    /// The worth of betting on a window.
    pub(super) fn worth(&self, window: Window) -> f64 {
        let codes = f64::from(self.sums.all().codes());
        let within = self.sums.within(window);
        let hit = f64::from(within.codes()) / codes;
        let points = hit * self.stakes.pays(window) - (1.0 - hit) * self.stakes.costs(window);
        let told =
            times_codes(&within, |known| self.outlook.worth(known)) + self.told_by_a_miss(window, &within);
        points + told / codes
    }

    /// The worth of the best bet, if all wheels are free.
    pub(super) fn best(&self) -> f64 {
        self.stakes.windows().map(|window| self.worth(window)).fold(f64::NEG_INFINITY, f64::max)
    }

    fn told_by_a_miss(&self, window: Window, within: &Counts) -> f64 {
        if self.stakes.tells_side(window) {
            self.lower[usize::from(window.low())] + self.higher[usize::from(window.high())]
        } else {
            missed(self.outlook, &self.sums.all().minus(within))
        }
    }
}

fn missed(outlook: &Outlook, known: &Counts) -> f64 {
    times_codes(known, |known| outlook.worth_after_miss(known))
}

/// A worth weighted by its codes; 0 if there are none.
fn times_codes(known: &Counts, worth: impl Fn(&Counts) -> f64) -> f64 {
    if known.codes() == 0 { 0.0 } else { f64::from(known.codes()) * worth(known) }
}
