//! The tables in use: a cache of their histories, and the one place where they change.
//!
//! A [`CachedTable`] is locked while it changes. New events are applied to the locked table first, because the store
//! also keeps what follows from them (the [`Index`](crate::store::Index)); then they are written. If writing fails,
//! the table is dropped from the cache and read again. The lock is released, and everybody told, only after the store
//! has acknowledged the write, so nobody sees anything that a crash could undo.
//!
//! Where several servers share the store, a table is brought up to date before it is shown or changed: the lines that
//! other servers have written are read first.

mod cache;
mod error;

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dighouse_table::Table;
use dighouse_table::history::{Line, TableEvent};
use dighouse_tables::Shelf;
use tokio::sync::mpsc;

use crate::config::Clock;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::random;
use crate::store::{Store, StoreError};
use crate::turns::Turns;
pub(crate) use cache::{Cache, CachedTable};
pub(crate) use error::TableError;

/// How often a change is tried again when another server was faster.
const ATTEMPTS: usize = 5;

/// All tables.
pub(crate) struct Tables {
    /// The games that they can be of.
    pub(crate) shelf: Shelf,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) turns: Arc<Turns>,
    /// Whether other servers may use the store.
    pub(crate) shared: bool,
    /// Receives the tables where a bot must act.
    pub(crate) bot_turns: mpsc::UnboundedSender<Arc<CachedTable>>,
    pub(crate) cache: Mutex<Cache>,
}

impl Tables {
    pub(crate) fn now(&self) -> i64 {
        (self.clock)()
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entry of a table in the cache, whether the table exists or not.
    pub(crate) fn cached(&self, id: &str) -> Arc<CachedTable> {
        let mut cache = self.cache();
        let cached = cache.entry(id);
        self.metrics.live_tables.set(cache.len() as i64);
        cached
    }

    /// The tables that somebody watches.
    pub(crate) fn watched(&self) -> Vec<Arc<CachedTable>> {
        self.cache().watched()
    }

    /// Tells everybody here that a table has so many lines.
    pub(crate) fn announce(&self, id: &str, lines: u32) {
        if let Some(cached) = self.cache().get(id) {
            cached.announce(lines);
        }
        self.lobby.announce();
    }

    /// Brings a locked table up to date with all that any server has acknowledged.
    pub(crate) async fn load<'a>(
        &self,
        cached: &CachedTable,
        slot: &'a mut Option<Table>,
    ) -> Result<&'a mut Table, TableError> {
        self.read(cached, slot, self.shared).await
    }

    /// Brings a locked table up to date with all that was announced to this server.
    pub(crate) async fn load_announced<'a>(
        &self,
        cached: &CachedTable,
        slot: &'a mut Option<Table>,
    ) -> Result<&'a mut Table, TableError> {
        let behind = slot.as_ref().is_some_and(|table| table.seq() < cached.announced());
        self.read(cached, slot, behind).await
    }

    /// Reads a table from the store; one that is loaded, only if it may have grown.
    async fn read<'a>(
        &self,
        cached: &CachedTable,
        slot: &'a mut Option<Table>,
        may_have_grown: bool,
    ) -> Result<&'a mut Table, TableError> {
        // A match whose rules have failed is built anew.
        slot.take_if(|table| table.must_work().is_err());
        if slot.is_none() || may_have_grown {
            let known = slot.as_ref().map_or(0, Table::seq);
            let Some(lines) = self.store.lines_after(&cached.id, known).await? else {
                self.cache().remove(&cached.id);
                return Err(TableError::NoSuchTable);
            };
            let table = Table::grown(self.shelf, slot.take(), &cached.id, &lines).map_err(|unreadable| {
                tracing::error!(table = cached.id, what = unreadable.0, "cannot read a table");
                TableError::Unreadable
            })?;
            cached.announce(table.seq());
            *slot = Some(table);
        }
        Ok(slot.as_mut().expect("it was just read"))
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(&self, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, TableError> {
        let cached = self.cached(id);
        let mut slot = cached.table.lock().await;
        let table = self.load(&cached, &mut slot).await?;
        let seen = look(table);
        if table.must_work().is_err() {
            *slot = None;
            return Err(TableError::Unreadable);
        }
        Ok(seen)
    }

    /// Changes a table by the events that `decide` returns, and looks at it afterwards. The store has acknowledged the
    /// events when this returns. Dropping the future does not stop the change.
    pub(crate) async fn change<T: Send + 'static, E: From<TableError> + Send + 'static>(
        self: &Arc<Tables>,
        id: &str,
        decide: impl Fn(&Table, i64) -> Result<Vec<TableEvent>, E> + Send + 'static,
        look: impl FnOnce(&Table, i64) -> T + Send + 'static,
    ) -> Result<T, E> {
        let (tables, cached) = (Arc::clone(self), self.cached(id));
        let changing = tokio::spawn(async move {
            let mut slot = cached.table.lock().await;
            for _ in 0..ATTEMPTS {
                let table = tables.load(&cached, &mut slot).await?;
                let now = tables.now();
                let events = decide(table, now)?;
                match tables.commit(&cached, &mut slot, events, &[], now).await {
                    Err(StoreError::Conflict) => {}
                    Err(error) => return Err(TableError::from(error).into()),
                    Ok(()) => return Ok(look(slot.as_ref().expect("it is loaded"), now)),
                }
            }
            Err(TableError::Contended.into())
        });
        changing.await.unwrap_or_else(|_| Err(TableError::Panicked.into()))
    }

    /// Applies events to a locked table and writes them to the store, with `redacted` lines in the place of earlier
    /// ones. If that fails, the slot is empty afterwards, and the table is read again when it is needed.
    pub(crate) async fn commit(
        &self,
        cached: &Arc<CachedTable>,
        slot: &mut Option<Table>,
        events: Vec<TableEvent>,
        redacted: &[(u32, String)],
        now: i64,
    ) -> Result<(), StoreError> {
        let Some(mut table) = slot.take() else { return Err(StoreError::NoSuchTable) };
        if events.is_empty() {
            *slot = Some(table);
            return Ok(());
        }
        let (after, asked) = (table.seq(), table.asked_people());
        let lines: Vec<Line> = events.into_iter().map(|event| Line { at: now, event }).collect();
        for line in &lines {
            table.apply(line).map_err(|unreadable| StoreError::Failed(unreadable.0))?;
        }
        let texts: Vec<String> = lines.iter().map(Line::write).collect();
        let index = table.index();
        // The index is read from the match, too.
        table.must_work().map_err(|unreadable| StoreError::Failed(unreadable.0))?;
        match redacted {
            [] => self.store.append(&cached.id, after, &texts, &index).await?,
            _ => self.store.redact(&cached.id, after, redacted, &texts, &index).await?,
        }
        let actions = lines.iter().filter(|line| matches!(line.event, TableEvent::Played { .. })).count();
        self.metrics.actions.inc_by(actions as u64);
        cached.announce(table.seq());
        self.lobby.announce();
        if asked != index.asked {
            self.turns.changed(asked.iter().chain(&index.asked));
        }
        self.wake_bots(cached, &table);
        *slot = Some(table);
        Ok(())
    }

    /// Hands a locked table to the bot driver if a bot must act and none is at work there. The table is locked, so no
    /// decision is missed.
    pub(crate) fn wake_bots(&self, cached: &Arc<CachedTable>, table: &Table) {
        if table.asked_bots().next().is_some() && !cached.bot_active.swap(true, Ordering::Relaxed) {
            // Nobody receives it only when the server shuts down.
            self.bot_turns.send(Arc::clone(cached)).ok();
        }
    }

    /// Opens a new table with its first events; its id.
    pub(crate) async fn open(&self, events: Vec<TableEvent>) -> Result<String, TableError> {
        let (id, at) = (random::id(), self.now());
        let lines: Vec<String> = events.into_iter().map(|event| Line { at, event }.write()).collect();
        let table = Table::grown(self.shelf, None, &id, &lines).map_err(|_| TableError::Unreadable)?;
        self.store.create(&id, &lines, &table.index()).await?;
        self.metrics.tables.inc();
        self.lobby.announce();
        Ok(id)
    }
}
