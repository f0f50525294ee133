//! Webhook calls to players when it is their turn.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use dighouse_server::Config;
use dighouse_server::store::GRACE;
use hmac::{Hmac, KeyInit, Mac};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::Sha256;

use crate::accounts::claim;
use crate::kit::{Answered, Guest, Place, Receiver, TestServer, any, play_while};

/// Longer than any pause between attempts.
const HALF_A_DAY: i64 = 12 * 60 * 60 * 1000;

pub(crate) fn private_too(config: &mut Config) {
    config.webhooks_to_private_networks = true;
}

pub(crate) async fn set(guest: &Guest, url: &str) -> Answered {
    guest.put("/api/me/webhook", json!({ "url": url, "home": "https://dig.example", "lang": "pl" })).await
}

pub(crate) async fn try_out(guest: &Guest) -> Answered {
    guest.post("/api/me/webhook/test", json!({})).await
}

pub(crate) async fn shown(guest: &Guest) -> Value {
    guest.get("/api/me/webhook").await.good()
}

/// Sets the webhook of an account; the secret.
pub(crate) async fn called_at(server: &TestServer, url: &str) -> (Guest, String) {
    let ala = claim(&server.guest().await, "Ala").await;
    let secret = set(&ala, url).await.good()["secret"].as_str().unwrap().to_owned();
    (ala, secret)
}

/// A table at which Olek has just ended a turn, and Ala must decide.
async fn turn_of(server: &TestServer, ala: &Guest) -> String {
    let olek = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    olek.post_at(&id, "sit", json!({ "salt": "salt-of-the-guest" })).await.good();
    turn_again(&id, ala, &olek).await;
    id
}

/// Plays until Ala's turn has ended and begun again.
async fn turn_again(id: &str, ala: &Guest, olek: &Guest) {
    let rng = &mut any(3);
    play_while(&[ala, olek], id, rng, |table| table["game_now"]["asked"] == json!([1])).await;
    play_while(&[ala, olek], id, rng, |table| table["game_now"]["asked"] != json!([1])).await;
}

/// Waits long enough for every server to look twice.
async fn looks_pass() {
    tokio::time::sleep(Duration::from_millis(2300)).await;
}

#[tokio::test]
async fn a_player_who_does_not_watch_is_called_when_it_is_their_turn() {
    let (server, receiver) = (TestServer::open_with(private_too).await, Receiver::open().await);
    let (ala, secret) = called_at(&server, &receiver.url).await;
    let id = turn_of(&server, &ala).await;
    looks_pass().await;
    assert!(receiver.heard().is_empty(), "not at once");
    server.pass_time(GRACE + 1);
    let call = receiver.until(1).await;
    let (told, link) = (call.json(), format!("https://dig.example/table/{id}"));
    assert_eq!((&told["event"], &told["table"], &told["link"]), (&json!("turn"), &json!(id), &json!(link)));
    assert_eq!((&told["game"], &told["title"]), (&json!("lost-code"), &json!("Zaginiony kod")));
    assert_eq!(told["text"], format!("Twój ruch: Zaginiony kod {link}"));
    assert_eq!((&told["content"], call.header("content-type")), (&told["text"], "application/json"));
    assert_eq!(call.header("host"), receiver.url.split('/').nth(2).unwrap());
    assert!(!call.text.contains(&secret) && call.headers.get("cookie").is_none());

    // As a receiver checks it.
    let at = call.header("dighouse-timestamp");
    assert_eq!(at.parse::<i64>().unwrap(), server.time.load(Ordering::Relaxed) / 1000);
    let mut signing = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    signing.update(format!("{at}.{}", call.text).as_bytes());
    let hex: String = signing.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(call.header("dighouse-signature"), format!("v1={hex}"));

    server.pass_time(HALF_A_DAY);
    looks_pass().await;
    assert_eq!(receiver.heard().len(), 1, "a turn is told once");
}

#[tokio::test]
async fn a_player_who_watches_the_table_is_not_called() {
    let (server, receiver) = (TestServer::open_with(private_too).await, Receiver::open().await);
    let (ala, _) = called_at(&server, &receiver.url).await;
    let id = turn_of(&server, &ala).await;
    let mut looking = ala.watch(&format!("?table={id}")).await;
    looking.news().await;
    server.pass_time(HALF_A_DAY);
    looks_pass().await;
    assert!(receiver.heard().is_empty());
}

#[tokio::test]
async fn a_call_that_fails_is_tried_again_and_then_given_up() {
    let (server, receiver) = (TestServer::open_with(private_too).await, Receiver::open().await);
    receiver.status.store(500, Ordering::Relaxed);
    let (ala, _) = called_at(&server, &receiver.url).await;
    turn_of(&server, &ala).await;
    server.pass_time(GRACE + 1);
    let first = receiver.until(1).await;
    looks_pass().await;
    assert_eq!(receiver.heard().len(), 1, "not at once");
    for tries in 2..=6 {
        server.pass_time(HALF_A_DAY);
        assert_eq!(receiver.until(tries).await.json()["id"], first.json()["id"]);
    }
    server.pass_time(HALF_A_DAY);
    looks_pass().await;
    assert_eq!(receiver.heard().len(), 6);
    let now = shown(&ala).await;
    assert_eq!(
        (&now["on"], &now["problem"]),
        (&json!(true), &json!({ "error": "webhook-refused", "answer": 500 }))
    );
}

#[tokio::test]
async fn a_webhook_that_fails_too_often_is_turned_off_until_it_works() {
    let (server, receiver) = (TestServer::open_with(private_too).await, Receiver::open().await);
    receiver.status.store(404, Ordering::Relaxed);
    let (ala, _) = called_at(&server, &receiver.url).await;
    for number in 0..20 {
        assert_eq!(shown(&ala).await["on"], true, "after {number}");
        try_out(&ala).await.refused(422, "webhook-refused");
    }
    assert_eq!(shown(&ala).await["on"], false);
    turn_of(&server, &ala).await;
    server.pass_time(HALF_A_DAY);
    looks_pass().await;
    assert_eq!(receiver.heard().len(), 20);
    receiver.status.store(200, Ordering::Relaxed);
    assert_eq!(try_out(&ala).await.status, 204);
    let now = shown(&ala).await;
    assert_eq!(
        (&now["on"], &now["problem"], &now["url"]),
        (&json!(true), &Value::Null, &json!(receiver.url))
    );
    assert_eq!(receiver.heard().pop().unwrap().json()["event"], "test");
}

#[tokio::test]
async fn of_several_servers_one_calls() {
    let (place, receiver) = (Place::new(), Receiver::open().await);
    let store = place.open().await;
    let server = TestServer::open_on(Arc::clone(&store), place.clone(), Arc::default(), private_too).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        others.push(
            TestServer::open_on(Arc::clone(&store), place.clone(), Arc::clone(&server.time), private_too)
                .await,
        );
    }
    let (ala, _) = called_at(&server, &receiver.url).await;
    turn_of(&server, &ala).await;
    server.pass_time(GRACE + 1);
    receiver.until(1).await;
    looks_pass().await;
    assert_eq!(receiver.heard().len(), 1);
}

#[tokio::test]
async fn a_call_survives_a_restart() {
    let (mut server, receiver) = (TestServer::open_with(private_too).await, Receiver::open().await);
    let (ala, _) = called_at(&server, &receiver.url).await;
    turn_of(&server, &ala).await;
    server.close().await;
    let (place, time) = (server.place.clone(), Arc::clone(&server.time));
    let server = TestServer::open_on(place.open().await, place, time, private_too).await;
    server.pass_time(GRACE + 1);
    receiver.until(1).await;
}

#[tokio::test]
async fn a_webhook_needs_an_account_and_shows_its_secret_once() {
    let (server, receiver) = (TestServer::open_with(private_too).await, Receiver::open().await);
    let guest = server.guest().await;
    assert_eq!(shown(&guest).await, Value::Null);
    set(&guest, &receiver.url).await.refused(409, "no-account");
    let (ala, secret) = called_at(&server, &receiver.url).await;
    assert_eq!(secret.len(), 64);
    try_out(&guest).await.refused(409, "no-webhook");
    let kept = ala.get("/api/me/data").await;
    assert_eq!(kept.good()["webhook"], receiver.url);
    assert!(!kept.text.contains(&secret) && !shown(&ala).await.to_string().contains(&secret));
    assert_ne!(set(&ala, &receiver.url).await.good()["secret"], secret);
    assert_eq!(ala.ask(Method::DELETE, "/api/me/webhook", None).await.status, 204);
    assert_eq!(shown(&ala).await, Value::Null);
}
