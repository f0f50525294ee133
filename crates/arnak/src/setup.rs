//! Set-up: the options of a game.

use dighouse_game::{GameOption, Info, OptionKind, Setup};
use serde::{Deserialize, Serialize};

use crate::rules::score::CATEGORIES;

/// The game's id, options and limits.
pub(crate) const INFO: Info = Info {
    id: "arnak",
    rules: 3,
    min_seats: 1,
    max_seats: 4,
    options: &[
        GameOption { key: "temple", values: &["bird", "snake"], kind: OptionKind::Variant },
        GameOption { key: "difficulty", values: &["0", "1", "2", "3", "4", "5"], kind: OptionKind::Variant },
        GameOption { key: "ocarina-discounts", values: &["on", "off"], kind: OptionKind::Ruling },
        GameOption { key: "rival-last-green-item", values: &["buys", "idles"], kind: OptionKind::Ruling },
    ],
    categories: &CATEGORIES,
    // Five rounds of four players. What a player can do in a round is limited by cards, tokens and
    // assistants; random games have a tenth of this.
    longest: 6000,
};

/// The side of the board in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Temple {
    /// The side for the first games.
    Bird,
    /// The more difficult side.
    Snake,
}

/// The set-up as the rules use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct Variants {
    /// The number of players. One player plays against the rival.
    pub seats: u8,
    /// The side of the board.
    pub temple: Temple,
    /// How many red tiles the rival has; without a rival it means nothing.
    pub difficulty: u8,
    /// Guardian's Ocarina turns the icons of a discount into planes too.
    pub ocarina_discounts: bool,
    /// The rival's green tile for items does nothing in the last round.
    pub green_item_idles: bool,
}

impl Variants {
    pub(crate) fn of(setup: &Setup) -> Variants {
        let difficulty = (0..6).find(|&red: &u8| setup.is("difficulty", DIFFICULTIES[usize::from(red)]));
        Variants {
            seats: setup.seats(),
            temple: if setup.is("temple", "bird") { Temple::Bird } else { Temple::Snake },
            difficulty: difficulty.unwrap_or(0),
            ocarina_discounts: setup.is("ocarina-discounts", "on"),
            green_item_idles: setup.is("rival-last-green-item", "idles"),
        }
    }

    /// The set-up this comes from.
    pub(crate) fn setup(&self) -> Setup {
        let choices = [
            ("temple", if self.temple == Temple::Bird { "bird" } else { "snake" }),
            ("difficulty", DIFFICULTIES[usize::from(self.difficulty)]),
            ("ocarina-discounts", if self.ocarina_discounts { "on" } else { "off" }),
            ("rival-last-green-item", if self.green_item_idles { "idles" } else { "buys" }),
        ];
        let chosen = |setup: Setup, (key, value)| setup.choose(key, value);
        Setup::new(&INFO, self.seats)
            .and_then(|setup| choices.into_iter().try_fold(setup, chosen))
            .expect("these variants come from a set-up")
    }

    /// Whether this is the solo game, against the rival.
    ///
    /// ```
    /// use dighouse_arnak::{Arnak, Temple};
    /// use dighouse_game::{Game, Match, Seed, Setup};
    ///
    /// let setup = Setup::new(&Arnak::INFO, 1)?.choose("temple", "bird")?.choose("difficulty", "3")?;
    /// let game = Match::<Arnak>::begin(setup, Seed::from_number(1))?;
    /// let variants = game.state().variants();
    /// assert_eq!((variants.temple, variants.difficulty), (Temple::Bird, 3));
    /// assert!(variants.is_solo());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// How many expeditions take part: the solo game counts the rival.
    pub const fn expeditions(&self) -> u8 {
        if self.is_solo() { 2 } else { self.seats }
    }

    /// The column for two, three or four.
    pub(crate) const fn column(&self) -> usize {
        self.expeditions() as usize - 2
    }
}

const DIFFICULTIES: [&str; 6] = ["0", "1", "2", "3", "4", "5"];
