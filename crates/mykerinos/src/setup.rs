//! The options of the game.

use dighouse_game::{GameOption, Info, Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::rules::score::CATEGORIES;

const ON_OFF: &[&str] = &["on", "off"];
const OFF_ON: &[&str] = &["off", "on"];

pub(crate) const INFO: Info = Info {
    id: "mykerinos",
    rules: 1,
    min_seats: 2,
    max_seats: 4,
    options: &[
        GameOption::ruling("neutral-cubes-carry-over", ON_OFF),
        GameOption::ruling("neutral-after-extra-action", ON_OFF),
        GameOption::ruling("violet-with-empty-pool", OFF_ON),
        GameOption::ruling("third-may-decline", ON_OFF),
    ],
    categories: &CATEGORIES,
    // In each of four rounds, up to four players place at most 25 archaeologists each, one per action, and pass;
    // two players also decide as often for the neutral expedition. In each of 18 zones at most four claim.
    longest: 4 * 4 * 26 + 18 * 4,
};

/// The set-up in the form that the rules use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Variants {
    /// The number of seats.
    pub seats: u8,
    /// Neutral archaeologists that were not placed stay in their pools.
    pub neutral_cubes_carry_over: bool,
    /// The last player's extra action is followed by an action of the neutral expedition.
    pub neutral_after_extra_action: bool,
    /// Lady Violet may be used with an empty pool.
    pub violet_with_empty_pool: bool,
    /// The third and the fourth in a zone may take nothing.
    pub third_may_decline: bool,
}

/// ```
/// use dighouse_game::{Game, Seed, Setup, Silent, Viewer};
/// use dighouse_mykerinos::Mykerinos;
///
/// let setup = Setup::new(&Mykerinos::INFO, 2)?.choose("third-may-decline", "off")?;
/// let game = Mykerinos::begin(&setup, Seed::from_number(1), &mut Silent)?;
/// let variants = game.view(Viewer::Spectator).variants;
/// assert!(variants.neutral() && !variants.third_may_decline);
/// assert_eq!(variants.ration(), 11);
/// # Ok::<(), dighouse_game::SetupError>(())
/// ```
impl Variants {
    pub(crate) fn of(setup: &Setup) -> Variants {
        let on = |key| setup.is(key, "on");
        Variants {
            seats: setup.seats(),
            neutral_cubes_carry_over: on("neutral-cubes-carry-over"),
            neutral_after_extra_action: on("neutral-after-extra-action"),
            violet_with_empty_pool: on("violet-with-empty-pool"),
            third_may_decline: on("third-may-decline"),
        }
    }

    /// The set-up that these come from.
    pub(crate) fn setup(&self) -> Setup {
        let switch = |on: bool| if on { "on" } else { "off" };
        let choices = [
            ("neutral-cubes-carry-over", self.neutral_cubes_carry_over),
            ("neutral-after-extra-action", self.neutral_after_extra_action),
            ("violet-with-empty-pool", self.violet_with_empty_pool),
            ("third-may-decline", self.third_may_decline),
        ];
        let chosen = |setup: Setup, (key, on)| setup.choose(key, switch(on));
        Setup::new(&INFO, self.seats)
            .and_then(|setup| choices.into_iter().try_fold(setup, chosen))
            .expect("these variants come from a set-up")
    }

    /// Whether `seat` is taken.
    pub const fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize
    }

    /// Whether there is a neutral expedition.
    #[inline]
    pub const fn neutral(&self) -> bool {
        self.seats == 2
    }

    /// How many archaeologists each player takes at the start of a round.
    pub const fn ration(&self) -> u8 {
        if self.seats == 4 { 8 } else { 11 }
    }

    /// How many neutral archaeologists each player takes at the start of a round.
    pub const fn neutral_ration(&self) -> u8 {
        if self.neutral() { 4 } else { 0 }
    }
}
