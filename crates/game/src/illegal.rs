//! Why an action is not legal.

use std::fmt;

use serde::Serialize;

/// Why an action is not legal now. Locales turn it into a sentence.
///
/// ```
/// use dighouse_game::Illegal;
///
/// #[derive(Debug, serde::Serialize)]
/// #[serde(tag = "why", rename_all = "kebab-case")]
/// enum Reason {
///     Occupied,
/// }
///
/// assert_eq!(serde_json::to_string(&Illegal::Rule(Reason::Occupied))?, r#"{"why":"occupied"}"#);
/// assert_eq!(Illegal::<Reason>::GameIsOver.to_string(), "the game is over");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Illegal<R> {
    /// The game is over.
    GameIsOver,
    /// The decision belongs to another seat.
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
