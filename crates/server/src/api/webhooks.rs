//! Where players want to be called.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};

use super::body::Body;
use crate::hall::Hall;
use crate::identity::{Asker, Client};
use crate::messages::{NewWebhook, WebhookNow, WebhookSecret};
use crate::problem::{Problem, ProblemBody};

/// The webhook of whoever asks; `null` if there is none.
#[utoipa::path(get, path = "/api/me/webhook", responses((status = 200, body = Option<WebhookNow>)))]
pub(super) async fn webhook(
    State(hall): State<Arc<Hall>>,
    asker: Asker,
) -> Result<Json<Option<WebhookNow>>, Problem> {
    hall.show_webhook(&asker.player.id).await.map(Json)
}

/// Lets an account be called at an address. There is a new secret each time.
#[utoipa::path(put, path = "/api/me/webhook", request_body = NewWebhook,
    responses((status = 200, body = WebhookSecret), (status = 400, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn set(
    State(hall): State<Arc<Hall>>,
    Extension(client): Extension<Client>,
    asker: Asker,
    Body(wish): Body<NewWebhook>,
) -> Result<Json<WebhookSecret>, Problem> {
    if !asker.player.account {
        return Err(Problem::conflict("no-account"));
    }
    hall.limits.cost(client.address)?;
    let secret = hall.set_webhook(&asker.player.id, wish).await?;
    Ok(Json(WebhookSecret { secret }))
}

/// Lets whoever asks be called no more.
#[utoipa::path(delete, path = "/api/me/webhook", responses((status = 204)))]
pub(super) async fn take(State(hall): State<Arc<Hall>>, asker: Asker) -> Result<StatusCode, Problem> {
    hall.take_webhook(&asker.player.id).await.map(|()| StatusCode::NO_CONTENT)
}

/// Calls the webhook of whoever asks, once.
#[utoipa::path(post, path = "/api/me/webhook/test",
    responses((status = 204), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn test(
    State(hall): State<Arc<Hall>>,
    Extension(client): Extension<Client>,
    asker: Asker,
) -> Result<StatusCode, Problem> {
    hall.limits.cost(client.address)?;
    hall.try_webhook(&asker.player.id).await.map(|()| StatusCode::NO_CONTENT)
}
