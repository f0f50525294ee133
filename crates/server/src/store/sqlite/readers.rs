//! Connections for reading.

use std::path::Path;

use rusqlite::Connection;
use tokio::task::spawn_blocking;

use super::damage::Damage;
use super::{OpenError, connection};
use crate::store::StoreError;
use crate::store::pool::Pool;

/// How many connections there are.
const READERS: u32 = 4;

/// Connections for reading.
pub(super) struct Readers {
    pool: Pool<Connection>,
    damage: Damage,
}

impl Readers {
    /// Opens them all.
    pub(super) fn open(path: &Path, damage: Damage) -> Result<Readers, OpenError> {
        let open = (0..READERS).map(|_| connection::to_read(path)).collect::<Result<_, _>>()?;
        Ok(Readers { pool: Pool::new(READERS, open), damage })
    }

    /// Runs a query on a blocking thread.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let lent = self.pool.lend().await?;
        let answer = spawn_blocking(move || query(lent.connection.as_ref().expect("all are open"))).await;
        let answer = answer.map_err(|died| StoreError::Failed(died.to_string()))?;
        answer.map_err(StoreError::from).inspect_err(|error| self.damage.notice(error))
    }

    /// Waits for running queries, and closes the connections.
    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}
