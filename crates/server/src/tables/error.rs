//! Why a table cannot be read or changed.

use std::fmt;

use crate::store::StoreError;

/// Why a table cannot be read or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableError {
    /// There is no such table.
    NoSuchTable,
    /// Its history cannot be read: another version of the program wrote it, or it is damaged.
    Unreadable,
    /// The store failed.
    Store(StoreError),
    /// Other servers kept changing the table first.
    Contended,
    /// The program has a fault.
    Panicked,
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        match error {
            StoreError::NoSuchTable => TableError::NoSuchTable,
            error => TableError::Store(error),
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::NoSuchTable => f.write_str("there is no such table"),
            TableError::Unreadable => f.write_str("the history of the table cannot be read"),
            TableError::Store(error) => write!(f, "the store failed: {error}"),
            TableError::Contended => f.write_str("other servers kept changing the table"),
            TableError::Panicked => f.write_str("the program has a fault"),
        }
    }
}

impl std::error::Error for TableError {}
