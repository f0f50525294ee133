//! Writes the record while the game is played, so that a crash loses nothing.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use dighouse_game::record::Move;
use dighouse_game::{Origin, PerSeat};
use dighouse_tables::AnyMatch;
use dighouse_text::Texts;

use crate::failure::Failure;

/// The contents of a record besides the actions.
#[derive(Clone, Debug)]
pub(crate) struct Heading {
    pub(crate) origin: Origin,
    pub(crate) players: PerSeat<Option<String>>,
    pub(crate) began: Option<String>,
}

/// A record that is appended to.
pub(crate) struct Journal {
    path: PathBuf,
    heading: Heading,
    file: File,
}

impl Journal {
    /// Creates a file with the header of a match.
    pub(crate) fn create(
        texts: &Texts,
        path: PathBuf,
        heading: Heading,
        table: &dyn AnyMatch,
    ) -> Result<Journal, Failure> {
        let created = || {
            let mut file = OpenOptions::new().append(true).create_new(true).open(&path)?;
            file.write_all(text(&heading, table, false).as_bytes())?;
            file.sync_data()?;
            Ok(file)
        };
        match created() {
            Ok(file) => Ok(Journal { path, heading, file }),
            Err(error) => Err(Failure::file(texts, "house-error-write", &path, &error)),
        }
    }

    /// Resumes a file: its contents are rewritten without an end.
    pub(crate) fn reopen(
        texts: &Texts,
        path: PathBuf,
        heading: Heading,
        table: &dyn AnyMatch,
    ) -> Result<Journal, Failure> {
        let reopened = replace(&path, &text(&heading, table, false)).and_then(|()| append_to(&path));
        match reopened {
            Ok(file) => Ok(Journal { path, heading, file }),
            Err(error) => Err(Failure::file(texts, "house-error-write", &path, &error)),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Appends an action.
    pub(crate) fn add(&mut self, texts: &Texts, action: &Move) -> Result<(), Failure> {
        let line = format!("{action}\n");
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| self.failure(texts, &error))
    }

    /// Rewrites the match after an undo.
    pub(crate) fn rewrite(&mut self, texts: &Texts, table: &dyn AnyMatch) -> Result<(), Failure> {
        let rewritten =
            replace(&self.path, &text(&self.heading, table, false)).and_then(|()| append_to(&self.path));
        self.file = rewritten.map_err(|error| self.failure(texts, &error))?;
        Ok(())
    }

    /// Rewrites the match with its end.
    pub(crate) fn close(&mut self, texts: &Texts, table: &dyn AnyMatch) -> Result<(), Failure> {
        let closed = replace(&self.path, &text(&self.heading, table, true));
        closed.map_err(|error| self.failure(texts, &error))
    }

    fn failure(&self, texts: &Texts, error: &io::Error) -> Failure {
        Failure::file(texts, "house-error-write", &self.path, error)
    }
}

fn text(heading: &Heading, table: &dyn AnyMatch, ended: bool) -> String {
    let Heading { origin, players, began } = heading.clone();
    let mut record = table.record(origin, players, began);
    record.end = record.end.filter(|_| ended);
    record.to_string()
}

/// Replaces a file atomically: a reader sees either the old text or the new one.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let fresh = PathBuf::from(name);
    let mut file = File::create(&fresh)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()?;
    fs::rename(&fresh, path)
}

fn append_to(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}
