//! The tables of an engine.

use std::collections::BTreeMap;

use dighouse_game::GameOption;
use dighouse_table::history::{Line, TableEvent};
use dighouse_table::{ReadSoFar, Table};
use dighouse_tables::{AnyGame, Clock, Shelf};
use serde_json::{Value, json};

use crate::answer::{Answer, Failure, data, write};
use crate::measure;
use crate::question::Question;

/// The version of the interface.
const INTERFACE: u32 = 1;

/// Tables that are kept in memory. The caller keeps their histories.
pub struct Engine {
    pub(crate) shelf: Shelf,
    /// By what bots take their time.
    pub(crate) clock: Option<Clock>,
    pub(crate) tables: BTreeMap<String, Table>,
}

/// A game as a server describes it.
fn describe(game: &dyn AnyGame) -> Value {
    let info = game.info();
    let option =
        |option: &GameOption| json!({ "key": option.key, "values": option.values, "kind": option.kind });
    json!({
        "id": info.id,
        "rules": info.rules,
        "min_seats": info.min_seats,
        "max_seats": info.max_seats,
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
        "categories": info.categories,
        "bots": game.bots(),
    })
}

impl Engine {
    /// An engine for the games of this shelf. Without a clock, a bot that has a time makes so many iterations as it would on the
    /// machine on which its level was measured.
    pub const fn new(shelf: Shelf, clock: Option<Clock>) -> Engine {
        Engine { shelf, clock, tables: BTreeMap::new() }
    }

    /// Answers a question: JSON in, JSON out.
    pub fn call(&mut self, question: &[u8]) -> Vec<u8> {
        let question = serde_json::from_slice(question).map_err(Failure::bad_request);
        write(question.and_then(|question| self.answer(question)))
    }

    fn answer(&mut self, question: Question) -> Answer {
        match question {
            Question::About {} => Ok(self.about()),
            Question::Load { id, lines } => self.load(id, &lines),
            Question::Drop { id } => Ok(json!(self.tables.remove(&id).is_some())),
            Question::Request(request) => self.request(&request),
            Question::Now { id, viewer, after, player, now } => {
                let wanted = viewer.map(|viewer| match viewer {
                    Value::String(text) => text,
                    other => other.to_string(),
                });
                let (table, player) = (self.table(&id)?, player.player());
                let viewpoint = table.viewpoint(Some(&player), wanted.as_deref())?;
                let read = after.map_or(ReadSoFar::Nothing, ReadSoFar::Lines);
                Ok(data(table.show(&viewpoint, read, now)))
            }
            Question::Export { id } => {
                let table = self.table(&id)?;
                let record = table.record_so_far()?.to_string();
                Ok(json!({ "name": table.file_name(), "record": record }))
            }
            Question::Bots { id } => Ok(self.bots(&id)?),
            Question::Choose { id, seat, random, share } => self.choose(&id, seat, random, share),
            Question::BotPlayed { id, seat, step, stamp, action, now } => {
                self.bot_played(&id, seat, step, stamp, &action, now)
            }
            Question::Hint { id, seat, bot, player, share } => {
                self.hint(&id, seat, bot.as_deref(), &player.player(), share)
            }
            Question::Analyse { id, index } => self.analyse(&id, index),
            Question::Measure { what, times } => {
                let game = self.shelf.games().first().map(|game| game.info().id);
                let measured = game.and_then(|game| measure::measure(game, &what, times));
                measured.map(data).ok_or_else(|| Failure::bad_request("what is play or search"))
            }
        }
    }

    /// The version of the interface, and the games: one, in a module.
    fn about(&self) -> Value {
        let games: Vec<Value> = self.shelf.games().iter().map(|game| describe(*game)).collect();
        json!({ "interface": INTERFACE, "games": games })
    }

    fn load(&mut self, id: String, lines: &[String]) -> Answer {
        let table = Table::grown(self.shelf, None, &id, lines);
        let table = table.map_err(|unreadable| Failure::unreadable(&unreadable.0))?;
        let seq = table.seq();
        self.tables.insert(id, table);
        Ok(json!({ "seq": seq }))
    }

    pub(crate) fn table(&self, id: &str) -> Result<&Table, Failure> {
        self.tables.get(id).ok_or_else(|| Failure::not_loaded(id))
    }

    /// Applies events to a table and returns their lines. If one cannot be applied, the table is forgotten, because it may be
    /// half changed; nothing of it was stored.
    pub(crate) fn append(
        &mut self,
        id: &str,
        events: Vec<TableEvent>,
        now: i64,
    ) -> Result<Vec<String>, Failure> {
        let lines: Vec<Line> = events.into_iter().map(|event| Line { at: now, event }).collect();
        let table = self.tables.get_mut(id).ok_or_else(|| Failure::not_loaded(id))?;
        for line in &lines {
            if let Err(unreadable) = table.apply(line) {
                self.tables.remove(id);
                return Err(Failure::unreadable(&unreadable.0));
            }
        }
        Ok(lines.iter().map(Line::write).collect())
    }
}
