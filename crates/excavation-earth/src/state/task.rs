//! What is to be decided, as data: a game can be saved and resumed in the middle of any action.

use dighouse_game::{Filler, List, Seat};
use serde::{Deserialize, Serialize};

use crate::components::place::Places;
use crate::player::party::MOST_PARTIES;
use crate::{Alike, Artefact, Card, Colour, Market, Markets, Store};

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
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Side {
    Deliver,
    Acquire,
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
    /// The artefact before.
    pub(crate) last: Option<(Artefact, Store)>,
}

/// The queues that one bribe changed. Independent changes are listed in one order only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bribed {
    pub(crate) queues: Markets,
}

impl Filler for Bribed {
    const FILLER: Bribed = Bribed { queues: Markets(0) };
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
    /// Which of the cards that are alike are discarded? None before `from`.
    Redraw {
        seat: Seat,
        alike: Alike,
        from: Card,
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
    /// Which explorer goes where? Each once, in the order of the map.
    Travel {
        fuel: u8,
        start: Places,
        movable: Places,
    },
    /// What is taken from dig sites?
    Excavate {
        colour: Colour,
        first: Option<Artefact>,
    },
    /// What is taken with a command card from dig sites?
    Gear {
        left: u8,
        last: Option<Artefact>,
        alike: bool,
    },
    /// Is a sample taken of the last artefact gained?
    Sample {
        then: Then,
    },
    /// Is a trader placed?
    Trader {
        market: Market,
        command: bool,
    },
    /// Which buyers are added?
    Buyers {
        market: Market,
        trader: bool,
    },
    /// Is an envoy placed or withdrawn?
    Office {
        market: Market,
        trader: bool,
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
        last: Option<(Artefact, Store)>,
        free: bool,
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
        done: List<Bribed, 3>,
    },
    /// Which further cards are discarded? All of them are discarded together at the end.
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
