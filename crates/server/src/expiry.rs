//! Closes public tables that nobody joins, and deletes guests who no longer come.

use std::sync::Arc;
use std::time::Duration;

use dighouse_table::Table;
use dighouse_table::history::TableEvent;
use tokio::time::interval;

use crate::sessions::Sessions;
use crate::store::{Store, StoreError, Which};
use crate::tables::{TableError, Tables};

/// How often they are looked for.
const INTERVAL: Duration = Duration::from_secs(600);

/// The most tables and guests that are handled each time.
const MOST: u32 = 1000;

/// Closes abandoned tables and deletes idle guests, for ever. `patience` is how long guests are kept after their last game.
pub(crate) async fn run(
    store: Arc<dyn Store>,
    tables: Arc<Tables>,
    sessions: Arc<Sessions>,
    patience: Option<Duration>,
) {
    let mut ticks = interval(INTERVAL);
    loop {
        ticks.tick().await;
        if let Err(error) = close_abandoned(&*store, &tables).await {
            tracing::warn!(%error, "cannot look for abandoned tables");
        }
        if let Some(patience) = patience {
            let before = tables.now().saturating_sub(i64::try_from(patience.as_millis()).unwrap_or(i64::MAX));
            if let Err(error) = store.remove_idle_guests(before, MOST).await {
                tracing::warn!(%error, "cannot delete idle guests");
            }
            sessions.forget(None);
        }
    }
}

/// Closes public tables that have waited too long for players. If two servers do so, the second finds it done.
async fn close_abandoned(store: &dyn Store, tables: &Arc<Tables>) -> Result<(), StoreError> {
    let before = tables.now() - Table::shortest_wait();
    for listed in store.list(Which::OpenSince { before }, MOST).await? {
        let close = |table: &Table, now| {
            let abandoned = table.is_abandoned(now);
            Ok::<_, TableError>(abandoned.then_some(TableEvent::Closed).into_iter().collect())
        };
        if let Err(error) = tables.change(&listed.table, close, |_, _| ()).await {
            tracing::warn!(%error, table = listed.table, "cannot close an abandoned table");
        }
    }
    Ok(())
}
