//! Tables with a password.

use crate::accounts::claim;
use crate::kit::{Guest, TestServer, any, looks, play_out, requests};
use reqwest::Method;
use serde_json::{Value, json};

const PASSWORD: &str = "swordfish";

/// A public table with a password, and an open seat.
async fn make_locked(guest: &Guest) -> String {
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let body =
        json!({ "game": "lost-code", "public": true, "aids": true, "password": PASSWORD, "seats": seats });
    guest.make_with(body).await
}

async fn enter(guest: &Guest, id: &str, password: &str) -> crate::kit::Answered {
    guest.post_at(id, "enter", json!({ "password": password })).await
}

#[tokio::test]
async fn nobody_joins_or_watches_without_the_password() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let id = make_locked(&ala).await;
    let out = async |what: &str| {
        for guest in [&ela, &server.stranger()] {
            for path in looks(&id) {
                let answer = guest.get(&path).await;
                assert!(answer.status.is_client_error(), "{what}: {path} {answer:?}");
            }
            let refused = guest.try_watch(&format!("?table={id}"), None).await.err().unwrap();
            refused.refused(403, "password-needed");
        }
        for (_, path, body) in requests(&id).iter().filter(|(_, path, _)| path.contains(&id)) {
            let answer = ela.ask(Method::POST, path, Some(body)).await;
            assert!([403, 409].contains(&answer.status.as_u16()), "{what}: {path} {answer:?}");
            assert!(answer.problem()["now"].is_null(), "{what}: {path} shows the table");
        }
        let from = json!({ "table": id, "step": 0, "seat": 1 });
        let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
        let answer =
            ela.post("/api/tables", json!({ "game": "lost-code", "seats": seats, "from": from })).await;
        answer.refused(403, "password-needed");
    };
    ela.post_at(&id, "sit", json!({})).await.refused(403, "password-needed");
    enter(&olek, &id, "open barley").await.refused(403, "wrong-table-password");
    olek.get(&format!("/api/tables/{id}")).await.refused(403, "password-needed");
    assert_eq!(enter(&olek, &id, PASSWORD).await.good()["viewer"], Value::Null);
    assert_eq!(olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good()["phase"], "playing");
    out("playing").await;
    play_out(&[&ala, &olek], &id, &mut any(1)).await;
    out("over").await;
    olek.get(&format!("/api/tables/{id}/replay")).await.good();
}

#[tokio::test]
async fn the_lobby_shows_that_a_table_is_locked_and_nothing_shows_the_password() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let id = make_locked(&ala).await;
    let open = olek.get("/api/tables").await;
    assert_eq!(open.good()["open"][0]["locked"], true);
    assert_eq!(ala.table(&id).await["locked"], true);
    enter(&olek, &id, PASSWORD).await.good();
    olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
    play_out(&[&ala, &olek], &id, &mut any(2)).await;
    let record = format!("/api/tables/{id}/record");
    for path in ["/api/tables", &format!("/api/tables/{id}"), &record, "/api/me/data"] {
        let answer = ala.get(path).await;
        assert!(answer.status.is_success(), "{answer:?}");
        assert!(
            !answer.text.contains(PASSWORD) && !answer.text.contains("argon2"),
            "{path}: {}",
            answer.text
        );
    }
    let plain = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    assert_eq!(ala.table(&plain).await["locked"], false);
    assert_eq!(enter(&olek, &plain, "whatever").await.good()["locked"], false, "no door, no key");
}

#[tokio::test]
async fn a_player_who_gave_the_password_need_not_give_it_again() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let id = make_locked(&ala).await;
    for guest in [&olek, &ela] {
        enter(guest, &id, PASSWORD).await.good();
    }
    olek.post_at(&id, "sit", json!({})).await.good();
    olek.post_at(&id, "leave", json!({ "seat": 2 })).await;
    let server = server.reopen().await;
    let [ala, olek, ela] = [&ala, &olek, &ela].map(|guest| server.again(guest));
    olek.table(&id).await;
    olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
    play_out(&[&ala, &olek], &id, &mut any(3)).await;
    assert_eq!(ela.table(&id).await["phase"], "over");
    let next = olek.post_at(&id, "rematch", json!({})).await.good();
    assert_eq!((&next["locked"], &next["host"]), (&json!(true), &json!(true)));
    let next = next["id"].as_str().unwrap().to_owned();
    ela.table(&next).await;
    ala.post_at(&next, "sit", json!({})).await.good();
    server.guest().await.get(&format!("/api/tables/{next}")).await.refused(403, "password-needed");
}

#[tokio::test]
async fn guessing_the_password_of_a_table_is_rate_limited() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let id = make_locked(&ala).await;
    for number in 0..10 {
        enter(&server.guest().await, &id, &format!("guess {number}"))
            .await
            .refused(403, "wrong-table-password");
    }
    assert!(
        enter(&olek, &id, PASSWORD).await.refused(429, "too-many-requests")["retry_after"].as_u64() > Some(5)
    );
    enter(&server.guest_at("127.0.0.2").await, &id, PASSWORD).await.good();
    enter(&claim(&olek, "Olek").await, &id, PASSWORD).await.good();
    let olek = server.guest().await;
    let other = make_locked(&ala).await;
    enter(&olek, &other, PASSWORD).await.good();
    enter(&server.stranger(), &other, PASSWORD).await.refused(401, "unknown-player");
    for (password, what) in [("abc".to_owned(), "short"), ("x".repeat(129), "long")] {
        let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
        let body = json!({ "game": "lost-code", "password": password, "seats": seats });
        let refused = ala.post("/api/tables", body).await.refused(400, "weak-password");
        assert_eq!((&refused["what"], &refused["field"]), (&json!(what), &json!("password")));
    }
}
