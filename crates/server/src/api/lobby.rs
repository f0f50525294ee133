//! Lists of tables, and new ones.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use dighouse_table::{ReadSoFar, Table, make};

use super::body::Body;
use crate::accounts::Accounts;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::messages::{NewTable, TableList, TableNow};
use crate::problem::{Problem, ProblemBody};
use crate::random;
use crate::sessions::{Client, Requester};
use crate::tables::Tables;

/// The lists of the lobby.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = TableList)))]
pub(super) async fn lists(
    State(lobby): State<Arc<Lobby>>,
    requester: Option<Requester>,
) -> Result<Json<TableList>, Problem> {
    let player = requester.as_ref().map(|requester| requester.player.id.as_str());
    lobby.lists(player).await.map(Json)
}

/// Makes a table. Its seed is committed to; then the maker sits down.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = TableNow), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 410, body = ProblemBody)))]
pub(super) async fn open_table(
    State(accounts): State<Arc<Accounts>>,
    State(limits): State<Arc<Limits>>,
    State(lobby): State<Arc<Lobby>>,
    State(tables): State<Arc<Tables>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableNow>), Problem> {
    let person = requester.person();
    lobby.must_have_room_for(&person.id, new.public).await?;
    let reserved = limits.table(client.address, new.public, &tables).await?;
    let password = match &new.password {
        Some(password) => Some(accounts.hash_table_password(client, password).await?),
        None => None,
    };
    let event = match new.from.clone() {
        Some(moment) => {
            let make =
                |earlier: &Table| make(tables.shelf, new, &person, password, Some(earlier), random::bytes());
            let made = tables.look(&moment.table, make).await;
            made.map_err(|error| Problem::from(error).with("field", "from.table"))??
        }
        None => make(tables.shelf, new, &person, password, None, random::bytes())?,
    };
    let id = tables.open(vec![event]).await?;
    if let Some(reserved) = reserved {
        reserved.keep(&id);
    }
    let now = tables.now();
    let shown = tables
        .look(&id, |table| {
            Ok(table.show(&table.viewpoint(Some(&requester.player), None)?, ReadSoFar::Nothing, now))
        })
        .await?;
    shown.map(|table| (StatusCode::CREATED, Json(table)))
}
