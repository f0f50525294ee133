//! Pauses and days away.

use super::wish::{Changed, Wish};
use crate::messages::{Away, BySeat, TableNow, Vote};
use crate::problem::ProblemBody;

/// Asks everybody to stop the clocks.
#[utoipa::path(post, path = "/api/tables/{id}/pause", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn pause(wish: Wish<BySeat>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), move |room, player, _, _| room.wants_to_pause(player, seat)).await
}

/// Agrees to a pause, or not.
#[utoipa::path(post, path = "/api/tables/{id}/pause/vote", params(("id" = String, Path)), request_body = Vote,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn vote(wish: Wish<Vote>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), |room, player, vote, _| room.votes_on_pause(player, vote)).await
}

/// Ends a pause: any player may.
#[utoipa::path(post, path = "/api/tables/{id}/resume", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody)))]
pub(super) async fn resume(wish: Wish<BySeat>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), move |room, player, _, _| room.wants_to_resume(player, seat)).await
}

/// Is away for some days from a game that takes days, or back.
#[utoipa::path(post, path = "/api/tables/{id}/away", params(("id" = String, Path)), request_body = Away,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn away(wish: Wish<Away>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), |room, player, away, now| room.wants_to_be_away(player, away, now)).await
}
