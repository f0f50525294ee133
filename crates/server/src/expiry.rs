//! Tables that nobody came to.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::interval;

use crate::app::{App, TableError};
use crate::history::TableEvent;
use crate::problem::Problem;
use crate::store::Which;
use crate::table::Table;

/// How often they are looked for.
const LOOK: Duration = Duration::from_secs(600);

/// The most that are looked at each time.
const MOST: u32 = 1000;

impl App {
    /// Closes them from time to time.
    pub(crate) async fn sweep_now_and_then(self: Arc<App>) {
        let mut looks = interval(LOOK);
        loop {
            looks.tick().await;
            if let Err(problem) = self.sweep().await {
                tracing::warn!(%problem, "abandoned tables cannot be looked for");
            }
        }
    }

    /// Closes public tables that have waited too long for somebody. Two servers may try: the second finds it done.
    pub(crate) async fn sweep(self: &Arc<App>) -> Result<(), Problem> {
        let before = self.now() - Table::shortest_wait();
        for listed in self.store.list(Which::OpenSince { before }, MOST).await? {
            let close = |table: &Table, now| {
                Ok::<_, TableError>(if table.is_abandoned(now) {
                    vec![TableEvent::Closed]
                } else {
                    Vec::new()
                })
            };
            if let Err(error) = self.change(&listed.table, close, |_, _| ()).await {
                tracing::warn!(%error, table = listed.table, "an abandoned table cannot be closed");
            }
        }
        Ok(())
    }
}
