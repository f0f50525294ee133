//! Bringing a database up to date.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::scratch::Scratch;
use super::{OpenError, connection, private, schema};

/// Brings the file of a connection up to date. A file of an older version is copied first.
pub(super) fn upgrade(database: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let found = schema::check(database, schema::VERSIONS)?;
    if found == schema::NEWEST {
        return Ok(());
    }
    if found > 0 {
        let copy = beside(path, found);
        copied(database, &copy).map_err(|error| OpenError::DatabaseNotCopied {
            file: copy.display().to_string(),
            what: error.to_string(),
        })?;
        tracing::warn!(found, newest = schema::NEWEST, copy = %copy.display(), "upgrading the database");
    }
    schema::migrate(database, schema::VERSIONS, found)?;
    // What earlier versions deleted may still be in unused parts of the file.
    if found > 0
        && let Err(error) = database.execute_batch("VACUUM")
    {
        tracing::warn!(%error, "cannot compact the database");
    }
    Ok(())
}

/// A copy of an older database, brought up to date, in a folder that is deleted with the second value.
pub(super) fn upgraded_copy(database: &Connection) -> Result<(PathBuf, Scratch), OpenError> {
    let scratch = Scratch::new()?;
    let path = scratch.path("dighouse.db");
    copied(database, &path)?;
    let mut copy = connection::to_write(&path)?;
    let found = schema::check(&copy, schema::VERSIONS)?;
    schema::migrate(&mut copy, schema::VERSIONS, found)?;
    Ok((path, scratch))
}

/// Where the copy of a database of this version is kept.
fn beside(path: &Path, version: u32) -> PathBuf {
    let mut beside = path.to_owned().into_os_string();
    beside.push(format!(".version-{version}"));
    PathBuf::from(beside)
}

/// Copies a database into a file. An incomplete copy never has this name.
fn copied(database: &Connection, to: &Path) -> Result<(), OpenError> {
    let mut partial = to.to_owned().into_os_string();
    partial.push(".part");
    let partial = PathBuf::from(partial);
    fs::remove_file(&partial).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })?;
    private::create(&partial)?;
    let name =
        partial.to_str().ok_or_else(|| OpenError::DatabaseFailed { what: partial.display().to_string() })?;
    database.execute("VACUUM INTO ?1", [name])?;
    fs::File::open(&partial)?.sync_all()?;
    Ok(fs::rename(&partial, to)?)
}
