//! Accounts.

use super::Session;

/// How a player signs in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The form in which names are compared; unique among accounts.
    pub login: String,
    /// The hash of the password, with its salt and its cost.
    pub password: String,
}

/// A new account, or a change of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountChange {
    /// The player's id.
    pub player: String,
    /// The hash of the password that the account has now; none for a guest.
    pub was: Option<String>,
    /// The name shown to others.
    pub name: String,
    /// The account.
    pub account: Account,
    /// The only session from now on; if none, all sessions stay.
    pub only: Option<Session>,
}

/// Signing in to an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The player's id.
    pub player: String,
    /// The hash that the password was checked against.
    pub password: String,
    /// The new session.
    pub session: Session,
    /// The token of the browser's previous session, which ends.
    pub instead_of: Option<[u8; 32]>,
}
