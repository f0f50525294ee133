//! Changes in SQL.

use rusqlite::{Connection, OptionalExtension, named_params};

use super::{calls, people, schema};
use crate::store::change::Change;
use crate::store::{Index, StoreError, phase_name};

/// Makes a change. After an error a part of it may be made; the caller rolls back.
pub(super) fn make(database: &Connection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::AddPlayer(player) => people::add(database, player),
        Change::Rename { id, name } => people::rename(database, id, name),
        Change::SetAccount(change) => people::set_account(database, change),
        Change::SignIn(sign_in) => people::sign_in(database, sign_in),
        Change::EndSessions { player, token_hash } => people::end_sessions(database, player, *token_hash),
        Change::Block { player, blocked } => people::block(database, player, blocked),
        Change::Unblock { player, blocked } => people::unblock(database, player, blocked),
        Change::RemovePlayer { id } => people::remove(database, id),
        Change::RemoveIdleGuests { before, most } => people::remove_idle_guests(database, *before, *most),
        Change::SetWebhook { player, webhook } => calls::set_webhook(database, player, webhook.as_ref()),
        Change::ClaimCall(claim) => calls::claim(database, claim),
        Change::Called(called) => calls::called(database, called),
        Change::SawTurn { player, table } => calls::saw_turn(database, player, table),
        Change::Probe { at } => probe(database, *at),
        // The writer empties the log after the commit.
        Change::Purge => Ok(()),
        Change::Create { table, lines, index } => create(database, table, lines, index),
        Change::Append { table, after, lines, index } => append(database, table, *after, &[], lines, index),
        Change::Redact { table, after, redacted, lines, index } => {
            append(database, table, *after, redacted, lines, index)
        }
    }
}

fn probe(database: &Connection, at: i64) -> Result<(), StoreError> {
    let found: u32 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let written = match found == schema::NEWEST {
        true => database.prepare_cached("UPDATE health SET checked = ?1")?.execute([at])?,
        false => 0,
    };
    if written == 1 { Ok(()) } else { Err(StoreError::other_schema(found, schema::NEWEST)) }
}

fn create(database: &Connection, table: &str, lines: &[String], index: &Index) -> Result<(), StoreError> {
    let key: Option<i64> = database
        .prepare_cached(
            "INSERT INTO tables (id, lines, phase, public, has_open_seat, bot_to_move, due, rated, asked, changed, card)
             VALUES (:id, :lines, :phase, :public, :has_open_seat, :bot_to_move, :due, :rated, :asked, :changed, :card)
             ON CONFLICT DO NOTHING
             RETURNING key",
        )?
        .query_row(
            named_params! {
                ":id": table,
                ":lines": lines.len() as i64,
                ":phase": phase_name(index.phase),
                ":public": index.public,
                ":has_open_seat": index.has_open_seat,
                ":bot_to_move": index.bot_to_move,
                ":due": index.due,
                ":rated": index.rated,
                ":asked": list(&index.asked),
                ":changed": index.changed,
                ":card": index.card,
            },
            |row| row.get(0),
        )
        .optional()?;
    let key = key.ok_or(StoreError::Taken)?;
    add_lines(database, key, 0, lines)?;
    seat(database, key, &index.players)?;
    calls::ask(database, key, &list(&index.asked))
}

fn append(
    database: &Connection,
    table: &str,
    after: u32,
    redacted: &[(u32, String)],
    lines: &[String],
    index: &Index,
) -> Result<(), StoreError> {
    let key: Option<i64> = database
        .prepare_cached(
            "UPDATE tables
             SET lines = lines + :added, phase = :phase, public = :public, has_open_seat = :has_open_seat,
                 bot_to_move = :bot_to_move, due = :due, rated = :rated, asked = :asked,
                 changed = :changed, card = :card
             WHERE id = :id AND lines = :after
             RETURNING key",
        )?
        .query_row(
            named_params! {
                ":id": table,
                ":after": after,
                ":added": lines.len() as i64,
                ":phase": phase_name(index.phase),
                ":public": index.public,
                ":has_open_seat": index.has_open_seat,
                ":bot_to_move": index.bot_to_move,
                ":due": index.due,
                ":rated": index.rated,
                ":asked": list(&index.asked),
                ":changed": index.changed,
                ":card": index.card,
            },
            |row| row.get(0),
        )
        .optional()?;
    match key {
        Some(key) => {
            redact(database, key, redacted)?;
            add_lines(database, key, after, lines)?;
            seat(database, key, &index.players)?;
            calls::ask(database, key, &list(&index.asked))
        }
        None if exists(database, table)? => Err(StoreError::Conflict),
        None => Err(StoreError::NoSuchTable),
    }
}

/// A list as JSON, which SQLite can read.
fn list(texts: &[String]) -> String {
    serde_json::to_string(texts).expect("a list of texts")
}

fn exists(database: &Connection, table: &str) -> rusqlite::Result<bool> {
    database.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([table])
}

fn add_lines(database: &Connection, key: i64, after: u32, lines: &[String]) -> rusqlite::Result<()> {
    let mut insert =
        database.prepare_cached("INSERT INTO lines (table_key, position, text) VALUES (?1, ?2, ?3)")?;
    for (position, line) in (i64::from(after)..).zip(lines) {
        insert.execute((key, position, line))?;
    }
    Ok(())
}

fn redact(database: &Connection, key: i64, redacted: &[(u32, String)]) -> rusqlite::Result<()> {
    let mut update =
        database.prepare_cached("UPDATE lines SET text = ?3 WHERE table_key = ?1 AND position = ?2")?;
    for (position, line) in redacted {
        update.execute((key, position, line))?;
    }
    Ok(())
}

/// Sets the players of a table. Those who are there already cost no writing.
fn seat(database: &Connection, key: i64, players: &[String]) -> Result<(), StoreError> {
    let players = list(players);
    database
        .prepare_cached(
            "DELETE FROM seated WHERE table_key = ?1 AND player NOT IN (SELECT value FROM json_each(?2))",
        )?
        .execute((key, &players))?;
    database
        .prepare_cached(
            "INSERT INTO seated (player, table_key) SELECT value, ?1 FROM json_each(?2) WHERE true
             ON CONFLICT DO NOTHING",
        )?
        .execute((key, &players))?;
    Ok(())
}
