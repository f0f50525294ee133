//! For load balancers and monitoring.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::health::Health;
use crate::problem::Problem;

/// Whether this server can do its work: writes to the database.
pub(super) async fn healthz(State(health): State<Arc<Health>>) -> Result<&'static str, Problem> {
    let unhealthy = |what| Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unhealthy").with("what", what);
    health.check().await.map_err(unhealthy)?;
    Ok("ok\n")
}

/// Whether the process answers, whatever the state of the database.
pub(super) async fn livez() -> &'static str {
    "ok\n"
}
