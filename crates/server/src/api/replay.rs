//! Finished games.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use dighouse_table::{Access, BadField, Refusal, Table, Viewpoint};
use serde::Deserialize;
use utoipa::IntoParams;

use super::tables::As;
use crate::analysis::Analyses;
use crate::limits::Limits;
use crate::messages::{Analysis, Overview};
use crate::problem::{Problem, ProblemBody};
use crate::sessions::{Client, Requester};
use crate::tables::Tables;

/// The past does not change. A browser keeps it only if anybody may see it, since it does not know who may see the rest.
const FOR_EVER: &str = "private, max-age=31536000, immutable";

/// By which link somebody came.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Link {
    /// The token of a share link.
    share: Option<String>,
}

/// Looks at a table that the requester may see.
async fn look<T>(
    tables: &Tables,
    id: &str,
    requester: Option<&Requester>,
    link: &Link,
    look: impl FnOnce(&Table, Access) -> Result<T, Refusal>,
) -> Result<T, Problem> {
    let player = requester.map(|requester| requester.player.id.as_str());
    let see = |table: &Table| look(table, table.access(player, link.share.as_deref())?);
    Ok(tables.look(id, see).await??)
}

/// The record of a finished game, with the secret revealed.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path), Link),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = ProblemBody)))]
pub(super) async fn record(
    State(tables): State<Arc<Tables>>,
    requester: Option<Requester>,
    Path(id): Path<String>,
    Query(link): Query<Link>,
) -> Result<Response, Problem> {
    let named = |table: &Table, _| table.record().map(|record| (table.file_name(), record));
    let (name, record) = look(&tables, &id, requester.as_ref(), &link, named).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// Everything about a finished game, as a seat, a spectator or (`all`) somebody who sees everything is told.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), As, Link),
    responses((status = 200, body = Overview), (status = 409, body = ProblemBody)))]
pub(super) async fn overview(
    State(tables): State<Arc<Tables>>,
    requester: Option<Requester>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    Query(link): Query<Link>,
) -> Result<Json<Overview>, Problem> {
    let now = tables.now();
    let shown = look(&tables, &id, requester.as_ref(), &link, |table, access| {
        let viewer = table.replay_viewer(wanted.viewer.as_deref())?;
        let player = requester.as_ref().map(|requester| requester.player.clone());
        let player = player.filter(|_| access == Access::Own);
        table.overview(&Viewpoint { player, viewer }, access, now)
    });
    shown.await.map(Json)
}

/// The view after a number of actions of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{step}", params(("id" = String, Path), ("step" = u32, Path), As, Link),
    responses((status = 200, body = Object), (status = 409, body = ProblemBody)))]
pub(super) async fn moment(
    State(tables): State<Arc<Tables>>,
    requester: Option<Requester>,
    Path((id, step)): Path<(String, String)>,
    Query(wanted): Query<As>,
    Query(link): Query<Link>,
) -> Result<Response, Problem> {
    let no_such_step = Refusal::from(BadField::Step);
    let step: usize = step.parse().map_err(|_| no_such_step.clone())?;
    let view = look(&tables, &id, requester.as_ref(), &link, |table, _| {
        let viewer = table.replay_viewer(wanted.viewer.as_deref())?;
        let view = table.running_match().and_then(|running| running.view_after(step, viewer));
        Ok((view.ok_or(no_such_step)?, table.is_open_to_all()))
    });
    let (view, open_to_all) = view.await?;
    let kept = if open_to_all { FOR_EVER } else { "no-store" };
    Ok(([(header::CACHE_CONTROL, kept)], Json(view)).into_response())
}

/// What a bot thinks of every decision of a finished game, each with what its seat could know then. It takes a while: the
/// response has what is done so far, and a later request gets more.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path), Link),
    responses((status = 200, body = Analysis), (status = 409, body = ProblemBody)))]
pub(super) async fn analysis(
    State(tables): State<Arc<Tables>>,
    State(analyses): State<Arc<Analyses>>,
    State(limits): State<Arc<Limits>>,
    Extension(client): Extension<Client>,
    requester: Option<Requester>,
    Path(id): Path<String>,
    Query(link): Query<Link>,
) -> Result<Json<Analysis>, Problem> {
    look(&tables, &id, requester.as_ref(), &link, |_, _| Ok(())).await?;
    analyses.of(&id, || limits.cost(client.address)).await.map(Json)
}
