use dighouse_game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Considered, LogLine, SeatNow, TalkLine};

/// A moment of a finished game, through somebody's viewpoint.
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
    pub standings: Vec<dighouse_game::ScoreRow>,
    /// Everybody's points after each number of actions, from 0 on.
    pub scores: Vec<Vec<i16>>,
}

/// A finished game, thought over once more: each decision by what its seat could know then.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct Analysis {
    /// How many decisions were thought over.
    pub done: u32,
    /// Of how many; 0 before it is known.
    pub of: u32,
    /// Those where there was something to decide.
    pub moments: Vec<Judged>,
}

/// What a bot thinks of a decision.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct Judged {
    /// How many actions were done before.
    pub step: u32,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What the bot would have done.
    pub best: Considered,
    /// The rank of what was done among what the bot thought of; none if it did not think of it.
    pub rank: Option<u32>,
    /// How much worse what was done seems, from 0 to 1: mostly the chance to win.
    pub standing_lost: Option<f64>,
    /// The same in points.
    pub points_lost: Option<f64>,
    /// The chance of each seat to win, as it seemed then; empty if the bot thought of one seat alone.
    pub chances: Vec<f64>,
    /// The points that each seat could expect then; empty likewise.
    pub points: Vec<f64>,
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
