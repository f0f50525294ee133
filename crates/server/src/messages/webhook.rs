use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// Where a player wants to be called when it is their turn.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "webhook.ts"))]
pub struct NewWebhook {
    /// An address of the web, `http` or `https`.
    pub url: String,
    /// Where the player finds the house, such as `https://dig.example`.
    pub home: String,
    /// The language of the calls, such as `pl`.
    pub lang: String,
}

/// What calls are signed with. It is shown this once.
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "webhook.ts"))]
pub struct WebhookSecret {
    /// 64 letters and digits.
    pub secret: String,
}

/// A webhook as its owner sees it.
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "webhook.ts"))]
pub struct WebhookNow {
    /// Where the player is called.
    pub url: String,
    /// Whether that is done; not any more when it failed too often.
    pub on: bool,
    /// Why it failed the last time: data with a tag `error`.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, unknown> | null"))]
    pub problem: Option<Map<String, Value>>,
}
