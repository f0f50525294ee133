//! Players whose time is up.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::interval;

use crate::app::{App, TableError};
use crate::problem::Problem;
use crate::store::Which;
use crate::table::Table;

/// How often they are looked for.
const LOOK: Duration = Duration::from_millis(500);

/// The most tables that are looked at each time.
const MOST: u32 = 1000;

impl App {
    /// Looks at the clocks until the house closes.
    pub(crate) async fn watch_clocks(self: Arc<App>) {
        let mut looks = interval(LOOK);
        loop {
            looks.tick().await;
            if let Err(problem) = self.call_time().await {
                tracing::warn!(%problem, "clocks cannot be looked at");
            }
        }
    }

    /// Calls time where it is up. Two servers may do so: the second finds it done.
    async fn call_time(self: &Arc<App>) -> Result<(), Problem> {
        for listed in self.store.list(Which::Due { before: self.now() + 1 }, MOST).await? {
            let decide = |table: &Table, now| Ok::<_, TableError>(table.wants_to_time_out(now));
            if let Err(error) = self.change(&listed.table, decide, |_, _| ()).await {
                tracing::warn!(%error, table = listed.table, "time cannot be called");
            }
        }
        Ok(())
    }
}
