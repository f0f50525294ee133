//! Looking at a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use dighouse_game::{Seed, Viewer};
use dighouse_tables::BotSpec;
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::body::seat;
use crate::hall::Hall;
use crate::identity::Asker;
use crate::messages::{Hint, TableNow};
use crate::problem::{Problem, ProblemBody};
use crate::room::{Has, show_considered};

/// Through whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct As {
    /// The number of a seat, or `spectator`.
    #[serde(rename = "as")]
    pub(super) viewer: Option<String>,
}

/// A seat and something it might do.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Pointed {
    /// The number of a seat.
    seat: Option<String>,
    /// An action in the game's notation.
    action: Option<String>,
    /// The bot whose opinion is asked; the strongest if none is named.
    bot: Option<String>,
}

/// How many actions a hint has, the best and some others.
const HINTED: usize = 4;

/// A table, as the asker may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), As),
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn table(
    State(hall): State<Arc<Hall>>,
    asker: Option<Asker>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
) -> Result<Json<TableNow>, Problem> {
    let player = asker.as_ref().map(|asker| &asker.player);
    let now = hall.now();
    let shown = hall.look(&id, |room| {
        let eyes = room.eyes(player, wanted.viewer.as_deref())?;
        Ok(room.show(&eyes, Has::Nothing, now))
    });
    shown.await?.map(Json)
}

/// Why a seat of the asker cannot do something now; `null` if it can.
#[utoipa::path(get, path = "/api/tables/{id}/why-not", params(("id" = String, Path), Pointed),
    responses((status = 200, body = Object), (status = 403, body = ProblemBody)))]
pub(super) async fn why_not(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(pointed): Query<Pointed>,
) -> Result<Json<Value>, Problem> {
    let seat = seat(pointed.seat.as_deref())?;
    let action = pointed.action.ok_or_else(|| Problem::field("action", "an action"))?;
    hall.look(&id, |room| room.why_not(&asker.player.id, seat, &action)).await?.map(Json)
}

/// What a bot would think of in the asker's place, knowing only what the asker knows. Its chance comes from what the
/// asker sees, so that nothing hidden shows in it.
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path), Pointed),
    responses((status = 200, body = Hint), (status = 403, body = ProblemBody)))]
pub(super) async fn hint(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(pointed): Query<Pointed>,
) -> Result<Json<Hint>, Problem> {
    let seat = seat(pointed.seat.as_deref())?;
    let counsel = hall.look(&id, |room| {
        room.must_help(&asker.player.id, seat)?;
        let table = room.table().ok_or_else(|| Problem::conflict("not-begun"))?;
        if !table.decision().seats().contains(seat) {
            return Err(Problem::conflict("not-asked"));
        }
        let bot = pointed.bot.as_deref().unwrap_or_else(|| room.strongest_bot());
        let refused = |error| Problem::of(StatusCode::CONFLICT, error);
        let bot: BotSpec = bot.parse().map_err(refused)?;
        let counsel = table.analyse(table.steps(), seat, &bot).map_err(refused)?;
        let counsel = counsel.ok_or_else(|| Problem::conflict("not-asked"))?;
        let stamp = table.stamp(table.steps(), Viewer::Seat(seat)).unwrap_or_default();
        Ok((counsel, Seed::new(Sha256::digest(stamp).into())))
    });
    let (counsel, seed) = counsel.await??;
    let mut considered = hall.think(counsel, seed).await?.candidates;
    considered.truncate(HINTED);
    Ok(Json(Hint { considered: considered.into_iter().map(show_considered).collect() }))
}

/// What the asker could work out with pencil and patience, in the game's own form.
#[utoipa::path(get, path = "/api/tables/{id}/aid", params(("id" = String, Path), Pointed),
    responses((status = 200, body = Object), (status = 403, body = ProblemBody)))]
pub(super) async fn aid(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(pointed): Query<Pointed>,
) -> Result<Json<Value>, Problem> {
    let seat = seat(pointed.seat.as_deref())?;
    hall.look(&id, |room| room.aid(&asker.player.id, seat)).await?.map(Json)
}
