//! Lists of tables, and new ones.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::body::Body;
use crate::hall::Hall;
use crate::identity::Asker;
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
    asker: Asker,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableNow>), Problem> {
    let person = asker.person();
    hall.must_have_room_for(&person.id).await?;
    let deed = match new.from.clone() {
        Some(moment) => {
            let made = hall.look(&moment.table, |earlier| make(new, &person, Some(earlier))).await;
            made.map_err(|problem| problem.with("field", "from.table"))??
        }
        None => make(new, &person, None)?,
    };
    let id = hall.open(deed).await?;
    let now = hall.now();
    let shown =
        hall.look(&id, |room| Ok(room.show(&room.eyes(Some(&person.id), None)?, Has::Nothing, now))).await?;
    shown.map(|table| (StatusCode::CREATED, Json(table)))
}
