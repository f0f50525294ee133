//! Tables that continue a game from its record.

use dighouse_game::{PerSeat, Record};
use dighouse_tables::{AnyGame, Shelf};
use http::StatusCode;
use serde::Serialize;
use serde_json::Value;

use super::{Refusal, data, make};
use crate::Problem;
use crate::history::{Person, Source, TableEvent};
use crate::messages::{Import, NewSeat, NewTable};

/// The first event of a table where `person` continues the game of a record. The record is replayed: every action must be legal.
/// It keeps no names and no comments. A game that is over goes on only if `finished` says so: then the table is over when everybody
/// has sat down.
pub fn import(
    shelf: Shelf,
    import: Import,
    person: &Person,
    finished: bool,
    entropy: [u8; 32],
) -> Result<TableEvent, Problem> {
    let mut record: Record = import.record.parse().map_err(bad_record)?;
    let game = record.header.game.clone();
    let seats = import.seats.unwrap_or_else(|| seats(shelf.game(&game), &record, person));
    let new = NewTable {
        game,
        options: record.header.options.iter().cloned().collect(),
        seats,
        public: import.public,
        pace: import.pace,
        aids: import.aids,
        clock: None,
        password: None,
        from: None,
    };
    if new.seats.len() != usize::from(record.header.seats) {
        return Err(Problem::field("seats", "as many as in the record"));
    }
    let mut event = make(shelf, new, person, None, None, entropy)?;
    if let (TableEvent::Made(made), Some(game)) = (&mut event, shelf.game(&record.header.game)) {
        let running = game.resume(&record).map_err(bad_record)?;
        if running.decision().is_over() && !finished {
            return Err(Refusal::Over.into());
        }
        record.header.players = PerSeat::default();
        record.entries.retain(|entry| matches!(entry, dighouse_game::record::Entry::Move(_)));
        record.end = None;
        made.source = Source::Record(record.to_string());
    }
    Ok(event)
}

/// Who sits where if the request does not say it: bots stay, and the person who imports the game plays for all people.
fn seats(game: Option<&dyn AnyGame>, record: &Record, person: &Person) -> Vec<NewSeat> {
    let seat = |player: &Option<String>| match player.as_deref().and_then(|player| player.split_once(':')) {
        Some(("bot", bot)) => {
            let offered = game.and_then(|game| game.bots().iter().copied().find(|known| *known == bot));
            let bot = offered.or(game.map(|game| game.default_bot())).unwrap_or(bot);
            NewSeat::Bot { bot: bot.to_owned() }
        }
        Some(("human", name)) if person.name.as_deref() != Some(name) => {
            NewSeat::Here { name: name.to_owned() }
        }
        _ => NewSeat::You,
    };
    record.header.players.0.iter().take(record.header.seats.into()).map(seat).collect()
}

/// A record that cannot be read or replayed. The details are those of checking a record.
fn bad_record(error: impl Serialize) -> Problem {
    let details: Value = data(error);
    let problem = Problem::new(StatusCode::BAD_REQUEST, "bad-record").with("field", "record");
    problem.with("line", details["line"].clone()).with("details", details)
}
