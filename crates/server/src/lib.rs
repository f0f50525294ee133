//! Tables in the browser: one program that serves the client, keeps every table in a store and tells
//! everybody what happens, live.
//!
//! A table is its history (`history`), a list of events that only grows. A `table` is what follows from
//! it; the `app` holds the tables that are in use, writes what changes them to the [`store`] before anybody hears of
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
mod app;
mod assets;
mod blocks;
mod bot_driver;
mod bot_pool;
mod careers;
mod check;
mod cluster;
mod config;
mod connections;
mod erasure;
mod expiry;
mod history;
mod limits;
mod lobby;
pub mod messages;
mod metrics;
mod names;
mod passwords;
mod personal_data;
mod problem;
mod random;
mod ratings;
mod reports;
mod sessions;
mod shutdown;
pub mod store;
mod table;
mod tables;
mod timeouts;
mod turns;
mod webhooks;
mod words;

use std::future::Future;
use std::io;
use std::sync::Arc;

use tokio::net::TcpListener;

use app::App;
pub use assets::Asset;
pub use check::{Flaw, check};
pub use config::{Clock, Config};
pub use problem::{Problem, ProblemBody};
pub use reports::{Remark, Report, reports};
use store::{Store, StoreError};
pub use webhooks::Network;

/// A house that is open.
pub struct Server {
    app: App,
}

impl Server {
    /// Starts the server: bots resume where it is their turn, and the server follows what others do that share the
    /// store.
    pub async fn start(store: Arc<dyn Store>, config: Config) -> Result<Server, StoreError> {
        Ok(Server { app: App::start(store, config).await? })
    }

    /// Answers requests until `stop`; then lets every request finish and closes the store.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let App { store, config, shutdown, .. } = self.app.clone();
        let stopping = async move {
            stop.await;
            shutdown.begin();
        };
        let served =
            connections::serve(listener, api::router(self.app), config.head_patience, stopping).await;
        store.close().await;
        served
    }
}
