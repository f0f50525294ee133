//! Tables for board games: their histories, what follows from them, what players may do, and the messages that show it.
//!
//! Nothing here reads a clock, draws random numbers or knows a network or a database: moments and random bytes come
//! from the caller, who also keeps the lines. So a server and a browser can host the same tables.
//!
//! A table is its history, a list of events that only grows ([`history`]). A [`Table`] is what follows from it. Deciders
//! (`wants_to_...`) judge what a player asks for and return events, or a [`Refusal`]:
//!
//! ```
//! use dighouse_table::history::{Line, Person};
//! use dighouse_table::messages::{NewTable, Sit};
//! use dighouse_table::{ReadSoFar, Table, make};
//!
//! let shelf = dighouse_shelf::shelf();
//! let ala = Person { id: "a".to_owned(), name: Some("Ala".to_owned()), number: 1, account: false };
//! let new: NewTable = serde_json::from_str(
//!     r#"{ "game": "lost-code", "seats": [{ "kind": "you" }, { "kind": "bot", "bot": "random" }] }"#,
//! )?;
//!
//! let event = make(shelf, new, &ala, None, None, [7; 32]).expect("the game has such a table");
//! let mut lines = vec![Line { at: 0, event }.write()];
//! let table = Table::grown(shelf, None, "t", &lines).expect("a line that was just written");
//!
//! let events = table.wants_to_sit(&ala, &Sit { seat: None, salt: None }).expect("she may sit down");
//! lines.extend(events.into_iter().map(|event| Line { at: 1000, event }.write()));
//! let table = Table::grown(shelf, Some(table), "t", &lines[1..]).expect("lines that were just written");
//!
//! let viewpoint = table.viewpoint(None, Some("spectator")).unwrap_err();
//! assert_eq!(viewpoint, dighouse_table::Refusal::PrivateTable);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod body;
pub mod history;
mod index;
pub mod messages;
pub mod names;
mod player;
mod problem;
mod table;

pub use body::{read_body, read_seat};
pub use index::{Index, Phase};
pub use player::Player;
pub use problem::{Problem, ProblemBody};
pub use table::{
    Access, BadField, BotTurn, Decided, Question, ReadSoFar, Refusal, Rematch, Table, Unreadable, Viewpoint,
    import, make, show_hint,
};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
