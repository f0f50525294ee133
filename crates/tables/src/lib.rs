//! Board games and running matches behind traits that hide the game's type.
//!
//! A server or a terminal program depends on this crate alone. It gets a [`Shelf`] and plays every game on it through
//! [`AnyGame`] and [`AnyMatch`], which use text and JSON.
//!
//! ```
//! use dighouse_game::{Seed, Setup};
//! use dighouse_tables::{AnyMatch, Shelf};
//!
//! /// Plays the first legal action until the match is over. Works for every game.
//! fn play_out(running: &mut dyn AnyMatch) -> usize {
//!     while let Some(seat) = running.decision().seats().iter().next() {
//!         let choice = running.actions(seat).swap_remove(0);
//!         running.play(seat, &choice.text, None).expect("a listed action is legal");
//!     }
//!     running.steps()
//! }
//!
//! fn lengths(shelf: Shelf) -> Result<Vec<usize>, dighouse_game::SetupError> {
//!     let begin = |info, game: &&dyn dighouse_tables::AnyGame| game.begin(Setup::new(info, 2)?, Seed::from_number(1));
//!     shelf.games().iter().map(|game| Ok(play_out(&mut *begin(game.info(), game)?))).collect()
//! }
//!
//! assert_eq!(lengths(Shelf::new(&[]))?, []);
//! # Ok::<(), dighouse_game::SetupError>(())
//! ```

mod analysis;
mod any_game;
mod any_match;
mod bot_spec;
pub mod rating;
mod shelf;
mod stop_token;

pub use analysis::{ActionValue, Analysis, Candidate, SeatValue};
pub use any_game::AnyGame;
pub use any_match::{AnalysisJob, AnyMatch, Choice, ChoiceJob, LogLine, Played};
pub use bot_spec::{BotError, BotSpec};
pub use shelf::Shelf;
pub use stop_token::StopToken;
