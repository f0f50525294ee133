//! The server, the player who visits it, and checking records.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use dighouse_game::Record;
use dighouse_table::names::clean_name;
use dighouse_tables::{Opened, Shelf};
use serde_json::Value;

use super::accounts::{entered, with_cookies};
use super::body::Body;
use crate::accounts::Accounts;
use crate::assets::Asset;
use crate::config::Config;
use crate::cookies::Cookie;
use crate::limits::Limits;
use crate::messages::{GameInfo, House, Me, OptionInfo, Rename, Verdict, Verify};
use crate::problem::{Problem, ProblemBody};
use crate::sessions::{Client, Requester};
use crate::store::Player;

/// What the server offers.
#[utoipa::path(get, path = "/api/house", responses((status = 200, body = House)))]
pub(super) async fn house(State(config): State<Arc<Config>>) -> Json<House> {
    let games = config.shelf.games().iter().map(|game| {
        let info = game.info();
        let option = |option: &dighouse_game::GameOption| OptionInfo {
            key: option.key,
            values: option.values.to_vec(),
            kind: option.kind,
        };
        GameInfo {
            id: info.id,
            rules: info.rules,
            min_seats: info.min_seats,
            max_seats: info.max_seats,
            options: info.options.iter().map(option).collect(),
            categories: info.categories.to_vec(),
            bots: game.bots().to_vec(),
        }
    });
    Json(House {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        games: games.collect(),
        addresses: config.addresses.clone(),
        engines: config.client.iter().any(Asset::is_engine),
    })
}

/// A player as shown to themselves.
pub(super) fn show(player: Player) -> Me {
    Me { id: player.id, name: player.name, number: player.number, account: player.account }
}

/// Who you are. The first visit makes a guest and sets a cookie.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(
    State(accounts): State<Arc<Accounts>>,
    Extension(client): Extension<Client>,
    requester: Option<Requester>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Some(requester) = requester else {
        return accounts.welcome(client).await.map(|guest| entered(guest, client));
    };
    let cookies = Cookie::Session.sent(&headers).map(|sent| sent.renamed(client)).unwrap_or_default();
    Ok(with_cookies(Json(show(requester.player)).into_response(), cookies))
}

/// Changes your name.
#[utoipa::path(put, path = "/api/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn rename(
    State(accounts): State<Arc<Accounts>>,
    requester: Requester,
    Body(request): Body<Rename>,
) -> Result<Json<Me>, Problem> {
    let name = clean_name(&request.name).ok_or_else(|| Problem::bad_name("name", &request.name))?;
    accounts.rename(requester, name).await.map(show).map(Json)
}

/// Replays a record and says whether every action is legal.
#[utoipa::path(post, path = "/api/verify", request_body = Verify,
    responses((status = 200, body = Verdict), (status = 429, body = ProblemBody)))]
pub(super) async fn verify(
    State(config): State<Arc<Config>>,
    State(limits): State<Arc<Limits>>,
    Extension(client): Extension<Client>,
    Body(request): Body<Verify>,
) -> Result<Json<Verdict>, Problem> {
    limits.cost(client.address)?;
    let checking = tokio::task::spawn_blocking(move || check(config.shelf, &request.record));
    checking.await.map(Json).map_err(|_| Problem::internal())
}

fn check(shelf: Shelf, text: &str) -> Verdict {
    let wrong = |game: Option<String>, error: Value| Verdict {
        ok: false,
        game,
        rules: None,
        module: None,
        steps: 0,
        error: Some(error),
    };
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => return wrong(None, serde_json::to_value(error).unwrap_or_default()),
    };
    let id = shelf.game(&record.header.game).map(|game| game.info().id.to_owned());
    match shelf.replay(&record) {
        Ok(Opened { game, running }) => Verdict {
            ok: true,
            game: id,
            rules: Some(game.info().rules),
            module: game.module_hash().map(|hash| hash.to_string()),
            steps: running.steps() as u32,
            error: None,
        },
        Err(error) => wrong(id, error),
    }
}
