//! The record of a table.

use dighouse_game::{Origin, PerSeat, Record};

use super::{Refusal, Table};
use crate::Phase;
use crate::history::{Holder, Source};

impl Table {
    /// The record of a finished game, with the secret revealed.
    pub fn record(&self) -> Result<Record, Refusal> {
        match self.running_match() {
            Some(_) if self.phase() == Phase::Over => self.record_so_far(),
            _ => Err(Refusal::NotOver),
        }
    }

    /// The record so far of a game that has begun, with the secret revealed. Whoever reads it can see the future.
    pub fn record_so_far(&self) -> Result<Record, Refusal> {
        let running = self.running_match().ok_or(Refusal::NotBegun)?;
        Ok(running.record(self.origin(), self.players(), self.began_text()))
    }

    /// Checks that the record of a finished game, read back from its text, replays to the end that it states.
    pub fn check_record(&self) -> Result<(), String> {
        let Ok(record) = self.record() else { return Ok(()) };
        let read: Record = record.to_string().parse().map_err(|error| format!("{error:?}"))?;
        self.game.replay(&read).map(drop).map_err(|error| error.to_string())
    }

    /// The file name of the record.
    pub fn file_name(&self) -> String {
        format!("{}-{}.dig", self.made.game, self.id)
    }

    /// The record before the first action.
    pub(super) fn opening_record(&self) -> Record {
        Record::new(dighouse_game::record::Header {
            game: self.made.game.clone(),
            rules: self.made.rules,
            module: self.game.module_hash(),
            seats: self.seats.len() as u8,
            options: self.made.options.clone().into_iter().collect(),
            players: self.players(),
            began: self.began_text(),
            origin: self.origin(),
        })
    }

    fn origin(&self) -> Origin {
        match (&self.made.source, self.secret()) {
            (Source::Position(position), _) => Origin::Position(position.clone()),
            (Source::Record(text), _) => {
                let record: Record = text.parse().expect("the game began from this record");
                record.header.origin
            }
            (Source::Secret(_), Some(secret)) => Origin::committed(secret, self.salts()),
            (Source::Secret(_), None) => unreachable!("the game began from this secret"),
        }
    }

    fn players(&self) -> PerSeat<Option<String>> {
        PerSeat(std::array::from_fn(|index| {
            self.seats.get(index).and_then(|place| match &place.holder {
                Holder::Person(person) => match &person.name {
                    Some(name) => Some(format!("human:{name}")),
                    None => Some(format!("human:{}", person.number)),
                },
                Holder::Bot { bot } => Some(format!("bot:{bot}")),
                Holder::Open => None,
            })
        }))
    }

    fn began_text(&self) -> Option<String> {
        let second = jiff::Timestamp::from_second(self.began / 1000).ok()?;
        Some(second.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
    }
}
