//! Webhooks and calls in SQL.

use rusqlite::{Connection, Result, Row, named_params};

use super::people::{Outcome, one};
use crate::store::{Call, Called, Claim, GRACE, StoreError, Webhook};

/// Sets the players whose turn it is at a table: makes and removes calls.
pub(super) fn ask(database: &Connection, key: i64, asked: &str) -> Outcome {
    database
        .prepare_cached(
            "DELETE FROM calls WHERE table_key = ?1 AND player NOT IN (SELECT value FROM json_each(?2))",
        )?
        .execute((key, asked))?;
    database
        .prepare_cached(
            "INSERT INTO calls (player, table_key, since, tries, next)
             SELECT player, key, lines, 0, changed + ?3 FROM tables, webhooks
             WHERE key = ?1 AND player IN (SELECT value FROM json_each(?2)) AND is_on
             ON CONFLICT DO NOTHING",
        )?
        .execute((key, asked, GRACE))?;
    Ok(())
}

pub(super) fn set_webhook(database: &Connection, player: &str, webhook: Option<&Webhook>) -> Outcome {
    let known = database.prepare_cached("SELECT 1 FROM players WHERE id = ?1")?.exists([player])?;
    if !known {
        return Err(StoreError::NoSuchPlayer);
    }
    let Some(webhook) = webhook else {
        database.prepare_cached("DELETE FROM webhooks WHERE player = ?1")?.execute([player])?;
        return Ok(());
    };
    database
        .prepare_cached(
            "INSERT INTO webhooks (player, url, secret, home, lang, is_on, failures, problem)
             VALUES (:player, :url, :secret, :home, :lang, :on, :failures, :problem)
             ON CONFLICT DO UPDATE SET url = :url, secret = :secret, home = :home, lang = :lang,
                 is_on = :on, failures = :failures, problem = :problem",
        )?
        .execute(named_params! {
            ":player": player,
            ":url": webhook.url,
            ":secret": webhook.secret,
            ":home": webhook.home,
            ":lang": webhook.lang,
            ":on": webhook.on,
            ":failures": webhook.failures,
            ":problem": webhook.problem,
        })?;
    Ok(())
}

/// A webhook whose columns begin with this one: `url, secret, home, lang, is_on, failures, problem`.
pub(super) fn read(row: &Row<'_>, from: usize) -> Result<Webhook> {
    Ok(Webhook {
        url: row.get(from)?,
        secret: row.get(from + 1)?,
        home: row.get(from + 2)?,
        lang: row.get(from + 3)?,
        on: row.get(from + 4)?,
        failures: row.get(from + 5)?,
        problem: row.get(from + 6)?,
    })
}

const DUE: &str =
    "SELECT calls.player, id, since, tries, card, url, secret, home, lang, is_on, failures, problem
    FROM calls JOIN webhooks ON webhooks.player = calls.player JOIN tables ON key = table_key
    WHERE next < ?1 AND is_on ORDER BY next, calls.player, id LIMIT ?2";

/// The calls that are due before this moment.
pub(super) fn due(database: &Connection, before: i64, limit: u32) -> Result<Vec<Call>> {
    let call = |row: &Row<'_>| {
        Ok(Call {
            player: row.get(0)?,
            table: row.get(1)?,
            since: row.get(2)?,
            tries: row.get(3)?,
            card: row.get(4)?,
            webhook: read(row, 5)?,
        })
    };
    database.prepare_cached(DUE)?.query_map((before, limit), call)?.collect()
}

pub(super) fn claim(database: &Connection, claim: &Claim) -> Outcome {
    let claimed = database
        .prepare_cached(
            "UPDATE calls SET tries = tries + 1, next = :again
             WHERE player = :player AND table_key = (SELECT key FROM tables WHERE id = :table)
                 AND since = :since AND tries = :tries AND next IS NOT NULL",
        )?
        .execute(named_params! {
            ":player": claim.player,
            ":table": claim.table,
            ":since": claim.since,
            ":tries": claim.tries,
            ":again": claim.again,
        })?;
    one(claimed, StoreError::Conflict)
}

pub(super) fn called(database: &Connection, called: &Called) -> Outcome {
    let Called { player, table, problem, patience } = called;
    database
        .prepare_cached(
            "UPDATE webhooks
             SET failures = iif(?2 IS NULL, 0, failures + 1), problem = ?2,
                 is_on = ?2 IS NULL OR (is_on AND failures + 1 < ?3)
             WHERE player = ?1",
        )?
        .execute((player, problem, patience))?;
    match (problem, table) {
        (None, Some(table)) => saw_turn(database, player, table),
        _ => Ok(()),
    }
}

pub(super) fn saw_turn(database: &Connection, player: &str, table: &str) -> Outcome {
    database
        .prepare_cached(
            "UPDATE calls SET next = NULL
             WHERE player = ?1 AND table_key = (SELECT key FROM tables WHERE id = ?2) AND next IS NOT NULL",
        )?
        .execute((player, table))?;
    Ok(())
}
