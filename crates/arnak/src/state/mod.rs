//! A state of the game, in parts.

pub(crate) mod assistants;
pub(crate) mod island;
pub(crate) mod market;
pub(crate) mod research_board;
pub(crate) mod rival;
pub(crate) mod task;

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Chance, Decision, Filler, List, PerSeat, ScenarioError, Seat, Stream};
use serde::{Deserialize, Serialize};

use crate::knowledge::holding::Held;
use crate::knowledge::mix::{MOST_MIXES, Mix};
use crate::player::Player;
use crate::rules::travel::Payment;
use crate::{Card, Icons, Reason, Site, Space, Variants};

pub(crate) use assistants::AssistantSupply;
pub use island::Figure;
pub(crate) use island::Island;
pub(crate) use market::Market;
pub(crate) use research_board::ResearchBoard;
pub(crate) use rival::Rival;
use task::{Task, Tasks};

/// A state of Lost Ruins of Arnak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arnak {
    pub(crate) variants: Variants,
    pub(crate) chance: Chance,
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u8,
    /// Who has the starting player marker.
    pub(crate) starter: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Whether the main action of the turn is begun.
    pub(crate) main_done: bool,
    /// Whether no question is skipped, and free actions are possible before every step.
    pub(crate) asks_everything: bool,
    pub(crate) tasks: Tasks,
    pub(crate) payment: Payment,
    /// Icons left over this turn.
    pub(crate) pool: Icons,
    /// Cards drawn by an earring, to choose from. While one of them may be put back, the first is the
    /// one that is kept.
    pub(crate) drawn: [Option<Held>; 3],
    /// What others know of cards that an earring has put back.
    pub(crate) mixes: [Option<Mix>; MOST_MIXES],
    pub(crate) players: PerSeat<Player>,
    pub(crate) island: Island,
    pub(crate) market: Market,
    pub(crate) research: ResearchBoard,
    pub(crate) assistants: AssistantSupply,
    pub(crate) rival: Rival,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Somebody's turn.
    Turn,
    /// The end of a round: everybody decides which cards to keep.
    Keep,
    /// The game is over.
    Over,
}

/// How many archaeologists everybody has.
pub(crate) const ARCHAEOLOGISTS: usize = 2;

impl Arnak {
    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.turn]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.variants.seats)
    }

    /// The seats in turn order, from `first` on.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = usize::from(self.variants.seats);
        (0..seats).map(move |after| Seat::ALL[(first.index() + after) % seats])
    }

    pub(crate) fn asked(&self) -> Decision {
        match self.phase {
            Phase::Turn => Decision::one(self.turn, self.prompt()),
            Phase::Keep => Decision::Ask { seats: self.keepers(), prompt: "keep-cards" },
            Phase::Over => Decision::Over,
        }
    }

    /// What is asked: the name of a sentence in the locales.
    fn prompt(&self) -> &'static str {
        match self.tasks.next() {
            None if self.main_done => "free-action",
            None => "main-action",
            Some(task) => task.prompt(),
        }
    }

    /// Whether the player whose turn it is has an archaeologist at a site.
    pub(crate) fn is_mine(&self, site: Site) -> bool {
        self.island.is_there(Figure::Of(self.turn), site)
    }

    /// The spaces where an archaeologist of the player whose turn it is stands.
    pub(crate) fn my_spaces(&self) -> impl Iterator<Item = Space> {
        Space::all().filter(|&space| self.stand_on(space))
    }

    /// Whether the player whose turn it is has an archaeologist on a space.
    fn stand_on(&self, space: Space) -> bool {
        self.island.figure(space) == Figure::Of(self.turn)
    }

    /// Why the player whose turn it is cannot lift an archaeologist off a space.
    pub(crate) fn forbids_lifting(&self, space: Space) -> Option<Reason> {
        (!self.stand_on(space)).then_some(Reason::NotOnSpace { space })
    }

    pub(crate) fn has_archaeologist_at_home(&self) -> bool {
        self.archaeologists(self.turn) > 0
    }

    /// How many archaeologists of a player are not on the island.
    pub(crate) fn archaeologists(&self, seat: Seat) -> usize {
        ARCHAEOLOGISTS - self.island.count(Figure::Of(seat))
    }

    /// Puts a task on top of the others.
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks.push(task);
    }
}

/// These in random order.
fn shuffled<T: Filler, const N: usize>(items: impl Iterator<Item = T>, stream: &mut Stream) -> List<T, N> {
    let mut list: List<T, N> = items.collect();
    stream.shuffle(&mut list);
    list
}

/// These as a list, if they are not too many.
fn list<T: Filler, const N: usize>(what: &str, items: &[T]) -> Checked<List<T, N>> {
    List::from_slice(items).ok_or_else(|| ScenarioError::impossible(format!("{what}: at most {N} lie there")))
}

/// The cards with these bits.
pub(crate) fn cards(mut bits: u128) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let next = (bits != 0).then(|| Card(bits.trailing_zeros() as u8))?;
        bits &= bits - 1;
        Some(next)
    })
}

/// The bits of these, each once.
pub(crate) fn bits(what: &str, indices: impl Iterator<Item = usize>) -> Checked<u128> {
    let mut bits = 0u128;
    for index in indices {
        ensure(bits >> index & 1 == 0, format_args!("{what}: one is named twice"))?;
        bits |= 1 << index;
    }
    Ok(bits)
}
