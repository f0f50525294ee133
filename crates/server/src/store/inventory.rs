//! The inventory of a store, for copies and checks.

use std::pin::pin;

use futures_util::{Stream, StreamExt, TryStreamExt, stream};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::{Index, Profile, Store, StoreError};

/// How many items of an inventory are in flight.
const AT_ONCE: usize = 256;

/// Everything that a store keeps at one moment, players before tables.
pub type Inventory = mpsc::Receiver<Result<Kept, StoreError>>;

/// Where an inventory is written to.
pub(super) type Writing = mpsc::Sender<Result<Kept, StoreError>>;

/// An item of an inventory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// A player.
    Player(Profile),
    /// A table.
    Table(KeptTable),
}

/// A table as a store keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptTable {
    /// Its id.
    pub id: String,
    /// Its history.
    pub lines: Vec<String>,
    /// What lists know of it.
    pub index: Index,
}

/// How much was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Players.
    pub players: usize,
    /// Tables.
    pub tables: usize,
    /// Lines of all tables.
    pub lines: usize,
}

/// The two ends of an inventory.
pub(super) fn inventory() -> (Writing, Inventory) {
    mpsc::channel(AT_ONCE)
}

/// Copies everything into a store, which should be empty.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use dighouse_server::store::{Profile, Session, Sqlite, Store, Whose, copy};
///
/// let (from, to) = (Sqlite::temporary()?, Sqlite::temporary()?);
/// let session = Session { token_hash: [7; 32], since: 0 };
/// from.add_player(&Profile::guest("ala".to_owned(), 1234, session)).await?;
///
/// let copied = copy(from.inventory(), &to).await?;
/// assert_eq!((copied.players, copied.tables), (1, 0));
/// assert_eq!(to.profile(Whose::Id("ala")).await?, from.profile(Whose::Id("ala")).await?);
/// # Ok(())
/// # }
/// ```
pub async fn copy(inventory: Inventory, to: &dyn Store) -> Result<Copied, StoreError> {
    let mut all = pin!(ReceiverStream::new(inventory).peekable());
    // Concurrent writes have no order, and a table is written with the calls to its players.
    let players = stream::unfold(all.as_mut(), |mut all| async move {
        let player = all.as_mut().next_if(|kept| !matches!(kept, Ok(Kept::Table(_)))).await?;
        Some((player, all))
    });
    let players = put_all(players, to).await?.players;
    Ok(Copied { players, ..put_all(all, to).await? })
}

async fn put_all(
    all: impl Stream<Item = Result<Kept, StoreError>>,
    to: &dyn Store,
) -> Result<Copied, StoreError> {
    let add = |sum: Copied, one: Copied| Copied {
        players: sum.players + one.players,
        tables: sum.tables + one.tables,
        lines: sum.lines + one.lines,
    };
    all.map(|kept| async move { put(kept?, to).await })
        .buffer_unordered(AT_ONCE)
        .try_fold(Copied::default(), |sum, one| async move { Ok(add(sum, one)) })
        .await
}

async fn put(kept: Kept, to: &dyn Store) -> Result<Copied, StoreError> {
    match kept {
        Kept::Player(player) => {
            to.add_player(&player).await?;
            Ok(Copied { players: 1, ..Copied::default() })
        }
        Kept::Table(KeptTable { id, lines, index }) => {
            to.create(&id, &lines, &index).await?;
            Ok(Copied { tables: 1, lines: lines.len(), players: 0 })
        }
    }
}
