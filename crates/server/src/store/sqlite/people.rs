//! Changes of players in SQL.

use rusqlite::{Connection, OptionalExtension, named_params};

use super::calls;
use crate::store::{AccountChange, Blocked, Profile, Session, SignIn, StoreError};

pub(super) type Outcome = Result<(), StoreError>;

/// Refuses unless one row was changed.
pub(super) fn one(changed: usize, refusal: StoreError) -> Outcome {
    if changed == 1 { Ok(()) } else { Err(refusal) }
}

pub(super) fn add(database: &Connection, player: &Profile) -> Outcome {
    let added = database
        .prepare_cached(
            "INSERT INTO players (id, name, number, created, login, password)
             VALUES (:id, :name, :number, :created, :login, :password)
             ON CONFLICT DO NOTHING",
        )?
        .execute(named_params! {
            ":id": player.id,
            ":name": player.name,
            ":number": player.number,
            ":created": player.created,
            ":login": player.account.as_ref().map(|account| &account.login),
            ":password": player.account.as_ref().map(|account| &account.password),
        })?;
    one(added, StoreError::Taken)?;
    player.sessions.iter().try_for_each(|session| open(database, &player.id, session))?;
    player.blocked.iter().try_for_each(|blocked| block(database, &player.id, blocked))?;
    match &player.webhook {
        Some(webhook) => calls::set_webhook(database, &player.id, Some(webhook)),
        None => Ok(()),
    }
}

fn open(database: &Connection, player: &str, session: &Session) -> Outcome {
    let opened = database
        .prepare_cached(
            "INSERT INTO sessions (token_hash, player, since) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?
        .execute((session.token_hash, player, session.since))?;
    one(opened, StoreError::Taken)
}

/// The hash of a player's password; none for a guest.
fn password(database: &Connection, id: &str) -> Result<Option<String>, StoreError> {
    let found = database
        .prepare_cached("SELECT password FROM players WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    found.ok_or(StoreError::NoSuchPlayer)
}

pub(super) fn rename(database: &Connection, id: &str, name: &str) -> Outcome {
    if password(database, id)?.is_some() {
        return Err(StoreError::Conflict);
    }
    database.prepare_cached("UPDATE players SET name = ?2 WHERE id = ?1")?.execute((id, name))?;
    Ok(())
}

pub(super) fn set_account(database: &Connection, change: &AccountChange) -> Outcome {
    let AccountChange { player, was, name, account, only } = change;
    if password(database, player)? != *was {
        return Err(StoreError::Conflict);
    }
    let changed = database
        .prepare_cached("UPDATE OR IGNORE players SET name = ?2, login = ?3, password = ?4 WHERE id = ?1")?
        .execute((player, name, &account.login, &account.password))?;
    one(changed, StoreError::Taken)?;
    let Some(session) = only else { return Ok(()) };
    end_sessions(database, player, None)?;
    open(database, player, session)
}

pub(super) fn sign_in(database: &Connection, sign_in: &SignIn) -> Outcome {
    match password(database, &sign_in.player) {
        Ok(Some(password)) if password == sign_in.password => {}
        Ok(_) | Err(StoreError::NoSuchPlayer) => return Err(StoreError::Conflict),
        Err(error) => return Err(error),
    }
    if let Some(ended) = sign_in.instead_of {
        database.prepare_cached("DELETE FROM sessions WHERE token_hash = ?1")?.execute([ended])?;
    }
    open(database, &sign_in.player, &sign_in.session)
}

pub(super) fn end_sessions(database: &Connection, player: &str, token_hash: Option<[u8; 32]>) -> Outcome {
    database
        .prepare_cached("DELETE FROM sessions WHERE player = ?1 AND (?2 IS NULL OR token_hash = ?2)")?
        .execute((player, token_hash))?;
    Ok(())
}

pub(super) fn block(database: &Connection, player: &str, blocked: &Blocked) -> Outcome {
    password(database, player)?;
    database
        .prepare_cached(
            "INSERT INTO blocks (player, blocked, since) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?
        .execute((player, &blocked.player, blocked.since))?;
    Ok(())
}

pub(super) fn unblock(database: &Connection, player: &str, blocked: &str) -> Outcome {
    database
        .prepare_cached("DELETE FROM blocks WHERE player = ?1 AND blocked = ?2")?
        .execute((player, blocked))?;
    Ok(())
}

pub(super) fn remove(database: &Connection, id: &str) -> Outcome {
    database.prepare_cached("DELETE FROM blocks WHERE blocked = ?1")?.execute([id])?;
    let removed = database.prepare_cached("DELETE FROM players WHERE id = ?1")?.execute([id])?;
    one(removed, StoreError::NoSuchPlayer)
}

pub(super) fn remove_idle_guests(database: &Connection, before: i64, most: u32) -> Outcome {
    let idle: Vec<String> = database
        .prepare_cached(
            "SELECT id FROM players
             WHERE login IS NULL AND created < ?1 AND NOT EXISTS (
                 SELECT 1 FROM seated JOIN tables ON key = table_key
                 WHERE player = players.id AND (phase <> 'over' OR changed >= ?1))
             LIMIT ?2",
        )?
        .query_map((before, most), |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    idle.iter().try_for_each(|id| remove(database, id))
}
