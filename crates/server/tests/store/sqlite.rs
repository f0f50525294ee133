//! The SQLite store.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use dighouse_server::store::{Index, Inventory, Kept, OpenError, Sqlite, Store, StoreError};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::conformance::{self, Place, guest, index, playing, texts};

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
    assert_eq!(refused(&path), OpenError::DatabaseTooNew { found: 99, known: 2 });
    set_version(2);
    assert_eq!(Sqlite::open(&path).unwrap().lines("t").await, Ok(Some(texts(&["a"]))));
}

/// A database as a development version before the first release made it: like all of them, it states version 1.
fn unreleased(path: &Path, schema: &str) {
    let database = Connection::open(path).unwrap();
    database.execute_batch(schema).unwrap();
    database.pragma_update(None, "application_id", i32::from_be_bytes(*b"digh")).unwrap();
    database.pragma_update(None, "user_version", 1).unwrap();
}

#[test]
fn databases_from_before_the_first_release_are_refused_and_left_as_they_are() {
    let schemas = [
        (include_str!("unreleased/sqlite/1.sql"), "index blocks_by_blocked"),
        (include_str!("unreleased/sqlite/2.sql"), "index blocks_by_blocked"),
        (include_str!("unreleased/sqlite/3.sql"), "index blocks_by_blocked"),
        (include_str!("unreleased/sqlite/4.sql"), "index blocks_by_blocked"),
        (include_str!("unreleased/sqlite/5.sql"), "index calls_by_table"),
        (include_str!("unreleased/sqlite/6.sql"), "index calls_by_table"),
    ];
    for (schema, what) in schemas {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("dighouse.db");
        unreleased(&path, schema);
        let before = fs::read(&path).unwrap();
        let differs = OpenError::DatabaseDiffers { found: 1, what: what.to_owned() };
        assert_eq!(refused(&path), differs);
        assert_eq!(Sqlite::look_into(&path).err(), Some(differs));
        assert!(fs::read(&path).unwrap() == before);
    }
}

/// A copy of the stored database of version 1.
fn version_1(folder: &TempDir) -> PathBuf {
    let path = folder.path().join("dighouse.db");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/databases/1.sqlite"), &path).unwrap();
    path
}

fn stated(path: &Path) -> u32 {
    Connection::open(path).unwrap().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

/// How many players and tables there are.
async fn counted(mut inventory: Inventory) -> (usize, usize) {
    let (mut players, mut tables) = (0, 0);
    while let Some(kept) = inventory.recv().await {
        match kept.unwrap() {
            Kept::Player(_) => players += 1,
            Kept::Table(_) => tables += 1,
        }
    }
    (players, tables)
}

#[tokio::test]
async fn an_older_database_is_copied_before_it_is_upgraded() {
    let folder = tempfile::tempdir().unwrap();
    let path = version_1(&folder);
    let store = Sqlite::open(&path).unwrap();
    let all = counted(store.inventory()).await;
    assert_eq!(all, (3, 7));
    store.close().await;
    assert_eq!(stated(&path), 2);
    let copy = folder.path().join("dighouse.db.version-1");
    assert_eq!(stated(&copy), 1);
    assert_eq!(counted(Sqlite::look_into(&copy).unwrap()).await, all, "the copy is complete");
    assert_eq!(stated(&copy), 1, "looking into it does not change it");
}

#[tokio::test]
async fn without_a_copy_nothing_is_upgraded() {
    let folder = tempfile::tempdir().unwrap();
    let path = version_1(&folder);
    let before = fs::read(&path).unwrap();
    fs::create_dir(folder.path().join("dighouse.db.version-1.part")).unwrap();
    assert!(matches!(refused(&path), OpenError::DatabaseNotCopied { .. }));
    assert!(fs::read(&path).unwrap() == before);
}

#[tokio::test]
async fn a_damaged_file_is_refused_and_damage_is_noticed_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dighouse.db");
    let store = Sqlite::open(&path).unwrap();
    for table in 0..50 {
        store.create(&table.to_string(), &vec!["x".repeat(900); 20], &playing(0)).await.unwrap();
    }
    store.close().await;
    let store = Sqlite::open(&path).unwrap();
    store.probe(1).await.unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let from = bytes.len() / 4;
    bytes[from..].fill(0xAB);
    fs::write(&path, bytes).unwrap();
    let mut failed = false;
    for table in 0..50 {
        failed |= matches!(store.lines(&table.to_string()).await, Err(StoreError::Damaged(_)));
    }
    assert!(failed);
    assert!(matches!(store.probe(2).await, Err(StoreError::Damaged(_))));
    drop(store);
    assert!(matches!(refused(&path), OpenError::DatabaseDamaged { .. }));
}

#[tokio::test]
async fn a_database_that_others_changed_fails_its_probe() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dighouse.db");
    let store = Sqlite::open(&path).unwrap();
    store.probe(1).await.unwrap();
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 1).unwrap();
    let Err(StoreError::Failed(what)) = store.probe(2).await else { panic!("it is of another version") };
    assert!(what.contains("version 1"), "{what}");
}

#[cfg(unix)]
#[tokio::test]
async fn only_their_owner_may_read_the_files_of_a_database() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let mode = |name: &str| fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
    let path = version_1(&folder);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let (upgraded, new) =
        (Sqlite::open(&path).unwrap(), Sqlite::open(&folder.path().join("new.db")).unwrap());
    upgraded.probe(1).await.unwrap();
    new.probe(1).await.unwrap();
    let names = ["dighouse.db", "dighouse.db-wal", "dighouse.db-shm", "dighouse.db.version-1"];
    for name in names.into_iter().chain(["new.db", "new.db-wal", "new.db-shm", "new.db.lock"]) {
        assert_eq!(mode(name), 0o600, "{name}");
    }
}

#[tokio::test]
async fn what_was_deleted_is_in_no_file_after_a_purge() {
    const NAME: &str = "Hieronymus Ephemeral";
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("dighouse.db")).unwrap();
    store.add_player(&guest("p", 1)).await.unwrap();
    store.rename("p", NAME).await.unwrap();
    for table in ["a", "b", "c"] {
        let lines = vec![format!("{NAME} {}", "and more ".repeat(1000)); 30];
        store.create(table, &lines, &Index { card: NAME.to_owned(), ..index() }).await.unwrap();
        let redacted: Vec<_> = (0..30).map(|line| (line, "nothing".to_owned())).collect();
        store.redact(table, 30, &redacted, &[], &index()).await.unwrap();
    }
    store.remove_player("p").await.unwrap();
    let found = || {
        let holds =
            |file: &PathBuf| fs::read(file).unwrap().windows(NAME.len()).any(|part| part == NAME.as_bytes());
        let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        files.filter(holds).collect::<Vec<_>>()
    };
    assert_ne!(found(), Vec::<PathBuf>::new(), "the log still has it");
    store.purge().await.unwrap();
    assert_eq!(found(), Vec::<PathBuf>::new());
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
