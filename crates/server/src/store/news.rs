//! What other servers at the same store have done.

use tokio::sync::mpsc::UnboundedReceiver;

/// What was changed in a store, by this server or another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has so many lines now.
    Table {
        /// Its id.
        table: String,
        /// How many.
        lines: u32,
        /// The ids of people whose turn it was or is, if that has changed.
        turned: Vec<String>,
    },
    /// A player is not as before.
    Player {
        /// The player's id.
        id: String,
    },
    /// News may have been missed: anything may have changed.
    Gap,
}

/// News as they come, until the store is closed.
pub type NewsFeed = UnboundedReceiver<News>;
