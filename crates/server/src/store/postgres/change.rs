//! Changes in SQL.
//!
//! A change is one statement, whose result says whether it was made. So a refusal is not an error and does not abort the
//! other changes of the transaction. The commit notifies other servers.

use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use super::calls;
use super::people;
use super::schema;
use super::session::Session;
use crate::store::change::Change;
use crate::store::jobs::Outcome;
use crate::store::{GRACE, Index, StoreError, phase_name};

/// Makes a change, or refuses it.
pub(super) async fn make(session: &Session, change: &Change) -> Result<Outcome, Error> {
    match change {
        Change::AddPlayer(player) => people::add(session, player).await,
        Change::Rename { id, name } => people::rename(session, id, name).await,
        Change::SetAccount(change) => people::set_account(session, change).await,
        Change::SignIn(sign_in) => people::sign_in(session, sign_in).await,
        Change::EndSessions { player, token_hash } => {
            people::end_sessions(session, player, *token_hash).await
        }
        Change::Block { player, blocked } => people::block(session, player, blocked).await,
        Change::Unblock { player, blocked } => people::unblock(session, player, blocked).await,
        Change::RemovePlayer { id } => people::remove(session, id).await,
        Change::RemoveIdleGuests { before, most } => {
            people::remove_idle_guests(session, *before, *most).await
        }
        Change::SetWebhook { player, webhook } => calls::set_webhook(session, player, webhook.as_ref()).await,
        Change::ClaimCall(claim) => calls::claim(session, claim).await,
        Change::Called(called) => calls::called(session, called).await,
        Change::SawTurn { player, table } => calls::saw_turn(session, player, table).await,
        Change::Probe { at } => probe(session, *at).await,
        // The database cleans its own files.
        Change::Purge => Ok(Ok(())),
        Change::Create { table, lines, index } => create(session, table, lines, index).await,
        Change::Append { table, after, lines, index } => append(session, table, *after, lines, index).await,
        Change::Redact { table, after, redacted, lines, index } => {
            redact(session, table, *after, redacted, lines, index).await
        }
    }
}

async fn probe(session: &Session, at: i64) -> Result<Outcome, Error> {
    const SQL: &str = "WITH written AS (
            UPDATE health SET checked = $1 WHERE (SELECT version FROM dighouse) = $2 RETURNING checked
        )
        SELECT (SELECT count(*) FROM written) = 1, version FROM dighouse";
    let rows = session.ask(SQL, &[&at, &(schema::NEWEST as i32)]).await?;
    let (written, found): (bool, i32) = rows.first().map_or((false, 0), |row| (row.get(0), row.get(1)));
    let found = u32::try_from(found).unwrap_or_default();
    Ok(if written { Ok(()) } else { Err(StoreError::other_schema(found, schema::NEWEST)) })
}

async fn create(session: &Session, table: &str, lines: &[String], index: &Index) -> Result<Outcome, Error> {
    const SQL: &str = "WITH made AS (
            INSERT INTO tables (id, lines, phase, public, has_open_seat, bot_to_move, changed, card, due, rated,
                asked)
            VALUES ($1, cardinality($2::text[]), $3, $4, $5, $6, $7, $8, $10, $11, $12)
            ON CONFLICT DO NOTHING RETURNING key, id, lines
        ), written AS (
            INSERT INTO lines (table_key, position, text)
            SELECT key, number - 1, text FROM made, unnest($2) WITH ORDINALITY AS line (text, number)
        ), come AS (
            INSERT INTO seated (player, table_key) SELECT DISTINCT player, key FROM made, unnest($9::text[]) AS player
        ), called AS (
            INSERT INTO calls (player, table_key, since, tries, next)
            SELECT player, key, lines, 0, $7 + $13 FROM made, webhooks WHERE player = ANY ($12::text[]) AND is_on
        )
        SELECT pg_notify('dighouse ' || current_schema(), lines || ' ' || array_to_string(id || $12::text[], chr(31))) FROM made";
    let (lines, phase) = (&lines, phase_name(index.phase));
    let made = session.ask(SQL, &parameters(&table, lines, &phase, index)).await?;
    Ok(if made.is_empty() { Err(StoreError::Taken) } else { Ok(()) })
}

async fn append(
    session: &Session,
    table: &str,
    after: u32,
    lines: &[String],
    index: &Index,
) -> Result<Outcome, Error> {
    const SQL: &str = "WITH before AS (
            SELECT asked FROM tables WHERE id = $1
        ), grown AS (
            UPDATE tables
            SET lines = lines + cardinality($2::text[]), phase = $3, public = $4, has_open_seat = $5,
                bot_to_move = $6, changed = $7, card = $8, due = $10, rated = $11, asked = $12
            WHERE id = $1 AND lines = $14
            RETURNING key, id, lines
        ), written AS (
            INSERT INTO lines (table_key, position, text)
            SELECT key, $14 + number - 1, text FROM grown, unnest($2) WITH ORDINALITY AS line (text, number)
        ), gone AS (
            DELETE FROM seated USING grown WHERE table_key = key AND player <> ALL ($9::text[])
        ), come AS (
            INSERT INTO seated (player, table_key) SELECT DISTINCT player, key FROM grown, unnest($9) AS player
            ON CONFLICT DO NOTHING
        ), released AS (
            DELETE FROM calls USING grown WHERE table_key = key AND player <> ALL ($12::text[])
        ), called AS (
            INSERT INTO calls (player, table_key, since, tries, next)
            SELECT player, key, lines, 0, $7 + $13 FROM grown, webhooks WHERE player = ANY ($12) AND is_on
            ON CONFLICT DO NOTHING
        ), told AS (
            SELECT pg_notify('dighouse ' || current_schema(), lines || ' ' || array_to_string(id ||
                CASE WHEN before.asked = $12 THEN '{}' ELSE before.asked || $12::text[] END, chr(31)))
            FROM grown, before
        )
        SELECT (SELECT count(*) FROM told) = 1, EXISTS (SELECT FROM tables WHERE id = $1)";
    let (lines, phase, after) = (&lines, phase_name(index.phase), i64::from(after));
    let mut given = parameters(&table, lines, &phase, index).to_vec();
    given.push(&after);
    let rows = session.ask(SQL, &given).await?;
    let told = |column: usize| rows.first().is_some_and(|row| row.get(column));
    Ok(match (told(0), told(1)) {
        (true, _) => Ok(()),
        (false, true) => Err(StoreError::Conflict),
        (false, false) => Err(StoreError::NoSuchTable),
    })
}

/// Appends to a table, and if that succeeds, replaces earlier lines.
async fn redact(
    session: &Session,
    table: &str,
    after: u32,
    redacted: &[(u32, String)],
    lines: &[String],
    index: &Index,
) -> Result<Outcome, Error> {
    const SQL: &str = "UPDATE lines SET text = other.text
        FROM tables, unnest($2::bigint[], $3::text[]) AS other (position, text)
        WHERE id = $1 AND table_key = key AND lines.position = other.position RETURNING lines.position";
    let outcome = append(session, table, after, lines, index).await?;
    if outcome.is_ok() {
        let (positions, texts): (Vec<i64>, Vec<&str>) =
            redacted.iter().map(|(position, text)| (i64::from(*position), text.as_str())).unzip();
        session.ask(SQL, &[&table, &positions, &texts]).await?;
    }
    Ok(outcome)
}

/// What a table is made with, and grows by: `$1` to `$13`.
fn parameters<'a>(
    table: &'a &str,
    lines: &'a &[String],
    phase: &'a &str,
    index: &'a Index,
) -> [&'a (dyn ToSql + Sync); 13] {
    let Index { phase: _, public, has_open_seat, bot_to_move, due, rated, asked, changed, players, card } =
        index;
    [
        table,
        lines,
        phase,
        public,
        has_open_seat,
        bot_to_move,
        changed,
        card,
        players,
        due,
        rated,
        asked,
        &GRACE,
    ]
}
