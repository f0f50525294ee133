//! The shelf of games and running matches, with the game's type erased: what the server, the
//! terminal and the bindings hold. Here, and nowhere deeper, games speak JSON.
//!
//! ```
//! use game::{Seat, Seed, Setup, Viewer};
//!
//! let game = house::game("lost-code").expect("it is on the shelf");
//! let mut table = game.begin(Setup::new(game.info(), 2)?, Seed::from_number(1))?;
//!
//! let seat = table.decision().seats().iter().next().unwrap();
//! let choice = table.actions(seat).swap_remove(0);
//! table.play(seat, &choice.text, None).unwrap();
//! assert!(table.view(Viewer::Seat(seat)).is_object());
//!
//! let refused = table.play(seat, "bet 5-500", None).unwrap_err();
//! assert_eq!(refused["why"], "unknown-action");
//! # Ok::<(), game::SetupError>(())
//! ```

mod shelf;
mod table;

pub use shelf::{AnyGame, Visitor, game, games, visit};
pub use table::{Advice, Choice, Considered, Counsel, LogLine, Opinion, Played, Table};
