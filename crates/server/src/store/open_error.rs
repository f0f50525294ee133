//! Why a database cannot be opened.

use std::{fmt, io};

use rusqlite::ErrorCode;
use serde::Serialize;
use tokio_postgres::error::SqlState;

/// Why a database cannot be opened. The words are in the locales.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum OpenError {
    /// Another server has it open.
    DatabaseInUse,
    /// A newer program wrote it.
    DatabaseTooNew {
        /// The version of the database.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// Its tables are not those of the version that it states.
    DatabaseDiffers {
        /// The version of the database.
        found: u32,
        /// The first table, column or index that differs.
        what: String,
    },
    /// Servers of an older version are using it, which could not read what this one writes.
    DatabaseOlderServers {
        /// The version of the database.
        found: u32,
        /// The version that this program needs.
        known: u32,
    },
    /// It cannot be copied before it is upgraded.
    DatabaseNotCopied {
        /// The file of the copy.
        file: String,
        /// The message of the system or the database.
        what: String,
    },
    /// It cannot be written.
    DatabaseReadOnly {
        /// The message of the system or the database.
        what: String,
    },
    /// Its file is damaged.
    DatabaseDamaged {
        /// The database's message.
        what: String,
    },
    /// It belongs to another program.
    DatabaseForeign,
    /// The address of the database server is invalid.
    DatabaseAddress {
        /// What is wrong with it.
        what: String,
    },
    /// The system or the database failed.
    DatabaseFailed {
        /// Its message.
        what: String,
    },
}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> OpenError {
        let what = error.to_string();
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                OpenError::DatabaseReadOnly { what }
            }
            _ => OpenError::DatabaseFailed { what },
        }
    }
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => OpenError::DatabaseForeign,
            Some(ErrorCode::DatabaseCorrupt) => OpenError::DatabaseDamaged { what: error.to_string() },
            Some(ErrorCode::ReadOnly) => OpenError::DatabaseReadOnly { what: error.to_string() },
            _ => OpenError::DatabaseFailed { what: error.to_string() },
        }
    }
}

impl From<tokio_postgres::Error> for OpenError {
    fn from(error: tokio_postgres::Error) -> OpenError {
        let what = super::postgres::told(&error);
        match error.code() {
            Some(&SqlState::READ_ONLY_SQL_TRANSACTION) => OpenError::DatabaseReadOnly { what },
            _ => OpenError::DatabaseFailed { what },
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for OpenError {}
