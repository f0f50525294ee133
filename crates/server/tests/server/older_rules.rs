//! Tables that began before the rules of their game were changed.

use std::sync::Arc;

use crate::kit::{Guest, TestServer, any, asked, made_earlier, play_while};
use dighouse_server::check;
use dighouse_server::store::{Kept, Sqlite, Store, copy};
use serde_json::{Value, json};

/// A table like the waiting one with this id, as a program with earlier rules made it; its id. Programs before rules modules
/// named none.
async fn made_with_rules(rules: u32, store: &dyn Store, waiting: &str) -> String {
    let change = |made: &mut Value| {
        assert!(made["rules"].as_u64() > Some(rules.into()), "these rules are not older");
        made["rules"] = json!(rules);
        made.as_object_mut().unwrap().remove("module");
    };
    made_earlier(store, waiting, change).await
}

fn step(table: &Value) -> u64 {
    table["game_now"]["step"].as_u64().unwrap()
}

/// Undoes an action of a guest at random as soon as that is possible.
async fn undo_something(guests: &[&Guest], id: &str) {
    let mut rng = any(7);
    let can_undo = |table: &Value| step(table) > 0 && table["game_now"]["no_undo"].is_null();
    for _ in 0..200 {
        for guest in guests {
            let table = guest.table(id).await;
            if can_undo(&table) {
                let undo = json!({ "seat": table["viewer"], "step": step(&table) });
                let undone = guest.post_at(id, "undo", undo).await.good();
                assert_eq!(step(&undone), step(&table) - 1);
                return;
            }
            if asked(&table) {
                guest.act(id, &mut rng).await;
            }
        }
    }
    panic!("nothing could be undone");
}

#[tokio::test]
async fn a_table_goes_on_under_the_rules_that_it_began_with() {
    let (mut server, store) = TestServer::open_with_store().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let new = ala.make_with(json!({ "game": "arnak", "seats": seats, "aids": true, "public": true })).await;
    let id = made_with_rules(2, &*store, &new).await;

    assert_eq!(olek.post_at(&id, "sit", json!({})).await.good()["phase"], "playing");
    undo_something(&[&ala, &olek], &id).await;
    let few = |table: &Value| step(table) < 24 || !asked(table);
    let before = play_while(&[&ala, &olek], &id, &mut any(2), few).await;
    let (asked, seat) = if asked(&before) { (&ala, 1) } else { (&olek, 2) };
    let ask = |what: &str| format!("/api/tables/{id}/{what}seat={seat}");
    assert!(asked.get(&ask("why-not?action=fly&")).await.good().is_object());
    asked.get(&ask("hint?")).await.refused(409, "old-rules");

    server.close().await;
    let (store, time) = (server.place.open().await, Arc::clone(&server.time));
    let server = TestServer::open_on(Arc::clone(&store), server.place.clone(), time, |_| ()).await;
    let (ala, olek) = (server.again(&ala), server.again(&olek));
    let after = ala.table(&id).await;
    assert_eq!((&after["game_now"], &after["log"]), (&before["game_now"], &before["log"]));
    // Bots know only the newest rules, so they finish this game at random.
    for guest in [&ala, &olek] {
        let seat = guest.table(&id).await["viewer"].clone();
        guest.post_at(&id, "resign", json!({ "seat": seat })).await.good();
    }
    let over = ala.until(&id, |table| table["phase"] == "over").await;
    assert_eq!(over["game_now"]["standings"].as_array().unwrap().len(), 2);

    let record = ala.get(&format!("/api/tables/{id}/record")).await.text;
    assert!(record.contains("\nrules 2\n"), "{record}");
    assert_eq!(ala.post("/api/verify", json!({ "record": record })).await.good()["ok"], true);
    let then = format!("/api/tables/{id}/replay/{}?as={}", step(&before), before["viewer"]);
    assert_eq!(ala.get(&then).await.good(), before["game_now"]["view"]);
    ala.get(&format!("/api/tables/{id}/analysis")).await.refused(409, "no-analysis");
    let next = ala.post_at(&id, "rematch", json!({})).await.good();
    let next = store.lines(next["id"].as_str().unwrap()).await.unwrap().unwrap();
    let newest = dighouse_shelf::shelf().game("arnak").unwrap().info().rules;
    let made: Value = serde_json::from_str(&next[0]).unwrap();
    assert_eq!(made["rules"], newest, "a rematch has the newest rules");
}

#[tokio::test]
async fn a_bot_at_an_older_table_plays_on_and_the_table_is_copied_and_checked() {
    let (server, store) = TestServer::open_with_store().await;
    let ala = server.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "greedy" }, { "kind": "open" }]);
    let new = ala.make_with(json!({ "game": "excavation-earth", "seats": seats })).await;
    let id = made_with_rules(2, &*store, &new).await;
    let olek = server.guest().await;
    olek.post_at(&id, "sit", json!({})).await.good();
    play_while(&[&ala, &olek], &id, &mut any(4), |table| step(table) < 16 || !asked(table)).await;

    let backup = Sqlite::temporary().unwrap();
    copy(store.inventory(), &backup).await.unwrap();
    let (mut inventory, mut actions) = (backup.inventory(), None);
    while let Some(kept) = inventory.recv().await {
        if let Kept::Table(table) = kept.unwrap()
            && table.id == id
        {
            actions = Some(check(dighouse_shelf::shelf(), &table).unwrap());
        }
    }
    assert!(actions >= Some(16), "{actions:?}");
}
