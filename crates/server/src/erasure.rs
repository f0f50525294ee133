//! Erases a player: name and remarks are removed from every history.
//!
//! Erasing works on the stored lines, not on the game that follows from them. So it also reaches tables that this
//! version of the program cannot replay, such as one of rules that it does not know.

use std::sync::Arc;

use serde_json::Value;

use crate::history::{Authors, Card, Holder, Line, Person, TableEvent};
use crate::problem::Problem;
use crate::sessions::Sessions;
use crate::store::{Index, KeptTable, Store, StoreError, tables_of};
use crate::table::Table;
use crate::tables::{TableError, Tables};

/// Erases players.
pub(crate) struct Erasure {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) sessions: Arc<Sessions>,
}

impl Erasure {
    /// Erases a player, who leaves every table. Histories keep a guest without a name. Dropping the future does not
    /// stop it: a player is erased everywhere or, if the store fails, can ask again.
    pub(crate) async fn erase(self: &Arc<Erasure>, player: &str) -> Result<(), Problem> {
        let (erasure, player) = (Arc::clone(self), player.to_owned());
        let erasing = tokio::spawn(async move {
            for listed in tables_of(&*erasure.store, &player).await? {
                erasure.erase_at(&listed.table, &player).await?;
            }
            let removed = erasure.store.remove_player(&player).await;
            erasure.sessions.forget(Some(&player));
            removed.map_err(Problem::from)
        });
        erasing.await.unwrap_or_else(|_| Err(Problem::internal()))
    }

    async fn erase_at(&self, id: &str, player: &str) -> Result<(), TableError> {
        let cached = self.tables.cached(id);
        let mut slot = cached.table.lock().await;
        loop {
            let now = self.tables.now();
            let erased = match self.tables.load(&cached, &mut slot).await {
                Ok(table) => {
                    let events = table.wants_to_be_erased(player);
                    let lines = self.store.lines(id).await?.unwrap_or_default();
                    let redacted = redact(&lines, player);
                    self.tables.commit(&cached, &mut slot, events, &redacted, now).await
                }
                Err(TableError::Unreadable) => self.erase_stored(id, player, now).await,
                Err(error) => return Err(error),
            };
            // It is read again without the name.
            *slot = None;
            match erased {
                Err(StoreError::Conflict) => {}
                erased => return erased.map_err(TableError::from),
            }
        }
    }

    /// Erases a player from a table that cannot be replayed.
    async fn erase_stored(&self, id: &str, player: &str, now: i64) -> Result<(), StoreError> {
        let KeptTable { lines, index, .. } = self.store.table(id).await?.ok_or(StoreError::NoSuchTable)?;
        let after = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let index = Index { card: redact_card(&index.card, player), ..index };
        let erased = Line { at: now, event: TableEvent::Forgotten { player: player.to_owned() } };
        self.store.redact(id, after, &redact(&lines, player), &[erased.write()], &index).await
    }
}

impl Table {
    /// What happens at a table when one of its players is erased: the player leaves it, or gives its game up.
    fn wants_to_be_erased(&self, player: &str) -> Vec<TableEvent> {
        let mut events = self.wants_to_go(player);
        events.push(TableEvent::Forgotten { player: player.to_owned() });
        events
    }
}

/// The lines of a history that hold something of a player, without it; each with the number of lines before it.
fn redact(lines: &[String], player: &str) -> Vec<(u32, String)> {
    let mut authors = Authors::default();
    let redacted = |(number, text): (u32, &String)| {
        let redacted = match Line::read(text) {
            Ok(line) => {
                let own = authors.of(&line.event).is_some_and(|author| author == player);
                let without = Line { event: without(line.event.clone(), player, own), ..line };
                (without != line).then(|| without.write())
            }
            // Another version of the program wrote it: people are still written in the same form.
            Err(_) => without_name(text, player),
        };
        Some((number, redacted?))
    };
    (0..).zip(lines).filter_map(redacted).collect()
}

/// An event without what it tells of a player; `own`: the player did it.
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

/// A card without the name of a player.
fn redact_card(text: &str, player: &str) -> String {
    let Some(mut card) = Card::read(text) else {
        return without_name(text, player).unwrap_or_else(|| text.to_owned());
    };
    for seat in &mut card.seats {
        if let Holder::Person(person) = &mut seat.holder
            && person.id == player
        {
            person.name = None;
        }
    }
    card.write()
}

/// JSON of unknown form without the name of a player: every object with the player's id loses its name. None if it
/// has nothing of the player.
fn without_name(text: &str, player: &str) -> Option<String> {
    let mut json: Value = serde_json::from_str(text).ok()?;
    remove_name(&mut json, player).then(|| json.to_string())
}

fn remove_name(json: &mut Value, player: &str) -> bool {
    match json {
        Value::Array(items) => items.iter_mut().fold(false, |any, item| remove_name(item, player) | any),
        Value::Object(fields) => {
            let own = fields.get("id").and_then(Value::as_str) == Some(player);
            let named = own && fields.get("name").is_some_and(Value::is_string);
            if named {
                fields.insert("name".to_owned(), Value::Null);
            }
            fields.values_mut().fold(named, |any, field| remove_name(field, player) | any)
        }
        _ => false,
    }
}
