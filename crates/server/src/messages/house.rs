use dighouse_game::OptionKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the server offers.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct House {
    /// The version of the program.
    pub version: String,
    /// The shelf.
    pub games: Vec<GameInfo>,
    /// The server's addresses on the home network; empty when it listens only to this machine.
    pub addresses: Vec<String>,
    /// Whether the client has engines, so that a browser can have tables of its own.
    pub engines: bool,
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct GameInfo {
    /// Its id in URLs, records and locales.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The options.
    pub options: Vec<OptionInfo>,
    /// The lines of the score sheet.
    pub categories: Vec<&'static str>,
    /// Its bots, the weakest first.
    pub bots: Vec<&'static str>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct OptionInfo {
    /// Its name.
    pub key: &'static str,
    /// The values; the first is the default.
    pub values: Vec<&'static str>,
    /// A variant of the rulebook, or a ruling where the rulebook is silent.
    #[schema(value_type = String)]
    pub kind: OptionKind,
}

/// Who makes the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Me {
    /// The player's id.
    pub id: String,
    /// The name shown to others; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Distinguishes guests without a name.
    pub number: u16,
    /// Whether there is a password, so that the player can sign in elsewhere.
    pub account: bool,
}

/// A new name for the player.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Rename {
    /// 1 to 24 characters.
    pub name: String,
}

/// A record to check.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Verify {
    /// The text of the record.
    pub record: String,
}

/// The result of checking a record.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Verdict {
    /// Whether every action is legal and they lead to the end that the record states.
    pub ok: bool,
    /// The game, if it is on the shelf.
    pub game: Option<String>,
    /// The version of the rules by which it was replayed.
    pub rules: Option<u32>,
    /// The SHA-256 of the module of these rules.
    pub module: Option<String>,
    /// How many actions were replayed.
    pub steps: u32,
    /// What is wrong, as data with a tag `error` and the number of the line.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, unknown> | null"))]
    pub error: Option<serde_json::Value>,
}
