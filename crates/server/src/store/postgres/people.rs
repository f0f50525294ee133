//! Changes of players in SQL.

use tokio_postgres::{Error, Row};

use super::calls;
use super::session::{Parameters, Session};
use crate::store::jobs::Outcome;
use crate::store::{Account, AccountChange, Blocked, Profile, SignIn, StoreError};

/// A column of the only row of a result.
fn says(rows: &[Row], column: usize) -> bool {
    rows.first().is_some_and(|row| row.get(column))
}

pub(super) async fn add(session: &Session, player: &Profile) -> Result<Outcome, Error> {
    const SQL: &str = "WITH added AS (
            INSERT INTO players (id, name, number, created, login, password)
            SELECT $1, $2, $3, $4, $5, $6
            WHERE NOT EXISTS (SELECT FROM sessions WHERE token_hash = ANY ($7::bytea[]))
            ON CONFLICT DO NOTHING RETURNING id
        ), opened AS (
            INSERT INTO sessions (player, token_hash, since)
            SELECT id, token_hash, since FROM added, unnest($7, $8::bigint[]) AS session (token_hash, since)
        ), blocked AS (
            INSERT INTO blocks (player, blocked, since)
            SELECT id, blocked, since FROM added, unnest($9::text[], $10::bigint[]) AS block (blocked, since)
        )
        SELECT id FROM added";
    let Profile { id, name, number, created, account, webhook, sessions, blocked } = player;
    let number = i32::from(*number);
    let login = account.as_ref().map(|account| &account.login);
    let password = account.as_ref().map(|account| &account.password);
    let hashes: Vec<&[u8]> = sessions.iter().map(|session| &session.token_hash[..]).collect();
    let times: Vec<i64> = sessions.iter().map(|session| session.since).collect();
    let (others, since): (Vec<&str>, Vec<i64>) =
        blocked.iter().map(|blocked| (blocked.player.as_str(), blocked.since)).unzip();
    let account: Parameters<'_> =
        &[id, name, &number, created, &login, &password, &hashes, &times, &others, &since];
    let added = session.ask(SQL, account).await?;
    match webhook {
        _ if added.is_empty() => Ok(Err(StoreError::Taken)),
        Some(webhook) => calls::set_webhook(session, id, Some(webhook)).await,
        None => Ok(Ok(())),
    }
}

pub(super) async fn rename(session: &Session, id: &str, name: &str) -> Result<Outcome, Error> {
    const SQL: &str = "WITH renamed AS (
            UPDATE players SET name = $2 WHERE id = $1 AND login IS NULL RETURNING id
        ), told AS (
            SELECT pg_notify('dighouse ' || current_schema(), 'player ' || id) FROM renamed
        )
        SELECT (SELECT count(*) FROM told) = 1, EXISTS (SELECT FROM players WHERE id = $1)";
    let rows = session.ask(SQL, &[&id, &name]).await?;
    Ok(match (says(&rows, 0), says(&rows, 1)) {
        (true, _) => Ok(()),
        (false, true) => Err(StoreError::Conflict),
        (false, false) => Err(StoreError::NoSuchPlayer),
    })
}

pub(super) async fn set_account(session: &Session, change: &AccountChange) -> Result<Outcome, Error> {
    const SQL: &str = "WITH changed AS (
            UPDATE players SET name = $2, login = $3, password = $4
            WHERE id = $1 AND password IS NOT DISTINCT FROM $5
                AND NOT EXISTS (SELECT FROM players WHERE login = $3 AND id <> $1)
            RETURNING id
        ), ended AS (
            DELETE FROM sessions USING changed WHERE player = id AND $6::bytea IS NOT NULL
        ), opened AS (
            INSERT INTO sessions (player, token_hash, since) SELECT id, $6, $7 FROM changed WHERE $6 IS NOT NULL
        ), told AS (
            SELECT pg_notify('dighouse ' || current_schema(), 'player ' || id) FROM changed
        )
        SELECT (SELECT count(*) FROM told) = 1,
            EXISTS (SELECT FROM players WHERE id = $1),
            EXISTS (SELECT FROM players WHERE id = $1 AND password IS NOT DISTINCT FROM $5)";
    let AccountChange { player, was, name, account, only } = change;
    let hash = only.as_ref().map(|session| &session.token_hash[..]);
    let since = only.as_ref().map(|session| session.since);
    let Account { login, password } = account;
    let rows = session.ask(SQL, &[player, name, login, password, was, &hash, &since]).await?;
    Ok(match (says(&rows, 0), says(&rows, 1), says(&rows, 2)) {
        (true, ..) => Ok(()),
        (false, false, _) => Err(StoreError::NoSuchPlayer),
        (false, true, false) => Err(StoreError::Conflict),
        (false, true, true) => Err(StoreError::Taken),
    })
}

pub(super) async fn sign_in(session: &Session, sign_in: &SignIn) -> Result<Outcome, Error> {
    const SQL: &str = "WITH opened AS (
            INSERT INTO sessions (player, token_hash, since)
            SELECT id, $3, $4 FROM players WHERE id = $1 AND password = $2 RETURNING player
        ), ended AS (
            DELETE FROM sessions USING opened WHERE sessions.token_hash = $5 RETURNING sessions.player AS id
        ), told AS (
            SELECT pg_notify('dighouse ' || current_schema(), 'player ' || id) FROM ended
        )
        SELECT (SELECT count(*) FROM opened) = 1, (SELECT count(*) FROM told) = 1";
    let SignIn { player, password, session: opened, instead_of } = sign_in;
    let (hash, ended) = (&opened.token_hash[..], instead_of.as_ref().map(|hash| &hash[..]));
    let rows = session.ask(SQL, &[player, password, &hash, &opened.since, &ended]).await?;
    Ok(if says(&rows, 0) { Ok(()) } else { Err(StoreError::Conflict) })
}

pub(super) async fn end_sessions(
    session: &Session,
    player: &str,
    token_hash: Option<[u8; 32]>,
) -> Result<Outcome, Error> {
    const SQL: &str = "WITH ended AS (
            DELETE FROM sessions WHERE player = $1 AND ($2::bytea IS NULL OR token_hash = $2) RETURNING player
        )
        SELECT pg_notify('dighouse ' || current_schema(), 'player ' || player) FROM ended";
    let hash = token_hash.as_ref().map(|hash| &hash[..]);
    session.ask(SQL, &[&player, &hash]).await?;
    Ok(Ok(()))
}

pub(super) async fn block(session: &Session, player: &str, blocked: &Blocked) -> Result<Outcome, Error> {
    const SQL: &str = "WITH known AS (
            SELECT id FROM players WHERE id = $1
        ), added AS (
            INSERT INTO blocks (player, blocked, since) SELECT id, $2, $3 FROM known ON CONFLICT DO NOTHING
        )
        SELECT pg_notify('dighouse ' || current_schema(), 'player ' || id) FROM known";
    let known = session.ask(SQL, &[&player, &blocked.player, &blocked.since]).await?;
    Ok(if known.is_empty() { Err(StoreError::NoSuchPlayer) } else { Ok(()) })
}

pub(super) async fn unblock(session: &Session, player: &str, blocked: &str) -> Result<Outcome, Error> {
    const SQL: &str = "WITH gone AS (DELETE FROM blocks WHERE player = $1 AND blocked = $2 RETURNING player)
        SELECT pg_notify('dighouse ' || current_schema(), 'player ' || player) FROM gone";
    session.ask(SQL, &[&player, &blocked]).await?;
    Ok(Ok(()))
}

pub(super) async fn remove(session: &Session, id: &str) -> Result<Outcome, Error> {
    const SQL: &str = "WITH removed AS (DELETE FROM players WHERE id = $1 RETURNING id),
            unblocked AS (DELETE FROM blocks USING removed WHERE blocked = id)
        SELECT pg_notify('dighouse ' || current_schema(), 'player ' || id) FROM removed";
    let removed = session.ask(SQL, &[&id]).await?;
    Ok(if removed.is_empty() { Err(StoreError::NoSuchPlayer) } else { Ok(()) })
}

pub(super) async fn remove_idle_guests(session: &Session, before: i64, most: u32) -> Result<Outcome, Error> {
    // Of several servers that do so, each takes other guests.
    const SQL: &str = "WITH idle AS (
            SELECT id FROM players
            WHERE login IS NULL AND created < $1 AND NOT EXISTS (
                SELECT FROM seated JOIN tables ON key = table_key
                WHERE player = players.id AND (phase <> 'over' OR changed >= $1))
            LIMIT $2 FOR UPDATE SKIP LOCKED
        ), unblocked AS (
            DELETE FROM blocks USING idle WHERE blocked = id
        ), removed AS (
            DELETE FROM players USING idle WHERE players.id = idle.id RETURNING players.id
        )
        SELECT pg_notify('dighouse ' || current_schema(), 'player ' || id) FROM removed";
    session.ask(SQL, &[&before, &i64::from(most)]).await?;
    Ok(Ok(()))
}
