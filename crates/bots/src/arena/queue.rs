//! The queue of games to be played.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Hands out every game once, in order, to any thread.
#[derive(Debug)]
pub(super) struct Queue {
    games: Vec<u64>,
    next: AtomicUsize,
}

impl Queue {
    pub(super) const fn new(games: Vec<u64>) -> Queue {
        Queue { games, next: AtomicUsize::new(0) }
    }

    /// The number of the next game.
    pub(super) fn next(&self) -> Option<u64> {
        self.games.get(self.next.fetch_add(1, Ordering::Relaxed)).copied()
    }

    /// Stops handing out games. All games handed out before are still played to their end, so the first failure is the
    /// same for any number of threads.
    pub(super) fn close(&self) {
        self.next.fetch_max(self.games.len(), Ordering::Relaxed);
    }
}
