//! A pool of connections.

use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{StoreError, closed};

/// A pool of at most `size` connections.
pub(super) struct Pool<C> {
    size: u32,
    idle: Arc<Mutex<Vec<C>>>,
    /// As many permits as connections may still be lent.
    permits: Arc<Semaphore>,
}

impl<C> Pool<C> {
    /// At most `size` connections, of which these are open already.
    pub(super) fn new(size: u32, open: Vec<C>) -> Pool<C> {
        Pool { size, idle: Arc::new(Mutex::new(open)), permits: Arc::new(Semaphore::new(size as usize)) }
    }

    /// Lends a connection: an idle one, or the right to open one.
    pub(super) async fn lend(&self) -> Result<Lent<C>, StoreError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| closed())?;
        let connection = lock(&self.idle).pop();
        Ok(Lent { connection, idle: self.idle.clone(), _permit: permit })
    }

    /// Waits until all are returned, and closes them.
    pub(super) async fn close(&self) {
        if let Ok(_all) = self.permits.acquire_many(self.size).await {
            self.permits.close();
            lock(&self.idle).clear();
        }
    }
}

/// A connection that is returned when this is dropped.
pub(super) struct Lent<C> {
    /// None if it is not open yet, or broken.
    pub(super) connection: Option<C>,
    idle: Arc<Mutex<Vec<C>>>,
    _permit: OwnedSemaphorePermit,
}

impl<C> Drop for Lent<C> {
    fn drop(&mut self) {
        lock(&self.idle).extend(self.connection.take());
    }
}

fn lock<C>(idle: &Mutex<Vec<C>>) -> MutexGuard<'_, Vec<C>> {
    idle.lock().expect("nothing that can panic is done with the lock")
}
