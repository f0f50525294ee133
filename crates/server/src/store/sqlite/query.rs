//! Queries in SQL.

use rusqlite::{Connection, OptionalExtension, Params, Result};

use crate::store::{Listed, Player};

/// The player with this token.
pub(super) fn player_by_token(database: &Connection, token_hash: &[u8; 32]) -> Result<Option<Player>> {
    let mut blocks =
        database.prepare_cached("SELECT blocked FROM blocks WHERE player = ?1 ORDER BY since, blocked")?;
    database
        .prepare_cached(
            "SELECT id, name, number, login IS NOT NULL, webhooks.player IS NOT NULL
             FROM sessions JOIN players ON id = sessions.player LEFT JOIN webhooks ON webhooks.player = id
             WHERE token_hash = ?1",
        )?
        .query_row([token_hash], |row| {
            let id: String = row.get(0)?;
            let blocked = blocks.query_map([&id], |row| row.get(0))?.collect::<Result<_>>()?;
            Ok(Player {
                id,
                name: row.get(1)?,
                number: row.get(2)?,
                account: row.get(3)?,
                webhook: row.get(4)?,
                blocked,
            })
        })
        .optional()
}

/// The lines of a table without the first `after`. A table without such lines gives one empty row, an unknown table none.
pub(super) fn lines_after(database: &Connection, table: &str, after: u32) -> Result<Option<Vec<String>>> {
    let mut select = database.prepare_cached(
        "SELECT text FROM tables LEFT JOIN lines ON table_key = key AND position >= ?2
         WHERE id = ?1 ORDER BY position",
    )?;
    let rows: Vec<Option<String>> =
        select.query_map((table, after), |row| row.get(0))?.collect::<Result<_>>()?;
    Ok((!rows.is_empty()).then(|| rows.into_iter().flatten().collect()))
}

const OF: &str = "SELECT id, card, changed FROM seated JOIN tables ON key = table_key
    WHERE player = ?2 AND (phase = 'over') = ?3 ORDER BY changed DESC, id LIMIT ?1";

const OPEN: &str = "SELECT id, card, changed FROM tables
    WHERE public AND phase = 'waiting' AND has_open_seat ORDER BY changed DESC, id LIMIT ?1";

const OPEN_SINCE: &str = "SELECT id, card, changed FROM tables
    WHERE public AND phase = 'waiting' AND has_open_seat AND changed < ?2 ORDER BY changed DESC, id LIMIT ?1";

const PLAYING: &str = "SELECT id, card, changed FROM tables
    WHERE public AND phase = 'playing' ORDER BY changed DESC, id LIMIT ?1";

const DUE: &str = "SELECT id, card, changed FROM tables
    WHERE due < ?2 ORDER BY changed DESC, id LIMIT ?1";

const RATED: &str = "SELECT id, card, changed FROM tables
    WHERE rated >= ?2 ORDER BY rated, id LIMIT ?1";

const BOT_TO_MOVE: &str = "SELECT id, card, changed FROM tables
    WHERE bot_to_move AND changed < ?2 ORDER BY changed DESC, id LIMIT ?1";

/// The tables of a player: those that are over, or the others.
pub(super) fn tables_of(database: &Connection, player: &str, over: bool, limit: u32) -> Result<Vec<Listed>> {
    list(database, OF, (limit, player, over))
}

/// Public tables that wait and have an open seat.
pub(super) fn open(database: &Connection, limit: u32) -> Result<Vec<Listed>> {
    list(database, OPEN, (limit,))
}

/// Those of them that are unchanged since before this moment.
pub(super) fn open_since(database: &Connection, before: i64, limit: u32) -> Result<Vec<Listed>> {
    list(database, OPEN_SINCE, (limit, before))
}

/// Public tables that are being played.
pub(super) fn playing(database: &Connection, limit: u32) -> Result<Vec<Listed>> {
    list(database, PLAYING, (limit,))
}

/// Tables where a clock runs out before this moment.
pub(super) fn due(database: &Connection, before: i64, limit: u32) -> Result<Vec<Listed>> {
    list(database, DUE, (limit, before))
}

/// Tables with a rated game that ended since this moment.
pub(super) fn rated(database: &Connection, since: i64, limit: u32) -> Result<Vec<Listed>> {
    list(database, RATED, (limit, since))
}

/// Tables where a bot must act, unchanged since before this moment.
pub(super) fn bot_to_move(database: &Connection, before: i64, limit: u32) -> Result<Vec<Listed>> {
    list(database, BOT_TO_MOVE, (limit, before))
}

fn list(database: &Connection, sql: &str, parameters: impl Params) -> Result<Vec<Listed>> {
    let mut select = database.prepare_cached(sql)?;
    let listed =
        |row: &rusqlite::Row<'_>| Ok(Listed { table: row.get(0)?, card: row.get(1)?, changed: row.get(2)? });
    select.query_map(parameters, listed)?.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::schema;

    /// The query plan.
    fn plan(sql: &str) -> String {
        let mut database = Connection::open_in_memory().unwrap();
        schema::migrate(&mut database, schema::VERSIONS, 0).unwrap();
        let mut explain = database.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let steps: Vec<String> = explain
            .query_map(rusqlite::params_from_iter(vec![1; explain.parameter_count()]), |row| {
                row.get("detail")
            })
            .unwrap()
            .map(Result::unwrap)
            .collect();
        steps.join("; ")
    }

    #[test]
    fn no_list_looks_at_tables_that_are_not_in_it() {
        assert_eq!(plan(OPEN), "SCAN tables USING INDEX tables_open");
        assert_eq!(plan(OPEN_SINCE), "SEARCH tables USING INDEX tables_open (changed<?)");
        assert_eq!(plan(PLAYING), "SCAN tables USING INDEX tables_playing");
        assert!(plan(DUE).starts_with("SEARCH tables USING INDEX tables_due (due<?)"), "{}", plan(DUE));
        assert_eq!(plan(RATED), "SEARCH tables USING INDEX tables_rated (rated>?)");
        assert_eq!(plan(BOT_TO_MOVE), "SEARCH tables USING INDEX tables_bot_to_move (changed<?)");
        assert!(
            plan(OF).starts_with("SEARCH seated USING PRIMARY KEY (player=?); SEARCH tables"),
            "{}",
            plan(OF)
        );
    }
}
