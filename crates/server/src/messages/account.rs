use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{GameCareer, Password};

/// The name and the password of an account.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct Credentials {
    /// 1 to 24 characters, and one letter or digit at least.
    pub name: String,
    /// 10 to 128 characters.
    pub password: Password,
}

/// Changing the password.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct NewPassword {
    /// The current password.
    pub old: Password,
    /// 10 to 128 characters.
    pub new: Password,
}

/// Signing out.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct SignOut {
    /// In every browser, not only in this one.
    pub everywhere: bool,
}

/// Deleting a player.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts", optional_fields))]
pub struct Farewell {
    /// The password of the account; a guest has none.
    #[serde(default)]
    pub password: Option<Password>,
}

/// A player whom you have blocked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct BlockedPlayer {
    /// The key for unblocking.
    pub key: String,
    /// The other's current name; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Distinguishes guests without a name.
    pub number: u16,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

/// Unblocking a player.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct Unblock {
    /// [`BlockedPlayer::key`].
    pub key: String,
}

/// All data that the server keeps about a player.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MyData {
    /// The id.
    pub id: String,
    /// The name shown to others.
    pub name: Option<String>,
    /// Distinguishes guests without a name.
    pub number: u16,
    /// When the player first visited, in milliseconds since 1970.
    pub since: i64,
    /// Whether there is a password.
    pub account: bool,
    /// The webhook.
    pub webhook: Option<String>,
    /// Since when each browser is signed in, in milliseconds since 1970.
    pub sessions: Vec<i64>,
    /// Whom the player has blocked.
    pub blocked: Vec<BlockedPlayer>,
    /// Statistics and ratings.
    pub games: Vec<GameCareer>,
    /// Where the player has sat.
    pub tables: Vec<MyTable>,
}

/// What a player did at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MyTable {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// Whether the player made it.
    pub maker: bool,
    /// What the player did there, as it is stored: each with a tag `deed` and its time.
    #[schema(value_type = Vec<Object>)]
    pub deeds: Vec<Value>,
}
