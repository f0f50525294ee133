//! Requests to change a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRef, FromRequest, FromRequestParts, Path, Request};
use axum::response::{IntoResponse, Response};
use dighouse_game::Seat;
use dighouse_table::history::TableEvent;
use dighouse_table::{Refusal, Table};
use serde::de::DeserializeOwned;

use super::body::Body;
use crate::app::App;
use crate::messages::TableNow;
use crate::problem::Problem;
use crate::sessions::Requester;
use crate::tables::Tables;

/// The table after a change, as the requester sees it.
pub(super) type Changed = Result<Json<TableNow>, Problem>;

/// A request of a player to change a table.
pub(super) struct TableRequest<T> {
    pub(super) tables: Arc<Tables>,
    pub(super) requester: Requester,
    /// The id of the table.
    pub(super) table: String,
    pub(super) body: T,
}

impl<T: DeserializeOwned> FromRequest<App> for TableRequest<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<TableRequest<T>, Response> {
        let (mut parts, body) = request.into_parts();
        let requester = <Requester as FromRequestParts<_>>::from_request_parts(&mut parts, app).await;
        let requester = requester.map_err(Problem::into_response)?;
        let table = Path::from_request_parts(&mut parts, app).await;
        let Path(table) = table.map_err(IntoResponse::into_response)?;
        let body = Body::from_request(Request::from_parts(parts, body), app).await;
        let Body(body) = body.map_err(Problem::into_response)?;
        Ok(TableRequest { tables: Arc::<Tables>::from_ref(app), requester, table, body })
    }
}

impl<T: Send + Sync + 'static> TableRequest<T> {
    /// Changes the table by the events that `decide` returns for this player and time, and shows it to the requester, from
    /// `seat` if that is still theirs.
    pub(super) async fn change(
        self,
        seat: Option<Seat>,
        decide: impl Fn(&Table, &str, &T, i64) -> Result<Vec<TableEvent>, Refusal> + Send + 'static,
    ) -> Changed {
        let TableRequest { tables, requester, table, body } = self;
        let player = requester.player.clone();
        let decide = move |table: &Table, now| {
            decide(table, &player.id, &body, now).map_err(|refusal| table.refuse(refusal, &player, seat, now))
        };
        let look = move |table: &Table, now| table.show_to(&requester.player, seat, now);
        Ok(Json(tables.change(&table, decide, look).await??))
    }
}
