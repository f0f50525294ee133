//! Looking at a table.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use dighouse_table::{ReadSoFar, read_seat, show_hint};
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use crate::bot_pool::{BotPool, Purpose};
use crate::limits::Limits;
use crate::messages::{Hint, TableNow};
use crate::problem::{Problem, ProblemBody};
use crate::sessions::{Client, Requester};
use crate::tables::Tables;

/// Whose view is shown.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct As {
    /// The number of a seat, or `spectator`.
    #[serde(rename = "as")]
    pub(super) viewer: Option<String>,
}

/// A seat and an action.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Pointed {
    /// The number of a seat.
    seat: Option<String>,
    /// An action in the game's notation.
    action: Option<String>,
    /// The bot that gives the hint; the strongest by default.
    bot: Option<String>,
}

/// A table as you may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), As),
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn table(
    State(tables): State<Arc<Tables>>,
    requester: Option<Requester>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
) -> Result<Json<TableNow>, Problem> {
    let player = requester.as_ref().map(|requester| &requester.player);
    let now = tables.now();
    let shown = tables.look(&id, |table| {
        let viewpoint = table.viewpoint(player, wanted.viewer.as_deref())?;
        Ok(table.show(&viewpoint, ReadSoFar::Nothing, now))
    });
    shown.await?.map(Json)
}

/// Why your seat cannot play an action now; `null` if it can.
#[utoipa::path(get, path = "/api/tables/{id}/why-not", params(("id" = String, Path), Pointed),
    responses((status = 200, body = Option<Object>)))]
pub(super) async fn why_not(
    State(tables): State<Arc<Tables>>,
    requester: Requester,
    Path(id): Path<String>,
    Query(pointed): Query<Pointed>,
) -> Result<Json<Value>, Problem> {
    let seat = read_seat(pointed.seat.as_deref())?;
    let action = pointed.action.ok_or_else(|| Problem::field("action", "an action"))?;
    Ok(Json(tables.look(&id, |table| table.why_not(&requester.player.id, seat, &action)).await??))
}

/// What a bot would play in your place, knowing only what you know. Its random numbers are seeded from what you see, so that
/// it reveals nothing hidden.
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path), Pointed),
    responses((status = 200, body = Hint), (status = 403, body = ProblemBody)))]
pub(super) async fn hint(
    State(tables): State<Arc<Tables>>,
    State(bot_pool): State<Arc<BotPool>>,
    State(limits): State<Arc<Limits>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Path(id): Path<String>,
    Query(pointed): Query<Pointed>,
) -> Result<Json<Hint>, Problem> {
    let seat = read_seat(pointed.seat.as_deref())?;
    let job = tables.look(&id, |table| table.hint(&requester.player.id, seat, pointed.bot.as_deref()));
    let (job, seed) = job.await??;
    let _place = limits.hint(client.address, &requester.player.id, &id)?;
    bot_pool.think(Purpose::Hint, job, seed).await.map(show_hint).map(Json)
}

/// What you could work out with pencil and paper, in the game's own form.
#[utoipa::path(get, path = "/api/tables/{id}/aid", params(("id" = String, Path), Pointed),
    responses((status = 200, body = Option<Object>)))]
pub(super) async fn aid(
    State(tables): State<Arc<Tables>>,
    requester: Requester,
    Path(id): Path<String>,
    Query(pointed): Query<Pointed>,
) -> Result<Json<Value>, Problem> {
    let seat = read_seat(pointed.seat.as_deref())?;
    Ok(Json(tables.look(&id, |table| table.aid(&requester.player.id, seat)).await??))
}
