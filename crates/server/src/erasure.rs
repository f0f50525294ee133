//! What a player did, to be handed out, or to be forgotten.

use std::sync::Arc;

use crate::app::{App, TableError};
use crate::history::{Authors, Holder, Line, Person, TableEvent};
use crate::messages::{MyData, MyTable};
use crate::problem::Problem;
use crate::store::{Listed, StoreError, Which, Whose};
use crate::table::Table;

impl App {
    /// All tables where a player has ever sat.
    async fn tables_of(&self, player: &str) -> Result<Vec<Listed>, Problem> {
        let mut tables = self.store.list(Which::Of { player, over: false }, u32::MAX).await?;
        tables.extend(self.store.list(Which::Of { player, over: true }, u32::MAX).await?);
        Ok(tables)
    }

    /// All that the house keeps of a player.
    pub(crate) async fn data_of(&self, player: &str) -> Result<MyData, Problem> {
        let profile = self.store.profile(Whose::Id(player)).await?;
        let profile = profile.ok_or_else(|| Problem::from(StoreError::NoSuchPlayer))?;
        let mut tables = Vec::new();
        for listed in self.tables_of(player).await? {
            let lines = self.store.lines(&listed.table).await?.unwrap_or_default();
            tables.extend(own(listed.table, &lines, player));
        }
        Ok(MyData {
            id: profile.id,
            name: profile.name,
            number: profile.number,
            since: profile.created,
            account: profile.account.is_some(),
            webhook: profile.webhook.map(|webhook| webhook.url),
            sessions: profile.sessions.iter().map(|session| session.since).collect(),
            blocked: self.blocked_by(player).await?,
            games: self.games_of(player).await?,
            tables,
        })
    }

    /// Forgets a player, who leaves every table: in its history stays a guest without a name.
    pub(crate) async fn forget(self: &Arc<App>, player: &str) -> Result<(), Problem> {
        let (app, player) = (Arc::clone(self), player.to_owned());
        // Whoever asked may go away; half forgotten is not forgotten.
        let forgetting = tokio::spawn(async move {
            for listed in app.tables_of(&player).await? {
                match app.forget_at(&listed.table, &player).await {
                    // Nobody can read it any more, nor a name in it.
                    Err(TableError::Unreadable) => {}
                    forgotten => forgotten?,
                }
            }
            let removed = app.store.remove_player(&player).await;
            app.sessions.forget(Some(&player));
            removed.map_err(Problem::from)
        });
        forgetting.await.unwrap_or_else(|_| Err(Problem::internal()))
    }

    async fn forget_at(self: &Arc<App>, id: &str, player: &str) -> Result<(), TableError> {
        let cached = self.cached(id);
        let mut slot = cached.table.lock().await;
        loop {
            let table = self.load(&cached, &mut slot).await?;
            let events = table.wants_to_be_forgotten(player);
            let lines = self.store.lines(id).await?.unwrap_or_default();
            let redacted = redact(&lines, player);
            let forgotten = self.commit(&cached, &mut slot, events, &redacted, self.now()).await;
            // Read again without the name.
            *slot = None;
            match forgotten {
                Err(StoreError::Conflict) => {}
                forgotten => return forgotten.map_err(TableError::from),
            }
        }
    }
}

impl Table {
    /// What becomes of a table when one of its players is forgotten: it is left, a game is given up.
    fn wants_to_be_forgotten(&self, player: &str) -> Vec<TableEvent> {
        let mut events = self.wants_to_go(player);
        events.push(TableEvent::Forgotten { player: player.to_owned() });
        events
    }
}

/// The lines of a history that have something of a player, without it, and how many come before each.
fn redact(lines: &[String], player: &str) -> Vec<(u32, String)> {
    let mut authors = Authors::default();
    let redacted = |(number, text): (u32, &String)| {
        let line = Line::read(text).ok()?;
        let own = authors.of(&line.event).is_some_and(|author| author == player);
        let without = Line { event: without(line.event.clone(), player, own), ..line };
        (without != line).then(|| (number, without.write()))
    };
    (0..).zip(lines).filter_map(redacted).collect()
}

/// A event without what it tells of a player; `own`: it was theirs.
fn without(event: TableEvent, player: &str, own: bool) -> TableEvent {
    let nameless = |person: Person| Person { name: person.name.filter(|_| person.id != player), ..person };
    match event {
        TableEvent::Made(mut made) => {
            for holder in &mut made.seats {
                if let Holder::Person(person) = holder {
                    *person = nameless(person.clone());
                }
            }
            TableEvent::Made(made)
        }
        TableEvent::Sat { seat, person, salt } => TableEvent::Sat { seat, person: nameless(person), salt },
        TableEvent::Said { seat, .. } if own => TableEvent::Said { seat, text: String::new() },
        event => event,
    }
}

/// What a player did at a table. How it was made holds a secret, so that is not among it.
fn own(table: String, lines: &[String], player: &str) -> Option<MyTable> {
    let mut authors = Authors::default();
    let (mut made, mut events) = (None, Vec::new());
    for line in lines.iter().filter_map(|text| Line::read(text).ok()) {
        let own = authors.of(&line.event).is_some_and(|author| author == player);
        match &line.event {
            TableEvent::Made(first) => made = Some((first.game.clone(), first.maker == player, line.at)),
            _ if own => events.push(serde_json::to_value(&line).unwrap_or_default()),
            _ => {}
        }
    }
    let (game, maker, at) = made?;
    Some(MyTable { table, game, made: at, maker, deeds: events })
}
