//! Tables and players in PostgreSQL, for any number of servers at the same time.
//!
//! A server has one connection that writes in batches, a few that read, and one that listens for changes by this and other
//! servers. All of them reconnect by themselves.

mod address;
mod calls;
mod change;
mod contents;
mod listener;
mod people;
mod profile;
mod query;
mod readers;
mod schema;
mod session;
mod writer;

use std::error::Error as _;

use async_trait::async_trait;

use self::address::Address;
use self::readers::Readers;
use self::session::Session;
use self::writer::Writer;
use super::change::Change;
use super::inventory::{self, Inventory};
use super::{Call, KeptTable, Listed, NewsFeed, OpenError, Player, Profile, Store, StoreError, Which, Whose};

/// A PostgreSQL database, which several servers may share.
pub struct Postgres {
    address: Address,
    schema: String,
    readers: Readers,
    writer: Writer,
}

impl Postgres {
    /// Opens a database, such as `postgres://dighouse@localhost/dighouse`, and creates or updates its schema.
    pub async fn open(address: &str) -> Result<Postgres, OpenError> {
        let address: Address = address.parse()?;
        let connected = address.connect(|_| ()).await;
        let mut client = connected.map_err(|what| OpenError::DatabaseFailed { what })?;
        let schema = schema::update(&mut client).await?;
        let session = Session::open(&address).await;
        let session = session.map_err(|error| OpenError::DatabaseFailed { what: error.to_string() })?;
        let (readers, writer) = (Readers::new(address.clone()), Writer::start(address.clone(), session));
        Ok(Postgres { address, schema, readers, writer })
    }

    /// Its address, without the password.
    pub fn place(&self) -> String {
        self.address.to_string()
    }
}

#[async_trait]
impl Store for Postgres {
    async fn make(&self, change: Change) -> Result<(), StoreError> {
        self.writer.make(change).await
    }

    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<Player>, StoreError> {
        query::player_by_token(&self.readers, token_hash).await
    }

    async fn profile(&self, whose: Whose<'_>) -> Result<Option<Profile>, StoreError> {
        profile::of(&self.readers, whose).await
    }

    async fn lines_after(&self, table: &str, after: u32) -> Result<Option<Vec<String>>, StoreError> {
        query::lines_after(&self.readers, table, after).await
    }

    async fn table(&self, id: &str) -> Result<Option<KeptTable>, StoreError> {
        contents::one(&self.readers, id).await
    }

    async fn list(&self, which: Which<'_>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        query::list(&self.readers, which, limit).await
    }

    async fn calls(&self, before: i64, limit: u32) -> Result<Vec<Call>, StoreError> {
        calls::due(&self.readers, before, limit).await
    }

    fn inventory(&self) -> Inventory {
        let (writing, inventory) = inventory::inventory();
        tokio::spawn(contents::send(self.address.clone(), writing));
        inventory
    }

    fn news(&self) -> Option<NewsFeed> {
        Some(listener::listen(self.address.clone(), self.schema.clone()))
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// The message of an error, with its cause.
pub(super) fn told(error: &tokio_postgres::Error) -> String {
    match error.source() {
        Some(reason) => reason.to_string(),
        None => error.to_string(),
    }
}
