//! Connections that read.

use std::path::Path;

use rusqlite::Connection;
use tokio::task::spawn_blocking;

use super::{OpenError, connection};
use crate::store::StoreError;
use crate::store::pool::Pool;

/// How many read at the same time.
const READERS: u32 = 4;

/// Connections that read, each lent to one query at a time.
pub(super) struct Readers(Pool<Connection>);

impl Readers {
    /// Opens them all.
    pub(super) fn open(path: &Path) -> Result<Readers, OpenError> {
        let open = (0..READERS).map(|_| connection::to_read(path)).collect::<Result<_, _>>()?;
        Ok(Readers(Pool::new(READERS, open)))
    }

    /// Asks, where it is in nobody's way.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let lent = self.0.lend().await?;
        let answer = spawn_blocking(move || query(lent.connection.as_ref().expect("all are open"))).await;
        answer.map_err(|died| StoreError::Failed(died.to_string()))?.map_err(StoreError::from)
    }

    /// Waits for the queries that run, and closes the connections.
    pub(super) async fn close(&self) {
        self.0.close().await;
    }
}
