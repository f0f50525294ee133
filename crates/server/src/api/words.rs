//! Problem responses in the client's language.

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dighouse_text::{Kind, Lang, Texts};
use serde_json::Value;

use super::openapi;
use crate::problem::Problem;
use crate::words::texts;

/// Adds the sentence to a problem response, also to one that has only a status.
pub(super) async fn add(request: Request, next: Next) -> Response {
    let texts = preferred(request.headers());
    let response = next.run(request).await;
    let said = response.extensions().get::<Problem>().cloned();
    let Some(problem) = said.or_else(|| unsaid(response.status())) else { return response };
    let status = response.status().as_u16();
    debug_assert!(
        openapi::describes(status, problem.error()),
        "{status} {} is not described",
        problem.error()
    );
    let mut data = problem.data();
    let detail = texts.tell(problem.game(), Kind::Error, &data, &[]);
    data["status"] = status.into();
    data["detail"] = Value::String(detail);
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, Problem::KIND);
    let body = Json(data).into_response().into_body();
    Response::from_parts(parts, body)
}

/// Problems for what the layers below refuse by themselves.
fn unsaid(status: StatusCode) -> Option<Problem> {
    let error = match status {
        StatusCode::BAD_REQUEST => "bad-address",
        StatusCode::METHOD_NOT_ALLOWED => "wrong-method",
        StatusCode::REQUEST_TIMEOUT => "too-slow",
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        status if status.is_client_error() || status.is_server_error() => "internal",
        _ => return None,
    };
    Some(Problem::new(status, error))
}

/// The texts of the first accepted language that the server has.
fn preferred(headers: &HeaderMap) -> &'static Texts {
    let asked =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut codes = asked.split(',').map(|item| item.trim().split([';', '-']).next().unwrap_or_default());
    texts(codes.find(|code| code.parse::<Lang>().is_ok()).unwrap_or_default())
}
