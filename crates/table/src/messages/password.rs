use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A password. Its debug output hides it.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "account.ts"))]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}
