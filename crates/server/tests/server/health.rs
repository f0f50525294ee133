//! `/healthz` and `/livez`.

use std::fs;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use crate::kit::{Place, TestServer, two_at_a_table};
use dighouse_server::store::Store;
use serde_json::json;

/// Runs SQL in the database of a server.
async fn meddle(place: &Place, sqlite: &str, postgres: &str) {
    match place {
        Place::Folder(folder) => {
            let file = folder.path().join("dighouse.sqlite");
            rusqlite::Connection::open(file).unwrap().execute_batch(sqlite).unwrap();
        }
        Place::Database(address) => {
            let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
            tokio::spawn(connection);
            client.batch_execute(postgres).await.unwrap();
        }
    }
}

/// Waits until the server is not healthy, which it is still said to be for a second; why.
async fn unhealthy(server: &TestServer) -> String {
    loop {
        let answer = server.stranger().get("/healthz").await;
        if answer.status != 200 {
            return answer.refused(503, "unhealthy")["what"].as_str().unwrap().to_owned();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_health_check_writes_to_the_database() {
    let server = TestServer::open().await;
    assert_eq!(server.stranger().get("/healthz").await.text, "ok\n");
    let written = "SELECT 1 / checked FROM health";
    meddle(
        &server.place,
        "CREATE TEMP TABLE t (x CHECK (x > 0)); INSERT INTO t SELECT checked FROM health",
        written,
    )
    .await;
}

#[tokio::test]
async fn health_checks_are_not_rate_limited() {
    let server = TestServer::open_with(|config| config.rate = NonZeroU32::new(1)).await;
    for path in ["/healthz", "/livez"] {
        for _ in 0..50 {
            assert_eq!(server.stranger().get(path).await.text, "ok\n");
        }
    }
    let mut limited = false;
    for _ in 0..50 {
        limited |= server.stranger().get("/api/house").await.status == 429;
    }
    assert!(limited, "everything else is");
}

#[tokio::test]
async fn a_server_with_another_schema_is_not_healthy_but_alive() {
    let server = TestServer::open().await;
    server.is_healthy_again().await;
    meddle(&server.place, "PRAGMA user_version = 1", "UPDATE dighouse SET version = 1").await;
    let why = unhealthy(&server).await;
    assert!(why.contains("version 1") && why.contains("version 2"), "{why}");
    assert_eq!(server.stranger().get("/livez").await.text, "ok\n");
    meddle(&server.place, "PRAGMA user_version = 2", "UPDATE dighouse SET version = 2").await;
    server.is_healthy_again().await;
}

#[tokio::test]
async fn a_server_whose_file_is_damaged_is_not_healthy() {
    let place = Place::new();
    let Place::Folder(folder) = &place else { return };
    let mut server = TestServer::open_in(place.clone(), |_| ()).await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        let (id, ala, _) = two_at_a_table(&server).await;
        ala.post_at(&id, "say", json!({ "seat": ala.table(&id).await["viewer"], "text": "x".repeat(400) }))
            .await
            .good();
        tables.push((id, ala));
    }
    server.close().await;
    let store: Arc<dyn Store> = place.open().await;
    let server = TestServer::open_on(store, place.clone(), TestServer::opening_time(), |_| ()).await;
    server.is_healthy_again().await;
    let file = folder.path().join("dighouse.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    let from = bytes.len() / 8;
    bytes[from..].fill(0xAB);
    fs::write(&file, bytes).unwrap();
    for (id, ala) in &tables {
        server.again(ala).get(&format!("/api/tables/{id}")).await;
    }
    let why = unhealthy(&server).await;
    assert!(why.contains("damaged"), "{why}");
}
