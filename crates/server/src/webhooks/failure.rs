//! Why somebody could not be called.

use serde::{Deserialize, Serialize};

/// Why a call failed: data, whose words are in the locales.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error")]
pub(crate) enum Failure {
    /// It is no address that the house calls.
    #[serde(rename = "webhook-url")]
    Url,
    /// Nobody knows the name.
    #[serde(rename = "webhook-unknown-name")]
    UnknownName,
    /// It leads into a private network.
    #[serde(rename = "webhook-not-public")]
    NotPublic,
    /// There is nobody, or the answer broke off.
    #[serde(rename = "webhook-no-answer")]
    NoAnswer,
    /// The answer did not come in time.
    #[serde(rename = "webhook-late")]
    Late,
    /// The way could not be made safe.
    #[serde(rename = "webhook-certificate")]
    Certificate,
    /// The answer was not a good one.
    #[serde(rename = "webhook-refused")]
    Refused {
        /// Its status.
        answer: u16,
    },
}
