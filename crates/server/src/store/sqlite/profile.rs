//! All that is kept of a player, in SQL.

use rusqlite::{Connection, OptionalExtension, Result, Row};

use super::calls;
use crate::store::{Account, Blocked, Profile, Session};

/// The profile of the player with this id.
pub(super) fn of(database: &Connection, id: &str) -> Result<Option<Profile>> {
    let mut select = database
        .prepare_cached("SELECT id, name, number, created, login, password FROM players WHERE id = ?1")?;
    select.query_row([id], |row| read(database, row)).optional()
}

/// The profile of the account with this login.
pub(super) fn of_login(database: &Connection, login: &str) -> Result<Option<Profile>> {
    let mut select = database
        .prepare_cached("SELECT id, name, number, created, login, password FROM players WHERE login = ?1")?;
    select.query_row([login], |row| read(database, row)).optional()
}

/// Reads every profile, until one is not wanted.
pub(super) fn each(database: &Connection, mut wanted: impl FnMut(Profile) -> bool) -> Result<bool> {
    let mut select = database.prepare("SELECT id, name, number, created, login, password FROM players")?;
    let mut rows = select.query(())?;
    while let Some(row) = rows.next()? {
        if !wanted(read(database, row)?) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn read(database: &Connection, row: &Row<'_>) -> Result<Profile> {
    let id: String = row.get(0)?;
    let (login, password): (Option<String>, Option<String>) = (row.get(4)?, row.get(5)?);
    let mut sessions = database.prepare_cached(
        "SELECT token_hash, since FROM sessions WHERE player = ?1 ORDER BY since, token_hash",
    )?;
    let mut blocks = database
        .prepare_cached("SELECT blocked, since FROM blocks WHERE player = ?1 ORDER BY since, blocked")?;
    let blocked = |row: &Row<'_>| Ok(Blocked { player: row.get(0)?, since: row.get(1)? });
    let session = |row: &Row<'_>| Ok(Session { token_hash: row.get(0)?, since: row.get(1)? });
    let mut webhook = database.prepare_cached(
        "SELECT url, secret, home, lang, is_on, failures, problem FROM webhooks WHERE player = ?1",
    )?;
    Ok(Profile {
        name: row.get(1)?,
        number: row.get(2)?,
        created: row.get(3)?,
        account: login.zip(password).map(|(login, password)| Account { login, password }),
        webhook: webhook.query_row([&id], |row| calls::read(row, 0)).optional()?,
        sessions: sessions.query_map([&id], session)?.collect::<Result<_>>()?,
        blocked: blocks.query_map([&id], blocked)?.collect::<Result<_>>()?,
        id,
    })
}
