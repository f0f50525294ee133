//! The task that writes.

use futures_util::future::try_join_all;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_postgres::Error;

use super::address::Address;
use super::change::make;
use super::session::{Session, failed, in_time};
use crate::store::StoreError;
use crate::store::change::Change;
use crate::store::jobs::{BATCH, Job, Jobs, Outcome, answer};

/// The task that writes. Like SQLite's writer, it makes all waiting changes in one transaction: they share the wait for the
/// disk, and the lock that every notification takes.
pub(super) struct Writer {
    jobs: Jobs,
    /// Gone once it has ended.
    task: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the task with an open connection.
    pub(super) fn start(address: Address, session: Session) -> Writer {
        let (jobs, waiting) = Jobs::new();
        let task = tokio::spawn(write(address, session, waiting));
        Writer { jobs, task: tokio::sync::Mutex::new(Some(task)) }
    }

    /// Makes a change; returns when it is committed.
    pub(super) async fn make(&self, change: Change) -> Outcome {
        self.jobs.make(change).await
    }

    /// Waits until all pending changes are made.
    pub(super) async fn close(&self) {
        self.jobs.close();
        if let Some(task) = self.task.lock().await.take() {
            task.await.ok();
        }
    }
}

/// Commits the waiting changes and reports their results, until the queue is closed.
async fn write(address: Address, session: Session, mut waiting: mpsc::Receiver<Job>) {
    let mut session = Some(session);
    let mut jobs = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut jobs, BATCH).await > 0 {
        // Servers lock rows in the same order, so they cannot deadlock.
        jobs.sort_by(|one, other| one.change.subject().cmp(&other.change.subject()));
        let (changes, answers): (Vec<_>, Vec<_>) = jobs.drain(..).map(|job| (job.change, job.answer)).unzip();
        let outcomes = in_time(commit_on(&mut session, &address, &changes)).await;
        if outcomes.is_err() {
            // The broken session is dropped; nobody waits for what it still does.
            session = None;
        }
        answer(answers, outcomes);
    }
}

async fn commit_on(
    session: &mut Option<Session>,
    address: &Address,
    changes: &[Change],
) -> Result<Vec<Outcome>, StoreError> {
    let open = match session.take().filter(|session| !session.is_closed()) {
        Some(open) => open,
        None => Session::open(address).await?,
    };
    let session = session.insert(open);
    match commit(session, changes).await {
        // A change that the database rejects must not fail the others.
        Err(_) if changes.len() > 1 && !session.is_closed() => {
            let mut outcomes = Vec::with_capacity(changes.len());
            for change in changes {
                let alone = commit(session, std::slice::from_ref(change)).await;
                outcomes.push(alone.map_or_else(|error| Err(failed(error)), |mut one| one.remove(0)));
            }
            Ok(outcomes)
        }
        outcomes => outcomes.map_err(failed),
    }
}

/// Makes changes in one transaction; if it fails, none is made.
async fn commit(session: &Session, changes: &[Change]) -> Result<Vec<Outcome>, Error> {
    session.say("BEGIN").await?;
    match try_join_all(changes.iter().map(|change| make(session, change))).await {
        Ok(outcomes) => session.say("COMMIT").await.map(|()| outcomes),
        Err(error) => {
            session.say("ROLLBACK").await?;
            Err(error)
        }
    }
}
