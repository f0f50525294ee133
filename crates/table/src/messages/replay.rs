use dighouse_game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Considered, LogLine, SeatNow, Sharing, TalkLine};

/// A moment of a finished game, with the knowledge of one seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct Moment {
    /// The table.
    pub table: String,
    /// How many actions were played.
    pub step: u32,
    /// Whose knowledge is kept.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Everything about a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "replay.ts"))]
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
    /// Everything that happened, as far as the viewer may know.
    pub log: Vec<LogLine>,
    /// The chat, and what players did outside the game. By a share link, without the chat.
    pub talk: Vec<TalkLine>,
    /// The link that shares the game, if you may share it.
    pub sharing: Option<Sharing>,
    /// The score sheet at the end.
    #[schema(value_type = Vec<Object>)]
    pub standings: Vec<dighouse_game::ScoreRow>,
    /// The points of every seat after each number of actions, from 0 on.
    pub scores: Vec<Vec<i16>>,
}

/// The analysis of a finished game: each decision with what its seat could know then.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct Analysis {
    /// How many decisions are analysed.
    pub done: u32,
    /// Of how many; 0 until that is known.
    pub of: u32,
    /// The decisions with more than one choice.
    pub moments: Vec<Judged>,
}

/// What a bot thinks of a decision.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct Judged {
    /// The number of actions before it.
    pub step: u32,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What the bot would have played.
    pub best: Considered,
    /// The rank of the played action among those that the bot considered; none if it did not consider it.
    pub rank: Option<u32>,
    /// How much worse the played action seems, from 0 to 1: mostly the chance to win.
    pub standing_lost: Option<f64>,
    /// The same in points.
    pub points_lost: Option<f64>,
    /// The estimated chance of each seat to win; empty if the bot considered only one seat.
    pub chances: Vec<f64>,
    /// The expected points of each seat; empty likewise.
    pub points: Vec<f64>,
}

/// An action of a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "replay.ts"))]
pub struct ReplayStep {
    /// Who acted.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The action in the game's notation.
    pub text: String,
    /// Its parts, with a tag `action`.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub data: Value,
    /// When, in milliseconds since the game began.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub at: Option<u64>,
}
