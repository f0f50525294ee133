//! The queue to the writer.

use std::sync::{Mutex, MutexGuard};

use tokio::sync::{mpsc, oneshot};

use super::change::Change;
use super::{StoreError, closed};

/// The most changes that share a commit.
pub(super) const BATCH: usize = 1024;

/// The result of a change.
pub(super) type Outcome = Result<(), StoreError>;

/// A change, and who waits for it.
pub(super) struct Job {
    pub(super) change: Change,
    pub(super) answer: oneshot::Sender<Outcome>,
}

/// Takes changes, in their order, until it is closed.
pub(super) struct Jobs(Mutex<Option<mpsc::Sender<Job>>>);

impl Jobs {
    /// The two ends of a queue.
    pub(super) fn new() -> (Jobs, mpsc::Receiver<Job>) {
        let (jobs, waiting) = mpsc::channel(BATCH);
        (Jobs(Mutex::new(Some(jobs))), waiting)
    }

    /// Makes a change; returns when it is committed.
    pub(super) async fn make(&self, change: Change) -> Outcome {
        let jobs = self.sender().clone();
        let (answer, outcome) = oneshot::channel();
        jobs.ok_or_else(closed)?.send(Job { change, answer }).await.map_err(|_| closed())?;
        outcome.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Takes no more.
    pub(super) fn close(&self) {
        drop(self.sender().take());
    }

    fn sender(&self) -> MutexGuard<'_, Option<mpsc::Sender<Job>>> {
        self.0.lock().expect("nothing that can panic is done with the lock")
    }
}

/// Reports the results of changes: of each, or one failure of all.
pub(super) fn answer(waiting: Vec<oneshot::Sender<Outcome>>, outcomes: Result<Vec<Outcome>, StoreError>) {
    if let Err(error) = &outcomes {
        tracing::error!(%error, changes = waiting.len(), "a commit failed");
    }
    let outcomes = outcomes.unwrap_or_else(|error| vec![Err(error); waiting.len()]);
    for (answer, outcome) in waiting.into_iter().zip(outcomes) {
        answer.send(outcome).ok();
    }
}
