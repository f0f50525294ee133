//! Players, as a store knows them.

use super::{Account, Webhook};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The public name for the machine.
    pub id: String,
    /// The name shown to others; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Tells guests without a name apart.
    pub number: u16,
    /// Whether it has a password.
    pub account: bool,
    /// The ids of those whom the player has blocked.
    pub blocked: Vec<String>,
    /// Whether it wants to be called.
    pub webhook: bool,
}

/// All that is kept of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The public name for the machine.
    pub id: String,
    /// The name shown to others.
    pub name: Option<String>,
    /// Tells guests without a name apart; not unique.
    pub number: u16,
    /// When the player came for the first time, in milliseconds since 1970.
    pub created: i64,
    /// How the player signs in; a guest does not.
    pub account: Option<Account>,
    /// Where the player wants to be called.
    pub webhook: Option<Webhook>,
    /// The browsers that know the player, the oldest first.
    pub sessions: Vec<Session>,
    /// Whom the player has blocked, the first first.
    pub blocked: Vec<Blocked>,
}

/// Somebody whom a player does not want to hear, nor at tables of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The id of the other; the store need not know it.
    pub player: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// A browser that knows a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of the secret by which the player is known again.
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
    /// A guest who comes for the first time.
    pub fn guest(id: String, number: u16, session: Session) -> Profile {
        let created = session.since;
        let (sessions, blocked) = (vec![session], Vec::new());
        Profile { id, name: None, number, created, account: None, webhook: None, sessions, blocked }
    }

    /// As others see it.
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
