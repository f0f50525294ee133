//! Blocking people, and showing the host what they say.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::body::Body;
use super::wish::Wish;
use crate::hall::Hall;
use crate::identity::Asker;
use crate::messages::{Block, BlockedPlayer, Report, Unblock};
use crate::problem::{Problem, ProblemBody};

/// Blocks whoever sits there, or no longer: their remarks are not shown to the asker, and they cannot sit down at
/// tables that the asker makes.
#[utoipa::path(post, path = "/api/tables/{id}/block", params(("id" = String, Path)), request_body = Block,
    responses((status = 204), (status = 409, body = ProblemBody)))]
pub(super) async fn block(wish: Wish<Block>) -> Result<StatusCode, Problem> {
    wish.hall.block(&wish.asker, &wish.table, &wish.body).await.map(|()| StatusCode::NO_CONTENT)
}

/// Those whom the asker has blocked.
#[utoipa::path(get, path = "/api/me/blocked", responses((status = 200, body = Vec<BlockedPlayer>)))]
pub(super) async fn blocked(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
) -> Result<Json<Vec<BlockedPlayer>>, Problem> {
    hall.blocked_by(&asker.player.id).await.map(Json)
}

/// Blocks somebody no longer.
#[utoipa::path(post, path = "/api/me/unblock", request_body = Unblock,
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn unblock(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Body(wish): Body<Unblock>,
) -> Result<StatusCode, Problem> {
    hall.unblock_by_key(&asker, &wish.key).await.map(|()| StatusCode::NO_CONTENT)
}

/// Shows the host a remark of somebody else.
#[utoipa::path(post, path = "/api/tables/{id}/report", params(("id" = String, Path)), request_body = Report,
    responses((status = 204), (status = 400, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn report(wish: Wish<Report>) -> Result<StatusCode, Problem> {
    let Wish { hall, asker, table, body } = wish;
    let player = asker.player.id;
    hall.look(&table, |room| room.must_let_in(Some(&player))).await??;
    hall.limits.report(&player)?;
    hall.change(&table, move |room, _| room.wants_to_report(&player, body.seq), |_, _| ()).await?;
    Ok(StatusCode::NO_CONTENT)
}
