use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::GameCareer;

/// A password, which is never written anywhere.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

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

/// Another password.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct NewPassword {
    /// The one so far.
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

/// A player's last request: to be forgotten.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts", optional_fields))]
pub struct Farewell {
    /// That of the account; a guest has none.
    #[serde(default)]
    pub password: Option<Password>,
}

/// Somebody whom the requester has blocked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct BlockedPlayer {
    /// What the requester calls the other by when it is enough.
    pub key: String,
    /// The other's name now; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Tells guests without a name apart.
    pub number: u16,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

/// It is enough.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct Unblock {
    /// [`BlockedPlayer::key`].
    pub key: String,
}

/// All that the house keeps of a player.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MyData {
    /// The public name for the machine.
    pub id: String,
    /// The name shown to others.
    pub name: Option<String>,
    /// Tells guests without a name apart.
    pub number: u16,
    /// When the player came for the first time, in milliseconds since 1970.
    pub since: i64,
    /// Whether there is a password.
    pub account: bool,
    /// Where the player wants to be called.
    pub webhook: Option<String>,
    /// Since when each browser is signed in, in milliseconds since 1970.
    pub sessions: Vec<i64>,
    /// Whom the player has blocked.
    pub blocked: Vec<BlockedPlayer>,
    /// What came of it: figures and ratings.
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
    /// What the player did there, as it is kept: each with a tag `deed` and its time.
    #[schema(value_type = Vec<Object>)]
    pub deeds: Vec<Value>,
}
