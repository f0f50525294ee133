//! Players who want to be called when it is their turn.

use std::fmt;

/// How long after a turn has come its player is called, in milliseconds: whoever looks at the table is told by it.
pub const GRACE: i64 = 15_000;

/// An address that a player wants to be called at.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// What calls are signed with.
    pub secret: String,
    /// Where the player finds the house.
    pub home: String,
    /// The language of the calls.
    pub lang: String,
    /// Whether it is called; not any more when it failed too often.
    pub on: bool,
    /// How often it has failed in a row.
    pub failures: u32,
    /// Why it failed the last time.
    pub problem: Option<String>,
}

/// Addresses have secrets in them too.
impl fmt::Debug for Webhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Webhook { on, failures, problem, .. } = self;
        write!(f, "Webhook {{ url: …, secret: …, on: {on}, failures: {failures}, problem: {problem:?} }}")
    }
}

/// A turn that a player is to be called to. Each has one at most at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The player's id.
    pub player: String,
    /// The table.
    pub table: String,
    /// How many lines the table had when the turn had come.
    pub since: u32,
    /// How often it was tried.
    pub tries: u32,
    /// What lists show of the table.
    pub card: String,
    /// Where to.
    pub webhook: Webhook,
}

/// A try to call somebody, claimed before it is made: who claims it second is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The player's id.
    pub player: String,
    /// The table.
    pub table: String,
    /// How many lines the table had when the turn had come.
    pub since: u32,
    /// How often it was tried before.
    pub tries: u32,
    /// When it is to be tried again unless it succeeds, in milliseconds since 1970; none if that was the last try.
    pub again: Option<i64>,
}

/// What came of calling a webhook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// The player's id.
    pub player: String,
    /// The table; none if it was only tried out.
    pub table: Option<String>,
    /// Why it failed.
    pub problem: Option<String>,
    /// How many failures in a row are too many.
    pub patience: u32,
}
