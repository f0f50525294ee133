use dighouse_game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time players have, and what comes after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Clock {
    /// For each turn, in seconds: 10 seconds to 30 days.
    pub turn: u32,
    /// For all turns that take longer, in seconds: up to 60 days.
    pub bank: u32,
    /// What happens when both are used up.
    pub then: TimeOut,
}

/// What happens to a player whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub enum TimeOut {
    /// A bot plays on until the player is back.
    Bot,
    /// The player has lost; a bot plays on for the others.
    Loss,
}

/// The clocks of a table, as they show when they are sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Clocks {
    /// What was agreed.
    pub rules: Clock,
    /// Seat by seat.
    pub seats: Vec<SeatClock>,
    /// Whether they all stand, because everybody agreed.
    pub paused: bool,
    /// Somebody asks for a pause.
    pub pause: Option<PauseAsked>,
    /// How many whole days the viewer may still be away; none where a game does not take days.
    pub vacation: Option<u32>,
}

/// The clock of a seat, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct SeatClock {
    /// What is left of the turn's own time.
    #[cfg_attr(test, ts(type = "number"))]
    pub turn: i64,
    /// What is left of the bank.
    #[cfg_attr(test, ts(type = "number"))]
    pub bank: i64,
    /// Whether it runs.
    pub runs: bool,
    /// Until when the player is away, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub away: Option<i64>,
    /// Whether its player has lost because the time was up.
    pub lost: bool,
}

/// Somebody asks for a pause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct PauseAsked {
    /// Who asks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who has still to agree.
    #[schema(value_type = Vec<u8>)]
    pub waits_for: Vec<Seat>,
}

/// Being away from a game that takes days.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Away {
    /// Who.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// For how many days from now on; 0: not any more.
    pub days: u32,
}
