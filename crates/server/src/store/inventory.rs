//! All that a store keeps: for copies, and to be checked.

use std::pin::pin;

use futures_util::{Stream, StreamExt, TryStreamExt, stream};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::{Index, Profile, Store, StoreError};

/// How many things of an inventory are on their way at the same time.
const AT_ONCE: usize = 256;

/// Everything that a store keeps at one moment, players before tables.
pub type Inventory = mpsc::Receiver<Result<Kept, StoreError>>;

/// Where an inventory is written to.
pub(super) type Writing = mpsc::Sender<Result<Kept, StoreError>>;

/// Something that a store keeps.
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
    /// So many players.
    pub players: usize,
    /// So many tables.
    pub tables: usize,
    /// With so many lines.
    pub lines: usize,
}

/// The two ends of an inventory.
pub(super) fn inventory() -> (Writing, Inventory) {
    mpsc::channel(AT_ONCE)
}

/// Copies everything into a store, which had better be empty.
pub async fn copy(inventory: Inventory, to: &dyn Store) -> Result<Copied, StoreError> {
    let mut all = pin!(ReceiverStream::new(inventory).peekable());
    // What is put at the same time has no order, and a table is put with the calls to its players.
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
