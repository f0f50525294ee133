//! The tables that are being looked at.
//!
//! A [`Live`] table is a cache of its history. It is locked while it changes, and what changes it is
//! on disk before the lock is released: nobody ever sees, or is told of, something that a crash
//! could take back. Where several servers share the store, whoever asks is shown what any of them has
//! acknowledged: the lines that are missing here are read first.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use tokio::sync::watch;

use crate::analysis::Analyses;
use crate::config::Config;
use crate::history::{Deed, Line};
use crate::identity::Known;
use crate::limits::Limits;
use crate::messages::{TableCard, TableList, Turn};
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::problem::Problem;
use crate::random;
use crate::ratings::Ratings;
use crate::room::{Card, Room};
use crate::store::{Listed, Store, StoreError, Which};
use crate::thinkers::Thinkers;
use crate::turns::Turns;
use crate::webhooks::Post;

/// How often a change is tried again when another server was faster.
const ATTEMPTS: usize = 5;

/// How many tables a list shows.
const LIST: u32 = 50;

/// All tables.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    pub(crate) thinkers: Thinkers,
    pub(crate) analyses: Analyses,
    pub(crate) known: Known,
    pub(crate) passwords: Passwords,
    pub(crate) limits: Limits,
    pub(crate) ratings: Ratings,
    pub(crate) turns: Turns,
    pub(crate) post: Post,
    lives: Mutex<Lives>,
    /// Whether other servers may use the store.
    shared: bool,
    /// Counts the changes that lists may show.
    lobby: watch::Sender<u64>,
    closing: watch::Sender<bool>,
}

#[derive(Default)]
struct Lives {
    live: HashMap<String, (Arc<Live>, u64)>,
    /// Counts the uses, to know the tables that were not used for longest.
    uses: u64,
}

/// A table in memory.
pub(crate) struct Live {
    pub(crate) id: String,
    pub(crate) room: tokio::sync::Mutex<Option<Room>>,
    /// How many lines its history has, as far as was announced: what readers wait for.
    seq: watch::Sender<u32>,
    /// Whether a bot is thinking.
    pub(crate) thinking: AtomicBool,
}

impl Live {
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

impl Hall {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config, shared: bool) -> Hall {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let metrics = Metrics::new();
        Hall {
            store,
            limits: Limits::new(&config),
            passwords: Passwords::new(cores),
            thinkers: Thinkers::new(cores, config.bot_patience, &metrics),
            post: Post::new(Arc::clone(&config.network), config.webhooks_to_private_networks),
            config,
            metrics,
            analyses: Analyses::default(),
            known: Known::default(),
            ratings: Ratings::default(),
            turns: Turns::default(),
            lives: Mutex::default(),
            shared,
            lobby: watch::Sender::new(0),
            closing: watch::Sender::new(false),
        }
    }

    pub(crate) fn now(&self) -> i64 {
        (self.config.clock)()
    }

    /// The table with this id, whether it exists or not.
    pub(crate) fn live(&self, id: &str) -> Arc<Live> {
        let mut lives = self.lives();
        lives.uses += 1;
        let uses = lives.uses;
        if let Some((live, used)) = lives.live.get_mut(id) {
            *used = uses;
            return Arc::clone(live);
        }
        if lives.live.len() >= self.config.rooms {
            lives.forget_some();
        }
        let live = Arc::new(Live {
            id: id.to_owned(),
            room: tokio::sync::Mutex::new(None),
            seq: watch::Sender::new(0),
            thinking: AtomicBool::new(false),
        });
        lives.live.insert(id.to_owned(), (Arc::clone(&live), uses));
        self.metrics.live_tables.set(lives.live.len() as i64);
        live
    }

    fn lives(&self) -> MutexGuard<'_, Lives> {
        self.lives.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables in memory.
    pub(crate) fn all_live(&self) -> Vec<Arc<Live>> {
        self.lives().live.values().map(|(live, _)| Arc::clone(live)).collect()
    }

    /// Tells everybody here that a table has so many lines.
    pub(crate) fn announce(&self, id: &str, lines: u32) {
        if let Some((live, _)) = self.lives().live.get(id) {
            live.announce(lines);
        }
        self.announce_lobby();
    }

    /// The lists of the lobby may have changed.
    pub(crate) fn announce_lobby(&self) {
        self.lobby.send_modify(|changes| *changes += 1);
    }

    /// The room of a live table, with all that anybody was told of it.
    pub(crate) async fn load<'a>(
        &self,
        live: &Live,
        slot: &'a mut Option<Room>,
    ) -> Result<&'a mut Room, Problem> {
        self.read(live, slot, self.shared).await
    }

    /// The room of a live table, with all that was announced here.
    pub(crate) async fn load_announced<'a>(
        &self,
        live: &Live,
        slot: &'a mut Option<Room>,
    ) -> Result<&'a mut Room, Problem> {
        let behind = slot.as_ref().is_some_and(|room| room.seq() < *live.seq.borrow());
        self.read(live, slot, behind).await
    }

    /// Reads a room from the store; one that is there, only if it may have grown.
    async fn read<'a>(
        &self,
        live: &Live,
        slot: &'a mut Option<Room>,
        may_have_grown: bool,
    ) -> Result<&'a mut Room, Problem> {
        if slot.is_none() || may_have_grown {
            let known = slot.as_ref().map_or(0, Room::seq);
            let Some(lines) = self.store.lines_after(&live.id, known).await? else {
                self.lives().live.remove(&live.id);
                return Err(Problem::no_such_table());
            };
            let room = Room::grown(slot.take(), &live.id, &lines).map_err(|unreadable| {
                tracing::error!(table = live.id, what = unreadable.0, "a table cannot be read");
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "unreadable-table")
            })?;
            live.announce(room.seq());
            *slot = Some(room);
        }
        Ok(slot.as_mut().expect("it was just read"))
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(&self, id: &str, look: impl FnOnce(&Room) -> T) -> Result<T, Problem> {
        let live = self.live(id);
        let mut slot = live.room.lock().await;
        Ok(look(self.load(&live, &mut slot).await?))
    }

    /// Changes a table by the deeds that `decide` finds right, and looks at it afterwards. The deeds
    /// are on disk when this returns; a caller who goes away in the middle stops nothing.
    pub(crate) async fn change<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        decide: impl Fn(&Room, i64) -> Result<Vec<Deed>, Problem> + Send + 'static,
        look: impl FnOnce(&Room, i64) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (hall, live) = (Arc::clone(self), self.live(id));
        let changing = tokio::spawn(async move {
            let mut slot = live.room.lock().await;
            for _ in 0..ATTEMPTS {
                let room = hall.load(&live, &mut slot).await?;
                let now = hall.now();
                let deeds = decide(room, now)?;
                match hall.commit(&live, &mut slot, deeds, &[], now).await {
                    Err(StoreError::Conflict) => {}
                    Err(error) => return Err(error.into()),
                    Ok(()) => return Ok(look(slot.as_ref().expect("it is loaded"), now)),
                }
            }
            Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store"))
        });
        changing.await.unwrap_or_else(|_| Err(Problem::internal()))
    }

    /// Writes deeds to the store, and other lines in the place of some if they are to be forgotten. The room learns them first, to know what lists will show, but it is
    /// locked, and forgotten if they cannot be written.
    pub(crate) async fn commit(
        self: &Arc<Hall>,
        live: &Arc<Live>,
        slot: &mut Option<Room>,
        deeds: Vec<Deed>,
        redacted: &[(u32, String)],
        now: i64,
    ) -> Result<(), StoreError> {
        let Some(mut room) = slot.take() else { return Err(StoreError::NoSuchTable) };
        if deeds.is_empty() {
            *slot = Some(room);
            return Ok(());
        }
        let (after, asked) = (room.seq(), room.asked_people());
        let lines: Vec<Line> = deeds.into_iter().map(|deed| Line { at: now, deed }).collect();
        for line in &lines {
            room.learn(line).map_err(|unreadable| StoreError::Failed(unreadable.0))?;
        }
        let texts: Vec<String> = lines.iter().map(Line::write).collect();
        let index = room.index();
        match redacted {
            [] => self.store.append(&live.id, after, &texts, &index).await?,
            _ => self.store.redact(&live.id, after, redacted, &texts, &index).await?,
        }
        let actions = lines.iter().filter(|line| matches!(line.deed, Deed::Played { .. })).count();
        self.metrics.actions.inc_by(actions as u64);
        live.announce(room.seq());
        self.announce_lobby();
        if asked != index.asked {
            self.turns.changed(asked.iter().chain(&index.asked));
        }
        self.prompt_bots(live, &room);
        *slot = Some(room);
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

    /// Opens a new table with its first deeds.
    pub(crate) async fn open(&self, deeds: Vec<Deed>) -> Result<String, Problem> {
        let (id, at) = (random::id(), self.now());
        let lines: Vec<String> = deeds.into_iter().map(|deed| Line { at, deed }.write()).collect();
        let room =
            Room::grown(None, &id, &lines).map_err(|unreadable| Problem::field("table", unreadable.0))?;
        self.store.create(&id, &lines, &room.index()).await?;
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

impl Lives {
    /// Makes room: forgets the tables that nobody holds and that were not used for longest.
    fn forget_some(&mut self) {
        let mut idle: Vec<(u64, String)> = self
            .live
            .iter()
            .filter(|(_, (live, _))| Arc::strong_count(live) == 1 && !live.is_watched())
            .map(|(id, (_, used))| (*used, id.clone()))
            .collect();
        idle.sort_unstable();
        let enough = self.live.len() / 10 + 1;
        for (_, id) in idle.into_iter().take(enough) {
            self.live.remove(&id);
        }
    }
}
