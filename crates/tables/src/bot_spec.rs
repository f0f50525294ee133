//! The name and settings of a bot.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// A bot's name and settings: `random`, `search:ms=200`.
///
/// ```
/// use dighouse_tables::BotSpec;
///
/// let spec: BotSpec = "search:ms=200".parse()?;
/// assert_eq!(spec.name(), "search");
/// assert_eq!(spec.settings(), [("ms".to_owned(), "200".to_owned())]);
/// assert_eq!(spec.to_string(), "search:ms=200");
/// # Ok::<(), dighouse_tables::BotError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSpec {
    name: String,
    settings: Vec<(String, String)>,
}

impl BotSpec {
    /// The bot's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its settings, each a key and a value.
    pub fn settings(&self) -> &[(String, String)] {
        &self.settings
    }

    /// Returns an error if there are settings, for bots that take none.
    pub fn no_settings(&self) -> Result<(), BotError> {
        match self.settings.first() {
            None => Ok(()),
            Some((key, _)) => Err(BotError::UnknownSetting { bot: self.name.clone(), key: key.clone() }),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        self.settings.iter().try_for_each(|(key, value)| write!(f, ":{key}={value}"))
    }
}

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(text: &str) -> Result<BotSpec, BotError> {
        let malformed = || BotError::MalformedBot { spec: text.to_owned() };
        let word = |word: &str| {
            let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
            (!word.is_empty() && word.chars().all(fits)).then(|| word.to_owned()).ok_or_else(malformed)
        };
        let mut parts = text.split(':');
        let name = word(parts.next().unwrap_or_default())?;
        let setting = |part: &str| {
            let (key, value) = part.split_once('=').ok_or_else(malformed)?;
            Ok((word(key)?, word(value)?))
        };
        Ok(BotSpec { name, settings: parts.map(setting).collect::<Result<_, _>>()? })
    }
}

/// Why there is no such bot. Its text for users is in the locales.
///
/// ```
/// use dighouse_tables::{BotError, BotSpec};
///
/// let error = "search:ms".parse::<BotSpec>().unwrap_err();
/// assert_eq!(error, BotError::MalformedBot { spec: "search:ms".to_owned() });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum BotError {
    /// Not `name` or `name:key=value`.
    MalformedBot {
        /// The text that was given.
        spec: String,
    },
    /// The game has no bot of this name.
    UnknownBot {
        /// The name.
        bot: String,
        /// The names of all bots.
        known: String,
    },
    /// The value of a setting is invalid.
    BadSetting {
        /// The bot.
        bot: String,
        /// The setting.
        key: String,
        /// The text that was given.
        value: String,
    },
    /// The rules of the match are not the newest, and bots know only those.
    OldRules {
        /// The bot.
        bot: String,
    },
    /// The bot has no such setting.
    UnknownSetting {
        /// The bot.
        bot: String,
        /// The setting.
        key: String,
    },
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for BotError {}
