//! A way to notify players.

use async_trait::async_trait;

use super::outbound::Failure;
use crate::store::StoreError;

/// Something to be delivered to a player.
pub(super) trait Notice: Send + Sync {
    /// The player's id.
    fn player(&self) -> &str;

    /// How many attempts were made.
    fn tries(&self) -> u32;
}

/// A way to notify players, with its own list of what is pending.
#[async_trait]
pub(super) trait Channel: Send + Sync {
    type Notice: Notice;

    /// At most `most` notices that are due before a moment, the earliest first.
    async fn due(&self, before: i64, most: u32) -> Result<Vec<Self::Notice>, StoreError>;

    /// Claims an attempt; false if another server has, or nothing is left to be said. The next attempt is due at `again`, in
    /// milliseconds since 1970; none after the last.
    async fn claim(&self, notice: &Self::Notice, again: Option<i64>) -> Result<bool, StoreError>;

    /// Makes an attempt. It ends by itself in a bounded time.
    async fn deliver(&self, notice: &Self::Notice, now: i64) -> Result<(), Failure>;

    /// Keeps the result of an attempt.
    async fn settle(&self, notice: Self::Notice, result: Result<(), Failure>) -> Result<(), StoreError>;
}
