//! Other servers at the same store, none of them special.
//!
//! What a server has committed it notifies, and every other one that shows the table reads the new lines.
//! Notifications only save time: who asks for a table always gets all of it, and when news may have been
//! missed, every table that somebody watches is read again.
//!
//! The server that commits a question to a bot also thinks about it. If no answer comes, that server may be
//! gone, and any other takes the table up; should two answer, the store keeps the first.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{interval, sleep};

use crate::app::{App, TableError};
use crate::store::{News, NewsFeed};

/// How long a bot may be silent after its delay, in milliseconds, before another server thinks too.
const SILENCE: i64 = 5000;

/// How often silent bots are looked for.
const LOOK: Duration = Duration::from_secs(1);

/// How long to wait before trying again when the store fails.
const AGAIN: Duration = Duration::from_millis(500);

impl App {
    /// Follows the news until the house closes.
    pub(crate) fn follow(self: &Arc<App>, news: NewsFeed) {
        self.while_open(Arc::clone(self).hear(news));
        self.while_open(Arc::clone(self).take_over());
    }

    /// Does something until the house closes.
    pub(crate) fn while_open(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut closing = self.closing();
        tokio::spawn(async move {
            tokio::select! {
                () = task => {}
                _ = closing.wait_for(|&closing| closing) => {}
            }
        });
    }

    async fn hear(self: Arc<App>, mut feed: NewsFeed) {
        while let Some(news) = feed.recv().await {
            match news {
                News::Table { table, lines, turned } => {
                    self.announce(&table, lines);
                    self.turns.changed(&turned);
                }
                News::Player { id } => self.sessions.forget(Some(&id)),
                News::Gap => {
                    self.sessions.forget(None);
                    self.while_open(Arc::clone(&self).catch_up());
                }
            }
        }
    }

    /// Reads again what somebody watches.
    async fn catch_up(self: Arc<App>) {
        self.announce_lobby();
        self.turns.all_changed();
        for cached in self.all_cached().into_iter().filter(|cached| cached.is_watched()) {
            while self
                .look(&cached.id, |_| ())
                .await
                .is_err_and(|error| matches!(error, TableError::Store(_)))
            {
                sleep(AGAIN).await;
            }
        }
    }

    /// Looks for bots that nobody lets think.
    async fn take_over(self: Arc<App>) {
        let silence = SILENCE + self.config.bot_delay.as_millis() as i64;
        let mut looks = interval(LOOK);
        loop {
            looks.tick().await;
            if let Err(problem) = self.take_up(self.now() - silence).await {
                tracing::warn!(%problem, "bots cannot be looked for");
            }
        }
    }
}
