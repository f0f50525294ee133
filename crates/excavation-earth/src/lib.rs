//! The rules of *Excavation Earth*, a game of digging, markets and museums for one to four: aliens look
//! for what people left behind, sell it while it is in demand, and exhibit samples of it.
//!
//! ```
//! use excavation_earth::ExcavationEarth;
//! use game::{Game, Match, Seat, Seed, Setup, Viewer};
//!
//! let setup = Setup::new(&ExcavationEarth::INFO, 2)?;
//! let mut game = Match::<ExcavationEarth>::begin(setup, Seed::from_number(12))?;
//! let [ala, ola] = [Seat::ALL[0], Seat::ALL[1]];
//!
//! // Factions are chosen; the lower initiative begins.
//! game.play(ala, "faction gul".parse().unwrap(), None)?;
//! game.play(ola, "faction kuti-kuti".parse().unwrap(), None)?;
//!
//! // Both keep their hands; nobody sees the answer of the other before both are in.
//! game.play(ola, "stand".parse().unwrap(), None)?;
//! game.play(ala, "stand".parse().unwrap(), None)?;
//!
//! // The third explorer goes to a dig site; then an explorer travels.
//! game.play(ala, "settle L02".parse().unwrap(), None)?;
//! game.play(ala, "travel fuel-3".parse().unwrap(), None)?;
//! game.play(ala, "move L13 L17".parse().unwrap(), None)?;
//!
//! // A view hides the cards of others.
//! let view = game.state().view(Viewer::Seat(ala));
//! assert!(view.players[0].hand.iter().all(Option::is_some));
//! assert!(view.players[1].hand.iter().all(Option::is_none));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A file has the rulebook's name for what it does: `deal` is the set-up; `preparation`, `draft` and
//! `queue` make a round ready; `turn` offers the actions `travel`, `excavate`, `market`, `sell`, `command`,
//! `smuggle` and `survey`; `sample` fills galleries, `bribery` is a command card; `score` pays. `zu` plays the
//! solo opponent. What is printed on components comes from `data/`, through [`GameBox`].
//!
//! An action is a chain of small decisions. Where the order of a chain means nothing (which explorer
//! moves first, which artefact is named first), only one order is legal, so that no result is listed twice;
//! [`Reason::InOrder`] says so.

mod action;
mod artefact;
mod bribery;
mod card;
mod command;
mod components;
mod deal;
mod deck;
mod door;
mod draft;
mod event;
mod excavate;
mod gamebox;
mod knowledge;
mod list;
mod look;
mod market;
mod mulligan;
mod names;
mod notation;
mod party;
mod place;
mod play;
mod player;
mod position;
mod preparation;
mod purchase;
mod queue;
mod round;
mod sample;
mod score;
mod sell;
mod setup;
mod smuggle;
mod state;
mod survey;
mod task;
mod travel;
mod turn;
mod view;
mod zu;

pub use action::{Action, Alike, Deed, Spot};
pub use artefact::{ARTEFACTS, Artefact, COLOURS, ROWS};
pub use card::{AnyCard, Card, TRAVEL_CARDS};
pub use event::{Event, Reason};
pub use gamebox::{Files, GameBox};
pub use list::List;
pub use look::{column_prizes, majority_prizes, row_prizes, sale_figures};
pub use names::{BlackMarket, Buyer, Centre, Colour, Design, Faction, Store, ZuAction};
pub use party::Party;
pub use place::{LOCATIONS, Location, MARKETS, Market, Markets};
pub use player::Player;
pub use position::Position;
pub use sell::Income;
pub use setup::{Failed, Variants};
pub use state::{ExcavationEarth, ROUNDS};
pub use view::{
    AbilityView, ArtefactView, CardView, CentreView, ForecastView, GalleryView, Legend, LineView, MarketView,
    Pending, PlaceView, PlayerView, Sale, SaleView, StackView, TrackView, View, ZuView,
};
pub use zu::ZuCard;

use game::{
    Chance, Decision, Game, Info, Log, ScenarioError, Seat, Seed, Setup, SetupError, Standings, Stream,
    Viewer,
};

impl Game for ExcavationEarth {
    const INFO: Info = setup::INFO;

    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;
    type Position = Position;

    fn begin(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<ExcavationEarth, SetupError> {
        ExcavationEarth::deal(setup, seed, log)
    }

    fn setup(&self) -> Setup {
        self.variants.setup()
    }

    fn decision(&self) -> Decision {
        self.asked()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.asked().seats().contains(seat) {
            self.list(seat, out);
        }
    }

    fn forbids(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.rule_against(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.carry_out(seat, action, log);
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
        self.count_everything()
    }

    fn position(&self) -> Position {
        self.as_position()
    }

    fn from_position(position: Position) -> Result<ExcavationEarth, ScenarioError> {
        position.set_up()
    }
}
