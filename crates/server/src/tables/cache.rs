//! A bounded cache of tables.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use dighouse_table::Table;
use tokio::sync::watch;

/// A table in memory.
pub(crate) struct CachedTable {
    pub(crate) id: String,
    /// The table, once it was read.
    pub(crate) table: tokio::sync::Mutex<Option<Table>>,
    /// How many lines its history has, as far as was announced.
    lines: watch::Sender<u32>,
    /// Whether the bot driver is at work here.
    pub(crate) bot_active: AtomicBool,
}

impl CachedTable {
    /// Tells how many lines the history has, whenever it grows.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u32> {
        self.lines.subscribe()
    }

    /// Tells subscribers that the history has so many lines, unless they were told already.
    pub(super) fn announce(&self, lines: u32) {
        self.lines.send_if_modified(|known| std::mem::replace(known, lines.max(*known)) < lines);
    }

    pub(super) fn announced(&self) -> u32 {
        *self.lines.borrow()
    }

    fn is_watched(&self) -> bool {
        self.lines.receiver_count() > 0
    }
}

/// The tables in memory. When there are too many, those are evicted that were not used for longest and that nobody
/// holds or watches.
pub(crate) struct Cache {
    capacity: usize,
    /// Each with the number of its last use.
    tables: HashMap<String, (Arc<CachedTable>, u64)>,
    uses: u64,
}

impl Cache {
    pub(crate) fn new(capacity: usize) -> Cache {
        Cache { capacity, tables: HashMap::new(), uses: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.tables.len()
    }

    pub(super) fn get(&self, id: &str) -> Option<&CachedTable> {
        self.tables.get(id).map(|(cached, _)| &**cached)
    }

    /// The entry with this id, which is made if there is none.
    pub(super) fn entry(&mut self, id: &str) -> Arc<CachedTable> {
        self.uses += 1;
        if let Some((cached, last_use)) = self.tables.get_mut(id) {
            *last_use = self.uses;
            return Arc::clone(cached);
        }
        if self.tables.len() >= self.capacity {
            self.evict();
        }
        let cached = Arc::new(CachedTable {
            id: id.to_owned(),
            table: tokio::sync::Mutex::new(None),
            lines: watch::Sender::new(0),
            bot_active: AtomicBool::new(false),
        });
        self.tables.insert(id.to_owned(), (Arc::clone(&cached), self.uses));
        cached
    }

    pub(super) fn remove(&mut self, id: &str) {
        self.tables.remove(id);
    }

    pub(super) fn watched(&self) -> Vec<Arc<CachedTable>> {
        let all = self.tables.values().map(|(cached, _)| cached);
        all.filter(|cached| cached.is_watched()).map(Arc::clone).collect()
    }

    fn evict(&mut self) {
        let mut idle: Vec<(u64, String)> = self
            .tables
            .iter()
            .filter(|(_, (cached, _))| Arc::strong_count(cached) == 1 && !cached.is_watched())
            .map(|(id, (_, last_use))| (*last_use, id.clone()))
            .collect();
        idle.sort_unstable();
        let enough = self.tables.len() / 10 + 1;
        for (_, id) in idle.into_iter().take(enough) {
            self.tables.remove(&id);
        }
    }
}
