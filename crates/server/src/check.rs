//! Whether what a store keeps is still what was played.

use dighouse_tables::Shelf;
use serde::Serialize;

use crate::store::KeptTable;
use crate::table::Table;

/// What is wrong with a table; data, whose words are in the locales.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum Flaw {
    /// Its history cannot be read, or cannot have happened.
    TableUnreadable {
        /// The table.
        table: String,
        /// What is wrong.
        what: String,
    },
    /// Lists show something else than its history.
    TableMislisted {
        /// The table.
        table: String,
    },
    /// The record of its finished game does not lead to the end that it says.
    TableRecord {
        /// The table.
        table: String,
        /// What is wrong.
        what: String,
    },
}

/// Plays a table again from its history and compares what comes of it with what is kept. How many actions it
/// has.
pub fn check(shelf: Shelf, kept: &KeptTable) -> Result<usize, Flaw> {
    let id = || kept.id.clone();
    let table = Table::grown(shelf, None, &kept.id, &kept.lines)
        .map_err(|unreadable| Flaw::TableUnreadable { table: id(), what: unreadable.0 })?;
    if table.index() != kept.index {
        return Err(Flaw::TableMislisted { table: id() });
    }
    table.check_record().map_err(|what| Flaw::TableRecord { table: id(), what })?;
    Ok(table.running_match().map_or(0, |running| running.steps()))
}
