//! Lists of tables, and new ones.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};

use super::body::Body;
use crate::app::App;
use crate::identity::{Client, Requester};
use crate::messages::{NewTable, TableList, TableNow};
use crate::problem::{Problem, ProblemBody};
use crate::table::{ReadSoFar, make};

/// The lists of the lobby.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = TableList)))]
pub(super) async fn lists(
    State(app): State<Arc<App>>,
    requester: Option<Requester>,
) -> Result<Json<TableList>, Problem> {
    let player = requester.as_ref().map(|requester| requester.player.id.as_str());
    app.lists(player).await.map(Json)
}

/// Makes a table. Its seed is committed to; then the maker sits down.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = TableNow), (status = 400, body = ProblemBody)))]
pub(super) async fn open_table(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableNow>), Problem> {
    let person = requester.person();
    app.must_have_room_for(&person.id).await?;
    let password = match &new.password {
        Some(password) => {
            app.limits.cost(client.address)?;
            Some(app.passwords.keep_for_table(password).await?)
        }
        None => None,
    };
    let event = match new.from.clone() {
        Some(moment) => {
            let made = app.look(&moment.table, |earlier| make(new, &person, password, Some(earlier))).await;
            made.map_err(|error| Problem::from(error).with("field", "from.table"))??
        }
        None => make(new, &person, password, None)?,
    };
    let id = app.open(vec![event]).await?;
    let now = app.now();
    let shown = app
        .look(&id, |table| {
            Ok(table.show(&table.viewpoint(Some(&requester.player), None)?, ReadSoFar::Nothing, now))
        })
        .await?;
    shown.map(|table| (StatusCode::CREATED, Json(table)))
}
