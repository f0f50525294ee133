//! Finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::tables::As;
use crate::hall::Hall;
use crate::identity::Asker;
use crate::messages::{Analysis, Overview};
use crate::problem::{Problem, ProblemBody};
use crate::room::{Eyes, Room};

/// What has happened does not change.
const FOR_EVER: &str = "private, max-age=31536000, immutable";

/// Looks at a table that the asker may see.
async fn look<T>(
    hall: &Hall,
    id: &str,
    asker: Option<&Asker>,
    look: impl FnOnce(&Room) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let player = asker.map(|asker| asker.player.id.as_str());
    hall.look(id, |room| room.must_let_in(player).and_then(|()| look(room))).await?
}

/// The record of a finished game, the secret revealed.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = ProblemBody)))]
pub(super) async fn record(
    State(hall): State<Arc<Hall>>,
    asker: Option<Asker>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let named = |room: &Room| room.record().map(|record| (room.file_name(), record));
    let (name, record) = look(&hall, &id, asker.as_ref(), named).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// A finished game from above, through the eyes of a seat, a spectator or (`all`) of one who sees
/// everything.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), As),
    responses((status = 200, body = Overview), (status = 409, body = ProblemBody)))]
pub(super) async fn overview(
    State(hall): State<Arc<Hall>>,
    asker: Option<Asker>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
) -> Result<Json<Overview>, Problem> {
    let now = hall.now();
    let shown = look(&hall, &id, asker.as_ref(), |room| {
        let viewer = room.replay_viewer(wanted.viewer.as_deref())?;
        let player = asker.as_ref().map(|asker| asker.player.clone());
        room.overview(&Eyes { player, viewer }, now)
    });
    shown.await.map(Json)
}

/// What could be seen after so many actions of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{step}", params(("id" = String, Path), ("step" = u32, Path), As),
    responses((status = 200, body = Object), (status = 409, body = ProblemBody)))]
pub(super) async fn moment(
    State(hall): State<Arc<Hall>>,
    asker: Option<Asker>,
    Path((id, step)): Path<(String, String)>,
    Query(wanted): Query<As>,
) -> Result<Response, Problem> {
    let wrong = || Problem::field("step", "there are fewer actions");
    let step: usize = step.parse().map_err(|_| wrong())?;
    let view = look(&hall, &id, asker.as_ref(), |room| {
        let viewer = room.replay_viewer(wanted.viewer.as_deref())?;
        room.table().and_then(|table| table.view_after(step, viewer)).ok_or_else(wrong)
    });
    Ok(([(header::CACHE_CONTROL, FOR_EVER)], Json(view.await?)).into_response())
}

/// What a bot thinks of every decision of a finished game, each by what its seat could know then. It takes a while: the
/// answer is what there is of it, and asking again brings more.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = Analysis), (status = 409, body = ProblemBody)))]
pub(super) async fn analysis(
    State(hall): State<Arc<Hall>>,
    asker: Option<Asker>,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, Problem> {
    look(&hall, &id, asker.as_ref(), |_| Ok(())).await?;
    hall.analysis(&id).await.map(Json)
}
