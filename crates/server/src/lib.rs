//! Tables in the browser: one program that serves the client, keeps every table in a store and tells
//! everybody what happens, live.
//!
//! A table is its history (`history`), a list of deeds that only grows. A `room` is what follows from
//! it; the `hall` holds the rooms that are in use, writes what changes them to the [`store`] before anybody hears of
//! it, lets bots think (`thinking`) and follows what other servers do (`neighbours`). The `api` is what
//! browsers see of it.
//!
//! ```no_run
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! use std::sync::Arc;
//!
//! let store = Arc::new(dighouse_server::store::Sqlite::open("dighouse.sqlite".as_ref())?);
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! let server = dighouse_server::Server::start(store, dighouse_server::Config::default()).await?;
//! server.serve(listener, std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```

mod accounts;
mod analysis;
mod api;
mod assets;
mod blocking;
mod careers;
mod check;
mod config;
mod forgetting;
mod hall;
mod history;
mod identity;
mod limits;
pub mod messages;
mod metrics;
mod naming;
mod neighbours;
mod passwords;
mod problem;
mod random;
mod ratings;
mod reports;
mod room;
mod serving;
pub mod store;
mod sweeping;
mod thinkers;
mod thinking;
mod ticking;
mod turns;
mod webhooks;
mod words;

use std::future::Future;
use std::io;
use std::sync::Arc;

use tokio::net::TcpListener;

pub use assets::Asset;
pub use check::{Flaw, check};
pub use config::{Clock, Config};
use hall::Hall;
pub use problem::{Problem, ProblemBody};
pub use reports::{Remark, Report, reports};
use store::Store;
pub use webhooks::Network;

/// A house that is open.
pub struct Server {
    hall: Arc<Hall>,
}

impl Server {
    /// Opens the house: bots go on where they were asked, and what other servers do at the same store is
    /// followed.
    pub async fn start(store: Arc<dyn Store>, config: Config) -> Result<Server, Problem> {
        let news = store.news();
        let hall = Arc::new(Hall::new(store, config, news.is_some()));
        match news {
            Some(news) => hall.follow(news),
            None => hall.take_up(i64::MAX).await?,
        }
        hall.while_open(Arc::clone(&hall).sweep_now_and_then());
        hall.while_open(Arc::clone(&hall).watch_clocks());
        hall.while_open(Arc::clone(&hall).call_players());
        Ok(Server { hall })
    }

    /// Answers until `stop`; then lets every request finish and closes the store.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let hall = Arc::clone(&self.hall);
        let stopping = async move {
            stop.await;
            hall.close();
        };
        let router = api::router(Arc::clone(&self.hall));
        let served = serving::serve(listener, router, self.hall.config.head_patience, stopping).await;
        self.hall.store.close().await;
        served
    }
}
