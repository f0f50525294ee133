//! The services of a server, wired together.

use std::sync::{Arc, Mutex};

use axum::extract::FromRef;
use tokio::sync::mpsc;

use crate::accounts::Accounts;
use crate::analysis::Analyses;
use crate::blocks::Blocks;
use crate::bot_driver::BotDriver;
use crate::bot_pool::BotPool;
use crate::careers::Careers;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::erasure::Erasure;
use crate::health::Health;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::notifications::{Queue, Webhooks};
use crate::passwords::Passwords;
use crate::personal_data::PersonalData;
use crate::ratings::Ratings;
use crate::sessions::Sessions;
use crate::shutdown::Shutdown;
use crate::store::{Store, StoreError};
use crate::tables::{Cache, Tables};
use crate::turns::Turns;
use crate::{expiry, timeouts};

/// All services. A handler takes those that it needs as its state.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Arc<Config>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) shutdown: Shutdown,
    pub(crate) limits: Arc<Limits>,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) turns: Arc<Turns>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) bot_pool: Arc<BotPool>,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) blocks: Arc<Blocks>,
    pub(crate) careers: Arc<Careers>,
    pub(crate) personal_data: Arc<PersonalData>,
    pub(crate) erasure: Arc<Erasure>,
    pub(crate) webhooks: Arc<Webhooks>,
    pub(crate) health: Arc<Health>,
}

impl App {
    /// Wires the services, starts what runs in the background, and resumes the tables where a bot must act.
    pub(crate) async fn start(store: Arc<dyn Store>, config: Config) -> Result<App, StoreError> {
        let news = store.news();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (clock, shutdown) = (Arc::clone(&config.clock), Shutdown::default());
        let metrics = Arc::new(Metrics::new());
        let limits = Arc::new(Limits::new(&config));
        let lobby = Arc::new(Lobby::new(Arc::clone(&store), config.tables, config.public_tables));
        let turns = Arc::new(Turns::default());
        let sessions = Arc::new(Sessions::new(Arc::clone(&store)));
        let (bot_turns, bots_to_move) = mpsc::unbounded_channel();
        let tables = Arc::new(Tables {
            shelf: config.shelf,
            store: Arc::clone(&store),
            clock: Arc::clone(&clock),
            metrics: Arc::clone(&metrics),
            lobby: Arc::clone(&lobby),
            turns: Arc::clone(&turns),
            shared: news.is_some(),
            bot_turns,
            cache: Mutex::new(Cache::new(config.cached_tables)),
        });
        let bot_pool = Arc::new(BotPool::new(cores, config.bot_patience, &metrics));
        let bot_driver = Arc::new(BotDriver {
            store: Arc::clone(&store),
            tables: Arc::clone(&tables),
            pool: Arc::clone(&bot_pool),
            metrics: Arc::clone(&metrics),
            delay: config.bot_delay,
            shutdown: shutdown.clone(),
        });
        let analyses = Arc::new(Analyses::new(Arc::clone(&tables), Arc::clone(&bot_pool), shutdown.clone()));
        let accounts = Arc::new(Accounts {
            store: Arc::clone(&store),
            clock: Arc::clone(&clock),
            sessions: Arc::clone(&sessions),
            passwords: Passwords::new(cores),
            limits: Arc::clone(&limits),
        });
        let blocks = Arc::new(Blocks {
            store: Arc::clone(&store),
            clock: Arc::clone(&clock),
            tables: Arc::clone(&tables),
            sessions: Arc::clone(&sessions),
        });
        let careers = Arc::new(Careers {
            shelf: config.shelf,
            store: Arc::clone(&store),
            ratings: Ratings::new(Arc::clone(&store)),
        });
        let personal_data = Arc::new(PersonalData {
            store: Arc::clone(&store),
            blocks: Arc::clone(&blocks),
            careers: Arc::clone(&careers),
        });
        let erasure = Arc::new(Erasure {
            store: Arc::clone(&store),
            tables: Arc::clone(&tables),
            sessions: Arc::clone(&sessions),
        });
        let webhooks =
            Arc::new(Webhooks::new(Arc::clone(&store), Arc::clone(&sessions), Arc::clone(&metrics), &config));
        let health = Arc::new(Health::new(Arc::clone(&store), Arc::clone(&clock)));

        shutdown.spawn(Arc::clone(&bot_driver).run(bots_to_move));
        match news {
            Some(news) => {
                let (tables, lobby) = (Arc::clone(&tables), Arc::clone(&lobby));
                let (turns, sessions) = (Arc::clone(&turns), Arc::clone(&sessions));
                let shutdown = shutdown.clone();
                Cluster { tables, lobby, turns, sessions, bot_driver, shutdown }.follow(news);
            }
            None => bot_driver.resume(i64::MAX).await?,
        }
        let expiring = expiry::run(
            Arc::clone(&store),
            Arc::clone(&tables),
            Arc::clone(&sessions),
            config.guest_patience,
        );
        shutdown.spawn(expiring);
        shutdown.spawn(timeouts::run(Arc::clone(&store), Arc::clone(&tables)));
        shutdown.spawn(Queue::new(Arc::clone(&webhooks), clock).run());
        Ok(App {
            store,
            config: Arc::new(config),
            metrics,
            shutdown,
            limits,
            lobby,
            turns,
            tables,
            bot_pool,
            analyses,
            sessions,
            accounts,
            blocks,
            careers,
            personal_data,
            erasure,
            webhooks,
            health,
        })
    }
}

/// Lets handlers take a service as their state.
macro_rules! services {
    ($($field:ident: $service:ty),* $(,)?) => {
        $(impl FromRef<App> for $service {
            fn from_ref(app: &App) -> $service {
                app.$field.clone()
            }
        })*
    };
}

services! {
    health: Arc<Health>,
    store: Arc<dyn Store>,
    config: Arc<Config>,
    metrics: Arc<Metrics>,
    shutdown: Shutdown,
    limits: Arc<Limits>,
    lobby: Arc<Lobby>,
    turns: Arc<Turns>,
    tables: Arc<Tables>,
    bot_pool: Arc<BotPool>,
    analyses: Arc<Analyses>,
    sessions: Arc<Sessions>,
    accounts: Arc<Accounts>,
    blocks: Arc<Blocks>,
    careers: Arc<Careers>,
    personal_data: Arc<PersonalData>,
    erasure: Arc<Erasure>,
    webhooks: Arc<Webhooks>,
}
