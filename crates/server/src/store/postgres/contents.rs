//! Everything in the database, at one moment.

use tokio_postgres::Row;

use super::address::Address;
use super::profile;
use super::session::{Session, failed};
use crate::store::inventory::Writing;
use crate::store::{Index, Kept, KeptTable, StoreError, named_phase};

/// Everything is read from the same moment, whatever is written meanwhile.
const MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

const TABLES: &str = "SELECT key, id, phase, public, has_open_seat, bot_to_move, changed,
        ARRAY(SELECT player FROM seated WHERE table_key = key ORDER BY player), card,
        ARRAY(SELECT text FROM lines WHERE table_key = key ORDER BY position), due, rated, asked
    FROM tables WHERE key > $1 ORDER BY key LIMIT 100";

/// Reads everything and sends it, until nobody listens.
pub(super) async fn send(address: Address, to: Writing) {
    if let Err(error) = read(&address, &to).await {
        to.send(Err(error)).await.ok();
    }
}

async fn read(address: &Address, to: &Writing) -> Result<(), StoreError> {
    let session = Session::open(address).await?;
    session.say(MOMENT).await.map_err(failed)?;
    let mut last = String::new();
    loop {
        let rows = session.ask(profile::AFTER, &[&last]).await.map_err(failed)?;
        let Some(end) = rows.last() else { break };
        last = end.get(0);
        if !all_sent(to, rows.iter().map(|row| profile::read(row).map(Kept::Player))).await {
            return Ok(());
        }
    }
    let mut last = 0_i64;
    loop {
        let rows = session.ask(TABLES, &[&last]).await.map_err(failed)?;
        let Some(end) = rows.last() else { return Ok(()) };
        last = end.get(0);
        if !all_sent(to, rows.iter().map(table)).await {
            return Ok(());
        }
    }
}

async fn all_sent(to: &Writing, things: impl Iterator<Item = Result<Kept, StoreError>>) -> bool {
    for kept in things {
        if to.send(kept).await.is_err() {
            return false;
        }
    }
    true
}

fn table(row: &Row) -> Result<Kept, StoreError> {
    let index = Index {
        phase: named_phase(row.get(2)),
        public: row.get(3),
        has_open_seat: row.get(4),
        bot_to_move: row.get(5),
        changed: row.get(6),
        players: row.get(7),
        card: row.get(8),
        due: row.get(10),
        rated: row.get(11),
        asked: row.get(12),
    };
    Ok(Kept::Table(KeptTable { id: row.get(1), lines: row.get(9), index }))
}
