//! Who takes part in a tournament.

use std::fmt;
use std::str::FromStr;

use crate::{BotError, BotSpec};

/// Who takes part in a tournament: a bot of this program, or a [`Guest`](super::Guest).
///
/// ```
/// use dighouse_bots::arena::Entrant;
///
/// let bot: Entrant = "search:ms=200".parse()?;
/// assert_eq!(bot, Entrant::Bot("search:ms=200".parse()?));
/// assert_eq!(Entrant::Guest("exec:./my-bot --fast".to_owned()).to_string(), "exec:./my-bot --fast");
/// # Ok::<(), dighouse_bots::BotError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A bot of this program.
    Bot(BotSpec),
    /// A guest, by the name that reports and records show.
    Guest(String),
}

impl Entrant {
    /// The player's name in a record.
    pub(super) fn recorded(&self) -> String {
        match self {
            Entrant::Bot(spec) => format!("bot:{spec}"),
            Entrant::Guest(name) => name.clone(),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(spec) => spec.fmt(f),
            Entrant::Guest(name) => f.write_str(name),
        }
    }
}

/// Reads the bot that a spec names: a text from outside never becomes a guest by itself.
impl FromStr for Entrant {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Entrant, BotError> {
        text.parse().map(Entrant::Bot)
    }
}
