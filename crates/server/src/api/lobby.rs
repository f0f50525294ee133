//! Lists of tables, and new ones.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};

use super::body::Body;
use crate::hall::Hall;
use crate::identity::{Asker, Client};
use crate::messages::{NewTable, TableList, TableNow};
use crate::problem::{Problem, ProblemBody};
use crate::room::{Has, make};

/// The lists of the lobby.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = TableList)))]
pub(super) async fn lists(
    State(hall): State<Arc<Hall>>,
    asker: Option<Asker>,
) -> Result<Json<TableList>, Problem> {
    let player = asker.as_ref().map(|asker| asker.player.id.as_str());
    hall.lists(player).await.map(Json)
}

/// Makes a table. Its seed is committed to; then the maker sits down.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = TableNow), (status = 400, body = ProblemBody)))]
pub(super) async fn open_table(
    State(hall): State<Arc<Hall>>,
    Extension(client): Extension<Client>,
    asker: Asker,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableNow>), Problem> {
    let person = asker.person();
    hall.must_have_room_for(&person.id).await?;
    let password = match &new.password {
        Some(password) => {
            hall.limits.cost(client.address)?;
            Some(hall.passwords.keep_for_table(password).await?)
        }
        None => None,
    };
    let deed = match new.from.clone() {
        Some(moment) => {
            let made = hall.look(&moment.table, |earlier| make(new, &person, password, Some(earlier))).await;
            made.map_err(|problem| problem.with("field", "from.table"))??
        }
        None => make(new, &person, password, None)?,
    };
    let id = hall.open(vec![deed]).await?;
    let now = hall.now();
    let shown = hall
        .look(&id, |room| Ok(room.show(&room.eyes(Some(&asker.player), None)?, Has::Nothing, now)))
        .await?;
    shown.map(|table| (StatusCode::CREATED, Json(table)))
}
