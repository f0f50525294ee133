//! All texts for users, in every language. They are Fluent files in `locales/`; no other crate contains a sentence.
//!
//! ```
//! use serde_json::json;
//! use dighouse_text::{Kind, Lang, Texts};
//!
//! let texts = Texts::new(Lang::En);
//! let event = json!({ "event": "exchanged", "seat": 2, "symbol": "snake", "value": 5 });
//! let names = ["Ala", "Olek"].map(String::from);
//! assert_eq!(
//!     texts.tell("lost-code", Kind::Event, &event, &names),
//!     "Olek exchanges the snake; it was 5."
//! );
//! assert_eq!(texts.say("no-such-key", &[]), "no-such-key");
//! ```
//!
//! Events, actions, reasons and errors are data: flat JSON objects with a tag. [`Texts::tell`] turns them into sentences.
//! The message is `{game}-{kind}-{tag}`, or `house-{kind}-{tag}` if the game has none, and every field is an argument.

mod lang;
mod tell;
mod texts;

pub use fluent_bundle::FluentValue as Word;
pub use lang::{Lang, UnknownLang};
pub use tell::Kind;
pub use texts::{Args, FILES, Fault, Texts};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
