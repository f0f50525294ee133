//! A state of the game, made of parts that keep their own invariants.

pub(crate) mod action_cards;
pub(crate) mod artefacts;
pub(crate) mod buyers;
pub(crate) mod command_cards;
pub(crate) mod draft;
pub(crate) mod forecast;
pub(crate) mod task;
pub(crate) mod turns;
pub(crate) mod zu_deck;

use dighouse_game::{Chance, Decision, List, Seat, Seats};

use crate::components::GameBox;
use crate::player::Player;
use crate::player::party::Players;
use crate::state::action_cards::ActionCards;
use crate::state::artefacts::ArtefactSupply;
use crate::state::buyers::Buyers;
use crate::state::command_cards::CommandCards;
use crate::state::draft::Draft;
use crate::state::forecast::Forecast;
use crate::state::task::{Answer, Task};
use crate::state::turns::Turns;
use crate::state::zu_deck::ZuDeck;
use crate::{Artefact, Party, Variants};

/// Rounds of a game.
pub const ROUNDS: u8 = 3;

/// A few artefacts: drawn in a survey, or gained in an action.
pub(crate) type Finds = List<Artefact, 3>;

/// A state of Excavation Earth.
///
/// ```
/// use dighouse_excavation_earth::{ExcavationEarth, Party};
/// use dighouse_game::{Game, Seat, Seed, Setup, Silent};
///
/// let setup = Setup::new(&ExcavationEarth::INFO, 2)?.choose("factions", "dealt")?;
/// let game = ExcavationEarth::begin(&setup, Seed::from_number(7), &mut Silent)?;
///
/// assert_eq!(game.round(), 1);
/// let first = game.player(Party::Seat(Seat::ALL[0]));
/// assert_eq!(first.hand().count(), 6);
/// assert_eq!(first.travel_cards().count(), 3);
/// assert_eq!(first.explorers().count(), 2, "the third explorer is placed in the first turn");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExcavationEarth {
    pub(crate) variants: Variants,
    pub(crate) chance: Chance,
    pub(crate) task: Task,
    pub(crate) turns: Turns,
    pub(crate) players: Players,
    /// What the current action gained and was not sampled, sorted.
    pub(crate) gained: Finds,
    /// Whether every question is asked, even one with a single answer. Not part of a position.
    pub(crate) unabridged: bool,
    pub(crate) artefacts: ArtefactSupply,
    pub(crate) buyers: Buyers,
    pub(crate) cards: ActionCards,
    pub(crate) forecast: Forecast,
    pub(crate) command: CommandCards,
    pub(crate) draft: Draft,
    pub(crate) zu: ZuDeck,
}

impl ExcavationEarth {
    /// All components in their places before the set-up.
    pub(crate) fn unshuffled(variants: Variants, chance: Chance) -> ExcavationEarth {
        ExcavationEarth {
            variants,
            chance,
            task: Task::Faction,
            turns: Turns::BEFORE_THE_GAME,
            players: Players::WITHOUT_FACTIONS,
            gained: Finds::EMPTY,
            unabridged: false,
            artefacts: ArtefactSupply::unshuffled(),
            buyers: Buyers::before_the_game(),
            cards: ActionCards::unshuffled(),
            forecast: Forecast::EMPTY,
            command: CommandCards::NONE,
            draft: Draft::EMPTY,
            zu: ZuDeck::NONE,
        }
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.turns.mover()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turns.mover()]
    }

    /// The first seat without a faction.
    pub(crate) fn chooser(&self) -> Option<Seat> {
        Seat::first(self.variants.seats).find(|&seat| self.players[seat].faction().is_none())
    }

    /// Whether a question is asked that has something to decide, or nothing.
    #[inline]
    pub(crate) const fn asks(&self, something: bool) -> bool {
        self.unabridged || something
    }

    /// The number of a party's crew markers, wherever they are.
    pub(crate) fn crew_of(&self, party: Party) -> u8 {
        let set = GameBox::get().figures.crew;
        match party {
            Party::Seat(_) => set,
            Party::Zu if self.variants.zu_limited_crew => set,
            // The markers of all factions that do not play.
            Party::Zu => 4 * set,
        }
    }

    /// What is to be decided, and by whom.
    #[inline]
    pub(crate) fn pending_decision(&self) -> Decision {
        let turn = |prompt| match self.turns.mover() {
            Party::Seat(seat) => Decision::one(seat, prompt),
            Party::Zu => Decision::Over,
        };
        let everyone = |waiting: &dyn Fn(Seat) -> bool, prompt| {
            let seats: Seats = Seat::first(self.variants.seats).filter(|&seat| waiting(seat)).collect();
            Decision::Ask { seats, prompt }
        };
        match &self.task {
            Task::Faction => self.chooser().map_or(Decision::Over, |seat| Decision::one(seat, "faction")),
            Task::Mulligan { answers } => {
                everyone(&|seat| answers[seat.index()] == Answer::Waiting, "mulligan")
            }
            Task::Redraw { seat, .. } => Decision::one(*seat, "redraw"),
            Task::Draft { .. } => everyone(&|seat| self.draft.kept(seat).is_none(), "draft"),
            Task::Settle => turn("settle"),
            Task::FreeStep => turn("free-step"),
            Task::Choose => turn("choose"),
            Task::Travel { .. } => turn("travel"),
            Task::Excavate { .. } => turn("excavate"),
            Task::Gear { .. } => turn("gear"),
            Task::Sample { .. } => turn("sample"),
            Task::Trader { .. } => turn("trader"),
            Task::SpecialBuyer { .. } => turn("special-buyer"),
            Task::ColouredBuyer { .. } => turn("coloured-buyer"),
            Task::Command { .. } => turn("command"),
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
}
