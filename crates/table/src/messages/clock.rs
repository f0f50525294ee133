use dighouse_game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time players have, and what happens when it is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub enum TimeOut {
    /// A bot plays until the player returns.
    Bot,
    /// The player loses; a bot plays on for the others.
    Loss,
}

/// The clocks of a table at the moment when they are sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Clocks {
    /// The settings.
    pub rules: Clock,
    /// Seat by seat.
    pub seats: Vec<SeatClock>,
    /// Whether all clocks are stopped, because everybody agreed.
    pub paused: bool,
    /// A request to pause.
    pub pause: Option<PauseAsked>,
    /// How many whole days of vacation the viewer has left; none where a game does not take days.
    pub vacation: Option<u32>,
}

/// The clock of a seat, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct SeatClock {
    /// What is left of the turn's own time.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub turn: i64,
    /// What is left of the bank.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub bank: i64,
    /// Whether it runs.
    pub runs: bool,
    /// When the player's vacation ends, in milliseconds since 1970; none if the player is not on vacation.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub away: Option<i64>,
    /// Whether its player lost on time.
    pub lost: bool,
}

/// A request to pause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct PauseAsked {
    /// Who makes the request.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The seats that must still agree.
    #[schema(value_type = Vec<u8>)]
    pub waits_for: Vec<Seat>,
}

/// A vacation from a game over days.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Away {
    /// Who.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// For how many days from now on; 0 ends it.
    pub days: u32,
}
