//! What somebody wants of a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::response::{IntoResponse, Response};
use dighouse_game::Seat;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::body::Body;
use crate::hall::Hall;
use crate::history::Deed;
use crate::identity::Asker;
use crate::messages::TableNow;
use crate::problem::Problem;
use crate::room::{Has, Room};
use crate::store::Player;

/// The table after a change, as one of the asker's seats sees it.
pub(super) type Changed = Result<Json<TableNow>, Problem>;

/// A wish, the table that it is about, and who has it.
pub(super) struct Wish<T> {
    pub(super) hall: Arc<Hall>,
    pub(super) asker: Asker,
    /// The id of the table.
    pub(super) table: String,
    pub(super) body: T,
}

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Wish<T> {
    type Rejection = Response;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Wish<T>, Response> {
        let (mut parts, body) = request.into_parts();
        let asker = <Asker as FromRequestParts<_>>::from_request_parts(&mut parts, hall).await;
        let asker = asker.map_err(Problem::into_response)?;
        let table = Path::from_request_parts(&mut parts, hall).await;
        let Path(table) = table.map_err(IntoResponse::into_response)?;
        let body = Body::from_request(Request::from_parts(parts, body), hall).await;
        let Body(body) = body.map_err(Problem::into_response)?;
        Ok(Wish { hall: Arc::clone(hall), asker, table, body })
    }
}

impl<T: Send + Sync + 'static> Wish<T> {
    /// Changes the table by what `decide` finds right for the wish of this player at this time, and shows it to the
    /// asker, in the place of `seat` if that is still theirs.
    pub(super) async fn change(
        self,
        seat: Option<Seat>,
        decide: impl Fn(&Room, &str, &T, i64) -> Result<Vec<Deed>, Problem> + Send + 'static,
    ) -> Changed {
        let Wish { hall, asker, table, body } = self;
        let player = asker.player.clone();
        let decide = move |room: &Room, now| match decide(room, &player.id, &body, now) {
            // Who answers too late is told how the table stands now.
            Err(problem) if problem.error() == "stale" => {
                let shown = show(room, &player, seat, now)?;
                Err(problem.with("now", serde_json::to_value(shown).unwrap_or(Value::Null)))
            }
            decided => decided,
        };
        let look = move |room: &Room, now| show(room, &asker.player, seat, now);
        hall.change(&table, decide, look).await?.map(Json)
    }
}

fn show(room: &Room, player: &Player, seat: Option<Seat>, now: i64) -> Result<TableNow, Problem> {
    let wanted = seat.map(|seat| seat.to_string());
    let eyes = room.eyes(Some(player), wanted.as_deref()).or_else(|_| room.eyes(Some(player), None))?;
    Ok(room.show(&eyes, Has::Nothing, now))
}
