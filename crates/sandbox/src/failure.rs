//! What can be wrong with a module.

use std::fmt;

use serde::Serialize;
use serde_json::{Value, json};

/// What is wrong with a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Failure {
    /// It is not a WebAssembly module, imports something, or cannot be started within the limits.
    NotAModule {
        /// Why.
        why: String,
    },
    /// It lacks an export, or the export has another type.
    NoExport {
        /// The name of the export.
        name: &'static str,
    },
    /// A call took more work than it may.
    OutOfFuel,
    /// The module ended a call by a trap.
    Trap {
        /// Which.
        why: String,
    },
    /// It named memory that it does not have.
    OutOfMemoryBounds,
    /// An answer is not what the interface says.
    BadAnswer {
        /// What is wrong with it.
        why: String,
    },
    /// It has other rules than it should.
    OtherRules {
        /// The game and version that it has.
        found: String,
    },
}

impl Failure {
    pub(crate) fn bad_answer(why: impl fmt::Display) -> Failure {
        Failure::BadAnswer { why: why.to_string() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotAModule { why } => write!(f, "this is not a rules module: {why}"),
            Failure::NoExport { name } => write!(f, "the rules module has no `{name}` of the right type"),
            Failure::OutOfFuel => f.write_str("the rules module takes too long"),
            Failure::Trap { why } => write!(f, "the rules module broke off: {why}"),
            Failure::OutOfMemoryBounds => f.write_str("the rules module named memory that it does not have"),
            Failure::BadAnswer { why } => write!(f, "the rules module gave a wrong answer: {why}"),
            Failure::OtherRules { found } => write!(f, "the rules module has other rules: {found}"),
        }
    }
}

impl std::error::Error for Failure {}

/// The failure as an error whose text is in the locales.
impl From<Failure> for Value {
    fn from(failure: Failure) -> Value {
        json!({ "error": "rules-module-failed", "what": failure.to_string() })
    }
}
