//! What can be chosen before a game.

use dighouse_game::{GameOption, Info, OptionKind, Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::Party;
use crate::rules::score::CATEGORIES;

const OFF_ON: &[&str] = &["off", "on"];

const fn variant(key: &'static str, values: &'static [&'static str]) -> GameOption {
    GameOption { key, values, kind: OptionKind::Variant }
}

/// The description of the game: seats, options, score sheet.
pub(crate) const INFO: Info = Info {
    id: "excavation-earth",
    rules: 3,
    min_seats: 1,
    max_seats: 4,
    options: &[
        variant("factions", &["chosen", "dealt"]),
        variant("hands", &["dealt", "drafted"]),
        variant("zu-no-credits", OFF_ON),
        variant("zu-failed", &["normal", "nothing", "more"]),
        variant("zu-special-buyers-only", OFF_ON),
        variant("zu-skips-cards", OFF_ON),
        variant("zu-limited-crew", OFF_ON),
        variant("zu-both-colours", OFF_ON),
        variant("zu-any-storage", OFF_ON),
        variant("leftovers-cost", OFF_ON),
        variant("zu-second-purchase", OFF_ON),
    ],
    categories: &CATEGORIES,
    // Every action of a turn takes a card. Four players draw 24 cards and 12 travel cards at the start,
    // in each later round as many again, and for sales, full columns and reinforcements at most as many
    // as they sell, fill and withdraw; no action has more than a dozen decisions.
    longest: 4000,
};

/// What a failed action of Zu pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Failed {
    /// The usual sum.
    Normal,
    /// Nothing: easier.
    Nothing,
    /// More: harder.
    More,
}

/// The set-up as the rules use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct Variants {
    /// The number of players; a single player plays against Zu.
    pub seats: u8,
    /// Factions are dealt at random instead of being chosen.
    pub dealt_factions: bool,
    /// The first hands are drafted; never in a solo game.
    pub drafted_hands: bool,
    /// E1: Zu starts without credits.
    pub zu_no_credits: bool,
    /// E2 and H2: what Zu's failed actions pay.
    pub zu_failed: Failed,
    /// E3: Zu's markets get no coloured buyers.
    pub zu_special_buyers_only: bool,
    /// E4: after the most frequent actions Zu discards the next card.
    pub zu_skips_cards: bool,
    /// E5: Zu has only one set of crew markers.
    pub zu_limited_crew: bool,
    /// H1: a card with two colours takes an artefact of each.
    pub zu_both_colours: bool,
    /// H3: Zu stores any artefact anywhere.
    pub zu_any_storage: bool,
    /// H4: artefacts left at the end cost the player their value.
    pub leftovers_cost: bool,
    /// H5: after a purchase Zu acquires another artefact.
    pub zu_second_purchase: bool,
}

impl Variants {
    pub(crate) fn of(setup: &Setup) -> Variants {
        let on = |key| setup.is(key, "on");
        let failed = if setup.is("zu-failed", "nothing") {
            Failed::Nothing
        } else if setup.is("zu-failed", "more") {
            Failed::More
        } else {
            Failed::Normal
        };
        Variants {
            seats: setup.seats(),
            dealt_factions: setup.is("factions", "dealt"),
            drafted_hands: setup.is("hands", "drafted"),
            zu_no_credits: on("zu-no-credits"),
            zu_failed: failed,
            zu_special_buyers_only: on("zu-special-buyers-only"),
            zu_skips_cards: on("zu-skips-cards"),
            zu_limited_crew: on("zu-limited-crew"),
            zu_both_colours: on("zu-both-colours"),
            zu_any_storage: on("zu-any-storage"),
            leftovers_cost: on("leftovers-cost"),
            zu_second_purchase: on("zu-second-purchase"),
        }
    }

    /// The set-up these come from.
    pub(crate) fn setup(&self) -> Setup {
        let switch = |on: bool| if on { "on" } else { "off" };
        let choices = [
            ("factions", if self.dealt_factions { "dealt" } else { "chosen" }),
            ("hands", if self.drafted_hands { "drafted" } else { "dealt" }),
            ("zu-no-credits", switch(self.zu_no_credits)),
            (
                "zu-failed",
                match self.zu_failed {
                    Failed::Normal => "normal",
                    Failed::Nothing => "nothing",
                    Failed::More => "more",
                },
            ),
            ("zu-special-buyers-only", switch(self.zu_special_buyers_only)),
            ("zu-skips-cards", switch(self.zu_skips_cards)),
            ("zu-limited-crew", switch(self.zu_limited_crew)),
            ("zu-both-colours", switch(self.zu_both_colours)),
            ("zu-any-storage", switch(self.zu_any_storage)),
            ("leftovers-cost", switch(self.leftovers_cost)),
            ("zu-second-purchase", switch(self.zu_second_purchase)),
        ];
        let chosen = |setup: Setup, (key, value)| setup.choose(key, value);
        Setup::new(&INFO, self.seats)
            .and_then(|setup| choices.into_iter().try_fold(setup, chosen))
            .expect("variants come from a set-up")
    }

    /// Whether one plays against Zu.
    pub const fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether the first hands are drafted.
    pub(crate) const fn drafts_first_hands(&self) -> bool {
        self.drafted_hands && !self.solo()
    }

    /// The players, and Zu in a solo game.
    ///
    /// ```
    /// use dighouse_excavation_earth::{ExcavationEarth, Party};
    /// use dighouse_game::{Game, Seat, Seed, Setup, Silent};
    ///
    /// let setup = Setup::new(&ExcavationEarth::INFO, 1)?;
    /// let game = ExcavationEarth::begin(&setup, Seed::from_number(1), &mut Silent)?;
    /// assert!(game.variants().parties().eq([Party::Seat(Seat::ALL[0]), Party::Zu]));
    /// # Ok::<(), dighouse_game::SetupError>(())
    /// ```
    pub fn parties(&self) -> impl DoubleEndedIterator<Item = Party> + Clone + use<> {
        let solo = self.solo();
        let parties = if solo { 2 } else { usize::from(self.seats) };
        (0..parties).map(move |place| if solo && place == 1 { Party::Zu } else { Seat::ALL[place].into() })
    }
}
