//! Lists of tables.

use std::sync::Arc;

use dighouse_table::history::Card;
use tokio::sync::watch;

use crate::messages::{TableCard, TableList, Turn};
use crate::problem::Problem;
use crate::store::{Listed, Phase, Store, Which};

/// How many tables a list shows.
const LIST: u32 = 50;

/// The lists of tables, and the news that they may have changed.
pub(crate) struct Lobby {
    store: Arc<dyn Store>,
    /// How many unfinished tables one player may have.
    most: usize,
    /// How many public tables of one player may wait for players.
    most_public: usize,
    /// Counts the changes that lists may show.
    changes: watch::Sender<u64>,
}

impl Lobby {
    pub(crate) fn new(store: Arc<dyn Store>, most: usize, most_public: usize) -> Lobby {
        Lobby { store, most, most_public, changes: watch::Sender::new(0) }
    }

    /// Tells subscribers that the lists may have changed.
    pub(crate) fn announce(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Refuses one more table to a player who has too many.
    pub(crate) async fn must_have_room_for(&self, player: &str, public: bool) -> Result<(), Problem> {
        let which = Which::Of { player, over: false };
        // The list may include tables that the player has left.
        let listed = self.store.list(which, u32::try_from(2 * self.most).unwrap_or(u32::MAX)).await?;
        let cards = listed.iter().filter_map(|listed| Card::read(&listed.card));
        let own: Vec<Card> = cards.filter(|card| card.is_of(player)).collect();
        if own.len() >= self.most {
            return Err(Problem::conflict("too-many-tables").with("most", self.most));
        }
        let waits = |card: &&Card| card.public && card.phase == Phase::Waiting;
        if public && own.iter().filter(waits).count() >= self.most_public {
            return Err(Problem::conflict("too-many-open-tables").with("most", self.most_public));
        }
        Ok(())
    }

    /// What the lobby shows to `player`.
    pub(crate) async fn lists(&self, player: Option<&str>) -> Result<TableList, Problem> {
        let mut list =
            TableList { mine: Vec::new(), open: Vec::new(), playing: Vec::new(), finished: Vec::new() };
        if let Some(player) = player {
            list.mine = self.list(Which::Of { player, over: false }, Some(player)).await?;
            list.finished = self.list(Which::Of { player, over: true }, Some(player)).await?;
            list.mine.sort_by_key(|card| !card.your_turn);
        }
        list.open = self.list(Which::Open, player).await?;
        list.playing = self.list(Which::Playing, player).await?;
        let mine = |card: &TableCard| list.mine.iter().any(|own| own.id == card.id);
        list.open.retain(|card| !mine(card));
        list.playing.retain(|card| !mine(card));
        Ok(list)
    }

    /// Where it is the turn of `player`.
    pub(crate) async fn turns_of(&self, player: &str) -> Result<Vec<Turn>, Problem> {
        let own = self.list(Which::Of { player, over: false }, Some(player)).await?;
        let mut turns: Vec<Turn> = own
            .into_iter()
            .filter(|card| card.your_turn)
            .map(|TableCard { id, game, step, .. }| Turn { table: id, game, step })
            .collect();
        turns.sort_by(|one, other| one.table.cmp(&other.table));
        Ok(turns)
    }

    async fn list(&self, which: Which<'_>, player: Option<&str>) -> Result<Vec<TableCard>, Problem> {
        let show = |listed: Listed| {
            let card = Card::read(&listed.card)?;
            let wanted = !matches!(which, Which::Of { player, .. } if !card.is_of(player));
            wanted.then(|| TableCard::new(card, listed.table, listed.changed, player))
        };
        Ok(self.store.list(which, LIST).await?.into_iter().filter_map(show).collect())
    }
}
