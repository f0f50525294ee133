//! What is printed on the components of a game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use dighouse_game::digest;
use serde_json::Value;

use crate::config::Config;
use crate::problem::{Problem, ProblemBody};

/// What is printed on the cards, tiles and boards of a game. It changes only when the program does.
#[utoipa::path(get, path = "/api/games/{game}/printed", params(("game" = String, Path)),
    responses((status = 200, body = Object), (status = 304, description = "The client has it."),
        (status = 404, body = ProblemBody)))]
pub(super) async fn printed(
    State(config): State<Arc<Config>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Some(found) = config.shelf.game(&game) else {
        let unknown = Problem::new(StatusCode::NOT_FOUND, "unknown-game");
        return Err(unknown.with("game", game).with("known", config.shelf.ids()));
    };
    let printed: Value = found.printed().map_err(|error| {
        tracing::error!(%error, "the data of a game is wrong");
        Problem::internal()
    })?;
    let body = printed.to_string();
    let tag = format!("\"{}\"", digest(body.as_bytes()));
    let kept = headers.get_all(header::IF_NONE_MATCH).iter().any(|kept| kept.as_bytes() == tag.as_bytes());
    let caching = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if kept {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(header::CONTENT_TYPE, "application/json")], body).into_response())
}
