//! What a bet is worth.

use game::Seat;
use lost_code::{Code, Dice, View, Window};

use super::outlook::Outlook;
use super::sums::{SUMS, Sums};

/// What a hit pays and a miss costs.
pub(super) struct Stakes { wheels: [lost_code::Wheel; 7], cursed: bool, rival: f64 }

impl Stakes {
    pub(super) fn new(view: &View, seat: Seat, rival: f64) -> Stakes {
        let holder = view.curse.holder();
        Stakes { wheels: view.wheels, cursed: holder == Some(seat), rival: if holder.is_some_and(|h| h != seat) { rival / f64::from(view.variants.seats - 1) } else { 0.0 } }
    }
    fn of(&self, window: Window) -> (f64, f64) {
        let pays = self.wheels.iter().find(|wheel| wheel.width == window.width()).map_or(0.0, |wheel| f64::from(wheel.points));
        (pays, if self.cursed { pays } else { self.rival })
    }
    fn tells_side(&self, window: Window) -> bool { window.width() != self.wheels[0].width }

    pub(super) fn windows(&self, top: u8) -> Vec<Window> {
        self.wheels.iter().flat_map(|wheel| (0..=top + 1 - wheel.width).filter_map(|low| Window::new(low, low + wheel.width - 1))).collect()
    }
}

/// The bets on some dice.
pub(super) struct Betting<'a> {
    outlook: &'a Outlook,
    stakes: &'a Stakes,
    sums: Sums,
    lower: [f64; SUMS],
    higher: [f64; SUMS],
}

impl<'a> Betting<'a> {
    pub(super) fn new(outlook: &'a Outlook, stakes: &'a Stakes, codes: &[Code], dice: Dice) -> Betting<'a> {
        let sums = Sums::new(codes, dice);
        let missed = |known: &super::counts::Counts| if known.codes() == 0 { 0.0 } else { f64::from(known.codes()) * outlook.worth_after_miss(known) };
        let lower = std::array::from_fn(|sum| missed(sums.below(sum)));
        let higher = std::array::from_fn(|sum| missed(&sums.above(sum)));
        Betting { outlook, stakes, sums, lower, higher }
    }

    pub(super) fn worth(&self, window: Window) -> f64 {
        let (pays, costs) = self.stakes.of(window);
        let all = self.sums.all();
        let hit = self.sums.within(window);
        let codes = f64::from(all.codes());
        let p = f64::from(hit.codes()) / codes;
        let known_hit = if hit.codes() > 0 { f64::from(hit.codes()) * self.outlook.worth(&hit) } else { 0.0 };
        let known_miss = if self.stakes.tells_side(window) {
            self.lower[usize::from(window.low())] + self.higher[usize::from(window.high())]
        } else {
            let miss = all.minus(&hit);
            if miss.codes() > 0 { f64::from(miss.codes()) * self.outlook.worth_after_miss(&miss) } else { 0.0 }
        };
        p * pays - (1.0 - p) * costs + (known_hit + known_miss) / codes
    }
}
