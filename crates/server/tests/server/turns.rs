//! News about turns, on every page.

use std::time::Duration;

use crate::kit::{TestServer, any, play_while, two_at_a_table};
use serde_json::{Value, json};

#[tokio::test]
async fn a_stream_announces_turns_at_other_tables_too() {
    let server = TestServer::open().await;
    let (first, ala, olek) = two_at_a_table(&server).await;
    let (mut quiet, mut lobby) = (ala.watch("?quiet=true").await, olek.watch("").await);
    assert_eq!(quiet.turns().await, [&*first]);
    assert_eq!(lobby.turns().await, Vec::<String>::new());

    let second = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Ola" }])).await;
    let mut both = [first.clone(), second.clone()];
    both.sort();
    assert_eq!(quiet.turns().await, both);
    let mut elsewhere = ala.watch(&format!("?table={second}")).await;
    assert_eq!(elsewhere.turns().await, both);

    let asked = ala.table(&first).await["game_now"]["asked"].clone();
    let still = |table: &Value| table["game_now"]["asked"] == asked;
    play_while(&[&ala, &olek], &first, &mut any(1), still).await;
    lobby.until_turns(&[&first]).await;
    quiet.until_turns(&[&second]).await;
    elsewhere.until_turns(&[&second]).await;
}

#[tokio::test]
async fn strangers_get_no_turns() {
    let server = TestServer::open().await;
    two_at_a_table(&server).await;
    let mut events = server.stranger().watch("").await;
    assert_eq!(events.next().await.unwrap().name, "lobby");
    let soon = tokio::time::timeout(Duration::from_millis(300), events.turns()).await;
    assert!(soon.is_err(), "{soon:?}");
}
