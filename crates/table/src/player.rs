//! Players, as tables know them.

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The id.
    pub id: String,
    /// The name shown to others; none for a guest who has not chosen one.
    pub name: Option<String>,
    /// Distinguishes guests without a name.
    pub number: u16,
    /// Whether it has a password.
    pub account: bool,
    /// The ids of those whom the player has blocked.
    pub blocked: Vec<String>,
    /// Whether the player has a webhook.
    pub webhook: bool,
}
