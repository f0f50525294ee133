//! Queries in SQL.

use tokio_postgres::Row;

use super::readers::Readers;
use crate::store::{Listed, Player, StoreError, Which};

/// The player with this token.
pub(super) async fn player_by_token(
    readers: &Readers,
    token_hash: &[u8; 32],
) -> Result<Option<Player>, StoreError> {
    const SQL: &str = "SELECT id, name, number, login IS NOT NULL,
            ARRAY(SELECT blocked FROM blocks WHERE blocks.player = id ORDER BY since, blocked),
            EXISTS (SELECT FROM webhooks WHERE webhooks.player = id)
        FROM sessions JOIN players ON id = player
        WHERE token_hash = $1";
    let rows = readers.ask(SQL, &[&token_hash.as_slice()]).await?;
    Ok(rows.first().map(|row| Player {
        id: row.get(0),
        name: row.get(1),
        number: row.get::<_, i32>(2) as u16,
        account: row.get(3),
        blocked: row.get(4),
        webhook: row.get(5),
    }))
}

/// The lines of a table without the first `after`. A table without such lines gives one empty row, an unknown table none.
pub(super) async fn lines_after(
    readers: &Readers,
    table: &str,
    after: u32,
) -> Result<Option<Vec<String>>, StoreError> {
    const SQL: &str = "SELECT text FROM tables LEFT JOIN lines ON table_key = key AND position >= $2
        WHERE id = $1 ORDER BY position";
    // No text in PostgreSQL has this character, so no table does.
    if table.contains('\0') {
        return Ok(None);
    }
    let rows = readers.ask(SQL, &[&table, &i64::from(after)]).await?;
    let texts = |row: &Row| row.get::<_, Option<String>>(0);
    Ok((!rows.is_empty()).then(|| rows.iter().filter_map(texts).collect()))
}

const OF: &str = "SELECT id, card, changed FROM seated JOIN tables ON key = table_key
    WHERE player = $2 AND (phase = 'over') = $3 ORDER BY changed DESC, id LIMIT $1";

const OPEN: &str = "SELECT id, card, changed FROM tables
    WHERE public AND phase = 'waiting' AND has_open_seat ORDER BY changed DESC, id LIMIT $1";

const OPEN_SINCE: &str = "SELECT id, card, changed FROM tables
    WHERE public AND phase = 'waiting' AND has_open_seat AND changed < $2 ORDER BY changed DESC, id LIMIT $1";

const PLAYING: &str = "SELECT id, card, changed FROM tables
    WHERE public AND phase = 'playing' ORDER BY changed DESC, id LIMIT $1";

const DUE: &str = "SELECT id, card, changed FROM tables
    WHERE due < $2 ORDER BY changed DESC, id LIMIT $1";

const RATED: &str = "SELECT id, card, changed FROM tables
    WHERE rated >= $2 ORDER BY rated, id LIMIT $1";

const BOT_TO_MOVE: &str = "SELECT id, card, changed FROM tables
    WHERE bot_to_move AND changed < $2 ORDER BY changed DESC, id LIMIT $1";

/// A list of tables.
pub(super) async fn list(readers: &Readers, which: Which<'_>, limit: u32) -> Result<Vec<Listed>, StoreError> {
    let limit = i64::from(limit);
    let rows = match which {
        Which::Of { player, over } => readers.ask(OF, &[&limit, &player, &over]).await?,
        Which::Open => readers.ask(OPEN, &[&limit]).await?,
        Which::OpenSince { before } => readers.ask(OPEN_SINCE, &[&limit, &before]).await?,
        Which::Playing => readers.ask(PLAYING, &[&limit]).await?,
        Which::Due { before } => readers.ask(DUE, &[&limit, &before]).await?,
        Which::Rated { since } => readers.ask(RATED, &[&limit, &since]).await?,
        Which::BotToMove { before } => readers.ask(BOT_TO_MOVE, &[&limit, &before]).await?,
    };
    let listed = |row: &Row| Listed { table: row.get(0), card: row.get(1), changed: row.get(2) };
    Ok(rows.iter().map(listed).collect())
}
