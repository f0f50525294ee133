//! The rules of *Mykerinos*, a majority game for two to four players: archaeologists dig side by side, and those with
//! the most archaeologists in a zone take a plot with its patron or a room in the museum.
//!
//! ```
//! use dighouse_game::{Game, Match, Seed, Setup, Viewer};
//! use dighouse_mykerinos::Mykerinos;
//!
//! let setup = Setup::new(&Mykerinos::INFO, 3)?;
//! let mut game = Match::<Mykerinos>::begin(setup, Seed::from_number(12))?;
//!
//! // Each player starts a dig on a square without a pyramid.
//! let first = game.state().decision().only().expect("one player digs");
//! for _ in 0..3 {
//!     let seat = game.state().decision().only().expect("one player digs");
//!     let view = game.state().view(Viewer::Seat(seat));
//!     let free = view.squares.iter().find(|it| !it.pyramid && it.cube.is_none()).expect("a free square");
//!     game.play(seat, format!("dig {}", free.square).parse()?, None)?;
//! }
//!
//! // Then the first player extends the dig by two archaeologists.
//! let mut actions = Vec::new();
//! game.state().actions(first, &mut actions);
//! let extension = actions.into_iter().find(|action| action.to_string().starts_with("extend"));
//! game.play(first, extension.expect("there is room"), None)?;
//! assert_eq!(game.state().view(Viewer::Spectator).players[first.index()].pool, 11 - 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Everything but the order of the plots to come is public. [`View`] has the whole table, with the ranking of every
//! zone and the points of every player at any time.
//!
//! # Layout
//!
//! `rules` has one file per chapter: `deal`, `round` (phase 1), `dig`, `patrons` and `neutral` (phase 2), `evaluation`
//! with `ranking` and `museum` (phase 3), `score`; `shapes` enumerates the squares that one action may occupy, and
//! `dispatch` connects decisions with actions. `components` reads `data/plots.toml`, `knowledge` builds views and
//! redeals, `scenario` has the notation of actions and positions, `encoding` the numbers of actions and the fields of
//! observations.

mod action;
mod components;
mod encoding;
mod event;
mod expedition;
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
pub use components::area::Laid;
pub use components::catalogue::{PLOTS, Plots, Print};
pub use components::ids::{Patron, PerPatron, Plot, Side};
pub use components::museum::{Room, Rooms, WINGS};
pub use components::placement::Placement;
pub use components::printed::{Printed, PrintedRoom};
pub use components::square::{Square, Squares};
pub use event::Event;
pub use expedition::{Expedition, Neutral};
pub use knowledge::sight::Sight;
pub use knowledge::view::{
    ClaimView, Fate, NeutralView, PatronView, PhaseName, PlayerView, PlotFace, PlotView, Ranked, RoomView,
    SquareView, Tie, View, WingView, ZoneStatus, ZoneView,
};
pub use reason::Reason;
pub use rules::score::Standing;
pub use scenario::position::Position;
pub use setup::Variants;
pub use state::Mykerinos;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

impl Game for Mykerinos {
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

    fn begin(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<Mykerinos, SetupError> {
        Mykerinos::deal(setup, seed, log)
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
        self.component_counts()
    }

    fn position(&self) -> Position {
        self.as_position()
    }

    fn from_position(position: Position) -> Result<Mykerinos, ScenarioError> {
        position.set_up()
    }
}
