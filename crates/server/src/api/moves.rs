//! What players do in the game, and to each other.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use game::Seat;
use serde_json::Value;

use super::body::Body;
use crate::hall::Hall;
use crate::history::Deed;
use crate::identity::Asker;
use crate::messages::{Answer, Said, TableNow, TakeBack, Undo, Vote};
use crate::problem::{Problem, ProblemBody};
use crate::room::{Has, Room, Verdict};
use crate::store::Player;

/// The table after a change, as one of the asker's seats sees it.
pub(super) type Changed = Result<Json<TableNow>, Problem>;

/// Changes a table and shows it to the asker, in the place of `seat` if that is still theirs.
pub(super) async fn change(
    hall: &Arc<Hall>,
    id: &str,
    asker: Asker,
    seat: Option<Seat>,
    decide: impl Fn(&Room, &str, i64) -> Result<Vec<Deed>, Problem> + Send + 'static,
) -> Changed {
    let player = asker.player.clone();
    let decide = move |room: &Room, now| match decide(room, &player.id, now) {
        // Who answers too late is told how the table stands now.
        Err(problem) if problem.error() == "stale" => {
            let shown = show(room, &player, seat, now)?;
            Err(problem.with("now", serde_json::to_value(shown).unwrap_or(Value::Null)))
        }
        decided => decided,
    };
    let look = move |room: &Room, now| show(room, &asker.player, seat, now);
    hall.change(id, decide, look).await?.map(Json)
}

fn show(room: &Room, player: &Player, seat: Option<Seat>, now: i64) -> Result<TableNow, Problem> {
    let wanted = seat.map(|seat| seat.to_string());
    let eyes = room.eyes(Some(player), wanted.as_deref()).or_else(|_| room.eyes(Some(player), None))?;
    Ok(room.show(&eyes, Has::Nothing, now))
}

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
pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(answer): Body<Answer>,
) -> Changed {
    let seat = answer.seat;
    let decide = move |room: &Room, player: &str, _| deeds(room.wants_to_act(player, &answer)?);
    change(&hall, &id, asker, Some(seat), decide).await
}

/// Takes the last action of a seat back, if nothing was revealed since.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn undo(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(wish): Body<Undo>,
) -> Changed {
    let seat = wish.seat;
    let decide = move |room: &Room, player: &str, _| deeds(room.wants_to_undo(player, &wish)?);
    change(&hall, &id, asker, Some(seat), decide).await
}

/// Asks everybody to go back further than that.
#[utoipa::path(post, path = "/api/tables/{id}/take-back", params(("id" = String, Path)), request_body = TakeBack,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn take_back(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(wish): Body<TakeBack>,
) -> Changed {
    let seat = wish.seat;
    let decide = move |room: &Room, player: &str, _| room.wants_to_take_back(player, &wish);
    change(&hall, &id, asker, Some(seat), decide).await
}

/// Agrees to such a wish, or not.
#[utoipa::path(post, path = "/api/tables/{id}/take-back/vote", params(("id" = String, Path)), request_body = Vote,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn vote(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(vote): Body<Vote>,
) -> Changed {
    let seat = vote.seat;
    change(&hall, &id, asker, Some(seat), move |room, player, _| room.votes(player, &vote)).await
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/tables/{id}/say", params(("id" = String, Path)), request_body = Said,
    responses((status = 200, body = TableNow), (status = 400, body = ProblemBody)))]
pub(super) async fn say(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(said): Body<Said>,
) -> Changed {
    let seat = said.seat;
    let decide = move |room: &Room, player: &str, _| room.wants_to_say(player, seat, &said.text);
    change(&hall, &id, asker, Some(seat), decide).await
}
