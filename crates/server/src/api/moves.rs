//! Actions, undo and chat.

use super::table_request::{Changed, TableRequest};
use crate::messages::{Answer, Said, TableNow, TakeBack, Undo, Vote};
use crate::problem::ProblemBody;

/// An action. Safe to repeat.
#[utoipa::path(post, path = "/api/tables/{id}/actions", params(("id" = String, Path)), request_body = Answer,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn act(request: TableRequest<Answer>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), |table, player, answer, _| table.wants_to_act(player, answer)).await
}

/// Undoes the last action of a seat, if nothing was revealed since.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn undo(request: TableRequest<Undo>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), |table, player, undo, _| table.wants_to_undo(player, undo)).await
}

/// Asks the other players to take back more than undo allows.
#[utoipa::path(post, path = "/api/tables/{id}/take-back", params(("id" = String, Path)), request_body = TakeBack,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn take_back(request: TableRequest<TakeBack>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), |table, player, back, _| table.wants_to_take_back(player, back)).await
}

/// Agrees to such a request, or refuses it.
#[utoipa::path(post, path = "/api/tables/{id}/take-back/vote", params(("id" = String, Path)), request_body = Vote,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn vote(request: TableRequest<Vote>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), |table, player, vote, _| table.votes(player, vote)).await
}

/// Says something to the table. Safe to repeat with a key.
#[utoipa::path(post, path = "/api/tables/{id}/say", params(("id" = String, Path)), request_body = Said,
    responses((status = 200, body = TableNow), (status = 400, body = ProblemBody)))]
pub(super) async fn say(request: TableRequest<Said>) -> Changed {
    let seat = request.body.seat;
    request.change(Some(seat), |table, player, said, _| table.wants_to_say(player, said)).await
}
