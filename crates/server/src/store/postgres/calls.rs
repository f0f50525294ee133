//! Webhooks and calls in SQL.
//!
//! A change of a call locks the row of its table first, as an append does, so there are no deadlocks.

use tokio_postgres::{Error, Row};

use super::readers::Readers;
use super::session::Session;
use crate::store::jobs::Outcome;
use crate::store::{Call, Called, Claim, StoreError, Webhook};

pub(super) async fn set_webhook(
    session: &Session,
    player: &str,
    webhook: Option<&Webhook>,
) -> Result<Outcome, Error> {
    const SET: &str = "WITH kept AS (
            INSERT INTO webhooks (player, url, secret, home, lang, is_on, failures, problem)
            SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM players WHERE id = $1
            ON CONFLICT (player) DO UPDATE SET url = $2, secret = $3, home = $4, lang = $5,
                is_on = $6, failures = $7, problem = $8
            RETURNING player
        )
        SELECT pg_notify('dighouse ' || current_schema(), 'player ' || player) FROM kept";
    const TAKE: &str = "WITH taken AS (DELETE FROM webhooks WHERE player = $1)
        SELECT pg_notify('dighouse ' || current_schema(), 'player ' || id) FROM players WHERE id = $1";
    let done = match webhook {
        Some(Webhook { url, secret, home, lang, on, failures, problem }) => {
            let failures = i64::from(*failures);
            session.ask(SET, &[&player, url, secret, home, lang, on, &failures, problem]).await?
        }
        None => session.ask(TAKE, &[&player]).await?,
    };
    Ok(if done.is_empty() { Err(StoreError::NoSuchPlayer) } else { Ok(()) })
}

/// A webhook whose columns begin with this one: `url, secret, home, lang, is_on, failures, problem`.
pub(super) fn read(row: &Row, from: usize) -> Webhook {
    Webhook {
        url: row.get(from),
        secret: row.get(from + 1),
        home: row.get(from + 2),
        lang: row.get(from + 3),
        on: row.get(from + 4),
        failures: row.get::<_, i64>(from + 5) as u32,
        problem: row.get(from + 6),
    }
}

/// The calls that are due before this moment.
pub(super) async fn due(readers: &Readers, before: i64, limit: u32) -> Result<Vec<Call>, StoreError> {
    const SQL: &str =
        "SELECT calls.player, id, since, tries, card, url, secret, home, lang, is_on, failures, problem
        FROM calls JOIN webhooks ON webhooks.player = calls.player JOIN tables ON key = table_key
        WHERE next < $1 AND is_on ORDER BY next, calls.player, id LIMIT $2";
    let call = |row: &Row| Call {
        player: row.get(0),
        table: row.get(1),
        since: row.get::<_, i64>(2) as u32,
        tries: row.get::<_, i64>(3) as u32,
        card: row.get(4),
        webhook: read(row, 5),
    };
    Ok(readers.ask(SQL, &[&before, &i64::from(limit)]).await?.iter().map(call).collect())
}

pub(super) async fn claim(session: &Session, claim: &Claim) -> Result<Outcome, Error> {
    const SQL: &str = "WITH here AS (SELECT key FROM tables WHERE id = $2 FOR NO KEY UPDATE)
        UPDATE calls SET tries = tries + 1, next = $5 FROM here
        WHERE player = $1 AND table_key = key AND since = $3 AND tries = $4 AND next IS NOT NULL
        RETURNING player";
    let Claim { player, table, since, tries, again } = claim;
    let (since, tries) = (i64::from(*since), i64::from(*tries));
    let claimed = session.ask(SQL, &[player, table, &since, &tries, again]).await?;
    Ok(if claimed.is_empty() { Err(StoreError::Conflict) } else { Ok(()) })
}

pub(super) async fn called(session: &Session, called: &Called) -> Result<Outcome, Error> {
    const SQL: &str = "UPDATE webhooks
        SET failures = CASE WHEN $2::text IS NULL THEN 0 ELSE failures + 1 END, problem = $2,
            is_on = $2 IS NULL OR (is_on AND failures + 1 < $3)
        WHERE player = $1 RETURNING player";
    let Called { player, table, problem, patience } = called;
    if let (None, Some(table)) = (problem, table) {
        let _ = saw_turn(session, player, table).await?;
    }
    session.ask(SQL, &[player, problem, &i64::from(*patience)]).await?;
    Ok(Ok(()))
}

pub(super) async fn saw_turn(session: &Session, player: &str, table: &str) -> Result<Outcome, Error> {
    const SQL: &str = "WITH here AS (SELECT key FROM tables WHERE id = $2 FOR NO KEY UPDATE)
        UPDATE calls SET next = NULL FROM here
        WHERE player = $1 AND table_key = key AND next IS NOT NULL RETURNING player";
    session.ask(SQL, &[&player, &table]).await?;
    Ok(Ok(()))
}
