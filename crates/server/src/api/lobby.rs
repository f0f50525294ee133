//! Lists of tables, and new ones.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use dighouse_table::history::TableEvent;
use dighouse_table::{ReadSoFar, Table, make};
use tokio::task::spawn_blocking;

use super::body::Body;
use crate::accounts::Accounts;
use crate::limits::{Limits, Reserved};
use crate::lobby::Lobby;
use crate::messages::{Import, NewTable, TableList, TableNow};
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
    opened(&tables, &requester, event, reserved).await
}

/// Makes a table where the game of a record goes on, such as one that was begun in a browser. The record is replayed. It is not rated,
/// because its secret is known.
#[utoipa::path(post, path = "/api/tables/import", request_body = Import,
    responses((status = 201, body = TableNow), (status = 400, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn import(
    State(limits): State<Arc<Limits>>,
    State(lobby): State<Arc<Lobby>>,
    State(tables): State<Arc<Tables>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Body(import): Body<Import>,
) -> Result<(StatusCode, Json<TableNow>), Problem> {
    limits.cost(client.address)?;
    let (shelf, person, public) = (tables.shelf, requester.person(), import.public);
    lobby.must_have_room_for(&person.id, public).await?;
    let reserved = limits.table(client.address, public, &tables).await?;
    let replaying =
        spawn_blocking(move || dighouse_table::import(shelf, import, &person, false, random::bytes()));
    let event = replaying.await.map_err(|_| Problem::internal())??;
    opened(&tables, &requester, event, reserved).await
}

/// Opens a table and shows it to its maker.
async fn opened(
    tables: &Tables,
    requester: &Requester,
    event: TableEvent,
    reserved: Option<Reserved>,
) -> Result<(StatusCode, Json<TableNow>), Problem> {
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
