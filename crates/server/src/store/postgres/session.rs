//! A connection with the statements that it knows.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row, Statement};

use super::address::Address;
use super::told;
use crate::store::StoreError;

/// How long the database may take for an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a statement is given.
pub(super) type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection. Several may ask it at the same time: the answers come in the order of the questions.
pub(super) struct Session {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
}

impl Session {
    pub(super) async fn open(address: &Address) -> Result<Session, StoreError> {
        let client = address.connect(|_| ()).await.map_err(StoreError::Failed)?;
        Ok(Session { client, statements: Mutex::default() })
    }

    /// Whether nothing can be asked any more.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Asks with a statement, which is prepared the first time.
    pub(super) async fn ask(&self, sql: &'static str, parameters: Parameters<'_>) -> Result<Vec<Row>, Error> {
        let known = self.statements().get(sql).cloned();
        let statement = match known {
            Some(statement) => statement,
            None => {
                let statement = self.client.prepare(sql).await?;
                self.statements().insert(sql, statement.clone());
                statement
            }
        };
        self.client.query(&statement, parameters).await
    }

    /// Says something that has no answer, such as `BEGIN`.
    pub(super) async fn say(&self, sql: &str) -> Result<(), Error> {
        self.client.batch_execute(sql).await
    }

    fn statements(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Statement>> {
        self.statements.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Waits for what the database does, but not for ever.
pub(super) async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let late = || StoreError::Failed("the database does not answer".to_owned());
    timeout(PATIENCE, answer).await.unwrap_or_else(|_| Err(late()))
}

pub(super) fn failed(error: Error) -> StoreError {
    StoreError::Failed(told(&error))
}
