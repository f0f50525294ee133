//! The thread that writes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use super::change::make;
use super::connection;
use super::damage::Damage;
use super::purge::Purges;
use crate::store::StoreError;
use crate::store::change::Change;
use crate::store::jobs::{BATCH, Job, Jobs, Outcome, answer};

/// How long closing the database waits for readers of the log.
const CLOSING: Duration = Duration::from_secs(5);

/// The thread that writes.
pub(super) struct Writer {
    jobs: Jobs,
    /// Gone once it has ended.
    thread: tokio::sync::Mutex<Option<JoinHandle<()>>>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// Starts the thread. It keeps `held` until it has closed the connection.
    pub(super) fn start(connection: Connection, damage: Damage, held: impl Send + 'static) -> Writer {
        let (jobs, waiting) = Jobs::new();
        let commits = Arc::new(AtomicU64::new(0));
        let counted = commits.clone();
        let thread = thread::spawn(move || {
            write(connection, waiting, &counted, &damage);
            drop(held);
        });
        Writer { jobs, thread: tokio::sync::Mutex::new(Some(thread)), commits }
    }

    /// Makes a change; returns when it is on disk.
    pub(super) async fn make(&self, change: Change) -> Outcome {
        self.jobs.make(change).await
    }

    /// How many transactions were committed.
    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Waits until all pending changes are made and the database is closed.
    pub(super) async fn close(&self) {
        self.jobs.close();
        let mut thread = self.thread.lock().await;
        if let Some(thread) = thread.take() {
            spawn_blocking(|| thread.join()).await.ok();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs.close();
        if let Some(thread) = self.thread.get_mut().take() {
            thread.join().ok();
        }
    }
}

/// Commits the waiting changes and reports their results, until the queue is closed.
fn write(mut database: Connection, mut waiting: mpsc::Receiver<Job>, commits: &AtomicU64, damage: &Damage) {
    let mut jobs = Vec::with_capacity(BATCH);
    let mut purges = Purges::default();
    while waiting.blocking_recv_many(&mut jobs, BATCH) > 0 {
        let (changes, answers): (Vec<_>, Vec<_>) = jobs.drain(..).map(|job| (job.change, job.answer)).unzip();
        let outcomes = commit(&mut database, &changes)
            .map(|outcomes| purged(&database, &mut purges, &changes, outcomes));
        let outcomes = outcomes.inspect_err(|error| damage.notice(error));
        outcomes
            .iter()
            .flatten()
            .flat_map(|outcome| outcome.as_ref().err())
            .for_each(|error| damage.notice(error));
        answer(answers, outcomes.inspect(|_| _ = commits.fetch_add(1, Ordering::Relaxed)));
    }
    // Moves the write-ahead log into the file.
    connection::empty_log(&database, CLOSING).ok();
}

/// Purges the files after the commit if some change asks for it.
fn purged(
    database: &Connection,
    purges: &mut Purges,
    changes: &[Change],
    mut outcomes: Vec<Outcome>,
) -> Vec<Outcome> {
    let asks = |change: &Change| matches!(change, Change::Purge);
    if changes.iter().any(asks) {
        let purged = purges.purge(database);
        for (_, outcome) in changes.iter().zip(&mut outcomes).filter(|(change, _)| asks(change)) {
            outcome.clone_from(&purged);
        }
    }
    outcomes
}

/// Makes changes in one transaction. A refused change leaves nothing behind; if the transaction fails, none is made.
fn commit(database: &mut Connection, changes: &[Change]) -> Result<Vec<Outcome>, StoreError> {
    let mut transaction = database.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut outcomes = Vec::with_capacity(changes.len());
    for change in changes {
        let savepoint = transaction.savepoint()?;
        let outcome = make(&savepoint, change);
        match &outcome {
            Ok(()) => savepoint.commit()?,
            // A full disk ends the whole transaction.
            Err(error) if savepoint.is_autocommit() => return Err(error.clone()),
            Err(_) => savepoint.finish()?,
        }
        outcomes.push(outcome);
    }
    transaction.commit()?;
    Ok(outcomes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Index;
    use crate::store::Phase;
    use crate::store::sqlite::{query, schema};

    fn lines(database: &Connection, table: &str) -> Option<Vec<String>> {
        query::lines_after(database, table, 0).unwrap()
    }

    fn database() -> Connection {
        let mut database = Connection::open_in_memory().unwrap();
        schema::migrate(&mut database, schema::VERSIONS, 0).unwrap();
        database
    }

    fn table(id: &str, line: &str) -> Change {
        let index = Index {
            phase: Phase::Playing,
            public: true,
            has_open_seat: false,
            bot_to_move: false,
            due: None,
            rated: None,
            asked: vec![],
            changed: 1,
            players: vec!["p".to_owned()],
            card: "{}".to_owned(),
        };
        Change::Create { table: id.to_owned(), lines: vec![line.to_owned()], index }
    }

    fn limit_pages(database: &Connection, pages: u32) {
        database.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
    }

    #[test]
    fn a_refusal_does_not_affect_other_changes_of_the_batch() {
        let mut database = database();
        let outcomes =
            commit(&mut database, &[table("a", "first"), table("a", "again"), table("b", "other")]).unwrap();
        assert_eq!(outcomes, [Ok(()), Err(StoreError::Taken), Ok(())]);
        assert_eq!(lines(&database, "a").unwrap(), ["first"]);
        assert_eq!(lines(&database, "b").unwrap(), ["other"]);
    }

    #[test]
    fn a_change_that_fails_half_way_leaves_nothing_behind() {
        let mut database = database();
        let trap = "CREATE TRIGGER trap BEFORE INSERT ON lines WHEN NEW.text = 'bad' BEGIN SELECT RAISE(ABORT, ''); END";
        database.execute_batch(trap).unwrap();
        let outcomes =
            commit(&mut database, &[table("a", "good"), table("b", "bad"), table("c", "good")]).unwrap();
        assert!(matches!(outcomes[..], [Ok(()), Err(StoreError::Failed(_)), Ok(())]), "{outcomes:?}");
        assert_eq!(lines(&database, "b"), None);
        assert_eq!(query::playing(&database, 9).unwrap().len(), 2);
    }

    #[test]
    fn a_full_disk_fails_the_whole_batch_and_then_writing_resumes() {
        let mut database = database();
        let pages: u32 = database.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        limit_pages(&database, pages + 4);
        let long = "x".repeat(100_000);
        let full = commit(&mut database, &[table("a", "short"), table("b", &long), table("c", "short")]);
        assert_eq!(full, Err(StoreError::Failed("database or disk is full".to_owned())));
        assert!(query::playing(&database, 9).unwrap().is_empty());

        limit_pages(&database, u32::MAX);
        assert_eq!(commit(&mut database, &[table("d", &long)]), Ok(vec![Ok(())]));
    }
}
