//! Problem responses.

use axum::http::StatusCode;
pub use dighouse_table::{Problem, ProblemBody};
use serde::Serialize;
use utoipa::ToSchema;

use crate::store::StoreError;
use crate::tables::TableError;

/// Why a stream ends.
#[derive(Serialize, ToSchema)]
pub(crate) struct StreamProblem {
    /// What is wrong: the key of the sentence in the locales.
    error: String,
    /// The status that a request would have been answered with.
    status: u16,
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NoSuchTable => Problem::no_such_table(),
            // The server is shutting down.
            StoreError::Closed => Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store"),
            error => {
                tracing::error!(?error, "the store failed");
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store")
            }
        }
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        match error {
            TableError::NoSuchTable => Problem::no_such_table(),
            TableError::Unreadable => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "unreadable-table"),
            TableError::Store(error) => error.into(),
            TableError::Contended => Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store"),
            TableError::Panicked => Problem::internal(),
        }
    }
}
