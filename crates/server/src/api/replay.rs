//! Finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::tables::As;
use crate::analysis::Analyses;
use crate::messages::{Analysis, Overview};
use crate::problem::{Problem, ProblemBody};
use crate::sessions::Requester;
use crate::table::{BadField, Refusal, Table, Viewpoint};
use crate::tables::Tables;

/// The past does not change.
const FOR_EVER: &str = "private, max-age=31536000, immutable";

/// Looks at a table that the requester may see.
async fn look<T>(
    tables: &Tables,
    id: &str,
    requester: Option<&Requester>,
    look: impl FnOnce(&Table) -> Result<T, Refusal>,
) -> Result<T, Problem> {
    let player = requester.map(|requester| requester.player.id.as_str());
    Ok(tables.look(id, |table| table.must_let_in(player).and_then(|()| look(table))).await??)
}

/// The record of a finished game, with the secret revealed.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = ProblemBody)))]
pub(super) async fn record(
    State(tables): State<Arc<Tables>>,
    requester: Option<Requester>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let named = |table: &Table| table.record().map(|record| (table.file_name(), record));
    let (name, record) = look(&tables, &id, requester.as_ref(), named).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// Everything about a finished game, as a seat, a spectator or (`all`) somebody who sees everything is told.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), As),
    responses((status = 200, body = Overview), (status = 409, body = ProblemBody)))]
pub(super) async fn overview(
    State(tables): State<Arc<Tables>>,
    requester: Option<Requester>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
) -> Result<Json<Overview>, Problem> {
    let now = tables.now();
    let shown = look(&tables, &id, requester.as_ref(), |table| {
        let viewer = table.replay_viewer(wanted.viewer.as_deref())?;
        let player = requester.as_ref().map(|requester| requester.player.clone());
        table.overview(&Viewpoint { player, viewer }, now)
    });
    shown.await.map(Json)
}

/// The view after a number of actions of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{step}", params(("id" = String, Path), ("step" = u32, Path), As),
    responses((status = 200, body = Object), (status = 409, body = ProblemBody)))]
pub(super) async fn moment(
    State(tables): State<Arc<Tables>>,
    requester: Option<Requester>,
    Path((id, step)): Path<(String, String)>,
    Query(wanted): Query<As>,
) -> Result<Response, Problem> {
    let no_such_step = Refusal::from(BadField::Step);
    let step: usize = step.parse().map_err(|_| no_such_step.clone())?;
    let view = look(&tables, &id, requester.as_ref(), |table| {
        let viewer = table.replay_viewer(wanted.viewer.as_deref())?;
        table.running_match().and_then(|running| running.view_after(step, viewer)).ok_or(no_such_step)
    });
    Ok(([(header::CACHE_CONTROL, FOR_EVER)], Json(view.await?)).into_response())
}

/// What a bot thinks of every decision of a finished game, each with what its seat could know then. It takes a while: the
/// response has what is done so far, and a later request gets more.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = Analysis), (status = 409, body = ProblemBody)))]
pub(super) async fn analysis(
    State(tables): State<Arc<Tables>>,
    State(analyses): State<Arc<Analyses>>,
    requester: Option<Requester>,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, Problem> {
    look(&tables, &id, requester.as_ref(), |_| Ok(())).await?;
    analyses.of(&id).await.map(Json)
}
