//! The options of the game.

use dighouse_game::{GameOption, Info, Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::Symbol;
use crate::rules::score::CATEGORIES;

const OFF_ON: &[&str] = &["off", "on"];
const ON_OFF: &[&str] = &["on", "off"];

/// The facts about the game.
pub(crate) const INFO: Info = Info {
    id: "lost-code",
    rules: 1,
    min_seats: 2,
    max_seats: 4,
    options: &[
        GameOption::variant("beginner", OFF_ON),
        GameOption::variant("x", OFF_ON),
        GameOption::variant("shortcut", OFF_ON),
        GameOption::variant("curse", OFF_ON),
        GameOption::ruling("wheels", &["standard", "flat"]),
        GameOption::ruling("bear-turn-is-extra", ON_OFF),
        GameOption::ruling("curse-active-immediately", OFF_ON),
        GameOption::ruling("score-floor", &["none", "zero"]),
    ],
    categories: &CATEGORIES,
    // Four players, eight rounds: up to 4 decisions about a token, 1 turn, 4 bets and 4 exchanges in each
    // round, and six guesses of each player at the end.
    longest: 8 * (4 + 1 + 4 + 4) + 4 * 6,
};

/// The highest tile of the plain side and of the X side.
pub(crate) const TOP_VALUES: [u8; 2] = [7, 8];

/// The number of rounds with this many players.
pub(crate) const fn rounds_with(seats: u8) -> u8 {
    12 - seats
}

/// The set-up in the form that the rules use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Variants {
    /// The number of seats.
    pub seats: u8,
    /// The bear stays in the box.
    pub beginner: bool,
    /// The eights are in play.
    pub x: bool,
    /// The Deadly Shortcut.
    pub shortcut: bool,
    /// The Curse of the Temple.
    pub curse: bool,
    /// The wheels pay as in the profile `flat`.
    pub flat_wheels: bool,
    /// A roller who had to turn bears may still turn one die.
    pub bear_turn_is_extra: bool,
    /// A curse taken during a check counts in that check.
    pub curse_active_immediately: bool,
    /// No marker falls below 0.
    pub score_floor: bool,
}

impl Variants {
    pub(crate) fn of(setup: &Setup) -> Variants {
        let on = |key| setup.is(key, "on");
        Variants {
            seats: setup.seats(),
            beginner: on("beginner"),
            x: on("x"),
            shortcut: on("shortcut"),
            curse: on("curse"),
            flat_wheels: setup.is("wheels", "flat"),
            bear_turn_is_extra: on("bear-turn-is-extra"),
            curse_active_immediately: on("curse-active-immediately"),
            score_floor: setup.is("score-floor", "zero"),
        }
    }

    /// The set-up that these come from.
    pub(crate) fn setup(&self) -> Setup {
        let switch = |on: bool| if on { "on" } else { "off" };
        let choices = [
            ("beginner", switch(self.beginner)),
            ("x", switch(self.x)),
            ("shortcut", switch(self.shortcut)),
            ("curse", switch(self.curse)),
            ("wheels", if self.flat_wheels { "flat" } else { "standard" }),
            ("bear-turn-is-extra", switch(self.bear_turn_is_extra)),
            ("curse-active-immediately", switch(self.curse_active_immediately)),
            ("score-floor", if self.score_floor { "zero" } else { "none" }),
        ];
        let chosen = |setup: Setup, (key, value)| setup.choose(key, value);
        Setup::new(&INFO, self.seats)
            .and_then(|setup| choices.into_iter().try_fold(setup, chosen))
            .expect("these variants come from a set-up")
    }

    /// Whether `seat` is taken.
    pub const fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize
    }

    /// The symbols in play.
    pub fn symbols(&self) -> &'static [Symbol] {
        if self.beginner { &Symbol::ALL[..5] } else { &Symbol::ALL }
    }

    /// The highest tile in play.
    pub const fn top_value(&self) -> u8 {
        TOP_VALUES[self.x as usize]
    }

    /// The highest sum, which is the end of the dial.
    pub const fn top_sum(&self) -> u8 {
        3 * self.top_value()
    }

    /// The number of rounds.
    pub const fn rounds(&self) -> u8 {
        rounds_with(self.seats)
    }

    /// The last round in which a token can be taken.
    pub const fn last_token_round(&self) -> u8 {
        self.rounds() - 3
    }

    /// The last round with a curse.
    pub const fn last_cursed_round(&self) -> u8 {
        self.rounds() - 1
    }

    /// The number of tiles in each pile at the start.
    pub const fn pile_size(&self) -> u8 {
        self.top_value() - 4
    }
}
