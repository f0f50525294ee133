//! Whether the server can do its work.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::config::Clock;
use crate::store::{Store, StoreError};

/// How long a result holds. So the checks of anybody cost no more than one write in this time.
const HOLDS: Duration = Duration::from_secs(1);

/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Checks the store by writing to it.
pub(crate) struct Health {
    store: Arc<dyn Store>,
    clock: Clock,
    last: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Health {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock) -> Health {
        Health { store, clock, last: Mutex::new(None) }
    }

    /// What is wrong, in the words of the database; whoever asks meanwhile gets the same answer.
    pub(crate) async fn check(&self) -> Result<(), String> {
        let mut last = self.last.lock().await;
        if let Some((at, known)) = &*last
            && at.elapsed() < HOLDS
        {
            return known.clone();
        }
        let probed = timeout(PATIENCE, self.store.probe((self.clock)())).await;
        let late = |_| Err(StoreError::Failed("the database does not answer".to_owned()));
        let found = probed.unwrap_or_else(late).map_err(|error| error.to_string());
        if let Err(what) = &found {
            tracing::warn!(what, "not healthy");
        }
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
