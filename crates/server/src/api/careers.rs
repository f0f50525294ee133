//! Statistics of players.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::careers::Careers;
use crate::login::login;
use crate::messages::Career;
use crate::problem::{Problem, ProblemBody};
use crate::sessions::Requester;
use crate::store::Whose;

/// A page of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Page {
    /// Which page of the finished games, from 0.
    page: Option<String>,
}

/// The career of a player.
async fn career(
    careers: &Careers,
    whose: Whose<'_>,
    requester: Option<&Requester>,
    page: &Page,
) -> Result<Json<Career>, Problem> {
    let page = page.page.as_deref().unwrap_or("0").parse();
    let page = page.map_err(|_| Problem::field("page", "the number of a page, from 0"))?;
    let profile = careers.store.profile(whose).await?;
    let profile = profile.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-such-player"))?;
    Ok(Json(careers.career(profile, requester.map(|requester| requester.player.id.as_str()), page).await?))
}

/// Your own career: ratings, statistics, finished games.
#[utoipa::path(get, path = "/api/me/career", params(Page), responses((status = 200, body = Career)))]
pub(super) async fn mine(
    State(careers): State<Arc<Careers>>,
    requester: Requester,
    Query(page): Query<Page>,
) -> Result<Json<Career>, Problem> {
    career(&careers, Whose::Id(&requester.player.id), Some(&requester), &page).await
}

/// The career of an account.
#[utoipa::path(get, path = "/api/players/{name}", params(("name" = String, Path), Page),
    responses((status = 200, body = Career), (status = 404, body = ProblemBody)))]
pub(super) async fn of(
    State(careers): State<Arc<Careers>>,
    requester: Option<Requester>,
    Path(name): Path<String>,
    Query(page): Query<Page>,
) -> Result<Json<Career>, Problem> {
    career(&careers, Whose::Login(&login(&name)), requester.as_ref(), &page).await
}
