//! The SQLite store.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use dighouse_server::store::{OpenError, Sqlite, Store};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::conformance::{self, Place, index, playing, texts};

/// A file in a folder that does not exist yet.
struct InAFile(TempDir);

impl Place for InAFile {
    type Store = Sqlite;

    fn new() -> InAFile {
        InAFile(tempfile::tempdir().unwrap())
    }

    async fn open(&self) -> Sqlite {
        Sqlite::open(&self.0.path().join("some/folder/dighouse.db")).unwrap()
    }
}

conformance::test!(InAFile);

fn refused(path: &Path) -> OpenError {
    Sqlite::open(path).err().expect("it cannot be opened")
}

#[tokio::test]
async fn a_temporary_store_is_like_any_other_and_alone() {
    let (one, other) = (Sqlite::temporary().unwrap(), Sqlite::temporary().unwrap());
    one.create("t", &texts(&["a"]), &index()).await.unwrap();
    assert_eq!(one.lines("t").await, Ok(Some(texts(&["a"]))));
    assert_eq!(other.lines("t").await, Ok(None));
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dighouse.db");
    let first = Sqlite::open(&path).unwrap();
    assert_eq!(refused(&path), OpenError::DatabaseInUse);
    #[cfg(unix)]
    {
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert_eq!(refused(&link), OpenError::DatabaseInUse);
    }
    first.create("t", &[], &index()).await.unwrap();

    first.close().await;
    let second = Sqlite::open(&path).unwrap();
    assert_eq!(refused(&path), OpenError::DatabaseInUse);
    drop(second);
    Sqlite::open(&path).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_database_is_one_file_with_a_lock_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("dighouse.db")).unwrap());
    store.create("t", &vec!["a".repeat(1000); 5000], &index()).await.unwrap();
    let read = |store: Arc<Sqlite>| tokio::spawn(async move { store.lines("t").await.is_ok() });
    let mut reads: Vec<_> = (0..20).map(|_| read(store.clone())).collect();
    // Some of the others are being read now.
    assert!(reads.remove(0).await.unwrap());
    store.close().await;
    let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["dighouse.db", "dighouse.db.lock"]);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dighouse.db");
    Sqlite::open(&path).unwrap().create("t", &texts(&["a"]), &index()).await.unwrap();
    let set_version = |version: u32| {
        Connection::open(&path).unwrap().pragma_update(None, "user_version", version).unwrap();
    };
    set_version(99);
    assert_eq!(refused(&path), OpenError::DatabaseTooNew { found: 99, known: 1 });
    set_version(1);
    assert_eq!(Sqlite::open(&path).unwrap().lines("t").await, Ok(Some(texts(&["a"]))));
}

#[test]
fn files_of_other_programs_are_refused_and_left_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let (text, other) = (folder.path().join("notes.txt"), folder.path().join("other.db"));
    fs::write(&text, "not a database, but long enough to look like one at first\n".repeat(100)).unwrap();
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE recipes (id INTEGER)").unwrap();
    for path in [text, other] {
        let before = fs::read(&path).unwrap();
        assert_eq!(refused(&path), OpenError::DatabaseForeign);
        assert!(fs::read(&path).unwrap() == before, "{}", path.display());
    }
}

#[test]
fn an_impossible_path_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    for path in [folder.path().to_owned(), folder.path().join("file/dighouse.db")] {
        assert!(matches!(refused(&path), OpenError::DatabaseFailed { .. }), "{}", path.display());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn appends_of_the_same_moment_share_a_commit() {
    const APPENDERS: usize = 200;
    const EACH: usize = 5;
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("dighouse.db")).unwrap());
    let before = store.commits();
    let appenders: Vec<_> = (0..APPENDERS)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                let table = table.to_string();
                store.create(&table, &[], &playing(0)).await.unwrap();
                for after in 0..EACH {
                    store.append(&table, after as u32, &texts(&["a"]), &playing(after + 1)).await.unwrap();
                }
            })
        })
        .collect();
    for appender in appenders {
        appender.await.unwrap();
    }
    let (changes, commits) = (APPENDERS * (EACH + 1), store.commits() - before);
    assert!(commits > EACH as u64, "each appender waits for its own: {commits}");
    assert!(commits * 10 < changes as u64, "{changes} changes took {commits} commits");
}
