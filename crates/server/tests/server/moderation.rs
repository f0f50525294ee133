//! Blocks and reports.

use crate::kit::{Guest, TestServer, two_at_a_table};
use dighouse_server::store::{Kept, Store};
use dighouse_server::{Remark, Report};
use serde_json::{Value, json};

/// The remarks that a guest sees at a table.
async fn heard(guest: &Guest, id: &str) -> Vec<String> {
    remarks(&guest.table(id).await["talk"])
}

fn remarks(talk: &Value) -> Vec<String> {
    let talk = talk.as_array().unwrap().iter();
    talk.filter_map(|line| line["event"]["text"].as_str().map(str::to_owned)).collect()
}

async fn seat(guest: &Guest, id: &str) -> Value {
    guest.table(id).await["viewer"].clone()
}

async fn say(guest: &Guest, id: &str, text: &str) -> Value {
    guest.post_at(id, "say", json!({ "seat": seat(guest, id).await, "text": text })).await.good()
}

async fn block(guest: &Guest, id: &str, other: &Guest, blocked: bool) {
    let answer =
        guest.post_at(id, "block", json!({ "seat": seat(other, id).await, "blocked": blocked })).await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

#[tokio::test]
async fn remarks_of_a_blocked_player_are_not_sent() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let rude = seat(&olek, &id).await;
    say(&olek, &id, "how rude").await;
    say(&ala, &id, "hm").await;
    let mut stream = ala.watch(&format!("?table={id}")).await;
    assert_eq!(remarks(&stream.news().await["talk"]), ["how rude", "hm"]);
    block(&ala, &id, &olek, true).await;
    assert_eq!(heard(&ala, &id).await, ["hm"]);
    assert_eq!(heard(&olek, &id).await, ["how rude", "hm"], "the other is not told");
    say(&olek, &id, "ruder still").await;
    let news = stream.news().await;
    assert_eq!(remarks(&news["talk"]), [] as [&str; 0], "{news}");
    let blocked = |table: &Value| {
        table["seats"].as_array().unwrap().iter().map(|seat| seat["blocked"] == true).collect::<Vec<_>>()
    };
    assert_eq!(blocked(&news).iter().filter(|&&blocked| blocked).count(), 1);
    assert!(!blocked(&olek.table(&id).await).contains(&true));
    assert_eq!(
        remarks(&say(&ala, &id, "peace").await["talk"]),
        ["hm", "peace"],
        "nor in the answer to a request"
    );
    let server = server.reopen().await;
    let [ala, olek] = [&ala, &olek].map(|guest| server.again(guest));
    assert_eq!(heard(&ala, &id).await, ["hm", "peace"]);
    ala.post_at(&id, "resign", json!({ "seat": seat(&ala, &id).await })).await.good();
    olek.post_at(&id, "resign", json!({ "seat": seat(&olek, &id).await })).await.good();
    olek.until(&id, |table| table["phase"] == "over").await;
    let replay = ala.get(&format!("/api/tables/{id}/replay")).await.good();
    assert_eq!(remarks(&replay["talk"]), ["hm", "peace"]);
    ala.post_at(&id, "block", json!({ "seat": rude, "blocked": false })).await;
    assert_eq!(heard(&ala, &id).await, ["how rude", "hm", "ruder still", "peace"]);
}

#[tokio::test]
async fn a_blocked_player_cannot_join_tables_of_the_other() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    block(&ala, &id, &olek, true).await;
    let hers = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    olek.post_at(&hers, "sit", json!({ "salt": "x" })).await.refused(403, "not-welcome");
    let his = olek.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    ala.post_at(&his, "sit", json!({ "salt": "x" })).await.good();
    block(&ala, &id, &olek, false).await;
    olek.post_at(&hers, "sit", json!({ "salt": "x" })).await.good();
}

#[tokio::test]
async fn the_list_of_blocked_players_is_private() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    olek.put("/api/me", json!({ "name": "Olek" })).await.good();
    block(&ala, &id, &olek, true).await;
    block(&ala, &id, &olek, true).await;
    let answer = ala.get("/api/me/blocked").await;
    let blocked = answer.good();
    assert_eq!((&blocked[0]["name"], blocked.as_array().unwrap().len()), (&json!("Olek"), 1));
    assert!(!answer.text.contains(&olek.id), "ids are not shown around: {answer:?}");
    assert_eq!(ala.get("/api/me/data").await.good()["blocked"], blocked);
    assert_eq!(olek.get("/api/me/blocked").await.good(), json!([]));
    assert!(!olek.get("/api/me/data").await.text.contains(&ala.id));
    let key = blocked[0]["key"].clone();
    olek.post("/api/me/unblock", json!({ "key": key })).await.refused(404, "not-blocked");
    assert_eq!(ala.post("/api/me/unblock", json!({ "key": key })).await.status, 204);
    assert_eq!(ala.get("/api/me/blocked").await.good(), json!([]));
    let own = seat(&ala, &id).await;
    ala.post_at(&id, "block", json!({ "seat": own, "blocked": true })).await.refused(409, "nobody-to-block");
    block(&ala, &id, &olek, true).await;
    assert_eq!(olek.post("/api/me/forget", json!({})).await.status, 204);
    assert_eq!(ala.get("/api/me/blocked").await.good(), json!([]), "nothing is left of who is forgotten");
}

/// All reports of a server.
async fn reports(store: &dyn Store) -> Vec<Report> {
    let (mut inventory, mut all) = (store.inventory(), Vec::new());
    while let Some(kept) = inventory.recv().await {
        if let Kept::Table(table) = kept.unwrap() {
            all.extend(dighouse_server::reports(&table));
        }
    }
    all
}

#[tokio::test]
async fn a_report_shows_a_remark_with_those_around_it() {
    let (server, store) = TestServer::open_with_store().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    for number in 0..9 {
        say(if number % 2 == 0 { &olek } else { &ala }, &id, &format!("remark {number}")).await;
    }
    let talk = ala.table(&id).await["talk"].clone();
    let seq = |number: usize| {
        let text = json!(format!("remark {number}"));
        talk.as_array().unwrap().iter().find(|line| line["event"]["text"] == text).unwrap()["seq"].clone()
    };
    let before = olek.table(&id).await;
    for _ in 0..2 {
        assert_eq!(ala.post_at(&id, "report", json!({ "seq": seq(4) })).await.status, 204);
    }
    ala.post_at(&id, "report", json!({ "seq": seq(3) })).await.refused(400, "bad-field");
    ala.post_at(&id, "report", json!({ "seq": 1 })).await.refused(400, "bad-field");
    let after = olek.table(&id).await;
    assert_eq!(before["talk"], after["talk"], "the other is not told");
    let [Report { by, table, remarks, .. }] = &reports(&*store).await[..] else { panic!("once") };
    assert_eq!((by, table), (&ala.id, &id));
    let texts: Vec<&str> = remarks.iter().map(|remark| remark.text.as_str()).collect();
    assert_eq!(texts, ["remark 1", "remark 2", "remark 3", "remark 4", "remark 5", "remark 6", "remark 7"]);
    let shown: Vec<&Remark> = remarks.iter().filter(|remark| remark.reported).collect();
    assert!(shown.len() == 1 && shown[0].text == "remark 4" && shown[0].player == olek.id, "{shown:?}");
    assert_eq!(olek.post("/api/me/forget", json!({})).await.status, 204);
    let texts: Vec<String> =
        reports(&*store).await.remove(0).remarks.into_iter().map(|remark| remark.text).collect();
    assert_eq!(texts, ["remark 1", "", "remark 3", "", "remark 5", "", "remark 7"]);
}

#[tokio::test]
async fn reports_are_rate_limited() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    for _ in 0..5 {
        ala.post_at(&id, "report", json!({ "seq": 1 })).await.refused(400, "bad-field");
    }
    ala.post_at(&id, "report", json!({ "seq": 1 })).await.refused(429, "too-many-requests");
}
