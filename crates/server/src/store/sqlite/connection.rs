//! Opening the database.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Result};

/// How long to wait for a lock on the file, which a backup may hold.
const PATIENCE: Duration = Duration::from_secs(5);

/// The size of the write-ahead log at which it is moved into the file, in pages of 4 kB.
const LOG_PAGES: u32 = 4096;

/// The largest size of the log file after a burst of writes, in bytes.
const LOG_KEPT: u32 = 64 << 20;

/// The capacity for prepared statements: more than there are.
const STATEMENTS: usize = 32;

/// What a commit waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Durability {
    /// The disk.
    Full,
    /// Nothing: for temporary databases.
    None,
}

/// The connection for writing. Creates the file if there is none.
pub(super) fn to_write(path: &Path) -> Result<Connection> {
    let connection = open(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is deleted is overwritten with zeros.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
    Ok(connection)
}

/// Whether every page of the file can be read and makes sense; what is wrong otherwise.
pub(super) fn flaw(connection: &Connection) -> Result<Option<String>> {
    let verdict: String = connection.query_row("PRAGMA quick_check(1)", (), |row| row.get(0))?;
    Ok((verdict != "ok").then_some(verdict))
}

/// Moves the write-ahead log into the file and empties it; whether nobody was reading it.
pub(super) fn empty_log(connection: &Connection, patience: Duration) -> Result<bool> {
    connection.busy_timeout(patience)?;
    let emptied = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |row| {
        let busy: bool = row.get(0)?;
        Ok(!busy)
    });
    connection.busy_timeout(PATIENCE)?;
    emptied
}

/// Turns on the write-ahead log, so that readers never wait for the writer.
pub(super) fn write_ahead(connection: &Connection, durability: Durability) -> Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    connection.pragma_update_and_check(None, "wal_autocheckpoint", LOG_PAGES, |_| Ok(()))?;
    connection.pragma_update_and_check(None, "journal_size_limit", LOG_KEPT, |_| Ok(()))?;
    let synchronous = match durability {
        Durability::Full => "full",
        Durability::None => "off",
    };
    connection.pragma_update(None, "synchronous", synchronous)?;
    // SQLite opens the log when it first reads.
    connection.query_row("SELECT count(*) FROM sqlite_schema", (), |_| Ok(()))
}

/// A connection for reading.
pub(super) fn to_read(path: &Path) -> Result<Connection> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}
