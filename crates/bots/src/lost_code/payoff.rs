//! What a hit pays and a miss costs.

use dighouse_game::Seat;
use dighouse_lost_code::{View, WHEELS, Wheel, Window};

/// The wheels, as they pay one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Payoff {
    wheels: [Wheel; WHEELS],
    /// The end of the dial.
    top: u8,
    cursed: bool,
}

impl Payoff {
    pub(super) fn new(view: &View, seat: Seat) -> Payoff {
        let cursed = view.curse.holder() == Some(seat);
        Payoff { wheels: view.wheels, top: view.variants.top_sum(), cursed }
    }

    /// All windows of all wheels: what the roller can choose from, who bets first.
    pub(super) fn windows(self) -> impl Iterator<Item = Window> {
        self.wheels.into_iter().flat_map(move |wheel| wheel.windows(self.top))
    }

    /// The points for a hit.
    pub(super) fn pays(&self, window: Window) -> f64 {
        let wheel = self.wheels.iter().find(|wheel| wheel.width == window.width());
        wheel.map_or(0.0, |wheel| f64::from(wheel.points))
    }

    /// The points lost by a miss.
    pub(super) fn costs(&self, window: Window) -> f64 {
        if self.cursed { self.pays(window) } else { 0.0 }
    }

    /// Whether a miss reveals if the sum is higher or lower.
    pub(super) fn reveals_side(&self, window: Window) -> bool {
        window.width() != self.wheels[0].width
    }
}
