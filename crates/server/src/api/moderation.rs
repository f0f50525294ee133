//! Blocks and reports.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::body::Body;
use super::table_request::TableRequest;
use crate::blocks::Blocks;
use crate::limits::Limits;
use crate::messages::{Block, BlockedPlayer, Report, Unblock};
use crate::problem::{Problem, ProblemBody};
use crate::sessions::Requester;

/// Blocks or unblocks the player in a seat: their remarks are not shown to you, and they cannot join tables that you make.
#[utoipa::path(post, path = "/api/tables/{id}/block", params(("id" = String, Path)), request_body = Block,
    responses((status = 204), (status = 409, body = ProblemBody)))]
pub(super) async fn block(
    State(blocks): State<Arc<Blocks>>,
    request: TableRequest<Block>,
) -> Result<StatusCode, Problem> {
    blocks.block(&request.requester, &request.table, &request.body).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The players whom you have blocked.
#[utoipa::path(get, path = "/api/me/blocked", responses((status = 200, body = Vec<BlockedPlayer>)))]
pub(super) async fn blocked(
    State(blocks): State<Arc<Blocks>>,
    requester: Requester,
) -> Result<Json<Vec<BlockedPlayer>>, Problem> {
    blocks.of(&requester.player.id).await.map(Json)
}

/// Unblocks a player.
#[utoipa::path(post, path = "/api/me/unblock", request_body = Unblock,
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn unblock(
    State(blocks): State<Arc<Blocks>>,
    requester: Requester,
    Body(request): Body<Unblock>,
) -> Result<StatusCode, Problem> {
    blocks.unblock_by_key(&requester, &request.key).await.map(|()| StatusCode::NO_CONTENT)
}

/// Reports a remark of somebody else to the host.
#[utoipa::path(post, path = "/api/tables/{id}/report", params(("id" = String, Path)), request_body = Report,
    responses((status = 204), (status = 400, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn report(
    State(limits): State<Arc<Limits>>,
    request: TableRequest<Report>,
) -> Result<StatusCode, Problem> {
    let TableRequest { tables, requester, table, body } = request;
    let player = requester.player.id;
    tables.look(&table, |table| table.must_let_in(Some(&player))).await??;
    limits.report(&player)?;
    tables
        .change(
            &table,
            move |table, _| table.wants_to_report(&player, body.seq).map_err(Problem::from),
            |_, _| (),
        )
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
