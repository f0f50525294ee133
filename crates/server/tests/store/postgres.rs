//! The PostgreSQL store.

use std::sync::Arc;
use std::time::Duration;

use dighouse_server::store::{Index, News, NewsFeed, OpenError, Postgres, Store, StoreError};
use dighouse_testkit::Stop;
use tokio_postgres::NoTls;

use crate::conformance::{self, Place, all, guest, index, playing, texts};

/// Its own database.
struct OnAServer(String);

impl Place for OnAServer {
    type Store = Postgres;

    fn new() -> OnAServer {
        OnAServer(dighouse_testkit::fresh_database())
    }

    async fn open(&self) -> Postgres {
        Postgres::open(&self.0).await.unwrap()
    }
}

conformance::test!(OnAServer);

/// Changes a database without the store.
async fn meddle(address: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
}

async fn refused(address: &str) -> OpenError {
    Postgres::open(address).await.err().expect("it cannot be opened")
}

/// The next news, soon.
async fn next(news: &mut NewsFeed) -> News {
    tokio::time::timeout(Duration::from_secs(10), news.recv()).await.expect("news in time").unwrap()
}

fn grown(table: &str, lines: u32) -> News {
    turned(table, lines, &[])
}

fn turned(table: &str, lines: u32, people: &[&str]) -> News {
    News::Table { table: table.to_owned(), lines, turned: texts(people) }
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_turns_are_announced() {
    let store = Postgres::open(&dighouse_testkit::fresh_database()).await.unwrap();
    let mut news = store.news().unwrap();
    assert_eq!(next(&mut news).await, News::Gap);
    let asked = |people: &[&str]| Index { asked: texts(people), ..index() };
    store.create("t", &[], &asked(&["ann o'neill"])).await.unwrap();
    assert_eq!(next(&mut news).await, turned("t", 0, &["ann o'neill"]));
    store.append("t", 0, &texts(&["a"]), &asked(&["ann o'neill"])).await.unwrap();
    assert_eq!(next(&mut news).await, turned("t", 1, &[]));
    store.append("t", 1, &texts(&["b"]), &asked(&["bob", "eve"])).await.unwrap();
    assert_eq!(next(&mut news).await, turned("t", 2, &["ann o'neill", "bob", "eve"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_open_an_empty_database_together_all_find_it_made() {
    let address = dighouse_testkit::fresh_database();
    let open = |_| {
        let address = address.clone();
        async move { Postgres::open(&address).await.map(drop) }
    };
    assert_eq!(all((0..8).map(open)).await, vec![Ok(()); 8]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_by_one_server_is_seen_by_others_at_once_and_announced_soon() {
    let address = dighouse_testkit::fresh_database();
    let (one, other) = (Postgres::open(&address).await.unwrap(), Postgres::open(&address).await.unwrap());
    let mut news = other.news().unwrap();
    assert_eq!(next(&mut news).await, News::Gap, "what came before is not known");
    one.create("t", &texts(&["a"]), &index()).await.unwrap();
    assert_eq!(other.lines("t").await, Ok(Some(texts(&["a"]))));
    assert_eq!(other.append("t", 0, &texts(&["x"]), &index()).await, Err(StoreError::Conflict));
    other.append("t", 1, &texts(&["b", "c"]), &index()).await.unwrap();
    assert_eq!(one.append("t", 1, &texts(&["x"]), &index()).await, Err(StoreError::Conflict));
    one.add_player(&guest("ann o'neill", 1)).await.unwrap();
    one.rename("ann o'neill", "Ann").await.unwrap();
    assert_eq!(next(&mut news).await, grown("t", 1));
    assert_eq!(next(&mut news).await, grown("t", 3));
    let changed = || News::Player { id: "ann o'neill".to_owned() };
    assert_eq!(next(&mut news).await, changed());
    one.end_sessions("ann o'neill", None).await.unwrap();
    assert_eq!(next(&mut news).await, changed());
    one.remove_player("ann o'neill").await.unwrap();
    assert_eq!(next(&mut news).await, changed());
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_in_another_schema_are_not_announced() {
    let (here, there) = (dighouse_testkit::fresh_database(), dighouse_testkit::fresh_database());
    let (here, there) = (Postgres::open(&here).await.unwrap(), Postgres::open(&there).await.unwrap());
    let mut news = here.news().unwrap();
    assert_eq!(next(&mut news).await, News::Gap);
    there.create("there", &[], &index()).await.unwrap();
    here.create("here", &[], &index()).await.unwrap();
    assert_eq!(next(&mut news).await, grown("here", 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_that_change_the_same_tables_do_not_deadlock() {
    const TABLES: usize = 40;
    let address = dighouse_testkit::fresh_database();
    let stores =
        [Postgres::open(&address).await.unwrap(), Postgres::open(&address).await.unwrap()].map(Arc::new);
    for table in 0..TABLES {
        stores[0].create(&table.to_string(), &[], &playing(0)).await.unwrap();
    }
    for round in 0..10 {
        let append = |number: usize| {
            let store = stores[number % 2].clone();
            // One goes up, the other down.
            let table = if number.is_multiple_of(2) { number / 2 } else { TABLES - 1 - number / 2 };
            async move { store.append(&table.to_string(), round, &texts(&["x"]), &index()).await }
        };
        let outcomes = all((0..2 * TABLES).map(append)).await;
        let count = |wanted: Result<(), StoreError>| outcomes.iter().filter(|&one| *one == wanted).count();
        assert_eq!((count(Ok(())), count(Err(StoreError::Conflict))), (TABLES, TABLES), "{outcomes:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_that_the_database_rejects_does_not_affect_others() {
    let store = Arc::new(Postgres::open(&dighouse_testkit::fresh_database()).await.unwrap());
    let create = |number: usize| {
        let store = store.clone();
        let line = if number == 7 { "no \0 in PostgreSQL" } else { "fine" };
        async move { store.create(&number.to_string(), &texts(&[line]), &index()).await }
    };
    for (number, outcome) in all((0..50).map(create)).await.into_iter().enumerate() {
        assert_eq!(outcome.is_ok(), number != 7, "{number}: {outcome:?}");
        let kept = store.lines(&number.to_string()).await.unwrap().is_some();
        assert_eq!(kept, outcome.is_ok());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_comes_back_with_the_database() {
    let server = dighouse_testkit::Postgres::start().unwrap();
    let store = Postgres::open(&server.fresh_database()).await.unwrap();
    let mut news = store.news().unwrap();
    assert_eq!(next(&mut news).await, News::Gap);
    store.create("t", &texts(&["a"]), &index()).await.unwrap();
    assert_eq!(next(&mut news).await, grown("t", 1));
    for (stop, lines) in [(Stop::Fast, 1), (Stop::Immediate, 2)] {
        server.stop(stop).unwrap();
        assert!(matches!(store.lines("t").await, Err(StoreError::Failed(_))));
        assert!(matches!(
            store.append("t", lines, &texts(&["b"]), &index()).await,
            Err(StoreError::Failed(_))
        ));
        server.go_on().unwrap();
        assert_eq!(
            store.lines("t").await.unwrap().unwrap().len() as u32,
            lines,
            "nothing was kept meanwhile"
        );
        store.append("t", lines, &texts(&["b"]), &index()).await.unwrap();
        while next(&mut news).await != News::Gap {}
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_and_left_as_it_is() {
    let address = dighouse_testkit::fresh_database();
    Postgres::open(&address).await.unwrap().create("t", &texts(&["a"]), &index()).await.unwrap();
    meddle(&address, "UPDATE dighouse SET version = 99").await;
    assert_eq!(refused(&address).await, OpenError::DatabaseTooNew { found: 99, known: 2 });
    meddle(&address, "UPDATE dighouse SET version = 2").await;
    assert_eq!(Postgres::open(&address).await.unwrap().lines("t").await, Ok(Some(texts(&["a"]))));
}

#[tokio::test]
async fn databases_from_before_the_first_release_are_refused_and_left_as_they_are() {
    let schemas = [
        (include_str!("unreleased/postgres/1.sql"), "column blocks.blocked"),
        (include_str!("unreleased/postgres/2.sql"), "column blocks.blocked"),
        (include_str!("unreleased/postgres/3.sql"), "column blocks.blocked"),
        (include_str!("unreleased/postgres/4.sql"), "column blocks.blocked"),
        (include_str!("unreleased/postgres/5.sql"), "column calls.next"),
        (include_str!("unreleased/postgres/6.sql"), "column calls.next"),
    ];
    for (schema, what) in schemas {
        let address = dighouse_testkit::fresh_database();
        meddle(&address, &format!("{schema} UPDATE dighouse SET version = 1")).await;
        let differs = OpenError::DatabaseDiffers { found: 1, what: what.to_owned() };
        assert_eq!(refused(&address).await, differs);
        meddle(&address, "SELECT 1 / (2 - version) FROM dighouse").await;
    }
}

#[tokio::test]
async fn a_schema_that_somebody_changed_is_refused() {
    let changes = [
        ("ALTER TABLE players ADD COLUMN stars integer", "column players.stars"),
        ("ALTER TABLE tables ALTER COLUMN card DROP NOT NULL", "column tables.card"),
        ("DROP INDEX tables_due", "index tables_due"),
        ("CREATE INDEX by_name ON players (name)", "index by_name"),
        ("ALTER TABLE lines DROP CONSTRAINT lines_pkey", "constraint lines.lines_pkey"),
        ("DROP TABLE health", "column health.checked"),
    ];
    for (change, what) in changes {
        let address = dighouse_testkit::fresh_database();
        Postgres::open(&address).await.unwrap().close().await;
        meddle(&address, "CREATE TABLE of_another_program (id integer)").await;
        Postgres::open(&address).await.unwrap().close().await;
        meddle(&address, change).await;
        assert_eq!(refused(&address).await, OpenError::DatabaseDiffers { found: 2, what: what.to_owned() });
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_written_is_refused() {
    let address = dighouse_testkit::fresh_database();
    Postgres::open(&address).await.unwrap().close().await;
    let read_only = format!("{address}%20-cdefault_transaction_read_only%3Don");
    assert!(matches!(refused(&read_only).await, OpenError::DatabaseReadOnly { .. }));
}

/// The stored database of version 1, on a server of its own.
fn version_1(server: &dighouse_testkit::Postgres) -> String {
    let dump = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/databases/1.sql");
    server.restored_database(&std::fs::read_to_string(dump).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_open_an_older_database_together_upgrade_it_once() {
    let server = dighouse_testkit::Postgres::start().unwrap();
    let address = version_1(&server);
    let open = |_| {
        let address = address.clone();
        async move { Postgres::open(&address).await.map(drop) }
    };
    assert_eq!(all((0..8).map(open)).await, vec![Ok(()); 8]);
    meddle(&address, "SELECT 1 / (version - 1), 1 / (SELECT count(*) FROM health) FROM dighouse").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_not_upgraded_under_running_servers_of_an_older_version() {
    const LOCK: &str =
        "SELECT pg_advisory_lock_shared(hashtext('dighouse servers'), hashtext(current_schema()))";
    let server = dighouse_testkit::Postgres::start().unwrap();
    let address = version_1(&server);
    let older = OpenError::DatabaseOlderServers { found: 1, known: 2 };
    // Servers of version 1 are known by the name of their connections, later ones by their lock.
    for (name, sql) in [("dighouse", "SELECT 1"), ("any name", LOCK)] {
        let running = format!("{address}&application_name={}", name.replace(' ', "%20"));
        let (client, connection) = tokio_postgres::connect(&running, NoTls).await.unwrap();
        let connection = tokio::spawn(connection);
        client.batch_execute(sql).await.unwrap();
        assert_eq!(refused(&address).await, older);
        drop(client);
        connection.await.unwrap().unwrap();
    }
    let mut opened = Postgres::open(&address).await;
    // The database notices a moment later that a connection is gone.
    for _ in 0..100 {
        if opened.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        opened = Postgres::open(&address).await;
    }
    opened.unwrap().probe(1).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_database_was_upgraded_says_so_and_writes_nothing() {
    let server = dighouse_testkit::Postgres::start().unwrap();
    let address = server.fresh_database();
    let store = Postgres::open(&address).await.unwrap();
    store.create("t", &texts(&["a"]), &index()).await.unwrap();
    // A newer program can do so only when this server is not connected.
    server.cut_connections().unwrap();
    meddle(&address, "UPDATE dighouse SET version = 3").await;
    for outcome in [
        store.append("t", 1, &texts(&["b"]), &index()).await,
        store.append("t", 1, &texts(&["b"]), &index()).await,
        store.probe(1).await,
        store.lines("t").await.map(drop),
    ] {
        let Err(StoreError::Failed(what)) = outcome else { panic!("{outcome:?}") };
        assert!(what.contains("version 3") || what.contains("connection"), "{what}");
    }
    let Err(StoreError::Failed(what)) = store.probe(2).await else { panic!("it is of another version") };
    assert!(what.contains("version 3"), "{what}");
    meddle(&address, "UPDATE dighouse SET version = 2").await;
    store.append("t", 1, &texts(&["b"]), &index()).await.unwrap();
}

#[tokio::test]
async fn tables_of_other_programs_are_refused_and_left_as_they_are() {
    let address = dighouse_testkit::fresh_database();
    meddle(&address, "CREATE TABLE players (goals integer); INSERT INTO players VALUES (3)").await;
    assert_eq!(refused(&address).await, OpenError::DatabaseForeign);
    meddle(&address, "SELECT goals / 3 FROM players").await;
}

#[tokio::test]
async fn an_impossible_address_is_reported() {
    for wrong in ["nonsense", "postgres://localhost:port/x", "postgres://localhost/x?sslmode=perhaps"] {
        assert!(matches!(refused(wrong).await, OpenError::DatabaseAddress { .. }), "{wrong}");
    }
    for nobody in ["postgres://127.0.0.1:1/x?user=x", "postgres:///x?host=/nowhere&user=x"] {
        assert!(matches!(refused(nobody).await, OpenError::DatabaseFailed { .. }), "{nobody}");
    }
}
