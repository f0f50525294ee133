//! All that is kept of a player, in SQL.

use tokio_postgres::Row;

use super::calls;
use super::readers::Readers;
use crate::store::{Account, Blocked, Profile, Session, StoreError, Whose};

/// What [`read`] reads, of the players that are named after it.
macro_rules! select {
    ($which:literal) => {
        concat!(
            "SELECT id, name, number, created, login, password,
                ARRAY(SELECT token_hash FROM sessions WHERE sessions.player = id ORDER BY since, token_hash),
                ARRAY(SELECT since FROM sessions WHERE sessions.player = id ORDER BY since, token_hash),
                ARRAY(SELECT blocked FROM blocks WHERE blocks.player = id ORDER BY since, blocked),
                ARRAY(SELECT since FROM blocks WHERE blocks.player = id ORDER BY since, blocked),
                url, secret, home, lang, is_on, failures, problem
            FROM players LEFT JOIN webhooks ON webhooks.player = id ",
            $which
        )
    };
}

/// A thousand profiles, those after an id.
pub(super) const AFTER: &str = select!("WHERE id > $1 ORDER BY id LIMIT 1000");

/// The profile of a player.
pub(super) async fn of(readers: &Readers, whose: Whose<'_>) -> Result<Option<Profile>, StoreError> {
    const BY_ID: &str = select!("WHERE id = $1");
    const BY_LOGIN: &str = select!("WHERE login = $1");
    let rows = match whose {
        Whose::Id(id) => readers.ask(BY_ID, &[&id]).await?,
        Whose::Login(login) => readers.ask(BY_LOGIN, &[&login]).await?,
    };
    rows.first().map(read).transpose()
}

pub(super) fn read(row: &Row) -> Result<Profile, StoreError> {
    let (login, password): (Option<String>, Option<String>) = (row.get(4), row.get(5));
    let (hashes, times): (Vec<Vec<u8>>, Vec<i64>) = (row.get(6), row.get(7));
    let (others, since): (Vec<String>, Vec<i64>) = (row.get(8), row.get(9));
    let session = |(hash, since): (Vec<u8>, i64)| {
        let short = |_| StoreError::Failed("a token is too short".to_owned());
        hash.try_into().map(|token_hash| Session { token_hash, since }).map_err(short)
    };
    Ok(Profile {
        id: row.get(0),
        name: row.get(1),
        number: row.get::<_, i32>(2) as u16,
        created: row.get(3),
        webhook: row.get::<_, Option<String>>(10).map(|_| calls::read(row, 10)),
        account: login.zip(password).map(|(login, password)| Account { login, password }),
        sessions: hashes.into_iter().zip(times).map(session).collect::<Result<_, _>>()?,
        blocked: others.into_iter().zip(since).map(|(player, since)| Blocked { player, since }).collect(),
    })
}
