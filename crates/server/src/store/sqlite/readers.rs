//! Connections for reading.

use std::path::Path;

use rusqlite::Connection;
use tokio::task::spawn_blocking;

use super::{OpenError, connection};
use crate::store::StoreError;
use crate::store::pool::Pool;

/// How many connections there are.
const READERS: u32 = 4;

/// Connections for reading.
pub(super) struct Readers(Pool<Connection>);

impl Readers {
    /// Opens them all.
    pub(super) fn open(path: &Path) -> Result<Readers, OpenError> {
        let open = (0..READERS).map(|_| connection::to_read(path)).collect::<Result<_, _>>()?;
        Ok(Readers(Pool::new(READERS, open)))
    }

    /// Runs a query on a blocking thread.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let lent = self.0.lend().await?;
        let answer = spawn_blocking(move || query(lent.connection.as_ref().expect("all are open"))).await;
        answer.map_err(|died| StoreError::Failed(died.to_string()))?.map_err(StoreError::from)
    }

    /// Waits for running queries, and closes the connections.
    pub(super) async fn close(&self) {
        self.0.close().await;
    }
}
