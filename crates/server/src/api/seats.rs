//! Seats: sitting down, leaving, substitutes, rematches.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use dighouse_table::history::TableEvent;
use dighouse_table::{ReadSoFar, Refusal, Rematch, Table};

use super::table_request::{Changed, TableRequest};
use crate::accounts::Accounts;
use crate::blocks::Blocks;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::messages::{BySeat, Enter, Sit, Start, TableNow};
use crate::problem::ProblemBody;
use crate::random;
use crate::sessions::{Client, Requester};
use crate::store::Phase;
use crate::tables::{TableError, Tables};

/// Takes a seat, or confirms being ready. The game begins when every seat is taken and everybody is ready.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn sit(State(blocks): State<Arc<Blocks>>, request: TableRequest<Sit>) -> Changed {
    blocks.must_be_welcome(&request.requester, &request.table).await?;
    let person = request.requester.person();
    request.change(None, move |table, _, sit, _| table.wants_to_sit(&person, sit)).await
}

/// Enters a table with its password. This is needed once.
#[utoipa::path(post, path = "/api/tables/{id}/enter", params(("id" = String, Path)), request_body = Enter,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn enter(
    State(accounts): State<Arc<Accounts>>,
    Extension(client): Extension<Client>,
    request: TableRequest<Enter>,
) -> Changed {
    let TableRequest { tables, requester, table, body } = &request;
    let kept = |table: &Table| table.password_for(Some(&requester.player.id)).map(str::to_owned);
    if let Some(kept) = tables.look(table, kept).await? {
        accounts.check_table_password(client, &requester.player, table, &kept, &body.password).await?;
    }
    request.change(None, |table, player, _, _| Ok(table.wants_in(player))).await
}

/// Leaves before the start; when the maker does, the table is closed.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody), (status = 410, body = ProblemBody)))]
pub(super) async fn leave(request: TableRequest<BySeat>) -> Changed {
    request.change(None, |table, player, by, _| table.wants_to_leave(player, by.seat)).await
}

/// Starts the game with a bot in the open seats.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody)))]
pub(super) async fn start(request: TableRequest<Start>) -> Changed {
    request.change(None, |table, player, start, _| table.wants_to_start(player, &start.bot)).await
}

/// Resigns; a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn resign(request: TableRequest<BySeat>) -> Changed {
    request.change(None, |table, player, by, _| table.wants_to_resign(player, by.seat)).await
}

/// Lets a bot play for a player who is late.
#[utoipa::path(post, path = "/api/tables/{id}/replace", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 409, body = ProblemBody)))]
pub(super) async fn replace(request: TableRequest<BySeat>) -> Changed {
    request.change(None, |table, player, by, now| table.wants_to_replace(player, by.seat, now)).await
}

/// Takes a seat back from a substitute.
#[utoipa::path(post, path = "/api/tables/{id}/return", params(("id" = String, Path)), request_body = BySeat,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody)))]
pub(super) async fn come_back(request: TableRequest<BySeat>) -> Changed {
    request.change(None, |table, player, by, _| table.wants_to_return(player, by.seat)).await
}

/// Makes the same table again. Everybody who asks gets the same one.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn rematch(
    State(limits): State<Arc<Limits>>,
    State(lobby): State<Arc<Lobby>>,
    State(tables): State<Arc<Tables>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Path(id): Path<String>,
) -> Changed {
    let person = requester.person();
    let wanted = |table: &Table| {
        table.wants_rematch(tables.shelf, &person, random::bytes()).map(|wanted| (wanted, table.is_public()))
    };
    let (wanted, public) = tables.look(&id, wanted).await??;
    let next = match wanted {
        Rematch::Existing(table) => table,
        Rematch::New(events) => {
            lobby.must_have_room_for(&person.id, public).await?;
            let reserved = limits.table(client.address, public, &tables).await?;
            let fresh = tables.open(events).await?;
            if let Some(reserved) = reserved {
                reserved.keep(&fresh);
            }
            let (ours, maker) = (fresh.clone(), person.id.clone());
            let decide = move |table: &Table, _| {
                Ok::<_, TableError>(if table.rematch().is_none() {
                    vec![TableEvent::Rematched { table: ours.clone() }]
                } else {
                    Vec::new()
                })
            };
            let agreed = tables.change(&id, decide, |table, _| table.rematch().map(str::to_owned)).await?;
            let agreed = agreed.unwrap_or_else(|| fresh.clone());
            if agreed != fresh {
                // Somebody else was faster. Nobody will ever see this table.
                let close = move |table: &Table, _| {
                    Ok::<_, TableError>(if table.phase() == Phase::Waiting {
                        vec![TableEvent::Closed]
                    } else {
                        Vec::new()
                    })
                };
                tables.change(&fresh, close, |_, _| ()).await?;
                tracing::debug!(maker, "two players asked for a rematch at once");
            }
            agreed
        }
    };
    let now = tables.now();
    let shown = tables.look(&next, |table| {
        Ok::<_, Refusal>(table.show(
            &table.viewpoint(Some(&requester.player), None)?,
            ReadSoFar::Nothing,
            now,
        ))
    });
    Ok(Json(shown.await??))
}
