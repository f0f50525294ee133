//! A killed process loses nothing that the store has acknowledged.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use std::{env, io, thread};

use dighouse_server::store::{Sqlite, Store, StoreError, Which};

use crate::conformance::playing;

/// Tells the child where its database is.
const CHILD: &str = "DIGHOUSE_TEST_CRASHING_CHILD";

const KILLS: u64 = 20;
const TABLES: usize = 8;

/// Lines that are appended together.
const TOGETHER: usize = 3;

fn name(table: usize) -> String {
    format!("table-{table}")
}

/// The lines that follow the first `after`.
fn next_lines(after: usize) -> Vec<String> {
    (after..after + TOGETHER).map(|number| format!("line {number} {}", "x".repeat(number % 500))).collect()
}

/// Not a test: what the test below starts, to kill it.
#[tokio::test(flavor = "multi_thread")]
async fn child_that_is_killed() {
    let Some(path) = env::var_os(CHILD) else { return };
    let store = Arc::new(Sqlite::open(Path::new(&path)).unwrap());
    let appenders: Vec<_> =
        (0..TABLES).map(|table| tokio::spawn(append_for_ever(store.clone(), table))).collect();
    for appender in appenders {
        appender.await.unwrap();
    }
}

async fn append_for_ever(store: Arc<Sqlite>, table: usize) {
    let id = name(table);
    match store.create(&id, &[], &playing(0)).await {
        Ok(()) | Err(StoreError::Taken) => {}
        Err(error) => panic!("{error}"),
    }
    let mut after = store.lines(&id).await.unwrap().unwrap().len();
    loop {
        let lines = next_lines(after);
        store.append(&id, after as u32, &lines, &playing(after + TOGETHER)).await.unwrap();
        after += TOGETHER;
        // In one piece, and past what the test harness captures.
        io::stdout().write_all(format!("\nack {table} {after}\n").as_bytes()).unwrap();
    }
}

/// Lets the child run for a while and kills it; the lines of each table that it acknowledged.
fn run_and_kill(path: &Path, life: Duration) -> [usize; TABLES] {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "crash::child_that_is_killed", "--nocapture"])
        .env(CHILD, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let reader = thread::spawn(move || {
        let mut acknowledged = [0; TABLES];
        for line in output.lines().map_while(Result::ok) {
            if let Some((table, lines)) = line.strip_prefix("ack ").and_then(|rest| rest.split_once(' ')) {
                acknowledged[table.parse::<usize>().unwrap()] = lines.parse().unwrap();
            }
        }
        acknowledged
    });
    thread::sleep(life);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_that_it_has_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dighouse.db");
    let mut promised = [0; TABLES];
    for kill in 0..KILLS {
        // Anything between the first steps of opening and the midst of writing.
        let life = Duration::from_millis(5 + kill * 7919 % 200);
        for (promise, acknowledged) in promised.iter_mut().zip(run_and_kill(&path, life)) {
            *promise = acknowledged.max(*promise);
        }
        check(&path, &promised).await;
    }
    assert!(promised.iter().all(|&lines| lines > 100), "too little happened: {promised:?}");
}

/// Checks that everything acknowledged is there, complete and in the index.
async fn check(path: &Path, promised: &[usize; TABLES]) {
    let store = Sqlite::open(path).unwrap();
    let listed = store.list(Which::Playing, u32::MAX).await.unwrap();
    for (table, &promised) in promised.iter().enumerate() {
        let lines = store.lines(&name(table)).await.unwrap().unwrap_or_default();
        assert!(lines.len() >= promised, "{} of {promised} lines are left", lines.len());
        let whole: Vec<String> = (0..lines.len()).step_by(TOGETHER).flat_map(next_lines).collect();
        assert!(lines == whole, "table {table} is torn");
        let card = listed.iter().find(|listed| listed.table == name(table)).map(|listed| &*listed.card);
        assert_eq!(card.unwrap_or("0"), lines.len().to_string());
    }
    store.close().await;
}
