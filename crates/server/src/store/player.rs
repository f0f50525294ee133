//! Players.

use dighouse_table::Player;

use super::{Account, Webhook};

/// All that is kept of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The id.
    pub id: String,
    /// The name shown to others.
    pub name: Option<String>,
    /// Distinguishes guests without a name; not unique.
    pub number: u16,
    /// When the player first visited, in milliseconds since 1970.
    pub created: i64,
    /// The account; none for a guest.
    pub account: Option<Account>,
    /// The webhook.
    pub webhook: Option<Webhook>,
    /// The sessions, the oldest first.
    pub sessions: Vec<Session>,
    /// Whom the player has blocked, the oldest block first.
    pub blocked: Vec<Blocked>,
}

/// Somebody whom a player has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The id of the other, even if the store has no such player.
    pub player: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// A browser that is signed in as a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of the token in its cookie.
    pub token_hash: [u8; 32],
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// Whose profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose<'a> {
    /// That of the player with this id.
    Id(&'a str),
    /// That of the account with this login.
    Login(&'a str),
}

impl Profile {
    /// A new guest.
    pub fn guest(id: String, number: u16, session: Session) -> Profile {
        let created = session.since;
        let (sessions, blocked) = (vec![session], Vec::new());
        Profile { id, name: None, number, created, account: None, webhook: None, sessions, blocked }
    }

    /// The player, without what only the store needs.
    pub fn player(&self) -> Player {
        Player {
            id: self.id.clone(),
            name: self.name.clone(),
            number: self.number,
            account: self.account.is_some(),
            blocked: self.blocked.iter().map(|blocked| blocked.player.clone()).collect(),
            webhook: self.webhook.is_some(),
        }
    }
}
