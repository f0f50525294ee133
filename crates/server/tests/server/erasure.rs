//! Erasing players.

use std::fs;

use crate::accounts::claim;
use crate::kit::{Place, TestServer, any, play_out, two_at_a_table};
use dighouse_server::store::{KeptTable, Webhook, Which};
use dighouse_server::{Flaw, check, reports};
use serde_json::{Value, json};

/// The same table, as another version of the program would have kept it: of other rules, and with a kind of event that
/// is not known here.
fn of_another_version(kept: &KeptTable, id: &str, player: &str) -> KeptTable {
    let mut first: Value = serde_json::from_str(&kept.lines[0]).unwrap();
    first["rules"] = json!(999);
    let mut lines = kept.lines.clone();
    lines[0] = first.to_string();
    let person = json!({ "id": player, "name": "Ala", "number": 1234 });
    lines.push(json!({ "at": 1, "deed": "whispered", "seat": 1, "text": "my own words" }).to_string());
    lines.push(json!({ "at": 1, "deed": "waved", "from": [person], "mood": "good" }).to_string());
    KeptTable { id: id.to_owned(), lines, index: kept.index.clone() }
}

#[tokio::test]
async fn a_player_is_erased_from_tables_of_unknown_rules() {
    let (server, store) = TestServer::open_with_store().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    ala.put("/api/me", json!({ "name": "Ala" })).await.good();
    let named = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    olek.post_at(&named, "sit", json!({ "salt": "x" })).await.good();
    let said = ala.post_at(&named, "say", json!({ "seat": 1, "text": "my own words" })).await.good();
    olek.post_at(&named, "say", json!({ "seat": 2, "text": "his words" })).await.good();
    let seq = said["talk"].as_array().unwrap().last().unwrap()["seq"].clone();
    assert_eq!(olek.post_at(&named, "report", json!({ "seq": seq })).await.status, 204);

    let known = store.table(&named).await.unwrap().unwrap();
    let unknown = of_another_version(&known, "othertable12", &ala.id);
    store.create(&unknown.id, &unknown.lines, &unknown.index).await.unwrap();
    let address = format!("/api/tables/{}", unknown.id);
    olek.get(&address).await.refused(500, "unreadable-table");
    let [report] = <[_; 1]>::try_from(reports(&unknown)).unwrap();
    assert_eq!(report.remarks[0].name.as_deref(), Some("Ala"), "reports still print it");

    assert_eq!(ala.post("/api/me/forget", json!({})).await.status, 204);
    for table in [&named, &unknown.id, &id] {
        let kept = store.table(table).await.unwrap().unwrap();
        let text = format!("{kept:?}");
        assert!(!text.contains("Ala") && !text.contains("my own words"), "{text}");
    }
    let kept = store.table(&unknown.id).await.unwrap().unwrap();
    assert_eq!(kept.lines.len(), unknown.lines.len() + 1);
    assert!(kept.lines.last().unwrap().contains("forgotten"), "{kept:?}");
    let [report] = <[_; 1]>::try_from(reports(&kept)).unwrap();
    let remarks: Vec<_> = report.remarks.iter().map(|remark| (&remark.name, remark.text.as_str())).collect();
    assert_eq!(remarks, [(&None, ""), (&None, "his words")]);
    let waved: Value = serde_json::from_str(&kept.lines[kept.lines.len() - 2]).unwrap();
    assert_eq!((&waved["from"][0]["name"], &waved["mood"]), (&Value::Null, &json!("good")));
    assert!(
        matches!(check(dighouse_shelf::shelf(), &kept), Err(Flaw::TableUnreadable { .. })),
        "it is still of unknown rules"
    );
}

/// Everything that the database of a server holds: the bytes of its files, or all rows of its tables.
async fn stored_bytes(place: &Place) -> Vec<(String, Vec<u8>)> {
    match place {
        Place::Folder(folder) => fs::read_dir(folder.path())
            .unwrap()
            .map(|file| file.unwrap().path())
            .map(|file| (file.display().to_string(), fs::read(&file).unwrap()))
            .collect(),
        Place::Database(address) => {
            let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
            tokio::spawn(connection);
            let names = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()";
            let mut found = Vec::new();
            for name in client.query(names, &[]).await.unwrap() {
                let name: String = name.get(0);
                let rows = client.query(&format!("SELECT t::text FROM {name} t"), &[]).await.unwrap();
                let text: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
                found.push((name, text.join("\n").into_bytes()));
            }
            found
        }
    }
}

/// The files or tables that hold a text.
async fn holding(place: &Place, text: &str) -> Vec<String> {
    let found = stored_bytes(place).await.into_iter();
    let holds = |bytes: &[u8]| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    found.filter(|(_, bytes)| holds(bytes)).map(|(name, _)| name).collect()
}

#[tokio::test]
async fn an_erased_player_is_in_no_byte_of_the_database() {
    const NAME: &str = "Hieronymus";
    const REMARK: &str = "words for these ears only";
    const HOOK: &str = "https://hook.invalid/of-hieronymus";
    let (server, store) = TestServer::open_with_store().await;
    let (ala, olek) = (claim(&server.guest().await, NAME).await, server.guest().await);
    let webhook = Webhook {
        url: HOOK.to_owned(),
        secret: "secret".to_owned(),
        home: "https://dig.example".to_owned(),
        lang: "en".to_owned(),
        on: true,
        failures: 0,
        problem: None,
    };
    store.set_webhook(&ala.id, Some(webhook)).await.unwrap();
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let rng = &mut any(5);
    for round in 0..4 {
        let body = json!({ "game": "lost-code", "public": true, "seats": seats });
        let id = ala.make_with(body).await;
        olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
        for number in 0..20 {
            let text = format!("{REMARK} {number} {}", "and more ".repeat(40));
            let said = ala.post_at(&id, "say", json!({ "seat": 1, "text": text })).await.good();
            let seq = &said["talk"].as_array().unwrap().last().unwrap()["seq"];
            if number == 3 {
                assert_eq!(olek.post_at(&id, "report", json!({ "seq": seq })).await.status, 204);
            }
        }
        if round < 2 {
            play_out(&[&ala, &olek], &id, rng).await;
        }
        if round == 1 {
            let kept = store.table(&id).await.unwrap().unwrap();
            let unknown = of_another_version(&kept, "othertable12", &ala.id);
            store.create(&unknown.id, &unknown.lines, &unknown.index).await.unwrap();
        }
    }
    ala.make_with(json!({ "game": "lost-code", "public": true, "seats": seats })).await;
    let place = server.place.clone();
    for text in [NAME, REMARK, HOOK] {
        assert_ne!(holding(&place, text).await, Vec::<String>::new(), "the search finds {text}");
    }
    assert!(olek.get("/api/tables").await.text.contains(NAME), "the lobby shows it");

    let gone = ala.post("/api/me/forget", json!({ "password": "the owl of Minerva" })).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    for text in [NAME, "hieronymus", REMARK, HOOK] {
        assert_eq!(holding(&place, text).await, Vec::<String>::new(), "{text}");
    }
    assert!(!olek.get("/api/tables").await.text.contains(NAME));
    for table in [false, true] {
        for listed in store.list(Which::Of { player: &ala.id, over: table }, 99).await.unwrap() {
            let kept = store.table(&listed.table).await.unwrap().unwrap();
            assert!(
                reports(&kept).iter().flat_map(|report| &report.remarks).all(|remark| remark.text.is_empty())
            );
        }
    }
}

#[tokio::test]
async fn a_request_under_way_brings_nothing_back() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    ala.put("/api/me", json!({ "name": "Hieronymus" })).await.good();
    let id = olek.make(json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }])).await;
    ala.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
    let busy = {
        let (ala, id) = (ala.clone(), id.clone());
        tokio::spawn(async move {
            for _ in 0..40 {
                ala.post_at(&id, "say", json!({ "seat": 2, "text": "here I am" })).await;
                ala.post_at(&id, "leave", json!({ "seat": 2 })).await;
                ala.post_at(&id, "sit", json!({ "salt": "x" })).await;
            }
        })
    };
    assert_eq!(ala.post("/api/me/forget", json!({})).await.status, 204);
    busy.await.unwrap();
    for text in ["Hieronymus", "here I am"] {
        assert_eq!(holding(&server.place, text).await, Vec::<String>::new());
    }
}
