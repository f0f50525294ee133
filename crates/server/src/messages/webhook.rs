use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// A player's webhook.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "webhook.ts"))]
pub struct NewWebhook {
    /// An `http` or `https` address.
    pub url: String,
    /// The address at which the player reaches the server, such as `https://dig.example`.
    pub home: String,
    /// The language of the calls, such as `pl`.
    pub lang: String,
}

/// The secret that calls are signed with. It is shown once.
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
    /// The address.
    pub url: String,
    /// Whether it is on; it is turned off after too many failures.
    pub on: bool,
    /// Why the last call failed: data with a tag `error`.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, unknown> | null"))]
    pub problem: Option<Map<String, Value>>,
}
