use serde::Serialize;
use utoipa::ToSchema;

/// A table where it is your turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "turn.ts"))]
pub struct Turn {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// How many actions had been played there.
    pub step: u32,
}
