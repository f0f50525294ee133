//! Erasing a player from tables that this version of the program cannot replay.

use crate::kit::{TestServer, two_at_a_table};
use dighouse_server::store::KeptTable;
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
