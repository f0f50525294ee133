//! The schema of the database, and its migrations.
//!
//! The schema of a version is what its migrations make of an empty database. A database whose tables differ from those of
//! the version that it states is refused, whoever changed it.

use std::collections::BTreeMap;

use rusqlite::{Connection, TransactionBehavior};

use super::OpenError;

/// The migrations: each makes a version from the one before, the first from nothing.
pub(super) const VERSIONS: &[&str] = &[include_str!("1.sql"), include_str!("2.sql")];

/// The newest version.
pub(super) const NEWEST: u32 = VERSIONS.len() as u32;

/// The application id of the file: `digh`.
const APPLICATION: i32 = i32::from_be_bytes(*b"digh");

/// The version of a file that these migrations can bring up to date, 0 if it is empty.
pub(super) fn check(database: &Connection, versions: &[&str]) -> Result<u32, OpenError> {
    let (found, known) = (version(database)?, versions.len() as u32);
    if found > known {
        return Err(OpenError::DatabaseTooNew { found, known });
    }
    let mut made = Connection::open_in_memory()?;
    run(&mut made, &versions[..found as usize], found)?;
    match difference(&objects(database)?, &objects(&made)?) {
        Some(what) => Err(OpenError::DatabaseDiffers { found, what }),
        None => Ok(found),
    }
}

/// Runs the migrations that a file of version `found` lacks, in one transaction.
pub(super) fn migrate(database: &mut Connection, versions: &[&str], found: u32) -> Result<(), OpenError> {
    run(database, &versions[found as usize..], versions.len() as u32)
}

/// Runs migrations, and states the version that they lead to.
fn run(database: &mut Connection, steps: &[&str], version: u32) -> Result<(), OpenError> {
    let transaction = database.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in steps {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", version)?;
    Ok(transaction.commit()?)
}

/// The version that the file states, 0 if it is empty.
fn version(database: &Connection) -> Result<u32, OpenError> {
    let application: i32 = database.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version: u32 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let objects: u32 = database.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get(0))?;
    let empty = application == 0 && version == 0 && objects == 0;
    if empty || application == APPLICATION { Ok(version) } else { Err(OpenError::DatabaseForeign) }
}

/// Tables, indexes and all else that a schema has, by name: each with the statement that makes it.
type Objects = BTreeMap<String, String>;

/// What SQLite makes by itself, such as statistics, does not count.
fn objects(database: &Connection) -> rusqlite::Result<Objects> {
    let mut select = database.prepare(
        "SELECT type || ' ' || name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )?;
    let object = |row: &rusqlite::Row<'_>| {
        let sql: Option<String> = row.get(1)?;
        let words: Vec<String> = sql.unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        Ok((row.get(0)?, words.join(" ")))
    };
    select.query_map((), object)?.collect()
}

/// The first object that only one of two schemas has, or that they have in different forms.
fn difference(one: &Objects, other: &Objects) -> Option<String> {
    let names = one.keys().chain(other.keys());
    names.filter(|&name| one.get(name) != other.get(name)).min().cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "CREATE TABLE recipes (id INTEGER)";
    const SECOND: &str = "ALTER TABLE recipes ADD COLUMN name TEXT; UPDATE recipes SET name = 'soup'";

    fn made(versions: &[&str]) -> Connection {
        let mut database = Connection::open_in_memory().unwrap();
        migrate(&mut database, versions, 0).unwrap();
        database
    }

    #[test]
    fn a_database_of_an_older_version_gets_the_missing_steps_only() {
        let mut database = made(&[FIRST]);
        database.execute_batch("INSERT INTO recipes VALUES (1)").unwrap();
        assert_eq!(check(&database, &[FIRST, SECOND]), Ok(1));
        migrate(&mut database, &[FIRST, SECOND], 1).unwrap();
        assert_eq!(check(&database, &[FIRST, SECOND]), Ok(2));
        let name: String = database.query_row("SELECT name FROM recipes", (), |row| row.get(0)).unwrap();
        assert_eq!(name, "soup");
    }

    #[test]
    fn a_migration_that_fails_half_way_changes_nothing() {
        let mut database = made(&[FIRST]);
        let steps = [FIRST, SECOND, "CREATE TABLE spoons (id INTEGER); nonsense"];
        assert!(migrate(&mut database, &steps, 1).is_err());
        assert_eq!(check(&database, &[FIRST, SECOND]), Ok(1));
    }

    #[test]
    fn a_schema_that_is_not_that_of_its_version_is_refused() {
        let changes = [
            ("ALTER TABLE recipes ADD COLUMN stars INTEGER", "table recipes"),
            ("DROP TABLE recipes", "table recipes"),
            ("CREATE INDEX by_id ON recipes (id)", "index by_id"),
            ("CREATE TRIGGER trap AFTER DELETE ON recipes BEGIN SELECT 1; END", "trigger trap"),
        ];
        for (change, what) in changes {
            let database = made(&[FIRST]);
            database.execute_batch(change).unwrap();
            let what = what.to_owned();
            assert_eq!(check(&database, &[FIRST]), Err(OpenError::DatabaseDiffers { found: 1, what }));
        }
        let database = made(&[FIRST]);
        database.execute_batch("ANALYZE").unwrap();
        assert_eq!(check(&database, &[FIRST]), Ok(1), "what SQLite makes by itself does not count");
    }
}
