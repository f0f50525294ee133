//! Finished private games: who sees them, and share links.

use crate::kit::{Answered, Guest, TestServer, any, play_out};
use serde_json::{Value, json};

/// A finished game of two players with a remark.
async fn finished(ala: &Guest, olek: &Guest, more: Value) -> String {
    let mut table = json!({ "game": "lost-code", "seats": [{ "kind": "you" }, { "kind": "open" }] });
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = ala.make_with(table).await;
    if !more["password"].is_null() {
        olek.post_at(&id, "enter", json!({ "password": more["password"] })).await.good();
    }
    olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
    ala.post_at(&id, "say", json!({ "seat": 1, "text": "between us" })).await.good();
    play_out(&[ala, olek], &id, &mut any(1)).await;
    id
}

/// All ways to look at a finished game, with this at the end of the address.
async fn looks(guest: &Guest, id: &str, end: &str) -> Vec<Answered> {
    let mut answers = Vec::new();
    for what in ["/record", "/replay", "/replay/3", "/analysis"] {
        answers.push(guest.get(&format!("/api/tables/{id}{what}{end}")).await);
    }
    answers
}

#[tokio::test]
async fn a_finished_private_game_is_seen_only_by_those_who_were_there() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let id = finished(&ala, &olek, json!({})).await;
    for guest in [&ela, &server.stranger()] {
        guest.get(&format!("/api/tables/{id}")).await.refused(403, "private-table");
        guest.try_watch(&format!("?table={id}"), None).await.err().unwrap().refused(403, "private-table");
        for answer in looks(guest, &id, "").await {
            answer.refused(403, "private-table");
        }
    }
    let from = json!({ "table": id, "step": 0, "seat": 1 });
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let again = ela.post("/api/tables", json!({ "game": "lost-code", "seats": seats, "from": from })).await;
    again.refused(403, "private-table");
    for guest in [&ala, &olek] {
        assert_eq!(guest.table(&id).await["phase"], "over");
        for answer in looks(guest, &id, "").await {
            assert!(answer.status.is_success(), "{answer:?}");
        }
    }
}

#[tokio::test]
async fn whoever_watched_with_the_password_sees_the_finished_game() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    for public in [false, true] {
        let id = finished(&ala, &olek, json!({ "public": public, "password": "swordfish" })).await;
        ela.get(&format!("/api/tables/{id}/replay")).await.refused(403, "password-needed");
        ela.post_at(&id, "enter", json!({ "password": "swordfish" })).await.good();
        assert!(ela.get(&format!("/api/tables/{id}/replay")).await.text.contains("between us"));
        ela.post_at(&id, "share", json!({})).await.refused(403, "not-at-this-table");
    }
}

#[tokio::test]
async fn a_share_link_shows_a_private_game_without_the_chat_until_it_is_revoked() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    for more in [json!({}), json!({ "password": "swordfish" })] {
        let id = finished(&ala, &olek, more).await;
        let token = |table: &Value| table["sharing"]["token"].as_str().map(str::to_owned);
        assert_eq!(ala.table(&id).await["sharing"], json!({ "token": null }));
        let first = token(&ala.post_at(&id, "share", json!({})).await.good()).unwrap();
        assert_eq!(first.len(), 64, "256 random bits");
        let again = token(&olek.post_at(&id, "share", json!({})).await.good()).unwrap();
        assert_eq!(again, first, "there is one link");
        let data = ala.get("/api/me/data").await.text;
        assert!(data.contains("shared") && !data.contains(&first), "{data}");

        let link = format!("?share={first}");
        for guest in [&ela, &server.stranger(), &ala] {
            for answer in looks(guest, &id, &link).await {
                assert!(answer.status.is_success(), "{answer:?}");
                assert!(!answer.text.contains("between us") && !answer.text.contains(&first), "{answer:?}");
                assert!(!answer.header("cache-control").contains("immutable"), "{answer:?}");
            }
            let replay = guest.get(&format!("/api/tables/{id}/replay{link}")).await.good();
            assert_eq!(replay["sharing"], Value::Null);
            assert!(replay["seats"].as_array().unwrap().iter().all(|seat| seat["yours"] == false));
        }
        assert!(
            ela.get(&format!("/api/tables/{id}")).await.status.is_client_error(),
            "only the replay is shared"
        );
        assert!(ala.get(&format!("/api/tables/{id}/replay")).await.text.contains("between us"));

        assert_eq!(token(&olek.post_at(&id, "unshare", json!({})).await.good()), None);
        for answer in looks(&ela, &id, &link).await {
            answer.refused(403, "not-shared");
        }
        let second = token(&ala.post_at(&id, "share", json!({})).await.good()).unwrap();
        assert_ne!(second, first);
        for (token, good) in [(first.as_str(), false), (second.as_str(), true), ("", false)] {
            for answer in looks(&ela, &id, &format!("?share={token}")).await {
                assert_eq!(answer.status.is_success(), good, "{answer:?}");
            }
        }
    }
}

#[tokio::test]
async fn only_players_share_and_only_what_is_over_and_private() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let id = finished(&ala, &olek, json!({})).await;
    for what in ["share", "unshare"] {
        ela.post_at(&id, what, json!({})).await.refused(403, "not-at-this-table");
    }
    let public = finished(&ala, &olek, json!({ "public": true })).await;
    ala.post_at(&public, "share", json!({})).await.refused(409, "already-public");
    assert_eq!(ala.table(&public).await["sharing"], Value::Null);
    assert!(ela.get(&format!("/api/tables/{public}/replay?share=x")).await.status.is_success());
    let waiting = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    ala.post_at(&waiting, "share", json!({})).await.refused(409, "not-over");
    assert_eq!(ala.table(&waiting).await["sharing"], Value::Null);
}

#[tokio::test]
async fn a_share_link_survives_a_restart() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let id = finished(&ala, &olek, json!({})).await;
    let shared = ala.post_at(&id, "share", json!({})).await.good();
    let link = format!("?share={}", shared["sharing"]["token"].as_str().unwrap());
    let server = server.reopen().await;
    for answer in looks(&server.stranger(), &id, &link).await {
        assert!(answer.status.is_success(), "{answer:?}");
    }
}
