//! The HTTP API, described at `/api/openapi.json`.

mod accounts;
mod body;
mod careers;
mod clocks;
mod guard;
mod health;
mod lobby;
mod moderation;
mod moves;
mod openapi;
mod printed;
mod replay;
mod seats;
mod server_info;
mod sharing;
mod stream;
mod table_request;
mod tables;
mod webhooks;
mod words;

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::{Json, Router};
use serde_json::Value;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::assets;
use crate::messages::{TableList, TableNow, Turn};
use crate::metrics::Metrics;
use crate::problem::{Problem, StreamProblem};
use guard::Gate;

/// The largest body of a request: the record of a long game.
const LARGEST_BODY: usize = 512 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(title = "Dighouse", description = "A table for four archaeology board games."),
    components(schemas(StreamProblem, TableList, TableNow, Turn))
)]
struct Declared;

/// The routes that are answered at once.
fn quick() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Declared::openapi())
        .routes(routes!(server_info::house))
        .routes(routes!(server_info::me, server_info::rename))
        .routes(routes!(server_info::verify))
        .routes(routes!(printed::printed))
        .routes(routes!(accounts::claim))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::sign_in))
        .routes(routes!(accounts::sign_out))
        .routes(routes!(accounts::data))
        .routes(routes!(accounts::forget))
        .routes(routes!(careers::mine))
        .routes(routes!(careers::of))
        .routes(routes!(webhooks::webhook, webhooks::set, webhooks::take))
        .routes(routes!(webhooks::test))
        .routes(routes!(lobby::lists, lobby::open_table))
        .routes(routes!(lobby::import))
        .routes(routes!(tables::table))
        .routes(routes!(tables::why_not))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::aid))
        .routes(routes!(seats::enter))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::start))
        .routes(routes!(seats::resign))
        .routes(routes!(seats::replace))
        .routes(routes!(seats::come_back))
        .routes(routes!(seats::rematch))
        .routes(routes!(moves::act))
        .routes(routes!(moves::undo))
        .routes(routes!(moves::take_back))
        .routes(routes!(moves::vote))
        .routes(routes!(moves::say))
        .routes(routes!(moderation::block))
        .routes(routes!(moderation::blocked))
        .routes(routes!(moderation::unblock))
        .routes(routes!(moderation::report))
        .routes(routes!(clocks::pause))
        .routes(routes!(clocks::vote))
        .routes(routes!(clocks::resume))
        .routes(routes!(clocks::away))
        .routes(routes!(sharing::share))
        .routes(routes!(sharing::unshare))
        .routes(routes!(replay::record))
        .routes(routes!(replay::overview))
        .routes(routes!(replay::moment))
        .routes(routes!(replay::analysis))
}

/// The stream.
fn streamed() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(stream::events))
}

/// The description of the API (OpenAPI 3.1), as `/api/openapi.json` returns it.
pub fn openapi() -> Value {
    openapi::complete(&quick().merge(streamed()).into_openapi())
}

/// All routes.
pub(crate) fn router(app: App) -> Router {
    let timeout = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, app.config.patience);
    let gate = Arc::new(Gate::new(&app.config));
    let (api, declared) = quick().layer(timeout).merge(streamed()).split_for_parts();
    let described = openapi::complete(&declared);
    let described = move || async move { Json(described) };
    api.route("/api/openapi.json", axum::routing::get(described))
        .route("/api", axum::routing::any(unknown))
        .route("/api/", axum::routing::any(unknown))
        .route("/api/{*rest}", axum::routing::any(unknown))
        .route("/healthz", axum::routing::get(health::healthz))
        .route("/livez", axum::routing::get(health::livez))
        .route("/metrics", axum::routing::get(metrics))
        .fallback(assets::serve)
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(gate, guard::pass))
        .layer(from_fn(words::add))
        .layer(from_fn_with_state(Arc::clone(&app.metrics), guard::count))
        .with_state(app)
}

async fn unknown() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-such-address")
}

/// A panic becomes a response with status 500.
fn panicked(_what: Box<dyn std::any::Any + Send>) -> axum::response::Response {
    Problem::internal().into_response()
}

async fn metrics(State(metrics): State<Arc<Metrics>>) -> impl IntoResponse {
    const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, KIND)], metrics.text())
}
