use dighouse_game::OptionKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the house offers.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct House {
    /// The version of the program.
    pub version: String,
    /// The shelf.
    pub games: Vec<GameInfo>,
    /// Where others on the home network find this house; empty when it listens only to itself.
    pub addresses: Vec<String>,
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct GameInfo {
    /// Its name in addresses, records and locales.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// What can be chosen.
    pub options: Vec<OptionInfo>,
    /// The lines of the score sheet.
    pub categories: Vec<&'static str>,
    /// Its bots, the weakest first.
    pub bots: Vec<&'static str>,
}

/// Something that can be chosen before a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct OptionInfo {
    /// Its name.
    pub key: &'static str,
    /// What can be chosen; the first is the default.
    pub values: Vec<&'static str>,
    /// A variant of the box, or a ruling where the rulebook is silent.
    #[schema(value_type = String)]
    pub kind: OptionKind,
}

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Me {
    /// The player's public name for the machine.
    pub id: String,
    /// The name shown to others; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Tells guests without a name apart.
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

/// A record whose actions shall be checked.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Verify {
    /// The text of the record.
    pub record: String,
}

/// What came of checking a record.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Verdict {
    /// Whether every action is legal and leads to the end that the record says.
    pub ok: bool,
    /// The game it is a record of, when it is one of the shelf.
    pub game: Option<String>,
    /// How many actions were replayed.
    pub steps: u32,
    /// What is wrong, as data with a tag `error` and the number of the line.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, unknown> | null"))]
    pub error: Option<serde_json::Value>,
}
