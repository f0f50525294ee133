//! Parts of requests.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use dighouse_game::Seat;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// The JSON body of a request. An error names the field.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if kind.is_none_or(|kind| !kind.starts_with("application/json")) {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            let error = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => "too-large",
                _ => "cut-off-body",
            };
            Problem::new(rejection.status(), error)
        })?;
        let mut json = serde_json::Deserializer::from_slice(&bytes);
        let read = serde_path_to_error::deserialize(&mut json).map_err(|error| {
            let what = error.inner().to_string();
            Problem::field(field(&error.path().to_string(), &what), what)
        })?;
        json.end().map_err(|error| Problem::field(".", error.to_string()))?;
        Ok(Body(read))
    }
}

/// The field that is wrong. The name of a missing field is only in the message.
fn field(path: &str, what: &str) -> String {
    let missing = what.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    match (path, missing) {
        (path, None) => path.to_owned(),
        (".", Some(missing)) => missing.to_owned(),
        (path, Some(missing)) => format!("{path}.{missing}"),
    }
}

/// The number of a seat in a URL.
pub(super) fn seat(text: Option<&str>) -> Result<Seat, Problem> {
    text.and_then(|text| text.parse().ok()).ok_or_else(|| Problem::field("seat", "the number of a seat"))
}
