//! A connection with its prepared statements.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row, Statement};

use super::address::Address;
use super::{schema, told};
use crate::store::StoreError;

/// The timeout of a statement.
const PATIENCE: Duration = Duration::from_secs(10);

/// The parameters of a statement.
pub(super) type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection. Several tasks may use it at the same time; results come in the order of the statements.
pub(super) struct Session {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
}

impl Session {
    /// Connects, unless the schema has another version than this program needs. As long as the connection is open, nobody
    /// migrates the schema.
    pub(super) async fn open(address: &Address) -> Result<Session, StoreError> {
        let client = address.connect(|_| ()).await.map_err(StoreError::Failed)?;
        client.batch_execute(schema::USING).await.map_err(failed)?;
        let stated: i32 = client.query_one(schema::STATED, &[]).await.map_err(failed)?.get(0);
        let found = u32::try_from(stated).unwrap_or_default();
        if found != schema::NEWEST {
            return Err(StoreError::other_schema(found, schema::NEWEST));
        }
        Ok(Session { client, statements: Mutex::default() })
    }

    /// Whether the connection is closed.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Runs a statement, which is prepared the first time.
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

    /// Runs a statement without a result, such as `BEGIN`.
    pub(super) async fn say(&self, sql: &str) -> Result<(), Error> {
        self.client.batch_execute(sql).await
    }

    fn statements(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Statement>> {
        self.statements.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Waits for the database, with a timeout.
pub(super) async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let late = || StoreError::Failed("the database does not answer".to_owned());
    timeout(PATIENCE, answer).await.unwrap_or_else(|_| Err(late()))
}

pub(super) fn failed(error: Error) -> StoreError {
    StoreError::Failed(told(&error))
}
