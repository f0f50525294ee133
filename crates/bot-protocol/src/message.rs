//! The lines of the protocol: a word, and for some words a value after a space.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use dighouse_game::{ParseError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// A line that a bot is told.
///
/// ```
/// use dighouse_bot_protocol::{Asked, Go};
///
/// let go: Asked = r#"go {"ms":200}"#.parse()?;
/// assert_eq!(go, Asked::Go(Go { ms: Some(200), iters: None }));
/// assert_eq!(go.to_string(), r#"go {"ms":200}"#);
/// assert!("castle".parse::<Asked>().is_err());
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// The arena speaks this version of the protocol. The bot says [`Reply::Ready`].
    Hello(u32),
    /// A game begins. The bot says [`Reply::Ready`], or [`Reply::Error`] if it cannot play it.
    Game(GameLine),
    /// The position before the next [`Asked::Go`]. There is no reply.
    Turn(Box<TurnLine>),
    /// Choose an action. The bot says [`Reply::Best`].
    Go(Go),
    /// Say [`Reply::Best`] now.
    Stop,
    /// Goodbye.
    Quit,
}

/// The game that is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameLine {
    /// Its id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// A number for the bot's random choices, so that games can be reproduced.
    pub seed: u32,
}

/// What the bot knows when it has to decide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnLine {
    /// The bot's seat.
    pub seat: Seat,
    /// What is asked.
    pub prompt: String,
    /// The legal actions, in the notation of the game.
    pub actions: Vec<String>,
    /// What the seat sees.
    pub view: Value,
    /// A whole position that agrees with everything that the seat was told; what it cannot know is sampled.
    pub position: Value,
}

/// What a bot may spend on a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Go {
    /// Milliseconds until the answer has to be there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// Iterations of a search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iters: Option<u32>,
}

/// A line that a bot says.
///
/// ```
/// use dighouse_bot_protocol::Reply;
///
/// assert_eq!("best bet 9-15".parse(), Ok(Reply::Best("bet 9-15".to_owned())));
/// assert_eq!("info 2000 iterations".parse(), Ok(Reply::Info("2000 iterations".to_owned())));
/// assert!("bet 9-15".parse::<Reply>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It understands, with its name in answer to [`Asked::Hello`].
    Ready(String),
    /// The action that it chooses.
    Best(String),
    /// Anything for people who watch; it has no effect.
    Info(String),
    /// Why it cannot play.
    Error(String),
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = |f: &mut fmt::Formatter<'_>, word: &str, value: Value| write!(f, "{word} {value}");
        match self {
            Asked::Hello(version) => write!(f, "dighouse {version}"),
            Asked::Game(game) => json(f, "game", plain(game)),
            Asked::Turn(turn) => json(f, "turn", plain(turn)),
            Asked::Go(go) => json(f, "go", plain(go)),
            Asked::Stop => f.write_str("stop"),
            Asked::Quit => f.write_str("quit"),
        }
    }
}

fn plain(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("messages are plain data")
}

impl FromStr for Asked {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Asked, ParseError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let asked = match word {
            "dighouse" => rest.parse().ok().map(Asked::Hello),
            "game" => serde_json::from_str(rest).ok().map(Asked::Game),
            "turn" => serde_json::from_str(rest).ok().map(Asked::Turn),
            "go" if rest.is_empty() => Some(Asked::Go(Go::default())),
            "go" => serde_json::from_str(rest).ok().map(Asked::Go),
            "stop" => Some(Asked::Stop),
            "quit" => Some(Asked::Quit),
            _ => None,
        };
        asked.ok_or_else(|| ParseError::new("a line of the bot protocol", line))
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, rest) = match self {
            Reply::Ready(name) => ("ready", name),
            Reply::Best(action) => ("best", action),
            Reply::Info(text) => ("info", text),
            Reply::Error(text) => ("error", text),
        };
        if rest.is_empty() { f.write_str(word) } else { write!(f, "{word} {rest}") }
    }
}

impl FromStr for Reply {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Reply, ParseError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.to_owned();
        match word {
            "ready" => Ok(Reply::Ready(rest)),
            "best" => Ok(Reply::Best(rest)),
            "info" => Ok(Reply::Info(rest)),
            "error" => Ok(Reply::Error(rest)),
            _ => Err(ParseError::new("a reply of the bot protocol", line)),
        }
    }
}
