//! Connections that read.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use super::{OpenError, closed, connection};
use crate::store::StoreError;

/// How many read at the same time.
const READERS: u32 = 4;

/// Connections that read, each lent to one query at a time.
pub(super) struct Readers {
    idle: Arc<Mutex<Vec<Connection>>>,
    /// As many permits as there are idle connections.
    permits: Arc<Semaphore>,
}

impl Readers {
    /// Opens them all.
    pub(super) fn open(path: &Path) -> Result<Readers, OpenError> {
        let idle = (0..READERS).map(|_| connection::to_read(path)).collect::<Result<_, _>>()?;
        let permits = Arc::new(Semaphore::new(READERS as usize));
        Ok(Readers { idle: Arc::new(Mutex::new(idle)), permits })
    }

    /// Asks, where it is in nobody's way.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let lent = self.lend().await?;
        let answer = spawn_blocking(move || query(lent.connection())).await;
        answer.map_err(|died| StoreError::Failed(died.to_string()))?.map_err(StoreError::from)
    }

    /// Waits for the queries that run, and closes the connections.
    pub(super) async fn close(&self) {
        if let Ok(_all) = self.permits.acquire_many(READERS).await {
            self.permits.close();
            lock(&self.idle).clear();
        }
    }

    async fn lend(&self) -> Result<Lent, StoreError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| closed())?;
        let connection = lock(&self.idle).pop();
        Ok(Lent { connection, idle: self.idle.clone(), _permit: permit })
    }
}

/// A connection that goes back when this is dropped, and its permit after it.
struct Lent {
    connection: Option<Connection>,
    idle: Arc<Mutex<Vec<Connection>>>,
    _permit: OwnedSemaphorePermit,
}

impl Lent {
    fn connection(&self) -> &Connection {
        self.connection.as_ref().expect("a permit is a connection")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        lock(&self.idle).extend(self.connection.take());
    }
}

fn lock(idle: &Mutex<Vec<Connection>>) -> MutexGuard<'_, Vec<Connection>> {
    idle.lock().expect("nothing that can panic is done with the lock")
}
