//! Connections for reading.

use tokio_postgres::Row;

use super::address::Address;
use super::session::{Parameters, Session, failed, in_time};
use crate::store::StoreError;
use crate::store::pool::Pool;

/// How many connections there are.
const READERS: u32 = 8;

/// Connections for reading, opened when they are needed.
pub(super) struct Readers {
    address: Address,
    pool: Pool<Session>,
}

impl Readers {
    pub(super) fn new(address: Address) -> Readers {
        Readers { address, pool: Pool::new(READERS, Vec::new()) }
    }

    /// Runs a query. If the connection turns out to be lost, the query runs again on another.
    pub(super) async fn ask(
        &self,
        sql: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        in_time(async {
            let mut lent = self.pool.lend().await?;
            if let Some(session) = lent.connection.take().filter(|session| !session.is_closed()) {
                let answer = session.ask(sql, parameters).await;
                if answer.is_ok() || !session.is_closed() {
                    lent.connection = Some(session);
                    return answer.map_err(failed);
                }
            }
            let session = Session::open(&self.address).await?;
            let answer = session.ask(sql, parameters).await;
            lent.connection = Some(session);
            answer.map_err(failed)
        })
        .await
    }

    /// Waits for running queries, and closes the connections.
    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}
