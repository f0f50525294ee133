//! All that the server keeps of a player, for the player to download.

use std::sync::Arc;

use dighouse_table::history::{Authors, Line, TableEvent};
use serde_json::Value;

use crate::blocks::Blocks;
use crate::careers::Careers;
use crate::messages::{MyData, MyTable};
use crate::problem::Problem;
use crate::store::{Store, StoreError, Whose, tables_of};

/// Collects what is kept of a player.
pub(crate) struct PersonalData {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) blocks: Arc<Blocks>,
    pub(crate) careers: Arc<Careers>,
}

impl PersonalData {
    /// All that the server keeps of a player.
    pub(crate) async fn of(&self, player: &str) -> Result<MyData, Problem> {
        let profile = self.store.profile(Whose::Id(player)).await?;
        let profile = profile.ok_or_else(|| Problem::from(StoreError::NoSuchPlayer))?;
        let mut tables = Vec::new();
        for listed in tables_of(&*self.store, player).await? {
            let lines = self.store.lines(&listed.table).await?.unwrap_or_default();
            tables.extend(at_table(listed.table, &lines, player));
        }
        Ok(MyData {
            id: profile.id,
            name: profile.name,
            number: profile.number,
            since: profile.created,
            account: profile.account.is_some(),
            webhook: profile.webhook.map(|webhook| webhook.url),
            sessions: profile.sessions.iter().map(|session| session.since).collect(),
            blocked: self.blocks.of(player).await?,
            games: self.careers.games_of(player).await?,
            tables,
        })
    }
}

/// An event without the token of a share link, which opens the game to whoever has it.
fn without_token(mut event: Value) -> Value {
    if let Some(fields) = event.as_object_mut() {
        fields.remove("token");
    }
    event
}

/// What a player did at a table. The first line is left out: it holds the secret of the seed.
fn at_table(table: String, lines: &[String], player: &str) -> Option<MyTable> {
    let mut authors = Authors::default();
    let (mut made, mut events) = (None, Vec::new());
    for line in lines.iter().filter_map(|text| Line::read(text).ok()) {
        let own = authors.of(&line.event).is_some_and(|author| author == player);
        match &line.event {
            TableEvent::Made(first) => made = Some((first.game.clone(), first.maker == player, line.at)),
            _ if own => events.push(without_token(serde_json::to_value(&line).unwrap_or_default())),
            _ => {}
        }
    }
    let (game, maker, at) = made?;
    Some(MyTable { table, game, made: at, maker, deeds: events })
}
