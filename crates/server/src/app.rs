//! The tables that are being looked at.
//!
//! A [`CachedTable`] table is a cache of its history. It is locked while it changes, and what changes it is
//! on disk before the lock is released: nobody ever sees, or is told of, something that a crash
//! could take back. Where several servers share the store, whoever asks is shown what any of them has
//! acknowledged: the lines that are missing here are read first.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::analysis::Analyses;
use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::history::{Line, TableEvent};
use crate::identity::SessionCache;
use crate::limits::Limits;
use crate::messages::{TableCard, TableList, Turn};
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::problem::Problem;
use crate::random;
use crate::ratings::Ratings;
use crate::store::{Listed, Store, StoreError, Which};
use crate::table::{Card, Table};
use crate::turns::Turns;
use crate::webhooks::Sender;

/// How often a change is tried again when another server was faster.
const ATTEMPTS: usize = 5;

/// How many tables a list shows.
const LIST: u32 = 50;

/// All tables.
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    pub(crate) bot_pool: BotPool,
    pub(crate) analyses: Analyses,
    pub(crate) sessions: SessionCache,
    pub(crate) passwords: Passwords,
    pub(crate) limits: Limits,
    pub(crate) ratings: Ratings,
    pub(crate) turns: Turns,
    pub(crate) webhook_sender: Sender,
    cache: Mutex<Cache>,
    /// Whether other servers may use the store.
    shared: bool,
    /// Counts the changes that lists may show.
    lobby: watch::Sender<u64>,
    closing: watch::Sender<bool>,
}

#[derive(Default)]
struct Cache {
    tables: HashMap<String, (Arc<CachedTable>, u64)>,
    /// Counts the uses, to know the tables that were not used for longest.
    uses: u64,
}

/// A table in memory.
pub(crate) struct CachedTable {
    pub(crate) id: String,
    pub(crate) table: tokio::sync::Mutex<Option<Table>>,
    /// How many lines its history has, as far as was announced: what readers wait for.
    seq: watch::Sender<u32>,
    /// Whether a bot is thinking.
    pub(crate) bot_active: AtomicBool,
}

impl CachedTable {
    pub(crate) fn subscribe(&self) -> watch::Receiver<u32> {
        self.seq.subscribe()
    }

    /// Tells who waits that there are so many lines; who knows that already is not told again.
    fn announce(&self, lines: u32) {
        self.seq.send_if_modified(|seq| std::mem::replace(seq, lines.max(*seq)) < lines);
    }

    /// Whether somebody waits for news of it.
    pub(crate) fn is_watched(&self) -> bool {
        self.seq.receiver_count() > 0
    }
}

/// Why a table cannot be read or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableError {
    /// There is no such table.
    NoSuchTable,
    /// Its history cannot be read: another version of the program wrote it, or it is damaged.
    Unreadable,
    /// The store failed.
    Store(StoreError),
    /// Other servers kept changing the table first.
    Contended,
    /// The program has a fault.
    Panicked,
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        match error {
            StoreError::NoSuchTable => TableError::NoSuchTable,
            error => TableError::Store(error),
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::NoSuchTable => f.write_str("there is no such table"),
            TableError::Unreadable => f.write_str("the history of the table cannot be read"),
            TableError::Store(error) => write!(f, "the store failed: {error}"),
            TableError::Contended => f.write_str("other servers kept changing the table"),
            TableError::Panicked => f.write_str("the program has a fault"),
        }
    }
}

impl std::error::Error for TableError {}

impl App {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config, shared: bool) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let metrics = Metrics::new();
        App {
            store,
            limits: Limits::new(&config),
            passwords: Passwords::new(cores),
            bot_pool: BotPool::new(cores, config.bot_patience, &metrics),
            webhook_sender: Sender::new(Arc::clone(&config.network), config.webhooks_to_private_networks),
            config,
            metrics,
            analyses: Analyses::default(),
            sessions: SessionCache::default(),
            ratings: Ratings::default(),
            turns: Turns::default(),
            cache: Mutex::default(),
            shared,
            lobby: watch::Sender::new(0),
            closing: watch::Sender::new(false),
        }
    }

    pub(crate) fn now(&self) -> i64 {
        (self.config.clock)()
    }

    /// The table with this id, whether it exists or not.
    pub(crate) fn cached(&self, id: &str) -> Arc<CachedTable> {
        let mut cache = self.cache();
        cache.uses += 1;
        let uses = cache.uses;
        if let Some((cached, used)) = cache.tables.get_mut(id) {
            *used = uses;
            return Arc::clone(cached);
        }
        if cache.tables.len() >= self.config.cached_tables {
            cache.evict();
        }
        let cached = Arc::new(CachedTable {
            id: id.to_owned(),
            table: tokio::sync::Mutex::new(None),
            seq: watch::Sender::new(0),
            bot_active: AtomicBool::new(false),
        });
        cache.tables.insert(id.to_owned(), (Arc::clone(&cached), uses));
        self.metrics.live_tables.set(cache.tables.len() as i64);
        cached
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables in memory.
    pub(crate) fn all_cached(&self) -> Vec<Arc<CachedTable>> {
        self.cache().tables.values().map(|(cached, _)| Arc::clone(cached)).collect()
    }

    /// Tells everybody here that a table has so many lines.
    pub(crate) fn announce(&self, id: &str, lines: u32) {
        if let Some((cached, _)) = self.cache().tables.get(id) {
            cached.announce(lines);
        }
        self.announce_lobby();
    }

    /// The lists of the lobby may have changed.
    pub(crate) fn announce_lobby(&self) {
        self.lobby.send_modify(|changes| *changes += 1);
    }

    /// The table of a cached table, with all that anybody was told of it.
    pub(crate) async fn load<'a>(
        &self,
        cached: &CachedTable,
        slot: &'a mut Option<Table>,
    ) -> Result<&'a mut Table, TableError> {
        self.read(cached, slot, self.shared).await
    }

    /// The table of a cached table, with all that was announced here.
    pub(crate) async fn load_announced<'a>(
        &self,
        cached: &CachedTable,
        slot: &'a mut Option<Table>,
    ) -> Result<&'a mut Table, TableError> {
        let behind = slot.as_ref().is_some_and(|table| table.seq() < *cached.seq.borrow());
        self.read(cached, slot, behind).await
    }

    /// Reads a table from the store; one that is there, only if it may have grown.
    async fn read<'a>(
        &self,
        cached: &CachedTable,
        slot: &'a mut Option<Table>,
        may_have_grown: bool,
    ) -> Result<&'a mut Table, TableError> {
        if slot.is_none() || may_have_grown {
            let known = slot.as_ref().map_or(0, Table::seq);
            let Some(lines) = self.store.lines_after(&cached.id, known).await? else {
                self.cache().tables.remove(&cached.id);
                return Err(TableError::NoSuchTable);
            };
            let table = Table::grown(slot.take(), &cached.id, &lines).map_err(|unreadable| {
                tracing::error!(table = cached.id, what = unreadable.0, "a table cannot be read");
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
        Ok(look(self.load(&cached, &mut slot).await?))
    }

    /// Changes a table by the events that `decide` finds right, and looks at it afterwards. The events
    /// are on disk when this returns; a caller who goes away in the middle stops nothing.
    pub(crate) async fn change<T: Send + 'static, E: From<TableError> + Send + 'static>(
        self: &Arc<App>,
        id: &str,
        decide: impl Fn(&Table, i64) -> Result<Vec<TableEvent>, E> + Send + 'static,
        look: impl FnOnce(&Table, i64) -> T + Send + 'static,
    ) -> Result<T, E> {
        let (app, cached) = (Arc::clone(self), self.cached(id));
        let changing = tokio::spawn(async move {
            let mut slot = cached.table.lock().await;
            for _ in 0..ATTEMPTS {
                let table = app.load(&cached, &mut slot).await?;
                let now = app.now();
                let events = decide(table, now)?;
                match app.commit(&cached, &mut slot, events, &[], now).await {
                    Err(StoreError::Conflict) => {}
                    Err(error) => return Err(TableError::from(error).into()),
                    Ok(()) => return Ok(look(slot.as_ref().expect("it is loaded"), now)),
                }
            }
            Err(TableError::Contended.into())
        });
        changing.await.unwrap_or_else(|_| Err(TableError::Panicked.into()))
    }

    /// Writes events to the store, and other lines in the place of some if they are to be forgotten. The table learns them first, to know what lists will show, but it is
    /// locked, and forgotten if they cannot be written.
    pub(crate) async fn commit(
        self: &Arc<App>,
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
        match redacted {
            [] => self.store.append(&cached.id, after, &texts, &index).await?,
            _ => self.store.redact(&cached.id, after, redacted, &texts, &index).await?,
        }
        let actions = lines.iter().filter(|line| matches!(line.event, TableEvent::Played { .. })).count();
        self.metrics.actions.inc_by(actions as u64);
        cached.announce(table.seq());
        self.announce_lobby();
        if asked != index.asked {
            self.turns.changed(asked.iter().chain(&index.asked));
        }
        self.prompt_bots(cached, &table);
        *slot = Some(table);
        Ok(())
    }

    /// Refuses one more table to a player who has too many.
    pub(crate) async fn must_have_room_for(&self, player: &str) -> Result<(), Problem> {
        let most = self.config.tables;
        let which = Which::Of { player, over: false };
        // Some may be there that the player has left.
        let listed = self.store.list(which, u32::try_from(2 * most).unwrap_or(u32::MAX)).await?;
        let own =
            |listed: &&Listed| serde_json::from_str(&listed.card).is_ok_and(|card: Card| card.is_of(player));
        if listed.iter().filter(own).count() < most {
            Ok(())
        } else {
            Err(Problem::conflict("too-many-tables").with("most", most))
        }
    }

    /// Opens a new table with its first events.
    pub(crate) async fn open(&self, events: Vec<TableEvent>) -> Result<String, TableError> {
        let (id, at) = (random::id(), self.now());
        let lines: Vec<String> = events.into_iter().map(|event| Line { at, event }.write()).collect();
        let table = Table::grown(None, &id, &lines).map_err(|_| TableError::Unreadable)?;
        self.store.create(&id, &lines, &table.index()).await?;
        self.metrics.tables.inc();
        self.announce_lobby();
        Ok(id)
    }

    /// What the lobby shows to `player`.
    pub(crate) async fn lists(&self, player: Option<&str>) -> Result<TableList, Problem> {
        let mut list =
            TableList { mine: Vec::new(), open: Vec::new(), playing: Vec::new(), finished: Vec::new() };
        if let Some(player) = player {
            list.mine = self.list(Which::Of { player, over: false }, Some(player)).await?;
            list.finished = self.list(Which::Of { player, over: true }, Some(player)).await?;
            list.mine.sort_by_key(|card| !card.your_turn);
        }
        list.open = self.list(Which::Open, player).await?;
        list.playing = self.list(Which::Playing, player).await?;
        let mine = |card: &TableCard| list.mine.iter().any(|own| own.id == card.id);
        list.open.retain(|card| !mine(card));
        list.playing.retain(|card| !mine(card));
        Ok(list)
    }

    /// Where it is the turn of `player`.
    pub(crate) async fn turns_of(&self, player: &str) -> Result<Vec<Turn>, Problem> {
        let own = self.list(Which::Of { player, over: false }, Some(player)).await?;
        let mut turns: Vec<Turn> = own
            .into_iter()
            .filter(|card| card.your_turn)
            .map(|TableCard { id, game, step, .. }| Turn { table: id, game, step })
            .collect();
        turns.sort_by(|one, other| one.table.cmp(&other.table));
        Ok(turns)
    }

    async fn list(&self, which: Which<'_>, player: Option<&str>) -> Result<Vec<TableCard>, Problem> {
        let show = |listed: Listed| {
            let card: Card = serde_json::from_str(&listed.card).ok()?;
            let wanted = !matches!(which, Which::Of { player, .. } if !card.is_of(player));
            wanted.then(|| card.show(listed.table, listed.changed, player))
        };
        Ok(self.store.list(which, LIST).await?.into_iter().filter_map(show).collect())
    }

    pub(crate) fn lobby(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }

    /// Ends all streams.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

impl Cache {
    /// Makes table: forgets the tables that nobody holds and that were not used for longest.
    fn evict(&mut self) {
        let mut idle: Vec<(u64, String)> = self
            .tables
            .iter()
            .filter(|(_, (cached, _))| Arc::strong_count(cached) == 1 && !cached.is_watched())
            .map(|(id, (_, used))| (*used, id.clone()))
            .collect();
        idle.sort_unstable();
        let enough = self.tables.len() / 10 + 1;
        for (_, id) in idle.into_iter().take(enough) {
            self.tables.remove(&id);
        }
    }
}
