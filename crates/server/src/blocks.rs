//! Players who block each other.

use std::sync::Arc;

use axum::http::StatusCode;
use sha2::{Digest, Sha256};

use crate::config::Clock;
use crate::messages::{Block, BlockedPlayer};
use crate::problem::Problem;
use crate::sessions::{Requester, Sessions};
use crate::store::{Blocked, Store, Whose};
use crate::tables::Tables;

/// The most players that one player can block.
const MOST: usize = 200;

/// Who has blocked whom.
pub(crate) struct Blocks {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) tables: Arc<Tables>,
    pub(crate) sessions: Arc<Sessions>,
}

impl Blocks {
    /// Blocks or unblocks the player in a seat.
    pub(crate) async fn block(
        &self,
        requester: &Requester,
        table: &str,
        request: &Block,
    ) -> Result<(), Problem> {
        let own = &requester.player;
        let other = self.tables.look(table, |table| {
            table.must_let_in(Some(&own.id))?;
            table.other_person(request.seat, &own.id)
        });
        let other = other.await??;
        if !request.blocked {
            return self.unblock(&own.id, &other).await;
        }
        if own.blocked.len() >= MOST {
            return Err(Problem::conflict("enough-blocked").with("most", MOST));
        }
        let blocked = self.store.block(&own.id, Blocked { player: other, since: (self.clock)() }).await;
        self.sessions.forget(Some(&own.id));
        Ok(blocked?)
    }

    /// The players whom a player has blocked and who still exist.
    pub(crate) async fn of(&self, player: &str) -> Result<Vec<BlockedPlayer>, Problem> {
        let profile = self.store.profile(Whose::Id(player)).await?;
        let mut all = Vec::new();
        for Blocked { player: other, since } in profile.into_iter().flat_map(|profile| profile.blocked) {
            if let Some(profile) = self.store.profile(Whose::Id(&other)).await? {
                let key = key(player, &other);
                all.push(BlockedPlayer { key, name: profile.name, number: profile.number, since });
            }
        }
        Ok(all)
    }

    /// Unblocks the player with this key.
    pub(crate) async fn unblock_by_key(&self, requester: &Requester, wanted: &str) -> Result<(), Problem> {
        let own = &requester.player;
        let other = own.blocked.iter().find(|other| key(&own.id, other) == wanted);
        let other = other.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "not-blocked"))?;
        self.unblock(&own.id, other).await
    }

    async fn unblock(&self, player: &str, other: &str) -> Result<(), Problem> {
        let unblocked = self.store.unblock(player, other).await;
        self.sessions.forget(Some(player));
        Ok(unblocked?)
    }

    /// Refuses a player whom the maker of the table has blocked.
    pub(crate) async fn must_be_welcome(&self, requester: &Requester, table: &str) -> Result<(), Problem> {
        let maker = self.tables.look(table, |table| table.maker().to_owned()).await?;
        let maker = self.store.profile(Whose::Id(&maker)).await?;
        let blocked = maker.is_some_and(|maker| maker.player().blocked.contains(&requester.player.id));
        if blocked { Err(Problem::forbidden("not-welcome")) } else { Ok(()) }
    }
}

/// The key by which a player names another, because ids of players are shown to nobody else.
fn key(player: &str, other: &str) -> String {
    let hash = Sha256::digest(format!("{player} blocks {other}"));
    hash[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}
