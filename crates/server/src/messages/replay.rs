use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{LogLine, SeatNow, TalkLine};

/// A moment of a finished game, through somebody's eyes.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct Moment {
    /// The table.
    pub table: String,
    /// How many actions were done.
    pub step: u32,
    /// Whose knowledge is kept.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// A finished game from above.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct Overview {
    /// The table.
    pub id: String,
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    pub options: std::collections::BTreeMap<String, String>,
    /// Who sat where.
    pub seats: Vec<SeatNow>,
    /// Every action.
    pub steps: Vec<ReplayStep>,
    /// Everything that happened, as the viewer who was asked for is told.
    pub log: Vec<LogLine>,
    /// What was said.
    pub talk: Vec<TalkLine>,
    /// The score sheet at the end.
    #[schema(value_type = Vec<Object>)]
    pub standings: Vec<game::ScoreRow>,
    /// Everybody's points after each number of actions, from 0 on.
    pub scores: Vec<Vec<i16>>,
}

/// An action of a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct ReplayStep {
    /// Who acted.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What was done, in the game's notation.
    pub text: String,
    /// Its parts, with a tag `action`.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub data: Value,
    /// When, in milliseconds since the game began.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub at: Option<u64>,
}
