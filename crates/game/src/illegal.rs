//! Why an action is refused.

use std::fmt;

use serde::Serialize;

/// Why an action cannot be applied now; data, whose words are in the locales.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Illegal<R> {
    /// The game is over.
    GameIsOver,
    /// Somebody else is asked.
    NotYourDecision,
    /// A rule of the game forbids it.
    #[serde(untagged)]
    Rule(R),
}

impl<R: fmt::Debug> fmt::Display for Illegal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameIsOver => f.write_str("the game is over"),
            Illegal::NotYourDecision => f.write_str("this decision belongs to another seat"),
            Illegal::Rule(reason) => write!(f, "a rule forbids this: {reason:?}"),
        }
    }
}

impl<R: fmt::Debug> std::error::Error for Illegal<R> {}
