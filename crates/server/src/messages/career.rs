use serde::Serialize;
use utoipa::ToSchema;

/// What a player has played.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct Career {
    /// The name; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Distinguishes guests without a name.
    pub number: u16,
    /// Whether it is an account.
    pub account: bool,
    /// Whether it is your own.
    pub yours: bool,
    /// When the player first visited, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// The games that were played, in the order of the shelf.
    pub games: Vec<GameCareer>,
    /// A page of the finished games, the latest first. Others see those of public tables, and those where both sat.
    pub finished: Vec<FinishedGame>,
    /// Which page, from 0.
    pub page: u32,
    /// How many there are.
    pub pages: u32,
}

/// What a player has played of one game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct GameCareer {
    /// The game.
    pub game: String,
    /// By the number of seats; without tables where several played at one screen.
    pub by_seats: Vec<SeatsCareer>,
    /// The rating after each rated game; the last is the current one.
    pub rating: Vec<RatingPoint>,
}

/// What a player has played at tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct SeatsCareer {
    /// How many seats.
    pub seats: u8,
    /// How many games.
    pub played: u32,
    /// How many of them were won, alone or with others.
    pub won: u32,
    /// The points in a game.
    pub mean_score: f64,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct RatingPoint {
    /// When the game ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The strength; 400 points are ten times the chance to win.
    pub points: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct FinishedGame {
    /// The table, for its replay.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub ended: i64,
    /// Who sat there.
    pub seats: Vec<FinishedSeat>,
    /// By how many points it changed the rating; none if it was not rated.
    pub change: Option<f64>,
}

/// A seat of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct FinishedSeat {
    /// The player's name; none for a bot or a guest without a name.
    pub name: Option<String>,
    /// The number of a person.
    pub number: Option<u16>,
    /// The bot that sat there.
    pub bot: Option<String>,
    /// Whether it is the seat of the player whose career this is.
    pub own: bool,
    /// Whether the player sat down as an account, which has a page of its own.
    pub account: bool,
    /// 1 is the first. A player who left the seat to a bot ranks behind all who played on.
    pub place: u8,
    /// The points.
    pub score: i16,
}
