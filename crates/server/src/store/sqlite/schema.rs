//! The schema of the database, and its migrations.

use rusqlite::{Connection, TransactionBehavior};

use super::OpenError;

/// The migrations: each makes a version from the one before, the first from nothing.
const VERSIONS: &[&str] = &[include_str!("1.sql")];

/// The application id of the file: `digh`.
const APPLICATION: i32 = i32::from_be_bytes(*b"digh");

/// Migrates the database to the version of this program.
pub(super) fn update(database: &mut Connection) -> Result<(), OpenError> {
    let transaction = database.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let (found, known) = (check(&transaction)?, VERSIONS.len() as u32);
    for step in &VERSIONS[found as usize..] {
        transaction.execute_batch(step)?;
    }
    if found < known {
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", known)?;
    }
    Ok(transaction.commit()?)
}

/// The version of a file that this program can read.
pub(super) fn check(database: &Connection) -> Result<u32, OpenError> {
    let (found, known) = (version(database)?, VERSIONS.len() as u32);
    if found > known { Err(OpenError::DatabaseTooNew { found, known }) } else { Ok(found) }
}

/// The version of the file, 0 if it is empty.
fn version(database: &Connection) -> Result<u32, OpenError> {
    let application: i32 = database.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version: u32 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let objects: u32 = database.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get(0))?;
    let empty = application == 0 && version == 0 && objects == 0;
    if empty || application == APPLICATION { Ok(version) } else { Err(OpenError::DatabaseForeign) }
}
