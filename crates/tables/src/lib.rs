//! Board games and running matches behind traits that hide the game's type.
//!
//! A server or a terminal program depends on this crate alone. It gets a [`Shelf`] and plays every game on it through
//! [`AnyGame`] and [`AnyMatch`], which use text and JSON.
//!
//! ```
//! use dighouse_game::{Seed, Setup, SetupError};
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
//! /// The length of one such match of every game.
//! fn lengths(shelf: Shelf) -> Result<Vec<usize>, SetupError> {
//!     let mut lengths = Vec::new();
//!     for game in shelf.games() {
//!         let mut running = game.begin(Setup::new(game.info(), 2)?, Seed::from_number(1))?;
//!         lengths.push(play_out(&mut *running));
//!     }
//!     Ok(lengths)
//! }
//!
//! assert!(lengths(Shelf::new(&[]))?.is_empty());
//! # Ok::<(), SetupError>(())
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
pub use shelf::{Library, Opened, Shelf};
pub use stop_token::{Clock, StopToken};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
