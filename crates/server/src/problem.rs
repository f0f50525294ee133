//! Problem responses.

use std::fmt;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use crate::store::StoreError;

/// Why a request was refused: data with a tag `error`. The words are in the locales.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    status: StatusCode,
    /// The game whose texts have the words.
    game: &'static str,
    fields: Map<String, Value>,
}

/// The body of a problem response.
#[derive(Serialize, ToSchema)]
pub struct ProblemBody {
    /// What is wrong: the key of the sentence in the locales.
    error: String,
    /// The status of the response.
    status: u16,
    /// The sentence, in the language that the request asked for.
    detail: String,
    /// The part of the request that is wrong.
    field: Option<String>,
    /// The rule that forbids an action.
    why: Option<String>,
    /// The table as it is now, when the request was stale.
    #[schema(value_type = Option<Object>)]
    now: Option<Value>,
}

/// Why a stream ends.
#[derive(Serialize, ToSchema)]
pub(crate) struct StreamProblem {
    /// What is wrong: the key of the sentence in the locales.
    error: String,
    /// The status that a request would have been answered with.
    status: u16,
}

impl Problem {
    /// The content type.
    pub(crate) const KIND: HeaderValue = HeaderValue::from_static("application/problem+json");

    /// A problem without further data.
    pub(crate) fn new(status: StatusCode, error: &str) -> Problem {
        let mut fields = Map::new();
        fields.insert("error".to_owned(), error.into());
        Problem { status, game: "house", fields }
    }

    /// The same with words from a game's texts.
    pub(crate) const fn in_words_of(mut self, game: &'static str) -> Problem {
        self.game = game;
        self
    }

    pub(crate) const fn game(&self) -> &'static str {
        self.game
    }

    /// The same with another field.
    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Problem {
        self.fields.insert(key.to_owned(), value.into());
        self
    }

    /// A problem from an error that serializes with a tag `error`.
    pub(crate) fn of(status: StatusCode, data: impl Serialize) -> Problem {
        match serde_json::to_value(data) {
            Ok(Value::Object(fields)) => Problem { status, game: "house", fields },
            _ => Problem::new(status, "internal"),
        }
    }

    /// A field of the request that cannot be used.
    pub(crate) fn field(field: impl Into<String>, what: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad-field")
            .with("field", field.into())
            .with("what", what.into())
    }

    /// A name that cannot be shown.
    pub(crate) fn bad_name(field: &str, name: &str) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "name")
            .with("field", field)
            .with("name", name.chars().take(60).collect::<String>())
            .with("most", dighouse_table::names::LONGEST_NAME)
    }

    pub(crate) fn forbidden(error: &str) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, error)
    }

    pub(crate) fn conflict(error: &str) -> Problem {
        Problem::new(StatusCode::CONFLICT, error)
    }

    /// A bug in the program.
    pub(crate) fn internal() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    pub(crate) fn no_such_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no-such-table")
    }

    /// A rule of a game or of the server forbids it: data with a tag `why`.
    pub(crate) fn illegal(action: &str, why: Value) -> Problem {
        let problem = Problem::of(StatusCode::UNPROCESSABLE_ENTITY, why);
        problem.with("error", "illegal-action").with("action", action)
    }

    /// The key of what is wrong.
    pub fn error(&self) -> &str {
        self.fields.get("error").and_then(Value::as_str).unwrap_or_default()
    }

    /// The data without the sentence.
    pub(crate) fn data(&self) -> Value {
        Value::Object(self.fields.clone())
    }

    /// The data with the status, for a stream.
    pub(crate) fn data_with_status(&self) -> Value {
        let mut fields = self.fields.clone();
        fields.insert("status".to_owned(), json!(self.status.as_u16()));
        Value::Object(fields)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.status.as_u16(), self.error())
    }
}

impl std::error::Error for Problem {}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NoSuchTable => Problem::no_such_table(),
            // The server is shutting down.
            StoreError::Closed => Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store"),
            error => {
                tracing::error!(?error, "the store failed");
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store")
            }
        }
    }
}

impl IntoResponse for Problem {
    /// The sentence is added later, where the language is known: see `api::words`.
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.data_with_status())).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, Problem::KIND);
        if let Some(seconds) = self.fields.get("retry_after").and_then(Value::as_u64) {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}
