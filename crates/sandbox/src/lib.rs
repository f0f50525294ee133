//! Runs rules modules in an interpreter that bounds their memory and work. `docs/modules.md` describes what a module is.
//!
//! A [`RulesModule`] is a module that was found to be sound enough to try, a [`ModuleGame`] offers it as an
//! [`AnyGame`](dighouse_tables::AnyGame). Whoever plays cannot tell it from rules that are part of the program, but for
//! its bots: a module has none, so every bot plays at random.
//!
//! A module is not trusted. If a call takes too long or too much memory, traps, or gives an answer that is none, the
//! match has [failed](dighouse_tables::AnyMatch::failure): it answers nothing more, and nothing else is affected.
//!
//! ```
//! use dighouse_sandbox::{Failure, RulesModule};
//!
//! // A module without any export.
//! let empty = b"\0asm\x01\0\0\0";
//! let failure = RulesModule::new(empty).unwrap().start().unwrap_err();
//! assert_eq!(failure, Failure::NoExport { name: "memory" });
//! ```

mod failure;
mod instance;
mod module_game;
mod module_match;
mod words;

pub use failure::Failure;
pub use instance::{Instance, RulesModule, Unanswered};
pub use module_game::ModuleGame;
