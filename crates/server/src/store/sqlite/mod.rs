//! Tables and players in one SQLite file.
//!
//! One thread writes. It makes all waiting changes in one transaction and reports their results when that is on disk, so many
//! players share one wait for the disk. Readers have their own connections, see every commit at once and never wait for the
//! writer.

mod calls;
mod change;
mod claim;
mod connection;
mod contents;
mod people;
mod profile;
mod query;
mod readers;
mod schema;
mod scratch;
mod writer;

use std::path::{Path, PathBuf};

use async_trait::async_trait;

use self::claim::Claim;
use self::connection::Durability;
use self::readers::Readers;
use self::scratch::Scratch;
use self::writer::Writer;
use super::change::Change;
use super::inventory::{self, Inventory};
use super::{Call, KeptTable, Listed, OpenError, Player, Profile, Store, StoreError, Which, Whose};

/// A SQLite database, which one server at a time can open.
pub struct Sqlite {
    path: PathBuf,
    // Dropped in this order: the writer releases the file last.
    readers: Readers,
    writer: Writer,
}

impl Sqlite {
    /// Opens a database; creates the file and its folder if there are none.
    pub fn open(path: &Path) -> Result<Sqlite, OpenError> {
        let claim = Claim::of(path)?;
        let path = claim.path().to_owned();
        Sqlite::start(&path, Durability::Full, claim)
    }

    /// The inventory of a database, which a server may be using meanwhile.
    pub fn look_into(path: &Path) -> Result<Inventory, OpenError> {
        schema::check(&connection::to_read(path)?)?;
        Ok(Sqlite::inventory_of(path))
    }

    /// A temporary database, which is deleted when it is closed or dropped, and does not wait for the disk.
    pub fn temporary() -> Result<Sqlite, OpenError> {
        let scratch = Scratch::new()?;
        Sqlite::start(&scratch.path("dighouse.db"), Durability::None, scratch)
    }

    /// How many transactions were committed since it was opened.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    fn inventory_of(path: &Path) -> Inventory {
        let (writing, inventory) = inventory::inventory();
        let path = path.to_owned();
        tokio::task::spawn_blocking(move || contents::send(&path, &writing));
        inventory
    }

    /// Keeps `held` until nothing more is written.
    fn start(path: &Path, durability: Durability, held: impl Send + 'static) -> Result<Sqlite, OpenError> {
        let mut connection = connection::to_write(path)?;
        schema::update(&mut connection)?;
        connection::write_ahead(&connection, durability)?;
        let (readers, writer) = (Readers::open(path)?, Writer::start(connection, held));
        Ok(Sqlite { path: path.to_owned(), readers, writer })
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn make(&self, change: Change) -> Result<(), StoreError> {
        self.writer.make(change).await
    }

    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<Player>, StoreError> {
        let token_hash = *token_hash;
        self.readers.read(move |database| query::player_by_token(database, &token_hash)).await
    }

    async fn profile(&self, whose: Whose<'_>) -> Result<Option<Profile>, StoreError> {
        match whose {
            Whose::Id(id) => {
                let id = id.to_owned();
                self.readers.read(move |database| profile::of(database, &id)).await
            }
            Whose::Login(login) => {
                let login = login.to_owned();
                self.readers.read(move |database| profile::of_login(database, &login)).await
            }
        }
    }

    async fn lines_after(&self, table: &str, after: u32) -> Result<Option<Vec<String>>, StoreError> {
        let table = table.to_owned();
        self.readers.read(move |database| query::lines_after(database, &table, after)).await
    }

    async fn table(&self, id: &str) -> Result<Option<KeptTable>, StoreError> {
        let id = id.to_owned();
        self.readers.read(move |database| contents::one(database, &id)).await
    }

    async fn list(&self, which: Which<'_>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        match which {
            Which::Of { player, over } => {
                let player = player.to_owned();
                self.readers.read(move |database| query::tables_of(database, &player, over, limit)).await
            }
            Which::Open => self.readers.read(move |database| query::open(database, limit)).await,
            Which::OpenSince { before } => {
                self.readers.read(move |database| query::open_since(database, before, limit)).await
            }
            Which::Playing => self.readers.read(move |database| query::playing(database, limit)).await,
            Which::Due { before } => {
                self.readers.read(move |database| query::due(database, before, limit)).await
            }
            Which::Rated { since } => {
                self.readers.read(move |database| query::rated(database, since, limit)).await
            }
            Which::BotToMove { before } => {
                self.readers.read(move |database| query::bot_to_move(database, before, limit)).await
            }
        }
    }

    async fn calls(&self, before: i64, limit: u32) -> Result<Vec<Call>, StoreError> {
        self.readers.read(move |database| calls::due(database, before, limit)).await
    }

    fn inventory(&self) -> Inventory {
        Sqlite::inventory_of(&self.path)
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}
