//! What players do in the game, and to each other.

use super::wish::{Changed, Wish};
use crate::history::Deed;
use crate::messages::{Answer, Said, TableNow, TakeBack, Undo, Vote};
use crate::problem::{Problem, ProblemBody};
use crate::room::Verdict;

/// The deeds of an answer.
fn deeds(verdict: Verdict) -> Result<Vec<Deed>, Problem> {
    match verdict {
        Verdict::Do(deeds) => Ok(deeds),
        Verdict::Done => Ok(Vec::new()),
        Verdict::Stale => Err(Problem::conflict("stale")),
    }
}

/// An action. Safe to repeat.
#[utoipa::path(post, path = "/api/tables/{id}/actions", params(("id" = String, Path)), request_body = Answer,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn act(wish: Wish<Answer>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), |room, player, answer, _| deeds(room.wants_to_act(player, answer)?)).await
}

/// Takes the last action of a seat back, if nothing was revealed since.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn undo(wish: Wish<Undo>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), |room, player, undo, _| deeds(room.wants_to_undo(player, undo)?)).await
}

/// Asks everybody to go back further than that.
#[utoipa::path(post, path = "/api/tables/{id}/take-back", params(("id" = String, Path)), request_body = TakeBack,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn take_back(wish: Wish<TakeBack>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), |room, player, back, _| room.wants_to_take_back(player, back)).await
}

/// Agrees to such a wish, or not.
#[utoipa::path(post, path = "/api/tables/{id}/take-back/vote", params(("id" = String, Path)), request_body = Vote,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn vote(wish: Wish<Vote>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), |room, player, vote, _| room.votes(player, vote)).await
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/tables/{id}/say", params(("id" = String, Path)), request_body = Said,
    responses((status = 200, body = TableNow), (status = 400, body = ProblemBody)))]
pub(super) async fn say(wish: Wish<Said>) -> Changed {
    let seat = wish.body.seat;
    wish.change(Some(seat), |room, player, said, _| room.wants_to_say(player, said.seat, &said.text)).await
}
