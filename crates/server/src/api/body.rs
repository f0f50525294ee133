//! Parts of requests.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use dighouse_table::read_body;
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
        read_body(&bytes).map(Body)
    }
}
