//! What an engine answers.

use dighouse_table::Problem;
use serde::Serialize;
use serde_json::{Value, json};

/// Why a question has no answer: data with a tag `error`.
pub(crate) struct Failure(Value);

/// The value of an answer, or why there is none.
pub(crate) type Answer = Result<Value, Failure>;

impl Failure {
    /// A question that cannot be read.
    pub(crate) fn bad_request(what: impl ToString) -> Failure {
        Failure(json!({ "error": "bad-request", "what": what.to_string() }))
    }

    /// The caller must load the table first.
    pub(crate) fn not_loaded(id: &str) -> Failure {
        Failure(json!({ "error": "not-loaded", "id": id }))
    }

    /// The history of a table cannot be read.
    pub(crate) fn unreadable(what: &str) -> Failure {
        Failure(json!({ "error": "unreadable-table", "what": what }))
    }

    /// The table moved on.
    pub(crate) fn stale() -> Failure {
        Failure(json!({ "error": "stale" }))
    }
}

/// The status comes along, as in the body of a response.
impl<E: Into<Problem>> From<E> for Failure {
    fn from(problem: E) -> Failure {
        Failure(problem.into().data_with_status())
    }
}

/// An answer as text.
pub(crate) fn write(answer: Answer) -> Vec<u8> {
    let (key, value) = match answer {
        Ok(value) => ("ok", value),
        Err(Failure(error)) => ("error", error),
    };
    json!({ key: value }).to_string().into_bytes()
}

/// Plain data as JSON.
pub(crate) fn data(plain: impl Serialize) -> Value {
    serde_json::to_value(plain).expect("messages are plain data")
}
