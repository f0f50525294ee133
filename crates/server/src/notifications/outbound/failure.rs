//! Why a request failed.

use serde::{Deserialize, Serialize};

/// Why a request failed. The words are in the locales; the store keeps these names, so they do not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error")]
pub(crate) enum Failure {
    /// The address is not allowed.
    #[serde(rename = "webhook-url")]
    Url,
    /// The name cannot be resolved.
    #[serde(rename = "webhook-unknown-name")]
    UnknownName,
    /// The address is in a private network.
    #[serde(rename = "webhook-not-public")]
    NotPublic,
    /// There was no response, or it broke off.
    #[serde(rename = "webhook-no-answer")]
    NoAnswer,
    /// The response came too late.
    #[serde(rename = "webhook-late")]
    Late,
    /// The TLS handshake failed.
    #[serde(rename = "webhook-certificate")]
    Certificate,
    /// The response was not a success.
    #[serde(rename = "webhook-refused")]
    Refused {
        /// Its status.
        answer: u16,
    },
}
