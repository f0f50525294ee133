//! The contract that every game of the dig house keeps.
//!
//! A game is a value: state in, action in, state out. Cloning it forks the world; the same set-up,
//! seed and actions always give the same game. Everything else (records, undo, bots, tables) is
//! written once, over this contract.
//!
//! ```
//! use dighouse_game::{Game, Match, Seed, Setup, Stream};
//!
//! /// Plays any game at random and returns the points of its winner.
//! fn best_of_a_random_game<G: Game>(seats: u8) -> Result<i16, Box<dyn std::error::Error>> {
//!     let mut game = Match::<G>::begin(Setup::new(&G::INFO, seats)?, Seed::from_number(1))?;
//!     let mut rng = Stream::new(Seed::from_number(2), 0);
//!     let mut actions = Vec::new();
//!     while let Some(seat) = game.state().decision().seats().iter().next() {
//!         game.state().actions(seat, &mut actions);
//!         let action = rng.pick(&actions);
//!         game.play(seat, action, None).expect("a listed action applies");
//!     }
//!     let standings = game.state().standings();
//!     let winner = standings.winners().iter().next().expect("somebody leads");
//!     Ok(standings.total(winner))
//! }
//! ```
//!
//! # What holds for all games
//!
//! - **Every decision is enumerable.** [`Game::actions`] lists every legal action once and nothing
//!   else; [`Game::apply`] accepts exactly those. The list is never empty before the end.
//! - **Nobody sees what they may not see.** [`Game::view`] is built for its viewer. In a world
//!   that [`Game::redeal`] made for a viewer, that viewer sees, may do and is told the same.
//! - **Pending decisions are data.** Any moment of a game can be written as text
//!   ([`scenario`]), read back, and gone on from.
//! - **The record is the truth.** [`Record`] holds the set-up, the seed and the actions; the state
//!   follows from them.
//! - **Information barriers are computed.** A step that drew from [`Chance`] or revealed something
//!   cannot be undone; every other can.
//!
//! The module `laws` (feature `laws`) tests all of this on any game.

mod chance;
mod data;
mod decision;
mod illegal;
#[cfg(feature = "laws")]
pub mod laws;
mod list;
pub mod log;
mod matches;
mod perspective;
pub mod record;
pub mod scenario;
mod seat;
mod seed;
mod setup;
mod shipped;
mod standings;
pub mod text;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use chance::{Chance, Stream};
pub use data::{DataError, DataFile};
pub use decision::Decision;
pub use illegal::Illegal;
pub use list::{Filler, List};
pub use log::{Log, Logged, Silent};
pub use matches::{Match, NoUndo, Step};
pub use perspective::Perspective;
pub use record::{Origin, Record, RecordError, ReplayError};
pub use scenario::{Impossible, ScenarioError, digest, fingerprint};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats, Viewer, Viewers};
pub use seed::{Commitment, Salt, Secret, Seed};
pub use setup::{GameOption, Info, MAX_OPTIONS, OptionKind, Setup, SetupError};
pub use shipped::Shipped;
pub use standings::{MAX_CATEGORIES, ScoreRow, Standings};
pub use text::ParseError;

/// The rules of a game and one state of it.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// What the game says of itself.
    const INFO: Info;

    /// One small decision. Its text is canonical: `Display` and `FromStr` are inverse to each
    /// other, and it has neither `@` nor `#`.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr + Serialize + Send + Sync + 'static;
    /// What happened, for the log and for animation.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// The rule that forbids an action.
    type Reason: Copy + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may see.
    type View: PartialEq + Debug + Serialize + Send;
    /// A state as plain data: see [`scenario`].
    type Position: Serialize + DeserializeOwned;

    /// A new game, up to its first decision.
    fn begin(setup: &Setup, seed: Seed, log: &mut impl Log<Self::Event>) -> Result<Self, SetupError>;

    /// Seats and options.
    fn setup(&self) -> Setup;

    /// Who is asked what.
    fn decision(&self) -> Decision;

    /// Lists what `seat` may do now into `out`, which is emptied first.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The rule that forbids `action` to `seat`, who is asked. What it says depends on nothing
    /// that the seat cannot know.
    fn forbids(&self, seat: Seat, action: Self::Action) -> Option<Self::Reason>;

    /// Applies a legal action. For any other the state afterwards is unspecified, so use
    /// [`Game::apply`] unless the action comes from [`Game::actions`].
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals all that `viewer` cannot know anew, and changes the course of chance.
    fn redeal(&mut self, viewer: Viewer, rng: &mut Stream);

    /// The score sheet now; final when the game is over.
    fn standings(&self) -> Standings;

    /// The state's randomness.
    fn chance(&self) -> &Chance;

    /// How many of each kind of component the state holds, wherever they lie: these never change.
    fn components(&self) -> Vec<u32>;

    /// The state as plain data.
    fn position(&self) -> Self::Position;

    /// The one door in for positions: takes only what the box allows.
    fn from_position(position: Self::Position) -> Result<Self, ScenarioError>;

    /// Why `seat` cannot do `action` now, if it cannot.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Option<Illegal<Self::Reason>> {
        match self.decision() {
            Decision::Over => Some(Illegal::GameIsOver),
            Decision::Ask { seats, .. } if !seats.contains(seat) => Some(Illegal::NotYourDecision),
            Decision::Ask { .. } => self.forbids(seat, action).map(Illegal::Rule),
        }
    }

    /// Applies an action if it is legal; an illegal one leaves the state as it was.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        match self.why_not(seat, action) {
            Some(why) => Err(why),
            None => {
                self.play(seat, action, log);
                Ok(())
            }
        }
    }
}
