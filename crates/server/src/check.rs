//! Whether what a store keeps is still what was played.

use serde::Serialize;

use crate::room::Room;
use crate::store::KeptTable;

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
pub fn check(kept: &KeptTable) -> Result<usize, Flaw> {
    let table = kept.id.clone();
    let room = Room::grown(None, &kept.id, &kept.lines)
        .map_err(|unreadable| Flaw::TableUnreadable { table: table.clone(), what: unreadable.0 })?;
    if room.index() != kept.index {
        return Err(Flaw::TableMislisted { table });
    }
    room.check_record().map_err(|what| Flaw::TableRecord { table, what })?;
    Ok(room.table().map_or(0, |table| table.steps()))
}
