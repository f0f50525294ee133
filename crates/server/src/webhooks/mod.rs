//! Webhooks: calls to players when it is their turn and they do not watch the table.
//!
//! Pending calls are in the store (`store::Call`). They are made and removed together with the turn, so none is lost when a
//! server ends. An attempt is claimed before it is made, by naming how many there were before, so of several servers one
//! makes it. The claim also says when the next attempt is due, so a server that ends in between costs one attempt.

mod failure;
mod network;
mod payload;
mod public;
mod sender;
mod target;

use std::sync::Arc;
use std::time::Duration;

use axum::http::{StatusCode, Uri};
use futures_util::{StreamExt, stream};
use tokio::time::interval;

use self::failure::Failure;
pub(crate) use self::network::Internet;
pub use self::network::Network;
use self::sender::Sender;
use crate::config::{Clock, Config};
use crate::messages::{NewWebhook, WebhookNow};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::random;
use crate::sessions::Sessions;
use crate::store::{Call, Called, Claim, Store, StoreError, Webhook, Whose};

/// How often due calls are looked for.
const LOOK: Duration = Duration::from_secs(1);

/// The most calls each time, and at the same time.
const MOST: u32 = 64;
const AT_ONCE: usize = 16;

/// How many attempts a call gets.
const TRIES: u32 = 6;

/// The pause after the first attempt, in milliseconds. Each later one is four times as long.
const PAUSE: i64 = 30_000;

/// After how many failures in a row a webhook is turned off.
const PATIENCE: u32 = 20;

/// When a call is tried again after so many attempts, with a random part so that not all happen at the same moment.
fn again(tries: u32, now: i64) -> Option<i64> {
    let pause = PAUSE * 4_i64.pow(tries.min(TRIES));
    let chance = i64::from(u16::from_le_bytes(random::bytes()));
    (tries + 1 < TRIES).then(|| now + pause / 2 + pause * chance / i64::from(u16::MAX))
}

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

    /// Makes the calls that are due, for ever.
    pub(crate) async fn run(self: Arc<Webhooks>) {
        let mut looks = interval(LOOK);
        loop {
            looks.tick().await;
            if let Err(problem) = self.call_due().await {
                tracing::warn!(%problem, "cannot make webhook calls");
            }
        }
    }

    async fn call_due(&self) -> Result<(), Problem> {
        let due = self.store.calls((self.clock)() + 1, MOST).await?;
        let mut calls = stream::iter(due).map(|call| self.call(call)).buffer_unordered(AT_ONCE);
        while let Some(called) = calls.next().await {
            called?;
        }
        Ok(())
    }

    async fn call(&self, call: Call) -> Result<(), StoreError> {
        let now = (self.clock)();
        let Call { player, table, since, tries, card, webhook } = call;
        let (claimed, again) = ((player.clone(), table.clone()), again(tries, now));
        let claim = Claim { player: claimed.0, table: claimed.1, since, tries, again };
        match self.store.claim_call(claim).await {
            // Another server makes the call, or the turn is over.
            Err(StoreError::Conflict) => return Ok(()),
            claimed => claimed?,
        }
        let body = payload::turn(&webhook, &table, since, &card);
        let sent = self.sender.send(&webhook.url, payload::signed(body, &webhook, now)).await;
        self.keep_called(player, Some(table), sent.err().as_ref()).await
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
        let payload = payload::signed(payload::test(&webhook), &webhook, (self.clock)());
        let sent = self.sender.send(&webhook.url, payload).await;
        self.keep_called(player.to_owned(), None, sent.as_ref().err()).await?;
        sent.map_err(|failure| Problem::of(StatusCode::UNPROCESSABLE_ENTITY, failure))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_between_attempts_grow_vary_and_end() {
        for (tries, base) in [(0, 30), (1, 120), (2, 480), (3, 1920), (4, 7680)] {
            let pauses: Vec<i64> = (0..100).map(|_| again(tries, 0).unwrap()).collect();
            let (least, most) = (pauses.iter().min().unwrap(), pauses.iter().max().unwrap());
            assert!(*least >= base * 500 && *most <= base * 1500 && least < most, "{tries}: {least} {most}");
        }
        assert_eq!(again(TRIES - 1, 0), None);
    }
}
