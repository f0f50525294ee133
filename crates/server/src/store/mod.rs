//! Where tables and players are kept.
//!
//! A table is a list of lines that only grows. The lines, and the cards of the lobby, are JSON that
//! means nothing to the store. What the lobby must find is told apart, as an [`Index`] that every
//! append replaces.
//!
//! `tests/store/conformance/` tests any [`Store`] against what is promised here.

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
use serde::{Deserialize, Serialize};

pub use account::{Account, AccountChange, SignIn};
pub use change::Change;
pub use inventory::{Copied, Inventory, Kept, KeptTable, copy};
pub use news::{News, NewsFeed};
pub use open_error::OpenError;
pub use player::{Blocked, Player, Profile, Session, Whose};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use webhook::{Call, Called, Claim, GRACE, Webhook};

/// Keeps tables and players. What a method has returned `Ok` for survives the loss of power, and
/// every later call sees it, also of another server at the same store.
///
/// A call that is dropped half-way is done or not done, but never a part of it.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Makes a change; the methods named for each kind say what is promised.
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

    /// At most `limit` tables, the latest change first unless the list says otherwise; those of the same moment by
    /// their ids.
    async fn list(&self, which: Which<'_>, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// At most `limit` calls that are due before a moment, the earliest first. A call is made by every [`Store::create`]
    /// and [`Store::append`] for each of [`Index::asked`] with a webhook that is on, unless there is one, and is gone
    /// with the turn.
    async fn calls(&self, before: i64, limit: u32) -> Result<Vec<Call>, StoreError>;

    /// Everything, as it is at one moment: it takes its time, and nobody waits for it.
    fn inventory(&self) -> Inventory;

    /// What is changed from now on, by whomever, if several servers can share this store. What comes of
    /// a change is heard soon, and in the order of the changes of a table.
    fn news(&self) -> Option<NewsFeed> {
        None
    }

    /// Finishes what was begun and lets go of everything. From then on all calls fail.
    async fn close(&self);

    /// A new player. [`StoreError::Taken`] if the id, the login or a token is known.
    async fn add_player(&self, player: &Profile) -> Result<(), StoreError> {
        self.make(Change::AddPlayer(player.clone())).await
    }

    /// Gives a guest a name. [`StoreError::NoSuchPlayer`] if there is none with this id,
    /// [`StoreError::Conflict`] if it is an account.
    async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        self.make(Change::Rename { id: id.to_owned(), name: name.to_owned() }).await
    }

    /// Makes a guest an account, or changes one. [`StoreError::NoSuchPlayer`] if there is none with this id,
    /// [`StoreError::Conflict`] if the password is not the one that the change replaces, [`StoreError::Taken`] if
    /// another has the login.
    async fn set_account(&self, change: AccountChange) -> Result<(), StoreError> {
        self.make(Change::SetAccount(change)).await
    }

    /// Opens a session of an account. [`StoreError::Conflict`] if the password is not the one that was checked, or
    /// there is no such account.
    async fn sign_in(&self, sign_in: SignIn) -> Result<(), StoreError> {
        self.make(Change::SignIn(sign_in)).await
    }

    /// Ends all sessions of a player, or the one with this token.
    async fn end_sessions(&self, player: &str, token_hash: Option<[u8; 32]>) -> Result<(), StoreError> {
        self.make(Change::EndSessions { player: player.to_owned(), token_hash }).await
    }

    /// Blocks somebody for a player; who is blocked stays so since then. [`StoreError::NoSuchPlayer`] if there is no
    /// such player.
    async fn block(&self, player: &str, blocked: Blocked) -> Result<(), StoreError> {
        self.make(Change::Block { player: player.to_owned(), blocked }).await
    }

    /// Blocks somebody no longer, whether they were or not.
    async fn unblock(&self, player: &str, blocked: &str) -> Result<(), StoreError> {
        self.make(Change::Unblock { player: player.to_owned(), blocked: blocked.to_owned() }).await
    }

    /// Forgets a player, for whom nobody is blocked any more, nor they for anybody; the tables stay. [`StoreError::NoSuchPlayer`] if there is none with this id.
    async fn remove_player(&self, id: &str) -> Result<(), StoreError> {
        self.make(Change::RemovePlayer { id: id.to_owned() }).await
    }

    /// Lets a player be called at an address, or no more. [`StoreError::NoSuchPlayer`] if there is none with this id.
    async fn set_webhook(&self, player: &str, webhook: Option<Webhook>) -> Result<(), StoreError> {
        self.make(Change::SetWebhook { player: player.to_owned(), webhook }).await
    }

    /// Claims a try to call somebody. [`StoreError::Conflict`] if another has, or there is nothing to call for.
    async fn claim_call(&self, claim: Claim) -> Result<(), StoreError> {
        self.make(Change::ClaimCall(claim)).await
    }

    /// Keeps what came of calling a webhook: success lets it be on, and there is no call any more; too many failures
    /// in a row turn it off.
    async fn called(&self, called: Called) -> Result<(), StoreError> {
        self.make(Change::Called(called)).await
    }

    /// A player sees at a table that it is their turn: there is nothing to call for.
    async fn saw_turn(&self, player: &str, table: &str) -> Result<(), StoreError> {
        self.make(Change::SawTurn { player: player.to_owned(), table: table.to_owned() }).await
    }

    /// A new table with its first lines. [`StoreError::Taken`] if the id exists.
    async fn create(&self, table: &str, lines: &[String], index: &Index) -> Result<(), StoreError> {
        let (table, lines, index) = (table.to_owned(), lines.to_vec(), index.clone());
        self.make(Change::Create { table, lines, index }).await
    }

    /// Appends lines, and replaces the index, both or neither. [`StoreError::Conflict`] if the table
    /// has not exactly `after` lines, [`StoreError::NoSuchTable`] if there is none.
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

    /// Like [`Store::append`], but also puts other lines in the place of some, each named by how many come before
    /// it: so that nothing is left of somebody who wants to be forgotten. No line is changed for any other reason.
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

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are being taken.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over, or the table was closed.
    Over,
}

/// What the lists know of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// How far it is.
    pub phase: Phase,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Whether somebody may still sit down.
    pub has_open_seat: bool,
    /// Whether a bot has to act.
    pub bot_to_move: bool,
    /// When somebody's time is up, in milliseconds since 1970.
    pub due: Option<i64>,
    /// When a game that changes ratings ended, in milliseconds since 1970.
    pub rated: Option<i64>,
    /// The ids of the people whose turn it is.
    pub asked: Vec<String>,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
    /// The ids of all who have ever sat there; the store need not know them.
    pub players: Vec<String>,
    /// What lists show of it.
    pub card: String,
}

/// Which tables are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which<'a> {
    /// Those where one player has ever sat.
    Of {
        /// Whose.
        player: &'a str,
        /// Those that are over, or those that are not.
        over: bool,
    },
    /// Public ones that wait and have an open seat.
    Open,
    /// Those of them that nobody touched since before a moment.
    OpenSince {
        /// The moment, in milliseconds since 1970.
        before: i64,
    },
    /// Public ones that are being played.
    Playing,
    /// All where somebody's time is up.
    Due {
        /// Before this moment, in milliseconds since 1970.
        before: i64,
    },
    /// All whose game changed ratings, the first that ended first; those of the same moment by their ids.
    Rated {
        /// Since this moment, in milliseconds since 1970.
        since: i64,
    },
    /// All where a bot has to act and nothing happened since: somebody goes on with them.
    BotToMove {
        /// Since before this moment, in milliseconds since 1970.
        before: i64,
    },
}

/// A table of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// The card of its index.
    pub card: String,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
}

/// Why the store did not do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else has appended in the meantime.
    Conflict,
    /// The id is in use.
    Taken,
    /// There is no table with this id.
    NoSuchTable,
    /// There is no player with this id.
    NoSuchPlayer,
    /// The database could not, as it says. Whether a change was kept nobody knows until the table is
    /// read again.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("something else has changed in the meantime"),
            StoreError::Taken => f.write_str("the id is in use"),
            StoreError::NoSuchTable => f.write_str("there is no such table"),
            StoreError::NoSuchPlayer => f.write_str("there is no such player"),
            StoreError::Failed(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for StoreError {}

/// All tables where a player has ever sat.
pub(crate) async fn tables_of(store: &dyn Store, player: &str) -> Result<Vec<Listed>, StoreError> {
    let mut tables = store.list(Which::Of { player, over: false }, u32::MAX).await?;
    tables.extend(store.list(Which::Of { player, over: true }, u32::MAX).await?);
    Ok(tables)
}

/// What calls get when the store is closed.
fn closed() -> StoreError {
    StoreError::Failed("the database is closed".to_owned())
}

/// A phase as databases write it.
const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// The phase that a database wrote so.
fn named_phase(name: &str) -> Phase {
    match name {
        "waiting" => Phase::Waiting,
        "playing" => Phase::Playing,
        _ => Phase::Over,
    }
}
