//! Storage of tables and players.
//!
//! A table is a list of lines that only grows. Lines and cards are JSON that means nothing to the store. What lists must find
//! is given separately, as an [`Index`] that every append replaces.
//!
//! `tests/store/conformance/` tests every [`Store`] against what is promised here.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use dighouse_server::store::{Index, Phase, Sqlite, Store, StoreError};
//!
//! let index = Index {
//!     phase: Phase::Waiting,
//!     public: true,
//!     has_open_seat: true,
//!     bot_to_move: false,
//!     due: None,
//!     rated: None,
//!     asked: Vec::new(),
//!     changed: 0,
//!     players: Vec::new(),
//!     card: "{}".to_owned(),
//! };
//! let store = Sqlite::temporary()?;
//! store.create("t", &["first".to_owned()], &index).await?;
//! store.append("t", 1, &["second".to_owned()], &index).await?;
//! assert_eq!(store.lines("t").await?, Some(vec!["first".to_owned(), "second".to_owned()]));
//!
//! // An append names how many lines it has seen: the second of two writers is refused.
//! let refused = store.append("t", 1, &["third".to_owned()], &index).await;
//! assert_eq!(refused, Err(StoreError::Conflict));
//! # Ok(())
//! # }
//! ```

mod account;
mod change;
mod inventory;
mod jobs;
mod news;
mod open_error;
mod player;
mod pool;
mod postgres;
mod sqlite;
mod webhook;

use std::fmt;

use async_trait::async_trait;

pub use dighouse_table::{Index, Phase, Player};

pub use account::{Account, AccountChange, SignIn};
pub use change::Change;
pub use inventory::{Copied, Inventory, Kept, KeptTable, copy};
pub use news::{News, NewsFeed};
pub use open_error::OpenError;
pub use player::{Blocked, Profile, Session, Whose};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use webhook::{Call, Called, Claim, GRACE, Webhook};

/// Keeps tables and players. What a method has returned `Ok` for is durable, and every later call sees it, also from other
/// servers that share the store. How durable is up to the store: [`Sqlite::open`] waits for the disk,
/// [`Sqlite::temporary`] does not, and PostgreSQL follows its settings.
///
/// A change whose future is dropped is made completely or not at all.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Makes a change. The method named after each kind says what is promised.
    async fn make(&self, change: Change) -> Result<(), StoreError>;

    /// The player with this token.
    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<Player>, StoreError>;

    /// All that is kept of a player.
    async fn profile(&self, whose: Whose<'_>) -> Result<Option<Profile>, StoreError>;

    /// The lines of a table without the first `after`; none if there is no such table.
    async fn lines_after(&self, table: &str, after: u32) -> Result<Option<Vec<String>>, StoreError>;

    /// All that is kept of a table; none if there is no such table.
    async fn table(&self, id: &str) -> Result<Option<KeptTable>, StoreError>;

    /// All lines of a table; none if there is no such table.
    async fn lines(&self, table: &str) -> Result<Option<Vec<String>>, StoreError> {
        self.lines_after(table, 0).await
    }

    /// At most `limit` tables, the latest change first unless the list says otherwise, then by id.
    async fn list(&self, which: Which<'_>, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// At most `limit` calls that are due before a moment, the earliest first. [`Store::create`] and [`Store::append`] make a call
    /// for each of [`Index::asked`] who has a webhook that is on, unless there is one, and remove it when the turn is over.
    async fn calls(&self, before: i64, limit: u32) -> Result<Vec<Call>, StoreError>;

    /// Everything, as it is at one moment. Reading it blocks nobody.
    fn inventory(&self) -> Inventory;

    /// The changes from now on, by this and other servers, if several can share this store. News of a table comes soon after
    /// each change, in their order.
    fn news(&self) -> Option<NewsFeed> {
        None
    }

    /// Writes a row, which must be in a schema of the version that this program knows.
    async fn probe(&self, at: i64) -> Result<(), StoreError> {
        self.make(Change::Probe { at }).await
    }

    /// Removes what was deleted or replaced from the files of the database, as far as the store controls them: SQLite's file
    /// and log. [`StoreError::Conflict`] if somebody is still reading the log, or the last purge was just made; try again.
    async fn purge(&self) -> Result<(), StoreError> {
        self.make(Change::Purge).await
    }

    /// Finishes pending changes and releases everything. From then on all calls fail.
    async fn close(&self);

    /// Adds a player. [`StoreError::Taken`] if the id, the login or a token is in use.
    async fn add_player(&self, player: &Profile) -> Result<(), StoreError> {
        self.make(Change::AddPlayer(player.clone())).await
    }

    /// Renames a guest. [`StoreError::NoSuchPlayer`] if there is none with this id, [`StoreError::Conflict`] if it is an account.
    async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        self.make(Change::Rename { id: id.to_owned(), name: name.to_owned() }).await
    }

    /// Turns a guest into an account, or changes an account. [`StoreError::NoSuchPlayer`] if there is none with this id,
    /// [`StoreError::Conflict`] if the password is not the one that the change replaces, [`StoreError::Taken`] if another account
    /// has the login.
    async fn set_account(&self, change: AccountChange) -> Result<(), StoreError> {
        self.make(Change::SetAccount(change)).await
    }

    /// Adds a session of an account. [`StoreError::Conflict`] if the password is not the one that was checked, or there is no such
    /// account.
    async fn sign_in(&self, sign_in: SignIn) -> Result<(), StoreError> {
        self.make(Change::SignIn(sign_in)).await
    }

    /// Ends all sessions of a player, or the one with this token.
    async fn end_sessions(&self, player: &str, token_hash: Option<[u8; 32]>) -> Result<(), StoreError> {
        self.make(Change::EndSessions { player: player.to_owned(), token_hash }).await
    }

    /// Blocks somebody for a player. A block that exists keeps its time. [`StoreError::NoSuchPlayer`] if there is no such player.
    async fn block(&self, player: &str, blocked: Blocked) -> Result<(), StoreError> {
        self.make(Change::Block { player: player.to_owned(), blocked }).await
    }

    /// Unblocks somebody, whether they were blocked or not.
    async fn unblock(&self, player: &str, blocked: &str) -> Result<(), StoreError> {
        self.make(Change::Unblock { player: player.to_owned(), blocked: blocked.to_owned() }).await
    }

    /// Deletes a player and every block by or against them; tables stay. [`StoreError::NoSuchPlayer`] if there is none with this
    /// id.
    async fn remove_player(&self, id: &str) -> Result<(), StoreError> {
        self.make(Change::RemovePlayer { id: id.to_owned() }).await
    }

    /// Deletes at most `most` guests, as [`Store::remove_player`] does, who first came before a moment (in milliseconds since 1970),
    /// and sit at no table that is unfinished or has changed since then.
    async fn remove_idle_guests(&self, before: i64, most: u32) -> Result<(), StoreError> {
        self.make(Change::RemoveIdleGuests { before, most }).await
    }

    /// Sets or removes the webhook of a player. [`StoreError::NoSuchPlayer`] if there is none with this id.
    async fn set_webhook(&self, player: &str, webhook: Option<Webhook>) -> Result<(), StoreError> {
        self.make(Change::SetWebhook { player: player.to_owned(), webhook }).await
    }

    /// Claims an attempt of a call. [`StoreError::Conflict`] if somebody else has claimed it, or the call is gone.
    async fn claim_call(&self, claim: Claim) -> Result<(), StoreError> {
        self.make(Change::ClaimCall(claim)).await
    }

    /// Keeps the result of a call. A success removes the call and turns the webhook on; too many failures in a row turn it off.
    async fn called(&self, called: Called) -> Result<(), StoreError> {
        self.make(Change::Called(called)).await
    }

    /// Removes the call of a player who has seen at the table that it is their turn.
    async fn saw_turn(&self, player: &str, table: &str) -> Result<(), StoreError> {
        self.make(Change::SawTurn { player: player.to_owned(), table: table.to_owned() }).await
    }

    /// Creates a table with its first lines. [`StoreError::Taken`] if the id exists.
    async fn create(&self, table: &str, lines: &[String], index: &Index) -> Result<(), StoreError> {
        let (table, lines, index) = (table.to_owned(), lines.to_vec(), index.clone());
        self.make(Change::Create { table, lines, index }).await
    }

    /// Appends lines and replaces the index, both or neither. [`StoreError::Conflict`] if the table does not have exactly `after`
    /// lines, [`StoreError::NoSuchTable`] if there is none.
    async fn append(
        &self,
        table: &str,
        after: u32,
        lines: &[String],
        index: &Index,
    ) -> Result<(), StoreError> {
        let (table, lines, index) = (table.to_owned(), lines.to_vec(), index.clone());
        self.make(Change::Append { table, after, lines, index }).await
    }

    /// Like [`Store::append`], but also replaces earlier lines, each named by the number of lines before it. This is only for
    /// erasing players; no line is changed for any other reason.
    async fn redact(
        &self,
        table: &str,
        after: u32,
        redacted: &[(u32, String)],
        lines: &[String],
        index: &Index,
    ) -> Result<(), StoreError> {
        let (table, lines, index) = (table.to_owned(), lines.to_vec(), index.clone());
        self.make(Change::Redact { table, after, redacted: redacted.to_vec(), lines, index }).await
    }
}

/// Which tables are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which<'a> {
    /// Tables where a player has ever sat.
    Of {
        /// Whose.
        player: &'a str,
        /// Whether those that are over, or the others.
        over: bool,
    },
    /// Public tables that wait and have an open seat.
    Open,
    /// Those of them that have not changed since before a moment.
    OpenSince {
        /// The moment, in milliseconds since 1970.
        before: i64,
    },
    /// Public tables that are being played.
    Playing,
    /// Tables where a clock runs out.
    Due {
        /// Before this moment, in milliseconds since 1970.
        before: i64,
    },
    /// Tables with a rated game, in the order in which they ended, then by id.
    Rated {
        /// Since this moment, in milliseconds since 1970.
        since: i64,
    },
    /// Tables where a bot must act and that have not changed since before a moment.
    BotToMove {
        /// Since before this moment, in milliseconds since 1970.
        before: i64,
    },
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// The card of its index.
    pub card: String,
    /// When the table last changed, in milliseconds since 1970.
    pub changed: i64,
}

/// Why the store did not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Something else has changed in the meantime.
    Conflict,
    /// The id is in use.
    Taken,
    /// There is no table with this id.
    NoSuchTable,
    /// There is no player with this id.
    NoSuchPlayer,
    /// The store is closed.
    Closed,
    /// The file of the database is damaged, with the database's message.
    Damaged(String),
    /// The database failed, with its message. Whether the change was made is unknown until the table is read again.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("something else has changed in the meantime"),
            StoreError::Taken => f.write_str("the id is in use"),
            StoreError::NoSuchTable => f.write_str("there is no such table"),
            StoreError::NoSuchPlayer => f.write_str("there is no such player"),
            StoreError::Closed => f.write_str("the database is closed"),
            StoreError::Damaged(what) => write!(f, "the database is damaged: {what}"),
            StoreError::Failed(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    /// The schema has another version than this program needs.
    fn other_schema(found: u32, needed: u32) -> StoreError {
        StoreError::Failed(format!(
            "the database has version {found} of the schema and this server needs version {needed}: \
             restart it with the program that upgraded the database"
        ))
    }
}

/// All tables where a player has ever sat.
pub(crate) async fn tables_of(store: &dyn Store, player: &str) -> Result<Vec<Listed>, StoreError> {
    let mut tables = store.list(Which::Of { player, over: false }, u32::MAX).await?;
    tables.extend(store.list(Which::Of { player, over: true }, u32::MAX).await?);
    Ok(tables)
}

/// What calls get when the store is closed.
fn closed() -> StoreError {
    StoreError::Closed
}

/// A phase as it is stored.
const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// A stored phase.
fn named_phase(name: &str) -> Phase {
    match name {
        "waiting" => Phase::Waiting,
        "playing" => Phase::Playing,
        _ => Phase::Over,
    }
}
