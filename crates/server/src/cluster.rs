//! Several servers that share a store, none of them special.
//!
//! A server that commits a change notifies the others, and every server that shows the table reads the new lines.
//! Notifications only save time: a request always sees all lines of a table, and when notifications may have been
//! missed, every table that somebody watches is read again.
//!
//! The server that commits a bot's turn also lets the bot choose. If no answer comes, that server may be gone, and every
//! other one resumes the table. If two answer, the store keeps the first.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{interval, sleep};

use crate::bot_driver::BotDriver;
use crate::lobby::Lobby;
use crate::sessions::Sessions;
use crate::shutdown::Shutdown;
use crate::store::{News, NewsFeed};
use crate::tables::{TableError, Tables};
use crate::turns::Turns;

/// How long a bot may take beyond its delay, in milliseconds, before another server lets it choose too.
const SILENCE: i64 = 5000;

/// How often tables with silent bots are looked for.
const INTERVAL: Duration = Duration::from_secs(1);

/// How long to wait before trying again when the store fails.
const RETRY: Duration = Duration::from_millis(500);

/// Follows what other servers do.
pub(crate) struct Cluster {
    pub(crate) tables: Arc<Tables>,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) turns: Arc<Turns>,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) bot_driver: Arc<BotDriver>,
    pub(crate) shutdown: Shutdown,
}

impl Cluster {
    /// Follows the other servers until this one shuts down.
    pub(crate) fn follow(self, news: NewsFeed) {
        let cluster = Arc::new(self);
        cluster.shutdown.spawn(Arc::clone(&cluster).listen(news));
        cluster.shutdown.spawn(Arc::clone(&cluster).take_over_bots());
    }

    async fn listen(self: Arc<Cluster>, mut feed: NewsFeed) {
        while let Some(news) = feed.recv().await {
            match news {
                News::Table { table, lines, turned } => {
                    self.tables.announce(&table, lines);
                    self.turns.changed(&turned);
                }
                News::Player { id } => self.sessions.forget(Some(&id)),
                News::Gap => {
                    self.sessions.forget(None);
                    self.shutdown.spawn(Arc::clone(&self).catch_up());
                }
            }
        }
    }

    /// Reads every table again that somebody watches.
    async fn catch_up(self: Arc<Cluster>) {
        self.lobby.announce();
        self.turns.all_changed();
        for cached in self.tables.watched() {
            while matches!(self.tables.look(&cached.id, |_| ()).await, Err(TableError::Store(_))) {
                sleep(RETRY).await;
            }
        }
    }

    /// Resumes tables whose bots have been silent for too long.
    async fn take_over_bots(self: Arc<Cluster>) {
        let silence = SILENCE + self.bot_driver.delay.as_millis() as i64;
        let mut ticks = interval(INTERVAL);
        loop {
            ticks.tick().await;
            if let Err(error) = self.bot_driver.resume(self.tables.now() - silence).await {
                tracing::warn!(%error, "cannot look for tables with silent bots");
            }
        }
    }
}
