//! Ends the time of players whose clock has run out.

use std::sync::Arc;
use std::time::Duration;

use dighouse_table::Table;
use tokio::time::interval;

use crate::store::{Store, StoreError, Which};
use crate::tables::{TableError, Tables};

/// How often clocks are checked.
const INTERVAL: Duration = Duration::from_millis(500);

/// The most tables that are handled each time.
const MOST: u32 = 1000;

/// Checks the clocks for ever.
pub(crate) async fn run(store: Arc<dyn Store>, tables: Arc<Tables>) {
    let mut ticks = interval(INTERVAL);
    loop {
        ticks.tick().await;
        if let Err(error) = call_time(&*store, &tables).await {
            tracing::warn!(%error, "cannot look for clocks that have run out");
        }
    }
}

/// Calls time at every table where a clock has run out. If two servers do so, the second finds it done.
async fn call_time(store: &dyn Store, tables: &Arc<Tables>) -> Result<(), StoreError> {
    for listed in store.list(Which::Due { before: tables.now() + 1 }, MOST).await? {
        let decide = |table: &Table, now| Ok::<_, TableError>(table.wants_to_time_out(now));
        if let Err(error) = tables.change(&listed.table, decide, |_, _| ()).await {
            tracing::warn!(%error, table = listed.table, "cannot call time at a table");
        }
    }
    Ok(())
}
