//! Plays the bots' turns at the tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use dighouse_game::Seed;
use dighouse_table::{BotTurn, Table};
use dighouse_tables::ChoiceJob;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use crate::bot_pool::{BotPool, Purpose};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::random;
use crate::shutdown::Shutdown;
use crate::store::{Store, StoreError, Which};
use crate::tables::{CachedTable, TableError, Tables};

/// How long to wait before trying again when the store fails.
const RETRY: Duration = Duration::from_secs(1);

/// The most tables that are resumed at a time.
const MOST: u32 = 100_000;

/// Lets bots choose when it is their turn, and plays what they chose.
pub(crate) struct BotDriver {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) pool: Arc<BotPool>,
    pub(crate) metrics: Arc<Metrics>,
    /// How long a bot takes at least where people watch.
    pub(crate) delay: Duration,
    pub(crate) shutdown: Shutdown,
}

/// A decision, and what it takes to make it.
struct Task {
    turn: BotTurn,
    job: ChoiceJob,
    /// Whether people play at the table.
    watched: bool,
    /// Tells when the table changes in the meantime.
    changes: watch::Receiver<u32>,
}

impl BotDriver {
    /// Plays the bots' turns at every table that is received.
    pub(crate) async fn run(self: Arc<BotDriver>, mut turns: mpsc::UnboundedReceiver<Arc<CachedTable>>) {
        while let Some(cached) = turns.recv().await {
            let driver = Arc::clone(&self);
            tokio::spawn(async move { driver.play_bots(&cached).await });
        }
    }

    /// Resumes the tables where a bot has been waited for since before this moment: when the server starts, or when
    /// another server may be gone. If that one is still at work, the first answer counts.
    pub(crate) async fn resume(&self, before: i64) -> Result<(), StoreError> {
        for listed in self.store.list(Which::BotToMove { before }, MOST).await? {
            let cached = self.tables.cached(&listed.table);
            let mut slot = cached.table.lock().await;
            if let Ok(table) = self.tables.load(&cached, &mut slot).await {
                self.tables.wake_bots(&cached, table);
            }
        }
        Ok(())
    }

    async fn play_bots(&self, cached: &CachedTable) {
        while !self.shutdown.has_begun() {
            let played = match self.next_task(cached).await {
                Ok(Some(task)) => self.play_turn(cached, task).await,
                Ok(None) => return,
                Err(error) => Err(error.into()),
            };
            if played.is_err() {
                tokio::time::sleep(RETRY).await;
            }
        }
    }

    async fn play_turn(&self, cached: &CachedTable, task: Task) -> Result<(), Problem> {
        let began = Instant::now();
        let Task { turn, job, watched, changes } = task;
        let delay = if watched { self.delay } else { Duration::ZERO };
        let action = tokio::select! {
            action = self.pool.think(Purpose::Turn, job, Seed::new(random::bytes())) => action?,
            () = self.moved_on(cached, &turn, changes) => return Ok(()),
        };
        self.metrics.thinking.observe(began.elapsed().as_secs_f64());
        tokio::time::sleep_until(began + delay).await;
        let decide = move |table: &Table, _| Ok::<_, TableError>(table.bot_plays(&turn, &action));
        Ok(self.tables.change(&cached.id, decide, |_, _| ()).await?)
    }

    /// Waits until the table no longer waits for this decision.
    async fn moved_on(&self, cached: &CachedTable, turn: &BotTurn, mut changes: watch::Receiver<u32>) {
        while changes.changed().await.is_ok() {
            let mut slot = cached.table.lock().await;
            let table = self.tables.load_announced(cached, &mut slot).await;
            if table.is_ok_and(|table| !table.waits_for_bot(turn)) {
                return;
            }
        }
    }

    /// The next decision for a bot. If there is none, no bot is at work at the table any more.
    async fn next_task(&self, cached: &CachedTable) -> Result<Option<Task>, TableError> {
        let mut slot = cached.table.lock().await;
        let table = self.tables.load_announced(cached, &mut slot).await?;
        let task = table.next_bot_turn().map(|(turn, job)| {
            let (watched, changes) = (table.has_people(), cached.subscribe());
            Task { turn, job, watched, changes }
        });
        if task.is_none() {
            cached.bot_active.store(false, Ordering::Relaxed);
        }
        Ok(task)
    }
}
