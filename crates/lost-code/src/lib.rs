//! The rules of *The Lost Code*, a deduction game for two to four players: each player sees every code but their own.
//!
//! ```
//! use dighouse_game::{Game, Match, Seed, Setup, Viewer};
//! use dighouse_lost_code::LostCode;
//!
//! let setup = Setup::new(&LostCode::INFO, 2)?.choose("curse", "on")?;
//! let mut game = Match::<LostCode>::begin(setup, Seed::from_number(12))?;
//!
//! // The player at the back has thrown the dice and may turn one of them, then bets.
//! let roller = game.state().decision().only().expect("one player decides");
//! let dice = game.state().view(Viewer::Seat(roller)).dice;
//! game.play(roller, format!("dice {dice}").parse()?, None)?;
//! game.play(roller, "bet 6-15".parse()?, None)?;
//!
//! // Nobody sees their own rack.
//! let view = game.state().view(Viewer::Seat(roller));
//! assert!(view.racks[roller.index()].0.iter().all(Option::is_none));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Deduction`] lists the codes that a player's rack may hold, and calculates the chances of every bet.
//!
//! # Layout
//!
//! `rules` has one file per chapter: `deal`, `round`, `roll` (the token and the turn of a die), `bet`, `curse`,
//! `exchange`, `guess` (the end) and `score`; `dispatch` connects decisions with actions. `components` reads
//! `data/wheels.toml`, `knowledge` builds views, deductions and redeals, `scenario` has the notation of actions and
//! positions, `encoding` the numbers of actions and the fields of observations.

mod action;
mod components;
mod encoding;
mod event;
mod knowledge;
mod player;
mod reason;
mod rules;
mod scenario;
mod setup;
mod state;
mod track;

use dighouse_game::{
    Chance, Decision, Game, Info, Listing, Log, ScenarioError, Seat, Seed, Setup, SetupError, Standings,
    Stream, Viewer,
};

pub use action::Action;
pub use components::catalogue::{Profile, WHEELS, Wheels};
pub use components::dice::Dice;
pub use components::ids::{PerSymbol, Symbol};
pub use components::printed::{Printed, Rounds, Sides};
pub use components::values::Values;
pub use components::wheel::{Wheel, Window};
pub use event::{Event, Outcome};
pub use knowledge::clues::Code;
pub use knowledge::deduction::{Deduction, DiceOdds, Odds, SumChances, ValueChances};
pub use knowledge::view::{PhaseName, View};
pub use reason::Reason;
pub use rules::curse::Curse;
pub use rules::guess::{RIGHT_LINE, WRONG_LINE};
pub use scenario::position::Position;
pub use setup::Variants;
pub use state::{Bet, LostCode, RACKS, Round, Tile, Token};
pub use track::Marker;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

impl Game for LostCode {
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

    fn begin(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<LostCode, SetupError> {
        LostCode::deal(setup, seed, log)
    }

    fn setup(&self) -> Setup {
        self.variants.setup()
    }

    fn decision(&self) -> Decision {
        self.asked()
    }

    fn list(&self, seat: Seat, out: &mut impl Listing<Action>) {
        if self.asked().seats().contains(seat) {
            self.list_actions(seat, out);
        }
    }

    fn forbids(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.forbids_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.apply_action(seat, action, log);
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

    fn without_shortcuts(self) -> Self {
        Self { asks_everything: true, ..self }
    }

    fn components(&self) -> Vec<u32> {
        self.tile_counts()
    }

    fn position(&self) -> Position {
        self.as_position()
    }

    fn from_position(position: Position) -> Result<LostCode, ScenarioError> {
        position.set_up()
    }
}
