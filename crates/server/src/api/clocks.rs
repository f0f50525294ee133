//! Pauses and days away.

use std::sync::Arc;

use axum::extract::{Path, State};

use super::body::Body;
use super::moves::{Changed, change};
use crate::hall::Hall;
use crate::identity::Asker;
use crate::messages::{Away, BySeat, TableNow, Vote};
use crate::problem::ProblemBody;

/// Asks everybody to stop the clocks.
#[utoipa::path(post, path = "/api/tables/{id}/pause", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn pause(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(wish): Body<BySeat>,
) -> Changed {
    let seat = wish.seat;
    change(&hall, &id, asker, Some(seat), move |room, player, _| room.wants_to_pause(player, seat)).await
}

/// Agrees to a pause, or not.
#[utoipa::path(post, path = "/api/tables/{id}/pause/vote", params(("id" = String, Path)), request_body = Vote,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn vote(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(vote): Body<Vote>,
) -> Changed {
    let seat = vote.seat;
    change(&hall, &id, asker, Some(seat), move |room, player, _| room.votes_on_pause(player, &vote)).await
}

/// Ends a pause: any player may.
#[utoipa::path(post, path = "/api/tables/{id}/resume", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody)))]
pub(super) async fn resume(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(wish): Body<BySeat>,
) -> Changed {
    let seat = wish.seat;
    change(&hall, &id, asker, Some(seat), move |room, player, _| room.wants_to_resume(player, seat)).await
}

/// Is away for some days from a game that takes days, or back.
#[utoipa::path(post, path = "/api/tables/{id}/away", params(("id" = String, Path)), request_body = Away,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn away(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(wish): Body<Away>,
) -> Changed {
    let seat = wish.seat;
    let decide = move |room: &crate::room::Room, player: &str, now| room.wants_to_be_away(player, &wish, now);
    change(&hall, &id, asker, Some(seat), decide).await
}
