//! The set-up of a game: seats and options.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The facts about a game that programs need.
#[derive(Debug, PartialEq, Eq)]
pub struct Info {
    /// The name in commands, records and paths.
    pub id: &'static str,
    /// The version of the rules. It changes whenever an old record would replay differently.
    pub rules: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The options, at most [`MAX_OPTIONS`].
    pub options: &'static [GameOption],
    /// The lines of the score sheet.
    pub categories: &'static [&'static str],
    /// An upper bound of the actions in a game.
    pub longest: usize,
}

/// The most options of any game.
pub const MAX_OPTIONS: usize = 16;

/// An option of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its name.
    pub key: &'static str,
    /// Its values; the first is the default.
    pub values: &'static [&'static str],
    /// Where it comes from.
    pub kind: OptionKind,
}

impl GameOption {
    /// An option from the box; the first value is the default.
    pub const fn variant(key: &'static str, values: &'static [&'static str]) -> GameOption {
        GameOption { key, values, kind: OptionKind::Variant }
    }

    /// An option for a point that the rulebook leaves open; the first value is the default.
    pub const fn ruling(key: &'static str, values: &'static [&'static str]) -> GameOption {
        GameOption { key, values, kind: OptionKind::Ruling }
    }
}

/// Where an option comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "game.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// The box: a variant, an expansion, a difficulty.
    Variant,
    /// A point that the rulebook leaves open, or data that it does not give.
    Ruling,
}

/// The seats and options of one game. A `Setup` is always valid for its game.
///
/// ```
/// use dighouse_game::{GameOption, Info, Setup};
///
/// static INFO: Info = Info {
///     id: "senet",
///     rules: 1,
///     min_seats: 2,
///     max_seats: 2,
///     options: &[GameOption::variant("sticks", &["four", "five"])],
///     categories: &["pieces"],
///     longest: 1000,
/// };
///
/// let setup = Setup::new(&INFO, 2)?.choose("sticks", "five")?;
/// assert!(setup.is("sticks", "five"));
/// assert!(Setup::new(&INFO, 3).is_err());
/// # Ok::<(), dighouse_game::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    info: &'static Info,
    seats: u8,
    chosen: [u8; MAX_OPTIONS],
}

impl Setup {
    /// The set-up for `seats` with the default of every option.
    ///
    /// # Errors
    /// If the game does not have that many seats.
    pub fn new(info: &'static Info, seats: u8) -> Result<Setup, SetupError> {
        if (info.min_seats..=info.max_seats).contains(&seats) {
            Ok(Setup { info, seats, chosen: [0; MAX_OPTIONS] })
        } else {
            Err(SetupError::Seats { seats, min: info.min_seats, max: info.max_seats })
        }
    }

    /// The same set-up with `value` for the option `key`.
    ///
    /// # Errors
    /// If the game has no such option or value.
    pub fn choose(mut self, key: &str, value: &str) -> Result<Setup, SetupError> {
        let index = self.info.options.iter().position(|option| option.key == key).ok_or_else(|| {
            let known = self.info.options.iter().map(|option| option.key);
            SetupError::UnknownOption { key: key.to_owned(), known: list(known) }
        })?;
        let values = self.info.options[index].values;
        let value =
            values.iter().position(|&known| known == value).ok_or_else(|| SetupError::UnknownValue {
                key: key.to_owned(),
                value: value.to_owned(),
                known: list(values.iter().copied()),
            })?;
        self.chosen[index] = value as u8;
        Ok(self)
    }

    /// The same set-up with each of these keys and values.
    ///
    /// # Errors
    /// The first that [`Setup::choose`] rejects.
    pub fn choose_all<'a>(
        self,
        options: impl IntoIterator<Item = (&'a String, &'a String)>,
    ) -> Result<Setup, SetupError> {
        options.into_iter().try_fold(self, |setup, (key, value)| setup.choose(key, value))
    }

    /// The game.
    pub const fn info(&self) -> &'static Info {
        self.info
    }

    /// The number of seats.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether `seat` is taken.
    pub const fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize
    }

    /// Whether the option `key` has this value. The game must have the option.
    pub fn is(&self, key: &str, value: &str) -> bool {
        let chosen = self.options().find(|(name, _)| *name == key);
        debug_assert!(chosen.is_some(), "{} has no option {key}", self.info.id);
        chosen.is_some_and(|(_, chosen)| chosen == value)
    }

    /// Every option with its value.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let chosen = self.chosen;
        self.info
            .options
            .iter()
            .zip(chosen)
            .map(|(option, value)| (option.key, option.values[usize::from(value)]))
    }

    /// The options that differ from their defaults.
    pub fn changes(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.info
            .options
            .iter()
            .zip(self.options())
            .filter(|(option, (_, value))| option.values[0] != *value)
            .map(|(_, choice)| choice)
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} for {}", self.info.id, self.seats)?;
        self.changes().try_for_each(|(key, value)| write!(f, ", {key}={value}"))
    }
}

fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// Why a game cannot start. Locales turn it into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum SetupError {
    /// Too few or too many seats.
    Seats {
        /// The number asked for.
        seats: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The game has no such option.
    UnknownOption {
        /// The name asked for.
        key: String,
        /// The names there are.
        known: String,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        key: String,
        /// The value asked for.
        value: String,
        /// The values there are.
        known: String,
    },
    /// Options contradict each other.
    Conflict {
        /// Which options.
        what: String,
    },
    /// A file under `data/` breaks a constraint.
    Data {
        /// Which file and which constraint.
        what: String,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { seats, min, max } => {
                write!(f, "{seats} seats; the game is for {min} to {max}")
            }
            SetupError::UnknownOption { key, known } => {
                write!(f, "there is no option `{key}`; the options are: {known}")
            }
            SetupError::UnknownValue { key, value, known } => {
                write!(f, "the option `{key}` has no value `{value}`; its values are: {known}")
            }
            SetupError::Conflict { what } | SetupError::Data { what } => f.write_str(what),
        }
    }
}

impl std::error::Error for SetupError {}
