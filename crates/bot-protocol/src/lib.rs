//! Bots as programs of their own: lines of text over standard input and output.
//!
//! `docs/bot-protocol.md` describes the protocol for people who write bots in any language. Here are both sides of it.
//! A bot of this program on one end of a pipe, and the arena's lines on the other:
//!
//! ```
//! use dighouse_bot_protocol::serve;
//!
//! let told = "dighouse 1\n\
//!     game {\"game\":\"chess\",\"rules\":1,\"seats\":2,\"options\":{},\"seed\":7}\n\
//!     quit\n";
//! let mut said = Vec::new();
//! serve(told.as_bytes(), &mut said, &"master".parse()?)?;
//! let said = String::from_utf8(said)?;
//! let lines: Vec<&str> = said.lines().collect();
//! assert!(lines[0].starts_with("ready dighouse "));
//! assert_eq!(lines[1], "error there is no game `chess`; there are: lost-code, mykerinos, arnak, excavation-earth");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Program`] is the arena's side: a [`Guest`](dighouse_bots::arena::Guest) that is a program.

mod message;
mod pipe;
mod program;
mod serve;

pub use message::{Asked, GameLine, Go, Reply, TurnLine, VERSION};
pub use program::{Clock, Program};
pub use serve::serve;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
