//! Pauses and vacations.

use super::table_request::{Changed, TableRequest};
use crate::messages::{Away, BySeat, TableNow, Vote};
use crate::problem::ProblemBody;

/// Asks the other players to stop the clocks.
#[utoipa::path(post, path = "/api/tables/{id}/pause", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn pause(request: TableRequest<BySeat>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), move |table, player, _, _| table.wants_to_pause(player, seat)).await
}

/// Agrees to a pause, or refuses it.
#[utoipa::path(post, path = "/api/tables/{id}/pause/vote", params(("id" = String, Path)), request_body = Vote,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn vote(request: TableRequest<Vote>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), |table, player, vote, _| table.votes_on_pause(player, vote)).await
}

/// Ends a pause. Any player may.
#[utoipa::path(post, path = "/api/tables/{id}/resume", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody)))]
pub(super) async fn resume(request: TableRequest<BySeat>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), move |table, player, _, _| table.wants_to_resume(player, seat)).await
}

/// Starts or ends a vacation from a game over days.
#[utoipa::path(post, path = "/api/tables/{id}/away", params(("id" = String, Path)), request_body = Away,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn away(request: TableRequest<Away>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), |table, player, away, now| table.wants_to_be_away(player, away, now)).await
}
