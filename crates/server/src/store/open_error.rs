//! Why a database cannot be opened.

use std::{fmt, io};

use rusqlite::ErrorCode;
use serde::Serialize;

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
        OpenError::DatabaseFailed { what: error.to_string() }
    }
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => OpenError::DatabaseForeign,
            _ => OpenError::DatabaseFailed { what: error.to_string() },
        }
    }
}

impl From<tokio_postgres::Error> for OpenError {
    fn from(error: tokio_postgres::Error) -> OpenError {
        OpenError::DatabaseFailed { what: super::postgres::told(&error) }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for OpenError {}
