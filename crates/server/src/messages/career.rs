use serde::Serialize;
use utoipa::ToSchema;

/// What somebody has played.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct Career {
    /// The name; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Tells guests without a name apart.
    pub number: u16,
    /// Whether it is an account.
    pub account: bool,
    /// Whether it is the requester's own.
    pub yours: bool,
    /// When the player came for the first time, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// The games that were played, those of the shelf in its order.
    pub games: Vec<GameCareer>,
    /// A page of the games that were played out, the latest first. Somebody else sees those of public tables, and those
    /// where both sat.
    pub finished: Vec<FinishedGame>,
    /// Which page, from 0.
    pub page: u32,
    /// How many there are.
    pub pages: u32,
}

/// What somebody has played of one game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct GameCareer {
    /// The game.
    pub game: String,
    /// By the number of seats; without tables where several played at one screen.
    pub by_seats: Vec<SeatsCareer>,
    /// The rating after each game that changed it; the last is that of now.
    pub rating: Vec<RatingPoint>,
}

/// What somebody has played at tables of one size.
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
    /// The strength; 400 points are a tenfold chance.
    pub points: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

/// A game that was played out.
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
    /// By how many points it changed the rating; none if it did not count.
    pub change: Option<f64>,
}

/// A seat of a game that was played out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "career.ts"))]
pub struct FinishedSeat {
    /// The player's name; none for a bot or a guest without a name.
    pub name: Option<String>,
    /// The number of a person.
    pub number: Option<u16>,
    /// The bot that sat there.
    pub bot: Option<String>,
    /// Whether it was that of the player whose career this is.
    pub own: bool,
    /// Whether the player sat down as an account, which has a page of its own.
    pub account: bool,
    /// 1 is the first. Who left the seat to a bot stands behind all who played on.
    pub place: u8,
    /// The points.
    pub score: i16,
}
