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

/// Who sits where if the request does not say it: bots stay, and the person who imports the game plays for all people. Their own seat is
/// the one with their name, or else the first of somebody without a name, who is a number in a record.
fn seats(game: Option<&dyn AnyGame>, record: &Record, person: &Person) -> Vec<NewSeat> {
    let people = record.header.players.0.iter().map(|player| player.as_deref().and_then(human));
    let people: Vec<Option<&str>> = people.take(record.header.seats.into()).collect();
    let named = people.iter().position(|name| name.is_some() && *name == person.name.as_deref());
    let nameless = |name: &Option<&str>| name.is_some_and(|name| name.parse::<u16>().is_ok());
    let own = named.or_else(|| people.iter().position(nameless));
    let seat = |(index, player): (usize, &Option<String>)| match player.as_deref() {
        Some(player) if Some(index) != own => match (player.strip_prefix("bot:"), human(player)) {
            (Some(bot), _) => NewSeat::Bot { bot: offered(game, bot).to_owned() },
            (None, Some(name)) => NewSeat::Here { name: name.to_owned() },
            (None, None) => NewSeat::You,
        },
        _ => NewSeat::You,
    };
    record.header.players.0.iter().take(record.header.seats.into()).enumerate().map(seat).collect()
}

/// A bot that the game offers, this one if possible.
fn offered<'bot>(game: Option<&dyn AnyGame>, bot: &'bot str) -> &'bot str {
    let offered = game.and_then(|game| game.bots().iter().copied().find(|known| *known == bot));
    offered.or(game.map(|game| game.default_bot())).unwrap_or(bot)
}

/// The name of a person in a record.
fn human(player: &str) -> Option<&str> {
    player.strip_prefix("human:")
}

/// A record that cannot be read or replayed. The details are those of checking a record.
fn bad_record(error: impl Serialize) -> Problem {
    let details: Value = data(error);
    let problem = Problem::new(StatusCode::BAD_REQUEST, "bad-record").with("field", "record");
    problem.with("line", details["line"].clone()).with("details", details)
}
