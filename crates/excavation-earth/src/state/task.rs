//! What is to be decided, as data: a game can be saved and resumed in the middle of any action.

use dighouse_game::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::player::party::MOST_PARTIES;
use crate::{Alike, Artefact, Card, Colour, Market, Markets};

/// What a player answers to the offer of a mulligan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    Waiting,
    Stand,
    Redraw(Alike),
}

/// The answers given so far.
pub(crate) type Answers = [Answer; MOST_PARTIES];

/// What follows when all samples are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Then {
    EndAction,
    /// The sale of a player who has acquired something first, with a card of this market.
    Sale {
        market: Option<Market>,
    },
}

/// The two sides of a trade on the black market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Side {
    /// Artefacts go to the black market.
    Deliver,
    /// Artefacts come from there.
    Acquire,
}

/// What a command has done at its command centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Office {
    Untouched,
    EnvoyPlaced,
    /// The command card beside the centre can be used.
    EnvoyWithdrawn,
}

/// A trade on the black market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trade {
    /// None before the first artefact.
    pub(crate) side: Option<Side>,
    /// How many more artefacts.
    pub(crate) left: u8,
    /// What is paid above the value.
    pub(crate) surcharge: i16,
    /// Whether artefacts of one colour are allowed.
    pub(crate) alike: bool,
    /// Whether it may end before anything was traded.
    pub(crate) optional: bool,
    /// The colour that was traded before, if the next one must differ.
    pub(crate) traded: Option<Colour>,
}

/// What is to be decided. After the first four, the player whose turn it is decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Task {
    /// Which faction? Asked in the order of the seats.
    Faction,
    /// Is the first hand kept? Asked all at once.
    Mulligan {
        answers: Answers,
    },
    /// Which of the cards that are alike are discarded?
    Redraw {
        seat: Seat,
        alike: Alike,
        /// Whether some are discarded already.
        some: bool,
        answers: Answers,
    },
    /// Which two cards are kept? Asked all at once, for the first, second and third time.
    Draft {
        pick: u8,
    },
    /// Where does the third explorer stand?
    Settle,
    /// Which explorer takes a free step?
    FreeStep,
    /// Which action?
    Choose,
    /// Which explorer goes where?
    Travel {
        fuel: u8,
        /// Whether one has moved already.
        moved: bool,
    },
    /// What is taken from dig sites?
    Excavate {
        colour: Colour,
    },
    /// What is taken with a command card from dig sites?
    Gear {
        left: u8,
        alike: bool,
    },
    /// Of which artefacts gained is a sample taken?
    Sample {
        then: Then,
    },
    /// The market action, step 1: is a trader placed?
    Trader {
        market: Market,
    },
    /// Step 2: is a special buyer added?
    SpecialBuyer {
        market: Market,
        /// Whether the action has had an effect.
        acted: bool,
    },
    /// Step 3: which coloured buyer is added?
    ColouredBuyer {
        market: Market,
        /// Whether the action has had an effect.
        acted: bool,
    },
    /// Is a trader placed? Is an envoy placed or withdrawn? In either order.
    Command {
        market: Market,
        /// Whether the trader is placed.
        trader: bool,
        office: Office,
    },
    /// What is acquired before the sale?
    Purchase {
        market: Option<Market>,
    },
    /// What is sold where?
    Sale {
        market: Option<Market>,
    },
    /// Which artefacts are sold?
    Give {
        colour: Colour,
        markets: Markets,
        left: u8,
    },
    /// Which of two cards is kept?
    Pick {
        cards: (Card, Card),
    },
    Trade(Trade),
    /// Which card of the forecast is replaced?
    Replace {
        card: Card,
    },
    /// What happens to the artefacts drawn?
    Uncover {
        drawn: List<Artefact, 3>,
    },
    /// Which buyers are moved?
    Bribe {
        left: u8,
        /// Whether one was moved already.
        some: bool,
    },
    /// Which further cards are discarded? All of them are discarded together at the end. The chosen ones
    /// are sorted.
    Discard {
        left: u8,
        chosen: List<Card, 4>,
    },
    /// Which two cards are kept after passing?
    KeepTwo,
    /// Which action without a card?
    FreeAction,
    Over,
}
