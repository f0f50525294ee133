//! Tables and players in one SQLite file.
//!
//! One thread writes. It takes all changes that wait, makes them in one transaction and answers
//! when that is on disk, so that many players share one wait for the disk. Readers have connections
//! of their own, which see every commit at once and never wait for the writer.

mod change;
mod claim;
mod connection;
mod open_error;
mod query;
mod readers;
mod schema;
mod scratch;
mod writer;

use std::path::Path;

use async_trait::async_trait;

use self::change::Change;
use self::claim::Claim;
use self::connection::Durability;
pub use self::open_error::OpenError;
use self::readers::Readers;
use self::scratch::Scratch;
use self::writer::Writer;
use super::{Index, Listed, NewPlayer, Player, Store, StoreError, Which};

/// The database of one server: no second one can open the file meanwhile.
pub struct Sqlite {
    // Dropped in this order: the writer is the last to let go of the file.
    readers: Readers,
    writer: Writer,
}

impl Sqlite {
    /// Opens a database; makes the file and its folder if they are not there.
    pub fn open(path: &Path) -> Result<Sqlite, OpenError> {
        let claim = Claim::of(path)?;
        let path = claim.path().to_owned();
        Sqlite::start(&path, Durability::Full, claim)
    }

    /// A database that is gone when it is closed or dropped, and does not wait for the disk.
    pub fn temporary() -> Result<Sqlite, OpenError> {
        let scratch = Scratch::new()?;
        Sqlite::start(&scratch.path("dighouse.db"), Durability::None, scratch)
    }

    /// How many transactions were committed since it was opened.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// Keeps `held` until nothing more is written.
    fn start(path: &Path, durability: Durability, held: impl Send + 'static) -> Result<Sqlite, OpenError> {
        let mut connection = connection::to_write(path)?;
        schema::update(&mut connection)?;
        connection::write_ahead(&connection, durability)?;
        Ok(Sqlite { readers: Readers::open(path)?, writer: Writer::start(connection, held) })
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_player(&self, player: &NewPlayer) -> Result<(), StoreError> {
        self.writer.make(Change::AddPlayer(player.clone())).await
    }

    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<Player>, StoreError> {
        let token_hash = *token_hash;
        self.readers.read(move |database| query::player_by_token(database, &token_hash)).await
    }

    async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        self.writer.make(Change::Rename { id: id.to_owned(), name: name.to_owned() }).await
    }

    async fn create(&self, table: &str, lines: &[String], index: &Index) -> Result<(), StoreError> {
        let (table, lines, index) = (table.to_owned(), lines.to_vec(), index.clone());
        self.writer.make(Change::Create { table, lines, index }).await
    }

    async fn append(
        &self,
        table: &str,
        after: u32,
        lines: &[String],
        index: &Index,
    ) -> Result<(), StoreError> {
        let (table, lines, index) = (table.to_owned(), lines.to_vec(), index.clone());
        self.writer.make(Change::Append { table, after, lines, index }).await
    }

    async fn lines(&self, table: &str) -> Result<Option<Vec<String>>, StoreError> {
        let table = table.to_owned();
        self.readers.read(move |database| query::lines(database, &table)).await
    }

    async fn list(&self, which: Which<'_>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        match which {
            Which::Of { player, over } => {
                let player = player.to_owned();
                self.readers.read(move |database| query::tables_of(database, &player, over, limit)).await
            }
            Which::Open => self.readers.read(move |database| query::open(database, limit)).await,
            Which::Playing => self.readers.read(move |database| query::playing(database, limit)).await,
            Which::BotToMove => self.readers.read(move |database| query::bot_to_move(database, limit)).await,
        }
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

/// What calls get when the database is closed.
fn closed() -> StoreError {
    StoreError::Failed("the database is closed".to_owned())
}
