//! What can be changed.

use super::{Index, NewPlayer};

/// A change, on its way to whoever writes.
#[derive(Clone, Debug)]
pub(super) enum Change {
    AddPlayer(NewPlayer),
    Rename { id: String, name: String },
    Create { table: String, lines: Vec<String>, index: Index },
    Append { table: String, after: u32, lines: Vec<String>, index: Index },
}

impl Change {
    pub(super) fn rename(id: &str, name: &str) -> Change {
        Change::Rename { id: id.to_owned(), name: name.to_owned() }
    }

    pub(super) fn create(table: &str, lines: &[String], index: &Index) -> Change {
        Change::Create { table: table.to_owned(), lines: lines.to_vec(), index: index.clone() }
    }

    pub(super) fn append(table: &str, after: u32, lines: &[String], index: &Index) -> Change {
        Change::Append { table: table.to_owned(), after, lines: lines.to_vec(), index: index.clone() }
    }

    /// What it changes, a player or a table: changes of the same thing have the same name.
    pub(super) fn subject(&self) -> (bool, &str) {
        match self {
            Change::AddPlayer(NewPlayer { id, .. }) | Change::Rename { id, .. } => (false, id),
            Change::Create { table, .. } | Change::Append { table, .. } => (true, table),
        }
    }
}
