//! All words for people. They live in `locales/`, in Fluent; no other crate has a sentence.
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
//! Whatever a game or the house says as data (an event, an action, a reason, an error) is a flat
//! object with a tag. [`Texts::tell`] puts it into words: the message is `{game}-{kind}-{tag}`, or
//! else `house-{kind}-{tag}`, and every field is an argument of it.

mod lang;
mod tell;
mod texts;

pub use fluent_bundle::FluentValue as Word;
pub use lang::Lang;
pub use tell::Kind;
pub use texts::{Args, FILES, Fault, Texts};
