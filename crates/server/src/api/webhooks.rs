//! Webhooks of players.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};

use super::body::Body;
use crate::limits::Limits;
use crate::messages::{NewWebhook, WebhookNow, WebhookSecret};
use crate::notifications::Webhooks;
use crate::problem::{Problem, ProblemBody};
use crate::sessions::{Client, Requester};

/// Your webhook; `null` if there is none.
#[utoipa::path(get, path = "/api/me/webhook", responses((status = 200, body = Option<WebhookNow>)))]
pub(super) async fn webhook(
    State(webhooks): State<Arc<Webhooks>>,
    requester: Requester,
) -> Result<Json<Option<WebhookNow>>, Problem> {
    webhooks.show(&requester.player.id).await.map(Json)
}

/// Sets your webhook. There is a new secret each time. Needs an account.
#[utoipa::path(put, path = "/api/me/webhook", request_body = NewWebhook,
    responses((status = 200, body = WebhookSecret), (status = 400, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn set(
    State(limits): State<Arc<Limits>>,
    State(webhooks): State<Arc<Webhooks>>,
    Extension(client): Extension<Client>,
    requester: Requester,
    Body(request): Body<NewWebhook>,
) -> Result<Json<WebhookSecret>, Problem> {
    if !requester.player.account {
        return Err(Problem::conflict("no-account"));
    }
    limits.cost(client.address)?;
    let secret = webhooks.set(&requester.player.id, request).await?;
    Ok(Json(WebhookSecret { secret }))
}

/// Removes your webhook.
#[utoipa::path(delete, path = "/api/me/webhook", responses((status = 204)))]
pub(super) async fn take(
    State(webhooks): State<Arc<Webhooks>>,
    requester: Requester,
) -> Result<StatusCode, Problem> {
    webhooks.remove(&requester.player.id).await.map(|()| StatusCode::NO_CONTENT)
}

/// Calls your webhook once, as a test.
#[utoipa::path(post, path = "/api/me/webhook/test",
    responses((status = 204), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn test(
    State(limits): State<Arc<Limits>>,
    State(webhooks): State<Arc<Webhooks>>,
    Extension(client): Extension<Client>,
    requester: Requester,
) -> Result<StatusCode, Problem> {
    limits.cost(client.address)?;
    webhooks.test(&requester.player.id).await.map(|()| StatusCode::NO_CONTENT)
}
