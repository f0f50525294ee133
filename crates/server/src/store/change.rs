//! Changes of a store.

use super::{AccountChange, Blocked, Called, Claim, Index, Profile, SignIn, Webhook};

/// A change of a store. The method of [`super::Store`] with the same name says what is promised.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are the arguments of those methods")]
pub enum Change {
    AddPlayer(Profile),
    Rename { id: String, name: String },
    SetAccount(AccountChange),
    SignIn(SignIn),
    EndSessions { player: String, token_hash: Option<[u8; 32]> },
    Block { player: String, blocked: Blocked },
    Unblock { player: String, blocked: String },
    RemovePlayer { id: String },
    RemoveIdleGuests { before: i64, most: u32 },
    SetWebhook { player: String, webhook: Option<Webhook> },
    ClaimCall(Claim),
    Called(Called),
    SawTurn { player: String, table: String },
    Probe { at: i64 },
    Purge,
    Create { table: String, lines: Vec<String>, index: Index },
    Append { table: String, after: u32, lines: Vec<String>, index: Index },
    Redact { table: String, after: u32, redacted: Vec<(u32, String)>, lines: Vec<String>, index: Index },
}

impl Change {
    /// Which player or table it changes.
    pub(super) fn subject(&self) -> (bool, &str) {
        match self {
            Change::AddPlayer(Profile { id, .. })
            | Change::Rename { id, .. }
            | Change::SetAccount(AccountChange { player: id, .. })
            | Change::SignIn(SignIn { player: id, .. })
            | Change::EndSessions { player: id, .. }
            | Change::Block { player: id, .. }
            | Change::Unblock { player: id, .. }
            | Change::RemovePlayer { id }
            | Change::SetWebhook { player: id, .. }
            | Change::Called(Called { player: id, table: None, .. }) => (false, id),
            // Whoever is idle changes nothing else.
            Change::Probe { .. } | Change::Purge | Change::RemoveIdleGuests { .. } => (false, ""),
            Change::Create { table, .. }
            | Change::Append { table, .. }
            | Change::Redact { table, .. }
            | Change::ClaimCall(Claim { table, .. })
            | Change::Called(Called { table: Some(table), .. })
            | Change::SawTurn { table, .. } => (true, table),
        }
    }
}
