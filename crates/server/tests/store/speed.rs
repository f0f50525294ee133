//! How fast appends are: `cargo test --release -p dighouse-server --test store speed -- --ignored --nocapture`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use dighouse_server::store::{Index, Sqlite, Store};

use crate::conformance::{playing, texts};

/// How long each measurement takes.
const TIME: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures, and proves nothing"]
async fn appends_a_second() {
    for appenders in [1, 8, 64, 1000] {
        measure(appenders).await;
    }
}

/// Lets each appender append to its own table, one line after the other.
async fn measure(appenders: usize) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("dighouse.db")).unwrap());
    for table in 0..appenders {
        store.create(&table.to_string(), &[], &index(0, table)).await.unwrap();
    }
    let (commits, began) = (store.commits(), Instant::now());
    let running: Vec<_> =
        (0..appenders).map(|table| tokio::spawn(append(store.clone(), table, began + TIME))).collect();
    let mut waits = Vec::new();
    for appender in running {
        waits.extend(appender.await.unwrap());
    }
    let (seconds, commits) = (began.elapsed().as_secs_f64(), store.commits() - commits);
    waits.sort();
    let milliseconds = |part: f64| waits[(waits.len() as f64 * part) as usize].as_secs_f64() * 1000.0;
    println!(
        "{appenders:4} appenders: {:6.0} appends/s, {:6.1} a commit, p50 {:6.2} ms, p99 {:6.2} ms, p99.9 {:6.2} ms",
        waits.len() as f64 / seconds,
        waits.len() as f64 / commits as f64,
        milliseconds(0.5),
        milliseconds(0.99),
        milliseconds(0.999),
    );
}

/// How long each append took.
async fn append(store: Arc<Sqlite>, table: usize, until: Instant) -> Vec<Duration> {
    let id = table.to_string();
    // About what an action takes.
    let line = texts(&[&format!("{{\"event\":\"played\",\"text\":\"{}\"}}", "x".repeat(120))]);
    let mut waits = Vec::new();
    while Instant::now() < until {
        let began = Instant::now();
        store.append(&id, waits.len() as u32, &line, &index(waits.len() + 1, table)).await.unwrap();
        waits.push(began.elapsed());
    }
    waits
}

/// A public game of four, with a card of the usual length.
fn index(lines: usize, table: usize) -> Index {
    let players = (0..4).map(|seat| format!("player-{}", table * 4 + seat)).collect();
    Index { players, card: "x".repeat(600), ..playing(lines) }
}
