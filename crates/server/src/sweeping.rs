//! Tables that nobody came to.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::interval;

use crate::hall::Hall;
use crate::history::Deed;
use crate::problem::Problem;
use crate::room::Room;
use crate::store::Which;

/// How often they are looked for.
const LOOK: Duration = Duration::from_secs(600);

/// The most that are looked at each time.
const MOST: u32 = 1000;

impl Hall {
    /// Closes them from time to time.
    pub(crate) async fn sweep_now_and_then(self: Arc<Hall>) {
        let mut looks = interval(LOOK);
        loop {
            looks.tick().await;
            if let Err(problem) = self.sweep().await {
                tracing::warn!(%problem, "abandoned tables cannot be looked for");
            }
        }
    }

    /// Closes public tables that have waited too long for somebody. Two servers may try: the second finds it done.
    pub(crate) async fn sweep(self: &Arc<Hall>) -> Result<(), Problem> {
        let before = self.now() - Room::shortest_wait();
        for listed in self.store.list(Which::OpenSince { before }, MOST).await? {
            let close =
                |room: &Room, now| Ok(if room.is_abandoned(now) { vec![Deed::Closed] } else { Vec::new() });
            if let Err(problem) = self.change(&listed.table, close, |_, _| ()).await {
                tracing::warn!(%problem, table = listed.table, "an abandoned table cannot be closed");
            }
        }
        Ok(())
    }
}
