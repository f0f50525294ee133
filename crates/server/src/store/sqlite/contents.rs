//! Everything in the file, at one moment.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension, Row};

use super::{connection, profile};
use crate::store::inventory::Writing;
use crate::store::{Index, Kept, KeptTable, StoreError, named_phase};

/// Reads everything and sends it, until the receiver is dropped. The server may write meanwhile: what is read is the file as
/// it was at the beginning.
pub(super) fn send(path: &Path, to: &Writing) {
    if let Err(error) = read(path, to) {
        to.blocking_send(Err(error)).ok();
    }
}

/// What [`table`] reads.
const SELECT: &str =
    "SELECT key, id, phase, public, has_open_seat, bot_to_move, changed, card, due, asked, rated FROM tables";

/// All that is kept of one table.
pub(super) fn one(database: &Connection, id: &str) -> rusqlite::Result<Option<KeptTable>> {
    let mut select = database.prepare_cached(&format!("{SELECT} WHERE id = ?1"))?;
    select.query_row([id], |row| table(database, row)).optional()
}

fn read(path: &Path, to: &Writing) -> Result<(), StoreError> {
    let mut database = connection::to_read(path)?;
    let moment = database.transaction()?;
    if !profile::each(&moment, |player| to.blocking_send(Ok(Kept::Player(player))).is_ok())? {
        return Ok(());
    }
    let mut select = moment.prepare(&format!("{SELECT} ORDER BY key"))?;
    let mut tables = select.query(())?;
    while let Some(row) = tables.next()? {
        if to.blocking_send(Ok(Kept::Table(table(&moment, row)?))).is_err() {
            return Ok(());
        }
    }
    Ok(())
}

fn table(database: &Connection, row: &Row<'_>) -> rusqlite::Result<KeptTable> {
    let key: i64 = row.get(0)?;
    let texts = |sql: &str| -> rusqlite::Result<Vec<String>> {
        database.prepare_cached(sql)?.query_map([key], |row| row.get(0))?.collect()
    };
    let asked: String = row.get(9)?;
    let index = Index {
        phase: named_phase(&row.get::<_, String>(2)?),
        public: row.get(3)?,
        has_open_seat: row.get(4)?,
        bot_to_move: row.get(5)?,
        changed: row.get(6)?,
        players: texts("SELECT player FROM seated WHERE table_key = ?1 ORDER BY player")?,
        card: row.get(7)?,
        due: row.get(8)?,
        rated: row.get(10)?,
        asked: serde_json::from_str(&asked).unwrap_or_default(),
    };
    let lines = texts("SELECT text FROM lines WHERE table_key = ?1 ORDER BY position")?;
    Ok(KeptTable { id: row.get(1)?, lines, index })
}
