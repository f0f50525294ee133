//! The rules of *Excavation Earth*, a game of digging, trading and collecting for one to four players.
//! Aliens excavate what humans left behind, sell it while it is in demand, and exhibit samples.
//!
//! ```
//! use dighouse_excavation_earth::{ExcavationEarth, Location, Reason};
//! use dighouse_game::{Game, Illegal, Match, Seat, Seed, Setup, Viewer};
//!
//! let setup = Setup::new(&ExcavationEarth::INFO, 2)?;
//! let mut game = Match::<ExcavationEarth>::begin(setup, Seed::from_number(12))?;
//! let [ala, ola] = [Seat::ALL[0], Seat::ALL[1]];
//!
//! // Factions are chosen; the one with the lower initiative moves first.
//! game.play(ala, "faction gul".parse()?, None)?;
//! game.play(ola, "faction kuti-kuti".parse()?, None)?;
//!
//! // Both keep their hands. Neither sees the other's answer before both are in.
//! game.play(ola, "stand".parse()?, None)?;
//! game.play(ala, "stand".parse()?, None)?;
//!
//! // The third explorer goes to a dig site; then an explorer travels.
//! game.play(ala, "settle L02".parse()?, None)?;
//! game.play(ala, "travel fuel-3".parse()?, None)?;
//!
//! // An illegal action is refused with the rule that forbids it.
//! let refused = game.state().why_not(ala, "move L05 L06".parse()?);
//! let at: Location = "L05".parse()?;
//! assert_eq!(refused, Some(Illegal::Rule(Reason::NoExplorer { at })));
//!
//! game.play(ala, "move L13 L17".parse()?, None)?;
//!
//! // A view hides the cards of others.
//! let view = game.state().view(Viewer::Seat(ala));
//! assert!(view.players[0].hand.iter().all(Option::is_some));
//! assert!(view.players[1].hand.iter().all(Option::is_none));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! - `rules/` has one file per chapter of the rulebook. `deal` is the set-up; `preparation`, `draft` and
//!   `queue` prepare a round; `turn` offers the actions `travel`, `excavate`, `market`, `sell`, `command`,
//!   `smuggle` and `survey`; `sample` fills galleries; `bribery` is a command card; `score` pays. `zu/`
//!   plays the solo opponent. `dispatch` connects decisions with their rules.
//! - `state/` and `player/` have the parts of a state, each with its own invariants.
//! - `components/` has the names of the components and their figures, read from `data/` ([`GameBox`]).
//! - `knowledge/` has what each viewer may see and what others know of a hand.
//! - `scenario/` has the texts of actions and positions, and the checks of positions.
//! - `encoding/` has the ids of actions and the fields of observations, for programs that learn.
//! - `inspect` is what bots may ask.
//!
//! # Actions
//!
//! An action of the rulebook is a chain of small decisions. Their order never takes anything away: whatever
//! the rulebook allows in one order is legal in every other, and where the order has no effect, every order
//! leads to the same position. An action ends by itself only when nothing more can be done in it.

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

pub use action::{Action, Alike, Deed, Spot};
pub use components::artefact::{ARTEFACTS, Artefact, COLOURS, ROWS};
pub use components::card::{AnyCard, Card, TRAVEL_CARDS};
pub use components::ids::{BlackMarket, Buyer, Centre, Colour, Design, Faction, Store, ZuAction};
pub use components::place::{LOCATIONS, Location, MARKETS, Market, Markets};
pub use components::printed::{Printed, PrintedArtefact, PrintedCard, PrintedFaction};
pub use components::zu_card::ZuCard;
pub use components::{Files, GameBox};
pub use event::Event;
pub use inspect::{column_prizes, majority_prizes, row_prizes, sale_figures};
pub use knowledge::view::{
    AbilityView, CentreView, ForecastView, GalleryView, LineView, MarketView, PendingView, PlaceView,
    PlayerView, SaleOptionView, SaleView, StackView, TrackView, View, ZuView,
};
pub use player::Player;
pub use player::party::Party;
pub use reason::Reason;
pub use rules::sell::Income;
pub use scenario::position::Position;
pub use setup::{Failed, Variants};
pub use state::task::Side;
pub use state::{ExcavationEarth, ROUNDS};

use dighouse_game::{
    Chance, Decision, Game, Info, Listing, Log, ScenarioError, Seat, Seed, Setup, SetupError, Standings,
    Stream, Viewer,
};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

impl Game for ExcavationEarth {
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

    fn begin(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<ExcavationEarth, SetupError> {
        ExcavationEarth::deal(setup, seed, log)
    }

    fn setup(&self) -> Setup {
        self.variants.setup()
    }

    fn decision(&self) -> Decision {
        self.pending_decision()
    }

    fn list(&self, seat: Seat, out: &mut impl Listing<Action>) {
        if self.pending_decision().seats().contains(seat) {
            self.list_actions(seat, out);
        }
    }

    fn forbids(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.forbids_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.play_action(seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.redeal_for(viewer, rng);
    }

    fn standings(&self) -> Standings {
        self.score_sheet()
    }

    fn without_shortcuts(mut self) -> ExcavationEarth {
        self.unabridged = true;
        self
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn components(&self) -> Vec<u32> {
        self.count_everything()
    }

    fn position(&self) -> Position {
        self.as_position()
    }

    fn from_position(position: Position) -> Result<ExcavationEarth, ScenarioError> {
        position.set_up()
    }
}
