//! The contract for board games with hidden information, and the tests that every game must pass.
//!
//! A game is a value. [`Game::play`] turns one state into the next, a clone is an independent copy, and the same
//! set-up, seed and actions always lead to the same state. Matches, records, undo, bots and servers are written once,
//! for any [`Game`].
//!
//! ```
//! use dighouse_game::{Game, Match, Seed, Setup, Stream};
//!
//! /// Plays any game at random and returns the winner's points.
//! fn random_game<G: Game>(seats: u8) -> Result<i16, Box<dyn std::error::Error>> {
//!     let mut game = Match::<G>::begin(Setup::new(&G::INFO, seats)?, Seed::from_number(1))?;
//!     let mut rng = Stream::new(Seed::from_number(2), 0);
//!     let mut actions = Vec::new();
//!     while let Some(seat) = game.state().decision().seats().iter().next() {
//!         game.state().actions(seat, &mut actions);
//!         game.play(seat, rng.pick(&actions), None)?;
//!     }
//!     let standings = game.state().standings();
//!     let winner = standings.winners().iter().next().expect("every game has a winner");
//!     Ok(standings.total(winner))
//! }
//! ```
//!
//! # What holds for all games
//!
//! - **Decisions can be enumerated.** [`Game::actions`] lists each legal action once and nothing else, and
//!   [`Game::apply`] accepts exactly those. The list is never empty before the end of the game.
//! - **Hidden information stays hidden.** [`Game::view`] is built for one viewer. In a state that [`Game::redeal`]
//!   made for a viewer, that viewer sees the same, has the same legal actions and is told the same.
//! - **Shortcuts take nothing away.** A game may skip questions that make no difference. What can be reached with the
//!   question ([`Game::without_shortcuts`]) can be reached without it.
//! - **Pending decisions are data.** Any state can be written as text ([`scenario`]), read back and continued.
//! - **The record is the truth.** A [`Record`] has the set-up, the seed and the actions; the state follows from them.
//! - **Barriers are computed.** A step that used [`Chance`] or revealed something cannot be undone; any other can.
//!
//! The module `laws` (feature `laws`) tests all of this on any game.
//!
//! # Where to find what
//!
//! | for | see |
//! |---|---|
//! | playing | [`Match`], [`Decision`], [`Illegal`], [`Standings`] |
//! | seats and viewers | [`Seat`], [`Seats`], [`PerSeat`], [`Viewer`], [`Perspective`] |
//! | chance | [`Seed`], [`Secret`], [`Salt`], [`Chance`], [`Stream`] |
//! | saving | [`Record`], [`ModuleHash`], [`scenario`] |
//! | learning | [`Encoded`]: numbered actions, masks and observations |
//! | writing a game | [`Info`], [`Setup`], [`List`], [`DataFile`], [`Shipped`], [`text`], [`words!`], [`as_text!`] |

mod chance;
mod data;
mod decision;
pub mod encoding;
mod illegal;
#[cfg(feature = "laws")]
pub mod laws;
mod list;
mod listing;
pub mod log;
mod matches;
mod module_hash;
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
pub use encoding::Encoded;
pub use illegal::Illegal;
pub use list::{Filler, List};
pub use listing::Listing;
pub use log::{Log, Logged, Silent};
pub use matches::{Match, NoUndo, Step};
pub use module_hash::ModuleHash;
pub use perspective::Perspective;
pub use record::{Origin, Record, RecordError, ReplayError};
pub use scenario::{Impossible, ScenarioError, digest, fingerprint};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats, Viewer, Viewers};
pub use seed::{Commitment, Salt, Secret, Seed};
pub use setup::{GameOption, Info, MAX_OPTIONS, OptionKind, Setup, SetupError};
pub use shipped::Shipped;
pub use standings::{MAX_CATEGORIES, ScoreRow, Standings};
pub use text::ParseError;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// A state of a game, with its rules.
///
/// *The seats* are the first [`Setup::seats`] seats. *A seat is asked* if [`Game::decision`] names it. *The viewers*
/// are the seats and the spectator; [`Viewer::AllSeeing`] is not one of them unless it is named.
///
/// Every method is a pure function of its arguments: no I/O, no clock, no global state except data files that never
/// change. States are compared with `==`; two equal states behave the same in every respect.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name, version, seats, options and score categories of the game.
    ///
    /// [`Info::rules`] changes whenever an old record would replay differently. No game takes more than
    /// [`Info::longest`] actions.
    const INFO: Info;

    /// One atomic decision.
    ///
    /// `Display` and `FromStr` are inverse to each other, so an action has exactly one text. The text consists of
    /// visible ASCII words with single spaces in between and contains neither `@` nor `#`.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Serialize
        + Send
        + Sync
        + 'static;

    /// What happened, for the log and for animation: data that locales turn into sentences.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// The rule that forbids an action: data that locales turn into a sentence.
    type Reason: Copy + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// What one viewer may see. Hidden things are `null` or absent in its JSON.
    type View: PartialEq + Debug + Serialize + Send;

    /// A whole state as plain data, hidden things and chance included: see [`scenario`].
    type Position: Serialize + DeserializeOwned;
    /// What is printed on the components.
    type Printed: Serialize;

    /// What is printed on cards, tiles and boards, for whoever shows it: the same in every match. Fails if the
    /// game's data is wrong, as [`Game::begin`] does.
    fn printed() -> Result<Self::Printed, SetupError>;

    /// Starts a game and advances it to its first decision.
    ///
    /// `setup` must have been made with [`Game::INFO`]. All randomness of the game comes from `seed`. Events up to
    /// the first decision go to `log`.
    ///
    /// # Errors
    /// If a data file of the game is invalid, or if options contradict each other.
    fn begin(setup: &Setup, seed: Seed, log: &mut impl Log<Self::Event>) -> Result<Self, SetupError>;

    /// The set-up that the game was started with. It never changes.
    fn setup(&self) -> Setup;

    /// Who is asked, and what.
    ///
    /// Either the game is over, or at least one seat is asked. If several seats are asked at once, they answer in any
    /// order; a seat that has answered is no longer asked, and until all have answered no viewer but that seat can
    /// tell which answer it gave.
    fn decision(&self) -> Decision;

    /// Adds the legal actions of `seat` to `out`.
    ///
    /// It adds every legal action exactly once, in an order that depends only on what `seat` may know. It adds nothing
    /// if and only if the seat is not asked.
    fn list(&self, seat: Seat, out: &mut impl Listing<Self::Action>);

    /// The legal actions of `seat`, as [`Game::list`] adds them. `out` is cleared first.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        self.list(seat, out);
    }

    /// The rule that forbids `action` to `seat`, which must be asked; `None` if the action is legal.
    ///
    /// It is `None` exactly for the actions that [`Game::actions`] lists. The reason depends only on what `seat` may
    /// know. Any action of the type may be passed, even one that is never legal.
    fn forbids(&self, seat: Seat, action: Self::Action) -> Option<Self::Reason>;

    /// Applies a legal action and advances the game to its next decision.
    ///
    /// The state always changes. Each event goes to `log` with the viewers that may know it: a viewer is told nothing
    /// that its views before and after the action do not show. If the action lets any viewer learn something that it
    /// could not know before, [`Chance::barriers`] increases. Components are neither created nor destroyed.
    ///
    /// If the action is not legal, the resulting state is unspecified. Use [`Game::apply`] for actions that do not
    /// come from [`Game::actions`].
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// What `viewer` may see.
    ///
    /// A spectator sees only what every seat may see. [`Viewer::AllSeeing`] sees the whole state except future chance.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Determinizes the state: replaces everything that `viewer` cannot know by a random sample.
    ///
    /// Afterwards `viewer` has the same view, the same decision, the same legal actions and the same reasons as
    /// before, the components are the same, and [`Game::from_position`] accepts the state. Future chance is replaced
    /// too. Everything that the view hides changes in some sample. For a seat, the result depends only on `rng` and on
    /// what the seat may know: two states with the same view become equal.
    ///
    /// Samples should be uniform among the states that agree with everything the viewer was told. For
    /// [`Viewer::AllSeeing`] only future chance changes.
    fn redeal(&mut self, viewer: Viewer, rng: &mut Stream);

    /// The score sheet as if the game ended now; final if the game is over.
    fn standings(&self) -> Standings;

    /// The state's source of randomness.
    fn chance(&self) -> &Chance;

    /// How many of each kind of component there are, wherever they are. The counts never change during a game.
    fn components(&self) -> Vec<u32>;

    /// The state as plain data. [`Game::from_position`] turns it back into an equal state.
    fn position(&self) -> Self::Position;

    /// The state that `position` describes. This is the only way to make a state from data.
    ///
    /// # Errors
    /// If the rules or the box do not allow the position. A state that is returned can be played to its end.
    fn from_position(position: Self::Position) -> Result<Self, ScenarioError>;

    /// Whether the answer of `seat` to the present decision is secret: no other viewer may tell which answer it gave,
    /// now or later, except by what the log tells that viewer. Answers of several seats at once always are.
    fn is_secret(&self, seat: Seat) -> bool {
        let asked = self.decision().seats();
        asked.len() > 1 && asked.contains(seat)
    }

    /// The same state, from which on every question of the rules is asked: none is skipped because it seems to make no
    /// difference, and none is answered for the player. The laws use it to prove that no shortcut takes anything away.
    /// A position does not say whether shortcuts are taken. Games that take none return the state as it is.
    #[must_use]
    fn without_shortcuts(self) -> Self {
        self
    }

    /// Why `seat` cannot take `action` now; `None` if the action is legal.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Option<Illegal<Self::Reason>> {
        match self.decision() {
            Decision::Over => Some(Illegal::GameIsOver),
            Decision::Ask { seats, .. } if !seats.contains(seat) => Some(Illegal::NotYourDecision),
            Decision::Ask { .. } => self.forbids(seat, action).map(Illegal::Rule),
        }
    }

    /// Applies an action if it is legal.
    ///
    /// # Errors
    /// Why it is not legal; then the state and the log are unchanged.
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
