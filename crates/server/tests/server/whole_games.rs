//! Whole games of every kind over HTTP, with a stream for each player. The kit checks every response and every event against
//! the description of the API.

use crate::kit::{Events, Guest, TestServer, any, asked};
use serde_json::{Value, json};

/// Reads a stream until it shows a number of actions; the table then.
async fn follow(events: &mut Events, step: &Value) -> Value {
    events.until(|table| table["game_now"]["step"].as_u64() >= step.as_u64()).await
}

/// An action as part of a URL.
fn encoded(action: &str) -> String {
    action.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

/// Plays a game of two guests and a bot to its end, both watching it.
async fn play_watched(game: &str, seats: &Value, number: u64) {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let _lobby = olek.watch("").await;
    let id = ala.make_with(json!({ "game": game, "aids": true, "public": true, "seats": seats })).await;
    let two = seats.as_array().unwrap().contains(&json!({ "kind": "open" }));
    if two {
        olek.post_at(&id, "sit", json!({ "salt": "salt" })).await.good();
    }
    let guests: Vec<&Guest> = if two { vec![&ala, &olek] } else { vec![&ala] };
    let mut streams = Vec::new();
    for guest in guests.iter().chain([&&server.stranger()]) {
        streams.push(guest.watch(&format!("?table={id}")).await);
    }
    let mut rng = any(number);
    let mut table = ala.table(&id).await;
    let mut actions = 0;
    while table["phase"] == "playing" {
        let before = table["game_now"]["step"].clone();
        let mut step = before.clone();
        for guest in &guests {
            let own = guest.table(&id).await;
            if !asked(&own) {
                continue;
            }
            let seat = &own["viewer"];
            let answer = Guest::answer(&own, rng.below(1000) as usize);
            if actions % 40 == 0 {
                guest.get(&format!("/api/tables/{id}/aid?seat={seat}")).await.good();
                guest.get(&format!("/api/tables/{id}/hint?seat={seat}&bot=random")).await;
                let action = answer["action"].as_str().unwrap();
                let why_not = format!("/api/tables/{id}/why-not?seat={seat}&action={}", encoded(action));
                assert_eq!(guest.get(&why_not).await.good(), Value::Null);
                guest
                    .post_at(
                        &id,
                        "actions",
                        json!({ "seat": seat, "step": 0, "stamp": "?", "action": action }),
                    )
                    .await;
                guest
                    .post_at(
                        &id,
                        "actions",
                        json!({ "seat": seat, "step": own["game_now"]["step"],
                    "stamp": own["game_now"]["stamp"], "action": "nonsense" }),
                    )
                    .await
                    .problem();
                guest
                    .post_at(&id, "say", json!({ "seat": seat, "text": "hm", "key": format!("{actions}") }))
                    .await
                    .good();
            }
            step = guest.post_at(&id, "actions", answer).await.good()["game_now"]["step"].clone();
            actions += 1;
        }
        for stream in &mut streams {
            follow(stream, &step).await;
        }
        if step == before {
            ala.until(&id, |now| now["game_now"]["step"] != before).await;
        }
        table = ala.table(&id).await;
    }
    assert!(actions > 5, "{actions}");
    let step = table["game_now"]["step"].clone();
    for path in
        ["", "/record", "/replay", "/replay?as=all", "/replay/0", &format!("/replay/{step}"), "/analysis"]
    {
        assert_eq!(ala.get(&format!("/api/tables/{id}{path}")).await.status, 200, "{path}");
    }
    let record = ala.get(&format!("/api/tables/{id}/record")).await.text;
    assert_eq!(ala.post("/api/verify", json!({ "record": record })).await.good()["ok"], true);
    ala.get(&format!("/api/games/{game}/printed")).await.good();
    for path in ["/api/tables", "/api/me/career", "/api/me/data", "/api/house"] {
        ala.get(path).await.good();
    }
    ala.post_at(&id, "rematch", json!({})).await.good();
}

fn with_bot() -> Value {
    json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }])
}

#[tokio::test]
async fn a_game_of_the_lost_code_is_as_described() {
    play_watched("lost-code", &with_bot(), 1).await;
}

#[tokio::test]
async fn a_game_of_mykerinos_is_as_described() {
    play_watched("mykerinos", &with_bot(), 2).await;
}

#[tokio::test]
async fn a_game_of_arnak_is_as_described() {
    play_watched("arnak", &with_bot(), 3).await;
}

#[tokio::test]
async fn a_game_of_excavation_earth_is_as_described() {
    play_watched("excavation-earth", &with_bot(), 4).await;
}

#[tokio::test]
async fn a_solo_game_is_as_described() {
    play_watched("arnak", &json!([{ "kind": "you" }]), 5).await;
}
