//! The rules of *Lost Ruins of Arnak* for one to four players: both temples, every card, and the rival
//! of the solo game.
//!
//! [`Arnak`] is a state of the game. It implements [`Game`], so it plays in a [`Match`](dighouse_game::Match):
//!
//! ```
//! use dighouse_arnak::{Action, Arnak};
//! use dighouse_game::{Game, Match, Seed, Setup, Viewer};
//!
//! let setup = Setup::new(&Arnak::INFO, 2)?.choose("temple", "snake")?;
//! let mut game = Match::<Arnak>::begin(setup, Seed::from_number(1))?;
//! let seat = game.state().decision().seats().iter().next().unwrap();
//!
//! // Travel to the camp with the tablets and pay with a card of the hand.
//! let hand = game.state().view(Viewer::Seat(seat)).players[seat.index()].hand;
//! let card = hand.iter().flatten().find(|card| card.is_basic()).unwrap();
//! game.play(seat, "dig a3".parse()?, None)?;
//! game.play(seat, format!("travel {card}").parse()?, None)?;
//! assert_eq!(game.state().view(Viewer::Seat(seat)).players[seat.index()].tokens.tablet, 2);
//!
//! // That was the main action. Free actions could follow; here the turn ends.
//! game.play(seat, Action::End, None)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! | | |
//! |---|---|
//! | `data/` | the components: what is printed on cards, tiles and boards |
//! | `components/` | names of components, the loader and its checks |
//! | `state/` | the parts of a state: island, card market, research board, assistants, rival, tasks |
//! | `rules/` | the chapters of the rulebook |
//! | `rules/effects/` | the language of effects, one file per step |
//! | `knowledge/` | what each viewer sees, and redealing what a viewer cannot know |
//! | `scenario/` | actions and positions as text, and the checks of a position |
//! | `encoding/` | the ids of actions and the fields of observations, for programs that learn |
//! | `inspect.rs` | what bots can ask of a state |
//!
//! # How a turn works
//!
//! What a card, tile or row does is a short text in `data/`. The loader turns it into steps; each step
//! has a file under `rules/effects/`.
//!
//! What is still to be done in a turn lies as plain data on a stack of tasks. After each action the
//! game carries out tasks until one asks the player something. Free actions can come before any
//! answer, except inside a payment and while choosing among cards just drawn: those are one step of
//! the rules, and whatever could be done inside can be done before.
//!
//! A question is skipped if no answer, with whatever free actions before it, could change anything.
//! [`Game::without_shortcuts`] asks it anyway, and asks before every other step too; the laws prove
//! that nothing is out of reach without those questions.
//!
//! # The end of a round
//!
//! Everybody is asked at once which cards to put away, in any order, and keeps the others with `done`.
//! The answers are marks on the cards of the hand, which nobody else sees, until all are in.
//!
//! # Payments
//!
//! Tokens are paid automatically. Travel is paid source by source, and the player is asked even if
//! there is only one way to pay: whether there is another is known to the player alone. An action is
//! legal if the icons of the hand, boons, ready assistants, icons left over this turn and pilots for
//! the coins at hand pay for it as it stands. A player who wants to earn those coins with a free action
//! takes that action first. A payment that has begun can always be finished.
//!
//! # Hidden information
//!
//! Every card in a deck or hand records who knows it and from which shuffle it comes. A card that the
//! Crystal Earring has put back is one of several, as far as others know (`knowledge/mix.rs`). So
//! [`Game::redeal`] redeals exactly what a viewer cannot know. One thing is simplified: of two Fear
//! cards from different shuffles, others count as having seen which one is played.

mod action;
mod components;
mod encoding;
mod event;
mod inspect;
mod knowledge;
mod player;
mod reason;
mod rules;
mod scenario;
mod setup;
mod state;

use dighouse_game::{
    Chance, Decision, Game, Info, Listing, Log, ScenarioError, Seat, Seed, Setup, SetupError, Standings,
    Stream, Viewer,
};

/// The language of effects, as a tree.
pub mod effect {
    pub use crate::rules::effects::activate::Which;
    pub use crate::rules::effects::buy::Buy;
    pub use crate::rules::effects::cost::Cost;
    pub use crate::rules::effects::dig::Dig;
    pub use crate::rules::effects::gain::Countable;
    pub use crate::rules::effects::overcome::Reach;
    pub use crate::rules::effects::research::Research;
    pub use crate::rules::effects::take::To;
    pub use crate::rules::effects::tree::EffectStep;
}

pub use action::{Action, ResearchToken, Reward, Zone};
pub use components::files::{Arrow, Timing};
pub use components::icons::{Icon, Icons};
pub use components::ids::{Assistant, Bonus, Card, Guardian, Idol, SiteTile, SlotEffect};
pub use components::printed::{
    CardKind, Printed, PrintedAssistant, PrintedCard, PrintedGuardian, PrintedRow, PrintedSide, PrintedSpace,
    PrintedStack, PrintedTile, PrintedTrack, Trade,
};
pub use components::rival_tile::RivalTile;
pub use components::site::{Site, Space};
pub use components::tokens::{Token, Tokens};
pub use event::Event;
pub use inspect::Inventory;
pub use knowledge::sight::Sight;
pub use knowledge::view::{
    AssistantView, GuardianView, PaymentView, PendingView, PlayerView, QuestionView, RivalView, SiteView,
    SourceView, SpaceView, View,
};
pub use reason::Reason;
pub use rules::temple::TempleStack;
pub use scenario::position::Position;
pub use setup::{Temple, Variants};
pub use state::{Arnak, Figure, Phase};

use state::task::Task;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

impl Game for Arnak {
    const INFO: Info = setup::INFO;

    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;
    type Position = Position;
    type Printed = Printed;

    fn printed() -> Result<Printed, SetupError> {
        Printed::shipped()
    }

    fn begin(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<Arnak, SetupError> {
        Arnak::begin_game(setup, seed, log)
    }

    fn setup(&self) -> Setup {
        self.variants.setup()
    }

    fn decision(&self) -> Decision {
        self.asked()
    }

    fn list(&self, seat: Seat, out: &mut impl Listing<Action>) {
        if self.phase == Phase::Keep {
            self.list_keep(seat, out);
            return;
        }
        if self.phase == Phase::Over || seat != self.turn {
            return;
        }
        match self.tasks.next() {
            Some(task) => self.list_answers(task, out),
            None => self.list_turn(out),
        }
        self.list_free_actions(out);
    }

    fn forbids(&self, seat: Seat, action: Action) -> Option<Reason> {
        if self.phase == Phase::Keep {
            return self.forbids_keep(seat, action);
        }
        let answer = self.tasks.next().and_then(|task| self.forbids_answer(task, action));
        answer.unwrap_or_else(|| self.forbids_turn_action(action))
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        if self.phase == Phase::Keep {
            self.play_keep(seat, action, log);
            return;
        }
        match self.tasks.next() {
            Some(task) if matches!(task, Task::PayTravel(_)) || !action.is_free() => {
                self.play_answer(task, action, log)
            }
            _ => self.play_turn_action(action, log),
        }
        self.go_on(log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.redeal_for(viewer, rng);
    }

    fn standings(&self) -> Standings {
        self.score_sheet()
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn components(&self) -> Vec<u32> {
        self.component_counts()
    }

    /// What is kept or put back with an earring nobody else knows, nor what is put away before all have decided.
    fn is_secret(&self, seat: Seat) -> bool {
        let choosing = matches!(self.tasks.next(), Some(Task::Keep(_) | Task::PutBack(_)));
        self.asked().seats().contains(seat) && (choosing || self.phase == Phase::Keep)
    }

    fn without_shortcuts(self) -> Arnak {
        Arnak { asks_everything: true, ..self }
    }

    fn position(&self) -> Position {
        self.as_position()
    }

    fn from_position(position: Position) -> Result<Arnak, ScenarioError> {
        position.set_up()
    }
}
