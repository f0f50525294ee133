//! Checks stored tables by replaying them.

use dighouse_table::Table;
use dighouse_tables::Shelf;
use serde::Serialize;

use crate::store::KeptTable;

/// What is wrong with a table. The words are in the locales.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum Flaw {
    /// Its history cannot be read, or contains something impossible.
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
    /// The record of its finished game does not replay to the end that it states.
    TableRecord {
        /// The table.
        table: String,
        /// What is wrong.
        what: String,
    },
}

/// Replays a table from its history and compares the result with what is kept; returns the number of actions.
///
/// ```
/// use dighouse_server::store::{Index, KeptTable, Phase};
/// use dighouse_server::{Flaw, check};
///
/// let index = Index {
///     phase: Phase::Waiting,
///     public: false,
///     has_open_seat: false,
///     bot_to_move: false,
///     due: None,
///     rated: None,
///     asked: Vec::new(),
///     changed: 0,
///     players: Vec::new(),
///     card: String::new(),
/// };
/// let damaged = KeptTable { id: "t".to_owned(), lines: vec![r#"{"at":0,"deed":"closed"}"#.to_owned()], index };
/// assert!(matches!(check(dighouse_shelf::shelf(), &damaged), Err(Flaw::TableUnreadable { .. })));
/// ```
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
