//! Accounts: names with a password.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};

use super::body::Body;
use super::server_info::show;
use crate::accounts::{Accounts, Entered};
use crate::cookies::Cookie;
use crate::devices::Device;
use crate::erasure::Erasure;
use crate::limits::Limits;
use crate::messages::{Credentials, Farewell, Me, MyData, NewPassword, SignOut};
use crate::personal_data::PersonalData;
use crate::problem::{Problem, ProblemBody};
use crate::sessions::{Client, Requester};

/// Sets the cookies with a new token and of a known device.
pub(super) fn entered(entered: Entered, client: Client) -> Response {
    let Entered { player, token, device } = entered;
    let cookies = [token.cookie(client)].into_iter().chain(device.map(|device| device.cookie(client)));
    with_cookies(Json(show(player)).into_response(), cookies)
}

/// Removes the cookie of the session.
fn signed_out(client: Client) -> Response {
    with_cookies(StatusCode::NO_CONTENT.into_response(), Cookie::Session.remove(client))
}

pub(super) fn with_cookies(
    mut response: Response,
    cookies: impl IntoIterator<Item = HeaderValue>,
) -> Response {
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Turns you, a guest, into an account. The cookie is a new one.
#[utoipa::path(post, path = "/api/account", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn claim(
    State(accounts): State<Arc<Accounts>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Body(request): Body<Credentials>,
) -> Result<Response, Problem> {
    accounts.claim(client, &requester, request).await.map(|player| entered(player, client))
}

/// Signs in to an account.
#[utoipa::path(post, path = "/api/sign-in", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn sign_in(
    State(accounts): State<Arc<Accounts>>,
    Extension(client): Extension<Client>,
    requester: Option<Requester>,
    headers: HeaderMap,
    Body(request): Body<Credentials>,
) -> Result<Response, Problem> {
    let device = Device::sent(&headers);
    accounts.sign_in(client, requester, device, &request).await.map(|player| entered(player, client))
}

/// Signs out, in this browser or in every one.
#[utoipa::path(post, path = "/api/sign-out", request_body = SignOut,
    responses((status = 204), (status = 409, body = ProblemBody)))]
pub(super) async fn sign_out(
    State(accounts): State<Arc<Accounts>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Body(request): Body<SignOut>,
) -> Result<Response, Problem> {
    accounts.sign_out(&requester, request.everywhere).await.map(|()| signed_out(client))
}

/// Changes the password, and signs out every other browser.
#[utoipa::path(put, path = "/api/account/password", request_body = NewPassword,
    responses((status = 200, body = Me), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn change_password(
    State(accounts): State<Arc<Accounts>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Body(request): Body<NewPassword>,
) -> Result<Response, Problem> {
    let changed = accounts.change_password(&requester, &request.old, &request.new).await;
    changed.map(|player| entered(player, client))
}

/// All data that the server keeps about you.
#[utoipa::path(get, path = "/api/me/data",
    responses((status = 200, body = MyData), (status = 429, body = ProblemBody)))]
pub(super) async fn data(
    State(limits): State<Arc<Limits>>,
    State(personal_data): State<Arc<PersonalData>>,
    Extension(client): Extension<Client>,
    requester: Requester,
) -> Result<Response, Problem> {
    limits.cost(client.address)?;
    let data = personal_data.of(&requester.player.id).await?;
    let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"dighouse.json\"")];
    Ok((file, Json(data)).into_response())
}

/// Deletes you. Your games are resigned; in their records a number replaces the name.
#[utoipa::path(post, path = "/api/me/forget", request_body = Farewell,
    responses((status = 204), (status = 403, body = ProblemBody)))]
pub(super) async fn forget(
    State(accounts): State<Arc<Accounts>>,
    State(erasure): State<Arc<Erasure>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Body(request): Body<Farewell>,
) -> Result<Response, Problem> {
    if requester.player.account {
        accounts.proven(&requester, &request.password.unwrap_or_default()).await?;
    }
    erasure.erase(&requester.player.id).await?;
    Ok(with_cookies(signed_out(client), Cookie::Device.remove(client)))
}
