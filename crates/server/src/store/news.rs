//! Changes by this and other servers.

use tokio::sync::mpsc::UnboundedReceiver;

/// A change in a store, by this server or another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has grown.
    Table {
        /// Its id.
        table: String,
        /// How many lines it has now.
        lines: u32,
        /// The ids of people whose turn it was or is, if that has changed.
        turned: Vec<String>,
    },
    /// A player has changed.
    Player {
        /// The player's id.
        id: String,
    },
    /// Changes may have been missed: anything may have changed.
    Gap,
}

/// A channel of changes, until the store is closed.
pub type NewsFeed = UnboundedReceiver<News>;
