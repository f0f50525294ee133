//! Webhooks: calls to players when it is their turn.

use std::fmt;

/// How long after the beginning of a turn its player is called, in milliseconds. A player who watches the table is not.
pub const GRACE: i64 = 15_000;

/// The webhook of a player.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// The secret that calls are signed with.
    pub secret: String,
    /// The address at which the player reaches the server.
    pub home: String,
    /// The language of the calls.
    pub lang: String,
    /// Whether it is on; it is turned off after too many failures.
    pub on: bool,
    /// How many calls have failed in a row.
    pub failures: u32,
    /// Why the last call failed.
    pub problem: Option<String>,
}

/// Without secrets: the address may contain one too.
impl fmt::Debug for Webhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Webhook { on, failures, problem, .. } = self;
        write!(f, "Webhook {{ url: …, secret: …, on: {on}, failures: {failures}, problem: {problem:?} }}")
    }
}

/// A pending call. A player has at most one per table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The player's id.
    pub player: String,
    /// The table.
    pub table: String,
    /// How many lines the table had when the turn began.
    pub since: u32,
    /// How many attempts were made.
    pub tries: u32,
    /// What lists show of the table.
    pub card: String,
    /// The webhook to call.
    pub webhook: Webhook,
}

/// An attempt of a call, claimed before it is made. The second claim is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The player's id.
    pub player: String,
    /// The table.
    pub table: String,
    /// How many lines the table had when the turn began.
    pub since: u32,
    /// How many attempts were made before.
    pub tries: u32,
    /// When the next attempt is due unless this one succeeds, in milliseconds since 1970; none after the last.
    pub again: Option<i64>,
}

/// The result of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// The player's id.
    pub player: String,
    /// The table; none for a test.
    pub table: Option<String>,
    /// Why it failed.
    pub problem: Option<String>,
    /// After how many failures in a row the webhook is turned off.
    pub patience: u32,
}
