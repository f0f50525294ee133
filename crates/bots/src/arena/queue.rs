//! The games that are still to be played.

use std::sync::atomic::{AtomicU64, Ordering};

/// Hands every game out once, in order, to any thread.
#[derive(Debug)]
pub(super) struct Queue {
    games: u64,
    next: AtomicU64,
    done: AtomicU64,
}

impl Queue {
    pub(super) fn new(games: u64) -> Queue {
        Queue { games, next: AtomicU64::new(0), done: AtomicU64::new(0) }
    }

    /// The next game, counted from 0.
    pub(super) fn next(&self) -> Option<u64> {
        let game = self.next.fetch_add(1, Ordering::Relaxed);
        (game < self.games).then_some(game)
    }

    /// Hands nothing more out. All games before the last one handed out are still played to their
    /// end, so the first failure is the same for any number of threads.
    pub(super) fn close(&self) {
        self.next.fetch_max(self.games, Ordering::Relaxed);
    }

    /// Counts a game as done; returns how many are.
    pub(super) fn done(&self) -> u64 {
        self.done.fetch_add(1, Ordering::Relaxed) + 1
    }
}
