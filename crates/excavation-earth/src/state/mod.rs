//! A state of the game.

pub(crate) mod task;

use dighouse_game::{Chance, Decision, Filler, List, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::artefact::ARTEFACTS;
use crate::components::card::Cards;
use crate::components::place::MARKETS;
use crate::components::{GameBox, MOST_FORECAST};
use crate::player::Player;
use crate::player::party::MOST_PARTIES;
use crate::rules::zu::ZuDeck;
use crate::state::task::{Answer, Task};
use crate::{Artefact, Buyer, Card, Colour, Design, Party, Variants};

/// Rounds of a game.
pub const ROUNDS: u8 = 3;
/// Actions of a turn.
pub(crate) const ACTIONS: u8 = 2;
/// The most artefacts of one colour.
pub(crate) const MOST_OF_A_COLOUR: usize = 18;
/// How many action cards there are.
pub(crate) const DECK: usize = 60;
/// How many buyer cards there are.
pub(crate) const BUYER_DECK: usize = 17;

/// Artefacts of one colour that lie on each other.
pub(crate) type Pile = List<Artefact, MOST_OF_A_COLOUR>;
/// The buyers of a market from the front to the back.
pub(crate) type Queue = List<Buyer, 4>;

/// A state of Excavation Earth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExcavationEarth {
    pub(crate) variants: Variants,
    pub(crate) chance: Chance,
    pub(crate) task: Task,
    /// Counted from 1.
    pub(crate) round: u8,
    /// The turn-order track.
    pub(crate) order: List<Party, MOST_PARTIES>,
    /// Whose turn it is: a place of that track.
    pub(crate) turn: u8,
    pub(crate) actions_left: u8,
    pub(crate) players: [Player; MOST_PARTIES],
    /// What was just gained and can still be sampled, the last first.
    pub(crate) gained: List<Artefact, 3>,
    /// How many of each artefact lie on its dig site.
    pub(crate) sites: [u8; ARTEFACTS],
    /// The supply, the last on top.
    pub(crate) piles: [Pile; 5],
    /// The black market, the first on top.
    pub(crate) stacks: [Pile; 5],
    /// How many of each artefact were sold.
    pub(crate) sold: [u8; ARTEFACTS],
    pub(crate) queues: [Queue; MARKETS],
    /// Buyers on the popularity tracks, and special ones beside them.
    pub(crate) pool: [u8; 6],
    /// The buyers of the latest sale.
    pub(crate) ship: [u8; 6],
    /// The buyer cards, the last on top.
    pub(crate) buyer_deck: List<Buyer, BUYER_DECK>,
    pub(crate) buyer_discard: [u8; 6],
    /// The action cards, the last on top.
    pub(crate) deck: List<Card, DECK>,
    pub(crate) discard: Cards,
    pub(crate) forecast: List<Forecast, MOST_FORECAST>,
    /// The command cards beside the centres, from round 2 on.
    pub(crate) command: Option<[Design; 3]>,
    /// The cards each player chooses from in a draft.
    pub(crate) packets: [Cards; MOST_PARTIES],
    /// What each player has kept, before all have.
    pub(crate) kept: [Option<(Card, Card)>; MOST_PARTIES],
    pub(crate) zu: ZuDeck,
}

/// A card of the forecast and whose crew marker lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forecast {
    pub(crate) card: Card,
    pub(crate) marker: Option<Party>,
}

impl Filler for Forecast {
    const FILLER: Forecast = Forecast { card: Card::FILLER, marker: None };
}

impl ExcavationEarth {
    /// Whose turn it is.
    #[inline]
    pub(crate) fn mover(&self) -> Party {
        self.order.as_slice()[usize::from(self.turn)]
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.mover().index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.mover().index()]
    }

    /// The first seat without a faction.
    pub(crate) fn chooser(&self) -> Option<Seat> {
        Seat::first(self.variants.seats).find(|seat| self.players[seat.index()].faction.is_none())
    }

    #[inline]
    pub(crate) fn asked(&self) -> Decision {
        let turn = |prompt| match self.mover() {
            Party::Seat(seat) => Decision::one(seat, prompt),
            Party::Zu => Decision::Over,
        };
        let everyone = |waiting: &dyn Fn(usize) -> bool, prompt| {
            let seats: Seats =
                Seat::first(self.variants.seats).filter(|seat| waiting(seat.index())).collect();
            Decision::Ask { seats, prompt }
        };
        match &self.task {
            Task::Faction => self.chooser().map_or(Decision::Over, |seat| Decision::one(seat, "faction")),
            Task::Mulligan { answers } => everyone(&|seat| answers[seat] == Answer::Waiting, "mulligan"),
            Task::Redraw { seat, .. } => Decision::one(*seat, "redraw"),
            Task::Draft { .. } => everyone(&|seat| self.kept[seat].is_none(), "draft"),
            Task::Settle => turn("settle"),
            Task::FreeStep => turn("free-step"),
            Task::Choose => turn("choose"),
            Task::Travel { .. } => turn("travel"),
            Task::Excavate { .. } => turn("excavate"),
            Task::Gear { .. } => turn("gear"),
            Task::Sample { .. } => turn("sample"),
            Task::Trader { .. } => turn("trader"),
            Task::Buyers { .. } => turn("buyers"),
            Task::Office { .. } => turn("office"),
            Task::Purchase { .. } => turn("purchase"),
            Task::Sale { .. } => turn("sale"),
            Task::Give { .. } => turn("give"),
            Task::Pick { .. } => turn("pick"),
            Task::Trade(_) => turn("trade"),
            Task::Replace { .. } => turn("replace"),
            Task::Uncover { .. } => turn("uncover"),
            Task::Bribe { .. } => turn("bribe"),
            Task::Discard { .. } => turn("discard"),
            Task::KeepTwo => turn("keep-two"),
            Task::FreeAction => turn("free-action"),
            Task::Over => Decision::Over,
        }
    }

    /// The first space of the forecast whose card has no crew marker.
    #[inline]
    pub(crate) fn first_unmarked(&self) -> Option<usize> {
        self.forecast.as_slice().iter().position(|space| space.marker.is_none())
    }

    /// How many artefacts of a colour lie on dig sites.
    pub(crate) fn on_sites(&self, colour: Colour) -> u8 {
        (0..crate::ROWS).map(|row| self.sites[Artefact::new(colour, row).index()]).sum()
    }

    /// How many crew markers of a party lie on the forecast.
    pub(crate) fn on_forecast(&self, party: Party) -> u8 {
        self.forecast.as_slice().iter().filter(|space| space.marker == Some(party)).count() as u8
    }

    /// How many crew markers a party has in all.
    pub(crate) fn crew_of(&self, party: Party) -> u8 {
        let set = GameBox::get().figures.crew;
        match party {
            Party::Seat(_) => set,
            Party::Zu if self.variants.zu_limited_crew => set,
            // Those of all factions that do not play.
            Party::Zu => 4 * set,
        }
    }
}
