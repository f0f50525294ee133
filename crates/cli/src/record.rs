//! Reads a record from a file.

use std::fs;
use std::path::Path;

use dighouse_game::Record;
use dighouse_tables::{AnyGame, AnyMatch};
use dighouse_text::Texts;
use serde_json::Value;

use crate::failure::Failure;
use crate::players::{self, Player};
use crate::setup::unknown_game;

/// The line of a record that names its game.
const GAME_LINE: usize = 2;

/// A record and its game, with its newest rules.
pub(crate) struct Recorded {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) record: Record,
}

/// Reads a text file.
pub(crate) fn text_of(texts: &Texts, path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file(texts, "house-error-read", path, &error))
}

impl Recorded {
    /// Reads the record in a file.
    pub(crate) fn read(texts: &Texts, path: &Path) -> Result<Recorded, Failure> {
        Recorded::parse(texts, path, &text_of(texts, path)?)
    }

    /// Parses the text of a record file.
    pub(crate) fn parse(texts: &Texts, path: &Path, text: &str) -> Result<Recorded, Failure> {
        let record: Record = text.parse().map_err(|error| {
            let error = serde_json::to_value(error).unwrap_or_default();
            Failure::line(texts, "house", path, &error, &[])
        })?;
        let game = dighouse_shelf::shelf().game(&record.header.game).ok_or_else(|| {
            let sentence = unknown_game(texts, &record.header.game);
            Failure::failed(format!("{}:{GAME_LINE}: {sentence}", path.display()))
        })?;
        Ok(Recorded { game, record })
    }

    /// Applies every action of a record, which may have no end.
    pub(crate) fn resume(&self, texts: &Texts, path: &Path) -> Result<Box<dyn AnyMatch>, Failure> {
        let opened = dighouse_shelf::shelf().resume(&self.record);
        opened.map(|opened| opened.running).map_err(|error| self.fault(texts, path, &error))
    }

    /// The failure for an invalid line.
    pub(crate) fn fault(&self, texts: &Texts, path: &Path, error: &Value) -> Failure {
        Failure::line(texts, self.game.info().id, path, error, &self.names(texts))
    }

    /// The players.
    pub(crate) fn players(&self, texts: &Texts) -> Result<Vec<Player>, Failure> {
        self.lines().map(|line| Player::recorded(texts, self.game, line)).collect()
    }

    /// The players' names.
    pub(crate) fn names(&self, texts: &Texts) -> Vec<String> {
        match self.players(texts) {
            Ok(players) => players::names(texts, &players),
            // A bot that no longer exists is named by its line in the record.
            Err(_) => self.lines().map(|line| line.unwrap_or_default().to_owned()).collect(),
        }
    }

    /// The player lines of the record, by seat.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Option<&str>> {
        let header = &self.record.header;
        header.players.0.iter().take(usize::from(header.seats)).map(Option::as_deref)
    }
}
