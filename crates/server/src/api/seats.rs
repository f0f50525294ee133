//! Sitting down, leaving, and bots that stand in.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Extension, Json};

use super::wish::{Changed, Wish};
use crate::hall::Hall;
use crate::history::Deed;
use crate::identity::{Asker, Client};
use crate::messages::{BySeat, Enter, Phase, Sit, Start, TableNow};
use crate::problem::ProblemBody;
use crate::room::{Has, Room};

/// Sits down, or says to be ready. The game begins when every seat is taken and everybody is ready.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn sit(wish: Wish<Sit>) -> Changed {
    wish.hall.must_be_welcome(&wish.asker, &wish.table).await?;
    let person = wish.asker.person();
    wish.change(None, move |room, _, sit, _| room.wants_to_sit(&person, sit)).await
}

/// Comes in with the table's password. Whoever is in, stays in.
#[utoipa::path(post, path = "/api/tables/{id}/enter", params(("id" = String, Path)), request_body = Enter,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn enter(Extension(client): Extension<Client>, wish: Wish<Enter>) -> Changed {
    wish.hall.must_know_password(client, &wish.asker, &wish.table, &wish.body.password).await?;
    wish.change(None, |room, player, _, _| Ok(room.wants_in(player))).await
}

/// Leaves before the start; when the maker does, the table is closed.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody), (status = 410, body = ProblemBody)))]
pub(super) async fn leave(wish: Wish<BySeat>) -> Changed {
    wish.change(None, |room, player, by, _| room.wants_to_leave(player, by.seat)).await
}

/// Begins with a bot in the open seats.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody)))]
pub(super) async fn start(wish: Wish<Start>) -> Changed {
    wish.change(None, |room, player, start, _| room.wants_to_start(player, &start.bot)).await
}

/// Gives up; a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn resign(wish: Wish<BySeat>) -> Changed {
    wish.change(None, |room, player, by, _| room.wants_to_resign(player, by.seat)).await
}

/// Lets a bot play for somebody who keeps the others waiting.
#[utoipa::path(post, path = "/api/tables/{id}/replace", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn replace(wish: Wish<BySeat>) -> Changed {
    wish.change(None, |room, player, by, now| room.wants_to_replace(player, by.seat, now)).await
}

/// Sits down again after a bot stood in.
#[utoipa::path(post, path = "/api/tables/{id}/return", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody)))]
pub(super) async fn come_back(wish: Wish<BySeat>) -> Changed {
    wish.change(None, |room, player, by, _| room.wants_to_return(player, by.seat)).await
}

/// The same table again; the second who asks gets the table of the first.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn rematch(State(hall): State<Arc<Hall>>, asker: Asker, Path(id): Path<String>) -> Changed {
    let person = asker.person();
    let wanted = hall.look(&id, |room| room.wants_rematch(&person)).await??;
    let next = match wanted {
        Ok(existing) => existing,
        Err(deeds) => {
            hall.must_have_room_for(&person.id).await?;
            let fresh = hall.open(deeds).await?;
            let (ours, maker) = (fresh.clone(), person.id.clone());
            let decide = move |room: &Room, _| {
                Ok(if room.rematch().is_none() {
                    vec![Deed::Rematched { table: ours.clone() }]
                } else {
                    Vec::new()
                })
            };
            let agreed = hall.change(&id, decide, |room, _| room.rematch().map(str::to_owned)).await?;
            let agreed = agreed.unwrap_or_else(|| fresh.clone());
            if agreed != fresh {
                // Somebody was faster; nobody will ever see this one.
                let close = move |room: &Room, _| {
                    Ok(if room.phase() == Phase::Waiting { vec![Deed::Closed] } else { Vec::new() })
                };
                hall.change(&fresh, close, |_, _| ()).await?;
                tracing::debug!(maker, "two asked for a rematch at once");
            }
            agreed
        }
    };
    let now = hall.now();
    let shown =
        hall.look(&next, |room| Ok(room.show(&room.eyes(Some(&asker.player), None)?, Has::Nothing, now)));
    shown.await?.map(Json)
}
