//! The rules of *Lost Ruins of Arnak*, for one to four: both temples, every card, the solo rival.
//!
//! ```
//! use dighouse_arnak::Arnak;
//! use dighouse_game::{Game, Match, Seed, Setup, Viewer};
//!
//! let setup = Setup::new(&Arnak::INFO, 2)?.choose("temple", "snake")?;
//! let mut game = Match::<Arnak>::begin(setup, Seed::from_number(1))?;
//! let seat = game.state().decision().seats().iter().next().unwrap();
//!
//! // A Funding card of the hand pays for the way to the camp with the tablets.
//! let hand = game.state().view(Viewer::Seat(seat)).players[seat.index()].hand.clone();
//! let card = hand.iter().flatten().find(|card| card.is_basic()).unwrap();
//! game.play(seat, "dig a3".parse().unwrap(), None)?;
//! game.play(seat, format!("travel {card}").parse().unwrap(), None)?;
//! assert_eq!(game.state().view(Viewer::Seat(seat)).players[seat.index()].tokens.tablet, 2);
//!
//! // That was the main action; free actions could follow.
//! game.play(seat, "end".parse().unwrap(), None)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it works
//!
//! What a card, tile or row *does* is a short text in `data/`, in the language of the module `effect`;
//! what a step of such a text *means* is a function in the file of its rule: `dig`, `research`,
//! `overcome`, `buy`, `assistants`, `hand`, `places`. A card with a rule of its own has one step and one
//! function of its own.
//!
//! What is still to be done in a turn lies as plain data on a stack in the state (`task`). The engine
//! (`engine`) does what can be done by itself and stops where the player is asked; `answers` lists and
//! judges the answers. At every question free actions can come first, except inside a payment and
//! while choosing among cards just drawn: these are one step of the rules, and whatever could be done
//! inside can be done before.
//!
//! # Payments
//!
//! Tokens are paid by themselves. Travel is paid source by source (`travel`), and always asked for,
//! even if there is only one way: whether there is another is nobody's business but the player's.
//! An action is offered when the icons of hand, boons, ready assistants, icons left over this turn
//! and pilots for the coins at hand pay for it as it stands; whoever wants to earn the coins by a free
//! action first does so first. A payment once begun can always be finished.
//!
//! # Knowledge
//!
//! Every card in a deck or hand knows who knows it and from which shuffle it comes (`holding`), so that
//! [`Game::redeal`] can deal anew exactly what a viewer cannot know.

mod action;
mod components;
mod event;
mod inspect;
mod knowledge;
mod pile;
mod player;
mod reason;
mod rival;
mod rules;
mod scenario;
mod setup;
mod state;
mod words;

use dighouse_game::{
    Chance, Decision, Game, Info, Log, ScenarioError, Seat, Seed, Setup, SetupError, Standings, Stream,
    Viewer,
};

pub use action::{Action, ResearchToken, Reward, Zone};
pub use components::files::Arrow;
pub use components::icons::{Icon, Icons};
pub use components::ids::{Assistant, Bonus, Card, Guardian, Idol, SiteTile, SlotEffect};
pub use components::site::{Site, Space};
pub use components::tokens::{Token, Tokens};
pub use event::Event;
pub use inspect::Inventory;
pub use knowledge::view::{
    AssistantView, GuardianView, PaymentView, PendingView, PlayerView, RivalView, SiteView, SpaceView, View,
};
pub use reason::Reason;
pub use rival::RivalTile;
pub use rules::temple::TempleStack;
pub use scenario::position::Position;
pub use setup::{Temple, Variants};
pub use state::{Arnak, Figure, Phase};

use rules::task::Task;

impl Game for Arnak {
    const INFO: Info = setup::INFO;

    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;
    type Position = Position;

    fn begin(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<Arnak, SetupError> {
        Arnak::begin_game(setup, seed, log)
    }

    fn setup(&self) -> Setup {
        self.variants.setup()
    }

    fn decision(&self) -> Decision {
        self.asked()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.phase == Phase::Over || seat != self.turn {
            return;
        }
        if self.phase == Phase::Keep {
            self.list_keep(out);
            return;
        }
        match self.tasks.next() {
            Some(task) => self.list_answers(task, out),
            None => self.list_turn(out),
        }
        self.list_free_actions(out);
    }

    fn forbids(&self, _: Seat, action: Action) -> Option<Reason> {
        if self.phase == Phase::Keep {
            return self.forbids_keep(action);
        }
        let answer = self.tasks.next().and_then(|task| self.forbids_answer(task, action));
        answer.unwrap_or_else(|| self.forbids_turn_action(action))
    }

    fn play(&mut self, _: Seat, action: Action, log: &mut impl Log<Event>) {
        if self.phase == Phase::Keep {
            self.play_keep(action, log);
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
        self.deal_anew(viewer, rng);
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

    fn position(&self) -> Position {
        self.as_position()
    }

    fn from_position(position: Position) -> Result<Arnak, ScenarioError> {
        position.set_up()
    }
}
