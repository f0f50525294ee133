//! Webhooks: calls to players when it is their turn and they do not watch the table.

mod payload;

use std::sync::Arc;

use async_trait::async_trait;
use axum::http::{StatusCode, Uri};

use super::channel::{Channel, Notice};
use super::outbound::{Failure, Sender};
use crate::config::{Clock, Config};
use crate::messages::{NewWebhook, WebhookNow};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::random;
use crate::sessions::Sessions;
use crate::store::{Call, Called, Claim, Store, StoreError, Webhook, Whose};

/// After how many failures in a row a webhook is turned off.
const PATIENCE: u32 = 20;

/// Calls players when it is their turn.
pub(crate) struct Webhooks {
    store: Arc<dyn Store>,
    clock: Clock,
    sessions: Arc<Sessions>,
    metrics: Arc<Metrics>,
    sender: Sender,
}

impl Webhooks {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        sessions: Arc<Sessions>,
        metrics: Arc<Metrics>,
        config: &Config,
    ) -> Webhooks {
        let sender = Sender::new(Arc::clone(&config.network), config.webhooks_to_private_networks);
        Webhooks { store, clock: Arc::clone(&config.clock), sessions, metrics, sender }
    }

    async fn keep_called(
        &self,
        player: String,
        table: Option<String>,
        failure: Option<&Failure>,
    ) -> Result<(), StoreError> {
        self.metrics.called(failure.is_none());
        let problem = failure.map(|failure| serde_json::to_string(failure).expect("plain data"));
        self.store.called(Called { player, table, problem, patience: PATIENCE }).await
    }

    async fn webhook_of(&self, player: &str) -> Result<Option<Webhook>, Problem> {
        Ok(self.store.profile(Whose::Id(player)).await?.and_then(|profile| profile.webhook))
    }

    /// The webhook of a player, without its secret.
    pub(crate) async fn show(&self, player: &str) -> Result<Option<WebhookNow>, Problem> {
        let show = |Webhook { url, on, problem, .. }: Webhook| WebhookNow {
            url,
            on,
            problem: problem.and_then(|problem| serde_json::from_str(&problem).ok()),
        };
        Ok(self.webhook_of(player).await?.map(show))
    }

    /// Sets the webhook of a player; the secret that calls are signed with.
    pub(crate) async fn set(&self, player: &str, request: NewWebhook) -> Result<String, Problem> {
        let home: Option<Uri> = request.home.parse().ok().filter(|_| request.home.len() <= 200);
        let is_web = |home: &Uri| matches!(home.scheme_str(), Some("http" | "https")) && home.path() == "/";
        if !home.as_ref().is_some_and(is_web) {
            return Err(Problem::field("home", "not the address of a house"));
        }
        let bad = |failure| Problem::of(StatusCode::BAD_REQUEST, failure).with("field", "url");
        self.sender.check(&request.url).await.map_err(bad)?;
        let secret = random::token();
        let webhook = Webhook {
            url: request.url,
            secret: secret.clone(),
            home: request.home.trim_end_matches('/').to_owned(),
            lang: request.lang,
            on: true,
            failures: 0,
            problem: None,
        };
        self.keep(player, Some(webhook)).await?;
        Ok(secret)
    }

    /// Removes the webhook of a player.
    pub(crate) async fn remove(&self, player: &str) -> Result<(), Problem> {
        self.keep(player, None).await
    }

    async fn keep(&self, player: &str, webhook: Option<Webhook>) -> Result<(), Problem> {
        let kept = self.store.set_webhook(player, webhook).await;
        self.sessions.forget(Some(player));
        Ok(kept?)
    }

    /// Calls a webhook as a test. A success turns it on again.
    pub(crate) async fn test(&self, player: &str) -> Result<(), Problem> {
        let webhook = self.webhook_of(player).await?;
        let webhook = webhook.ok_or_else(|| Problem::conflict("no-webhook"))?;
        let payload = payload::signed(&payload::test(&webhook), &webhook, (self.clock)());
        let sent = self.sender.send(&webhook.url, payload).await;
        self.keep_called(player.to_owned(), None, sent.as_ref().err()).await?;
        sent.map_err(|failure| Problem::of(StatusCode::UNPROCESSABLE_ENTITY, failure))
    }
}

impl Notice for Call {
    fn player(&self) -> &str {
        &self.player
    }

    fn tries(&self) -> u32 {
        self.tries
    }
}

#[async_trait]
impl Channel for Webhooks {
    type Notice = Call;

    async fn due(&self, before: i64, most: u32) -> Result<Vec<Call>, StoreError> {
        self.store.calls(before, most).await
    }

    async fn claim(&self, call: &Call, again: Option<i64>) -> Result<bool, StoreError> {
        let Call { player, table, since, tries, .. } = call;
        let (player, table) = (player.clone(), table.clone());
        match self.store.claim_call(Claim { player, table, since: *since, tries: *tries, again }).await {
            // Another server makes the call, or the turn is over.
            Err(StoreError::Conflict) => Ok(false),
            claimed => claimed.map(|()| true),
        }
    }

    async fn deliver(&self, call: &Call, now: i64) -> Result<(), Failure> {
        let body = payload::turn(&call.webhook, &call.table, call.since, &call.card);
        self.sender.send(&call.webhook.url, payload::signed(&body, &call.webhook, now)).await
    }

    async fn settle(&self, call: Call, result: Result<(), Failure>) -> Result<(), StoreError> {
        self.keep_called(call.player, Some(call.table), result.err().as_ref()).await
    }
}
