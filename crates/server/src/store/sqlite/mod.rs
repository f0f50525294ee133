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
mod damage;
mod people;
mod private;
mod profile;
mod purge;
mod query;
mod readers;
mod schema;
mod scratch;
mod upgrade;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::ErrorCode;

use self::claim::Claim;
use self::connection::Durability;
use self::damage::Damage;
use self::readers::Readers;
use self::scratch::Scratch;
use self::writer::Writer;
use super::change::Change;
use super::inventory::{self, Inventory};
use super::{Call, KeptTable, Listed, OpenError, Player, Profile, Store, StoreError, Which, Whose};

/// A SQLite database, which one server at a time can open.
pub struct Sqlite {
    path: PathBuf,
    damage: Damage,
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

    /// The inventory of a database, which a server may be using meanwhile. Of a database of an older version a copy is
    /// brought up to date; the database itself stays as it is.
    pub fn look_into(path: &Path) -> Result<Inventory, OpenError> {
        let database = connection::to_read(path)?;
        if schema::check(&database, schema::VERSIONS)? == schema::NEWEST {
            return Ok(Sqlite::inventory_of(path, ()));
        }
        let (copy, scratch) = upgrade::upgraded_copy(&database)?;
        Ok(Sqlite::inventory_of(&copy, scratch))
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

    /// Keeps `held` until everything is read.
    fn inventory_of(path: &Path, held: impl Send + 'static) -> Inventory {
        let (writing, inventory) = inventory::inventory();
        let path = path.to_owned();
        tokio::task::spawn_blocking(move || {
            contents::send(&path, &writing);
            drop(held);
        });
        inventory
    }

    /// Keeps `held` until nothing more is written.
    fn start(path: &Path, durability: Durability, held: impl Send + 'static) -> Result<Sqlite, OpenError> {
        private::create(path)?;
        let mut connection = connection::to_write(path)?;
        if let Some(what) = connection::flaw(&connection)? {
            return Err(OpenError::DatabaseDamaged { what });
        }
        upgrade::upgrade(&mut connection, path)?;
        private::restrict(path)?;
        connection::write_ahead(&connection, durability)?;
        // After a crash the log may hold what was deleted since. On a full disk it has to stay.
        if let Err(error) = connection::empty_log(&connection, Duration::ZERO) {
            tracing::warn!(%error, "cannot empty the log of the database");
        }
        let damage = Damage::default();
        let readers = Readers::open(path, damage.clone())?;
        let writer = Writer::start(connection, damage.clone(), held);
        Ok(Sqlite { path: path.to_owned(), damage, readers, writer })
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
        Sqlite::inventory_of(&self.path, ())
    }

    async fn probe(&self, at: i64) -> Result<(), StoreError> {
        self.damage.look_again(&self.path);
        match self.damage.found() {
            Some(what) => Err(StoreError::Damaged(what)),
            None => self.make(Change::Probe { at }).await,
        }
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Damaged(error.to_string())
            }
            _ => StoreError::Failed(error.to_string()),
        }
    }
}
