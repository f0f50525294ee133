//! Removing deleted data from the files.

use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::connection;
use crate::store::StoreError;
use crate::store::jobs::Outcome;

/// How long to wait for readers of the log. Writers wait meanwhile.
const PATIENCE: Duration = Duration::from_millis(200);

/// The least pause between two purges, as a multiple of the time that the first one took.
const PAUSE: u32 = 20;

/// Purges the files of a database, now and then.
///
/// Deleted data is overwritten at once (`secure_delete`). But when SQLite moves rows from a full page to others, it leaves
/// copies of them in unused space, which it does not overwrite when they are deleted later. So the whole file is rewritten.
#[derive(Default)]
pub(super) struct Purges {
    not_before: Option<Instant>,
}

impl Purges {
    /// Rewrites the file and empties the log, unless it was just done or somebody reads the log.
    pub(super) fn purge(&mut self, database: &Connection) -> Outcome {
        let began = Instant::now();
        if self.not_before.is_some_and(|time| began < time) {
            return Err(StoreError::Conflict);
        }
        database.execute_batch("VACUUM")?;
        let emptied = connection::empty_log(database, PATIENCE)?;
        self.not_before = Some(Instant::now() + began.elapsed() * PAUSE);
        if emptied { Ok(()) } else { Err(StoreError::Conflict) }
    }
}
