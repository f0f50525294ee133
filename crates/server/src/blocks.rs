//! Players who do not want to hear each other.

use axum::http::StatusCode;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::identity::Requester;
use crate::messages::{Block, BlockedPlayer};
use crate::problem::Problem;
use crate::store::{Blocked, Whose};

/// The most players whom one can block.
const MOST: usize = 200;

impl App {
    /// Blocks whoever sits there for the requester, or no longer.
    pub(crate) async fn block(
        &self,
        requester: &Requester,
        table: &str,
        request: &Block,
    ) -> Result<(), Problem> {
        let own = &requester.player;
        let other = self.look(table, |table| {
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
        let blocked = self.store.block(&own.id, Blocked { player: other, since: self.now() }).await;
        self.sessions.forget(Some(&own.id));
        Ok(blocked?)
    }

    /// Those whom a player has blocked, and who are still known.
    pub(crate) async fn blocked_by(&self, player: &str) -> Result<Vec<BlockedPlayer>, Problem> {
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

    /// Blocks somebody no longer whom the player calls by a key.
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

    /// Refuses a seat to whom the maker of the table has blocked.
    pub(crate) async fn must_be_welcome(&self, requester: &Requester, table: &str) -> Result<(), Problem> {
        let maker = self.look(table, |table| table.maker().to_owned()).await?;
        let maker = self.store.profile(Whose::Id(&maker)).await?;
        let blocked = maker.is_some_and(|maker| maker.player().blocked.contains(&requester.player.id));
        if blocked { Err(Problem::forbidden("not-welcome")) } else { Ok(()) }
    }
}

/// What a player calls another by: ids of players are shown to nobody else.
fn key(player: &str, other: &str) -> String {
    let hash = Sha256::digest(format!("{player} blocks {other}"));
    hash[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}
