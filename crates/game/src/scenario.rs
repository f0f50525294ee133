//! Positions as text.
//!
//! [`Game::position`] turns any state into plain data, and [`Game::from_position`] validates such data and turns it into
//! a state. This module writes the data as TOML, or as one line of JSON, and reads it.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::seed::{hex, sha256};
use crate::{Game, SetupError};

/// A position and the game it belongs to.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario<P> {
    game: String,
    rules: u32,
    position: P,
}

/// Writes a state as TOML.
pub fn write<G: Game>(state: &G) -> String {
    let scenario = Scenario { game: G::INFO.id.to_owned(), rules: G::INFO.rules, position: state.position() };
    toml::to_string(&scenario).expect("a position has only names, numbers, lists and tables")
}

/// Reads a state from TOML.
///
/// # Errors
/// If the text is malformed, belongs to another game or version, or describes an impossible position.
pub fn read<G: Game>(text: &str) -> Result<G, ScenarioError> {
    let scenario: Scenario<G::Position> = parse(text)?;
    if scenario.game != G::INFO.id {
        return Err(ScenarioError::AnotherGame { game: scenario.game, expected: G::INFO.id.to_owned() });
    }
    if scenario.rules != G::INFO.rules {
        return Err(ScenarioError::UnknownRules {
            game: G::INFO.id,
            rules: scenario.rules,
            known: G::INFO.rules,
        });
    }
    G::from_position(scenario.position)
}

/// Writes a state as one line of JSON.
pub fn to_line<G: Game>(state: &G) -> String {
    serde_json::to_string(&state.position()).expect("a position is plain data")
}

/// Reads a state from a line of JSON.
///
/// # Errors
/// If the line is malformed or describes an impossible position.
pub fn of_line<G: Game>(line: &str) -> Result<G, ScenarioError> {
    let position = serde_json::from_str(line)
        .map_err(|error| ScenarioError::Malformed { line: 1, what: error.to_string() })?;
    G::from_position(position)
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ScenarioError> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = 1 + text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count();
        ScenarioError::Malformed { line, what: error.message().to_owned() }
    })
}

/// A short hash of the whole state, chance included.
pub fn fingerprint<G: Game>(state: &G) -> String {
    digest(to_line(state).as_bytes())
}

/// The first 16 hexadecimal digits of a text's SHA-256.
pub fn digest(text: &[u8]) -> String {
    hex(&sha256(text)[..8])
}

/// The result of a check on a position.
pub type Checked<T = ()> = Result<T, ScenarioError>;

/// Fails with `what` unless it `holds`: one check of a position. Pass `format_args!` to format only on failure.
///
/// ```
/// use dighouse_game::scenario::{Checked, ensure};
///
/// fn check(sticks: u8) -> Checked {
///     ensure(sticks > 0, "there are no sticks")?;
///     ensure(sticks <= 5, format_args!("there are {sticks} sticks, not at most 5"))
/// }
///
/// assert!(check(4).is_ok());
/// let error = check(9).unwrap_err();
/// assert_eq!(error.to_string(), "this position is impossible: there are 9 sticks, not at most 5");
/// ```
///
/// # Errors
/// [`ScenarioError::Impossible`] if it does not hold.
pub fn ensure(holds: bool, what: impl fmt::Display) -> Checked {
    if holds { Ok(()) } else { Err(ScenarioError::impossible(what.to_string())) }
}

/// Why a text is not a position of the game. Locales turn it into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum ScenarioError {
    /// The text is not TOML, or does not have the fields of a position.
    Malformed {
        /// The line.
        line: usize,
        /// What is wrong there.
        what: String,
    },
    /// The position belongs to another game.
    AnotherGame {
        /// The game it names.
        game: String,
        /// The game expected.
        expected: String,
    },
    /// This version of the game's rules is unknown.
    UnknownRules {
        /// The game.
        game: &'static str,
        /// The version it names.
        rules: u32,
        /// The version known.
        known: u32,
    },
    /// The rules or the box do not allow the position.
    Impossible(Impossible),
    /// The game does not have this set-up.
    #[serde(untagged)]
    Setup(SetupError),
}

impl ScenarioError {
    /// The position breaks this constraint.
    pub fn impossible(what: impl Into<String>) -> ScenarioError {
        ScenarioError::Impossible(Impossible { what: what.into() })
    }
}

impl From<Impossible> for ScenarioError {
    fn from(error: Impossible) -> ScenarioError {
        ScenarioError::Impossible(error)
    }
}

impl From<SetupError> for ScenarioError {
    fn from(error: SetupError) -> ScenarioError {
        ScenarioError::Setup(error)
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScenarioError::Malformed { line, what } => write!(f, "line {line}: {what}"),
            ScenarioError::AnotherGame { game, expected } => {
                write!(f, "this is a position of `{game}`, not of `{expected}`")
            }
            ScenarioError::UnknownRules { game, rules, known } => {
                write!(
                    f,
                    "this position uses version {rules} of the rules of {game}; only version {known} is known"
                )
            }
            ScenarioError::Impossible(error) => error.fmt(f),
            ScenarioError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ScenarioError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ScenarioError::Impossible(error) => Some(error),
            ScenarioError::Setup(error) => Some(error),
            ScenarioError::Malformed { .. }
            | ScenarioError::AnotherGame { .. }
            | ScenarioError::UnknownRules { .. } => None,
        }
    }
}

/// A constraint of the rules or of the box that a position breaks.
///
/// ```
/// use dighouse_game::{Impossible, ScenarioError};
///
/// let error = Impossible { what: "there are 9 sticks, not at most 5".to_owned() };
/// assert_eq!(error.to_string(), "this position is impossible: there are 9 sticks, not at most 5");
/// assert_eq!(ScenarioError::from(error.clone()), ScenarioError::Impossible(error));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Impossible {
    /// The constraint, or what contradicts it.
    pub what: String,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this position is impossible: {}", self.what)
    }
}

impl std::error::Error for Impossible {}
