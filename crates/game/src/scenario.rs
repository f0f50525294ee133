//! The text of a position.
//!
//! A game describes any of its states as plain data ([`Game::Position`]) and builds a state from
//! such data through one door ([`Game::from_position`]) that is as strict as the box. Here that
//! data becomes a TOML text and back.

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

/// Writes a state down.
pub fn write<G: Game>(state: &G) -> String {
    let scenario = Scenario { game: G::INFO.id.to_owned(), rules: G::INFO.rules, position: state.position() };
    toml::to_string(&scenario).expect("a position has only names, numbers, lists and tables")
}

/// Reads a state; every doubt about it is an error.
pub fn read<G: Game>(text: &str) -> Result<G, ScenarioError> {
    let scenario: Scenario<G::Position> = parse(text)?;
    if scenario.game != G::INFO.id {
        return Err(ScenarioError::AnotherGame { game: scenario.game, expected: G::INFO.id.to_owned() });
    }
    if scenario.rules != G::INFO.rules {
        return Err(ScenarioError::UnknownRules { rules: scenario.rules, known: G::INFO.rules });
    }
    G::from_position(scenario.position)
}

/// A state on one line: its position as JSON.
pub fn to_line<G: Game>(state: &G) -> String {
    serde_json::to_string(&state.position()).expect("a position is plain data")
}

/// Reads such a line; every doubt about it is an error.
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

/// A hash of all that a state is, chance included; short enough to read aloud.
pub fn fingerprint<G: Game>(state: &G) -> String {
    digest(to_line(state).as_bytes())
}

/// The first 16 hexadecimal digits of a text's SHA-256.
pub fn digest(text: &[u8]) -> String {
    hex(&sha256(text)[..8])
}

/// The result of a check on a position.
pub type Checked<T = ()> = Result<T, ScenarioError>;

/// Fails with `what` unless it `holds`: one line of a game's validation of positions. Pass
/// `format_args!` to format only on failure.
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

/// Why a text is not a position of the game; data, whose words are in the locales.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum ScenarioError {
    /// Not TOML, or not with these fields.
    Malformed {
        /// The line.
        line: usize,
        /// What is wrong there.
        what: String,
    },
    /// A position of another game.
    AnotherGame {
        /// The game it names.
        game: String,
        /// The game expected.
        expected: String,
    },
    /// Written under rules that this program does not know.
    UnknownRules {
        /// The version it names.
        rules: u32,
        /// The version known.
        known: u32,
    },
    /// The parts contradict each other or the box.
    Impossible(Impossible),
    /// Its set-up is not one of the game's.
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
            ScenarioError::UnknownRules { rules, known } => {
                write!(f, "this position uses version {rules} of the rules; only version {known} is known")
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
