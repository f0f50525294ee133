//! What a module can be asked.

use std::collections::BTreeMap;

use dighouse_game::{Seat, Seed, Viewer};
use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::Value;

/// A request that does not name a match.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum AboutGame {
    About {},
    Printed {},
    Begin {
        seats: u8,
        #[serde(default)]
        options: BTreeMap<String, String>,
        seed: Seed,
    },
    BeginFrom {
        position: String,
    },
    Resume {
        record: String,
    },
    Replay {
        record: String,
    },
}

/// A request that names a match.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum AboutMatch {
    Drop {},
    Setup {},
    Decision {},
    Steps {},
    Actions { seat: Seat },
    WhyNot { seat: Seat, action: String },
    Play { seat: Seat, action: String, at: Option<u64> },
    CanUndo { seat: Seat },
    Undo { seat: Seat },
    TakeBack { steps: usize },
    View { viewer: Looking },
    ViewAfter { steps: usize, viewer: Looking },
    Stamp { steps: usize, viewer: Looking },
    Answer { seat: Seat, index: usize },
    Awaits { seat: Seat, index: usize },
    Moves {},
    Scores {},
    Log { viewer: Looking },
    Standings {},
    Position {},
    Fingerprint {},
    Redealt { steps: usize, viewer: Looking, random: Seed },
}

/// A viewer: a seat's number, `"spectator"` or `"all"`.
pub(crate) struct Looking(pub(crate) Viewer);

impl<'de> Deserialize<'de> for Looking {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Looking, D::Error> {
        let viewer = match Value::deserialize(deserializer)? {
            Value::Number(number) => number.to_string(),
            Value::String(name) if name.parse::<Seat>().is_err() => name,
            other => return Err(D::Error::custom(format!("{other} is not a viewer"))),
        };
        viewer.parse().map(Looking).map_err(D::Error::custom)
    }
}
