//! Tables for board games in the browser: an HTTP API with live updates, bots and storage.
//!
//! A server runs every game of the shelf. It keeps tables and players in a [`store`] (SQLite or PostgreSQL), shows each
//! viewer only what that viewer may know, and streams changes as server-sent events.
//!
//! ```
//! use std::sync::Arc;
//!
//! use dighouse_server::store::Sqlite;
//! use dighouse_server::{Config, Server};
//! use tokio::net::TcpListener;
//! use tokio::sync::oneshot;
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let config = Config { shelf: dighouse_shelf::shelf(), ..Config::default() };
//! let server = Server::start(Arc::new(Sqlite::temporary()?), config).await?;
//! let listener = TcpListener::bind("127.0.0.1:0").await?;
//! let address = listener.local_addr()?;
//! let (stop, stopped) = oneshot::channel::<()>();
//! let serving = tokio::spawn(server.serve(listener, async { stopped.await.unwrap_or_default() }));
//!
//! let offer: serde_json::Value = reqwest::get(format!("http://{address}/api/house")).await?.json().await?;
//! let games: Vec<&str> = offer["games"].as_array().unwrap().iter().filter_map(|game| game["id"].as_str()).collect();
//! assert!(games.contains(&"lost-code"));
//!
//! drop(stop);
//! serving.await??;
//! # Ok(())
//! # }
//! ```
//!
//! A table is its history, a list of events that only grows. A `Table` is what follows from it. Both are in
//! [`dighouse_table`], which knows no network and no database. `Tables` caches tables and commits their events to the store before anybody sees them (`tables`). `app` wires it with the
//! other services: lobby, bots, accounts, webhooks, ratings. The `api` maps all of them to HTTP; [`messages`] has the types
//! of its JSON. docs/architecture.md describes how they work together.

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
mod cookies;
mod devices;
mod erasure;
mod expiry;
mod health;
mod limits;
mod lobby;
mod login;
pub mod messages;
mod metrics;
mod notifications;
mod passwords;
mod personal_data;
mod problem;
mod random;
mod ratings;
mod reports;
mod sessions;
mod shutdown;
pub mod store;
mod tables;
mod timeouts;
mod turns;
mod words;

use std::future::Future;
use std::io;
use std::sync::Arc;

use tokio::net::TcpListener;

pub use api::openapi;
use app::App;
pub use assets::Asset;
pub use check::{Flaw, check};
pub use config::{Clock, Config};
pub use limits::PerAddress;
pub use notifications::Network;
pub use problem::{Problem, ProblemBody};
pub use reports::{Remark, Report, reports};
use store::{Store, StoreError};

/// A server that is ready to serve.
pub struct Server {
    app: App,
}

impl Server {
    /// Starts the server. Bots resume where it is their turn, and the server follows others that share the store.
    pub async fn start(store: Arc<dyn Store>, config: Config) -> Result<Server, StoreError> {
        Ok(Server { app: App::start(store, config).await? })
    }

    /// Serves requests until `stop`, then lets every request finish and closes the store.
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
        let served = connections::serve(listener, api::router(self.app), &config, stopping).await;
        store.close().await;
        served
    }
}
