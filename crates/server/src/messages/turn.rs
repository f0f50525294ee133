use serde::Serialize;
use utoipa::ToSchema;

/// A table where it is the turn of whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "turn.ts"))]
pub struct Turn {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// How many actions were done there when it was told.
    pub step: u32,
}
