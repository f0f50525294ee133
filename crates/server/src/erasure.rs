//! Erases a player: name and remarks are removed from every history.
//!
//! Erasing works on the stored lines and cards and replays nothing. So it also reaches tables that this version of the
//! program cannot replay, such as one of rules that it does not know. At tables that go on, the player then leaves.

use std::sync::Arc;
use std::time::Duration;

use dighouse_game::Seat;
use dighouse_table::history::{Authors, Card, Holder, Line, Person, TableEvent};
use serde_json::Value;
use tokio::time::sleep;

use crate::problem::Problem;
use crate::sessions::Sessions;
use crate::store::{Index, KeptTable, Store, StoreError, tables_of};
use crate::tables::{TableError, Tables};

/// How long to wait before trying again when the store fails or is being read.
const RETRY: Duration = Duration::from_millis(250);

/// Erases players.
pub(crate) struct Erasure {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) sessions: Arc<Sessions>,
}

impl Erasure {
    /// Erases a player, who leaves every table. Histories keep a guest without a name. When this returns `Ok`, nothing of
    /// the player is left. Dropping the future does not stop it; if the store fails, the player can ask again.
    pub(crate) async fn erase(self: &Arc<Erasure>, player: &str) -> Result<(), Problem> {
        let (erasure, player) = (Arc::clone(self), player.to_owned());
        let erasing = tokio::spawn(async move {
            erasure.erase_at_tables(&player).await?;
            let removed = erasure.store.remove_player(&player).await;
            erasure.sessions.forget(Some(&player));
            removed?;
            // From now on the player cannot ask again, so this does not give up.
            loop {
                match erasure.erase_the_rest(&player).await {
                    Ok(()) => return Ok(()),
                    Err(StoreError::Closed) => return Err(Problem::from(StoreError::Closed)),
                    Err(StoreError::Conflict) => {}
                    Err(error) => tracing::warn!(%error, "erasing a player takes longer"),
                }
                sleep(RETRY).await;
            }
        });
        erasing.await.unwrap_or_else(|_| Err(Problem::internal()))
    }

    /// Erases what requests of the player wrote that were under way when the player was removed, and what the files of the
    /// store still hold.
    async fn erase_the_rest(&self, player: &str) -> Result<(), StoreError> {
        while self.erase_at_tables(player).await? {}
        self.store.purge().await
    }

    /// Erases a player from every table; whether there was anything to erase.
    async fn erase_at_tables(&self, player: &str) -> Result<bool, StoreError> {
        let mut any = false;
        for listed in tables_of(&*self.store, player).await? {
            any |= self.erase_at(&listed.table, player).await?;
        }
        Ok(any)
    }

    /// Erases a player from a table; whether there was anything to erase.
    async fn erase_at(&self, id: &str, player: &str) -> Result<bool, StoreError> {
        let cached = self.tables.cached(id);
        {
            let mut slot = cached.table.lock().await;
            loop {
                let KeptTable { lines, index, .. } =
                    self.store.table(id).await?.ok_or(StoreError::NoSuchTable)?;
                let (redacted, card) = (redact(&lines, player), redact_card(&index.card, player));
                let forgotten = TableEvent::Forgotten { player: player.to_owned() };
                let known = |text: &String| Line::read(text).is_ok_and(|line| line.event == forgotten);
                if redacted.is_empty() && card == index.card && lines.iter().any(known) {
                    return Ok(false);
                }
                let after = u32::try_from(lines.len()).unwrap_or(u32::MAX);
                let line = Line { at: self.tables.now(), event: forgotten.clone() };
                let index = Index { card, ..index };
                match self.store.redact(id, after, &redacted, &[line.write()], &index).await {
                    Err(StoreError::Conflict) => {}
                    erased => {
                        // It is read again without the name.
                        *slot = None;
                        erased?;
                        self.tables.announce(id, after + 1);
                        break;
                    }
                }
            }
        }
        let player = player.to_owned();
        let left = self.tables.change(id, move |table, _| Ok(table.wants_to_go(&player)), |_, _| ()).await;
        match left {
            // Nobody plays at a table that cannot be replayed.
            Ok(()) | Err(TableError::Unreadable | TableError::NoSuchTable) => Ok(true),
            Err(TableError::Store(error)) => Err(error),
            Err(error) => Err(StoreError::Failed(error.to_string())),
        }
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
            // Another version of the program wrote it: people and remarks are still written in the same form.
            Err(_) => without_text(text, player, &authors),
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
        TableEvent::Said { seat, .. } if own => TableEvent::Said { seat, text: String::new(), key: None },
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

/// A line of unknown form without the name of a player and without a text that the player's seat wrote. None if it has
/// nothing of the player.
fn without_text(text: &str, player: &str, authors: &Authors) -> Option<String> {
    let nameless = without_name(text, player);
    let mut json: Value = serde_json::from_str(nameless.as_deref().unwrap_or(text)).ok()?;
    let fields = json.as_object_mut()?;
    let seat: Option<Seat> = fields.get("seat").and_then(|seat| serde_json::from_value(seat.clone()).ok());
    let own = seat.is_some_and(|seat| authors.sits(seat, player))
        || fields.get("player").and_then(Value::as_str) == Some(player);
    let said = own && fields.get("text").and_then(Value::as_str).is_some_and(|text| !text.is_empty());
    if said {
        fields.insert("text".to_owned(), Value::String(String::new()));
        return Some(json.to_string());
    }
    nameless
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
