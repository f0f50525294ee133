//! Players, as a store knows them.

use super::Account;

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
    /// The browsers that know the player, the oldest first.
    pub sessions: Vec<Session>,
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
        Profile { id, name: None, number, created, account: None, sessions: vec![session] }
    }

    /// As others see it.
    pub fn player(&self) -> Player {
        Player {
            id: self.id.clone(),
            name: self.name.clone(),
            number: self.number,
            account: self.account.is_some(),
        }
    }
}
