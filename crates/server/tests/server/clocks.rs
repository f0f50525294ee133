//! Clocks: turns, banks, pauses and vacations.

use std::time::Duration;

use crate::accounts::claim;
use crate::kit;
use crate::kit::{Guest, TestServer, any, asked, made_earlier, play_while};
use serde_json::{Value, json};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// Two guests at a table with a clock, the one who must decide first.
async fn table(server: &TestServer, pace: &str, clock: Value) -> (String, Guest, Guest) {
    let (ala, olek) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let id =
        ala.make_with(json!({ "game": "lost-code", "pace": pace, "clock": clock, "seats": seats })).await;
    let begun = olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
    if begun["game_now"]["asked"] == json!([1]) { (id, ala, olek) } else { (id, olek, ala) }
}

async fn live_table(server: &TestServer, then: &str) -> (String, Guest, Guest) {
    table(server, "live", json!({ "turn": 30, "bank": 100, "then": then })).await
}

/// The clock of a guest's own seat.
async fn clock(guest: &Guest, id: &str) -> Value {
    let table = guest.table(id).await;
    table["clocks"]["seats"][seat(&table) - 1].clone()
}

fn seat(table: &Value) -> usize {
    table["viewer"].as_u64().unwrap() as usize
}

async fn ask(guest: &Guest, id: &str, what: &str, more: Value) -> kit::Answered {
    let mut body = more;
    body["seat"] = guest.table(id).await["viewer"].clone();
    guest.post_at(id, what, body).await
}

/// Waits until a bot plays for a seat; whether its player lost.
async fn until_replaced(at: usize, other: &Guest, id: &str) -> bool {
    let table = other.until(id, |table| table["seats"][at - 1]["bot"].is_string()).await;
    table["clocks"]["seats"][at - 1]["lost"].as_bool().unwrap()
}

#[tokio::test]
async fn turns_use_their_own_time_first_and_then_the_bank() {
    let server = TestServer::open().await;
    let (id, ala, olek) = live_table(&server, "bot").await;
    assert_eq!(ala.table(&id).await["clock"], json!({ "turn": 30, "bank": 100, "then": "bot" }));
    server.pass_time(50 * SECOND);
    let late = json!({ "turn": 0, "bank": 80_000, "runs": true, "away": null, "lost": false });
    assert_eq!(clock(&ala, &id).await, late);
    assert_eq!(
        clock(&olek, &id).await,
        json!({ "turn": 30_000, "bank": 100_000, "runs": false, "away": null, "lost": false })
    );
    let asked = |table: &Value| table["game_now"]["asked"] == json!([table["viewer"]]);
    play_while(&[&ala], &id, &mut any(1), asked).await;
    assert_eq!(clock(&ala, &id).await["bank"], 80_000, "what was used is gone");
    let server = server.reopen().await;
    assert_eq!(clock(&server.again(&ala), &id).await["bank"], 80_000);
}

#[tokio::test]
async fn when_the_time_is_up_a_bot_plays_until_the_player_returns() {
    let server = TestServer::open().await;
    let (id, ala, olek) = live_table(&server, "bot").await;
    server.pass_time(129 * SECOND);
    let at = seat(&ala.table(&id).await);
    assert_eq!(ala.table(&id).await["seats"][at - 1]["bot"], Value::Null);
    server.pass_time(2 * SECOND);
    assert!(!until_replaced(at, &olek, &id).await, "nothing is lost");
    let talk = olek.table(&id).await["talk"].clone();
    let told = json!({ "event": "timed-out", "seat": at, "lost": false });
    assert!(talk.as_array().unwrap().iter().any(|line| line["event"] == told), "{talk}");
    ala.post_at(&id, "return", json!({ "seat": at })).await.good();
    assert_eq!(ala.table(&id).await["viewer"], at);
}

#[tokio::test]
async fn when_the_time_is_up_the_game_may_be_lost() {
    let server = TestServer::open().await;
    let (id, ala, olek) = live_table(&server, "loss").await;
    let at = seat(&ala.table(&id).await);
    server.pass_time(131 * SECOND);
    assert!(until_replaced(at, &olek, &id).await);
    ala.post_at(&id, "return", json!({ "seat": at })).await.refused(403, "not-your-seat");
    play_while(&[&olek], &id, &mut any(2), |table| table["phase"] == "playing").await;
    let lists = olek.get("/api/tables").await.good();
    let winners = lists["finished"].as_array().unwrap().iter().find(|card| card["id"] == json!(id)).unwrap()
        ["winners"]
        .clone();
    assert_eq!(winners, json!([3 - at]), "whatever the bot has won");
}

#[tokio::test]
async fn a_table_that_everybody_has_left_waits_until_somebody_returns() {
    let server = TestServer::open().await;
    let (id, ala, olek) = live_table(&server, "bot").await;
    let at = seat(&ala.table(&id).await);
    server.pass_time(131 * SECOND);
    until_replaced(at, &olek, &id).await;
    olek.until(&id, asked).await;
    assert_eq!(olek.table(&id).await["deserted"], false, "one is still here");
    server.pass_time(131 * SECOND);
    let left = olek.until(&id, |table| table["deserted"] == true).await;

    let server = server.reopen().await;
    let (ala, olek) = (server.again(&ala), server.again(&olek));
    server.pass_time(DAY);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let later = olek.table(&id).await;
    let told = |table: &Value| {
        (table["phase"].clone(), table["deserted"].clone(), table["game_now"]["step"].clone())
    };
    assert_eq!(told(&later), told(&left), "no bot plays on");
    let back = ala.post_at(&id, "return", json!({ "seat": at })).await.good();
    assert_eq!((&back["deserted"], &back["viewer"]), (&json!(false), &json!(at)));
    ala.until(&id, |table| asked(table) && table["game_now"]["step"] != left["game_now"]["step"]).await;
}

/// Two people with accounts at a table with a clock, not begun.
async fn accounts_at_a_table(server: &TestServer, then: &str) -> (String, Guest, Guest) {
    let ala = claim(&server.guest().await, "Ala").await;
    let olek = claim(&server.guest().await, "Olek").await;
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let clock = json!({ "turn": 30, "bank": 0, "then": then });
    let wanted = json!({ "game": "lost-code", "clock": clock, "seats": seats, "public": true });
    (ala.make_with(wanted).await, ala, olek)
}

/// Begins the game; then the time of both is up, one after the other.
async fn both_run_out_of_time(server: &TestServer, id: &str, olek: &Guest) {
    let mut table = olek.post_at(id, "sit", json!({ "salt": "x" })).await.good();
    for _ in 0..2 {
        let late = table["game_now"]["asked"][0].as_u64().unwrap() as usize;
        server.pass_time(31 * SECOND);
        until_replaced(late, olek, id).await;
        let goes_on = |table: &Value| {
            table["phase"] == "over"
                || table["deserted"] == true
                || table["game_now"]["asked"] == json!([3 - late])
        };
        table = olek.until(id, goes_on).await;
    }
}

#[tokio::test]
async fn a_game_that_all_players_have_lost_on_time_is_not_rated() {
    let (server, store) = TestServer::open_with_store().await;
    let (id, _ala, olek) = accounts_at_a_table(&server, "loss").await;
    both_run_out_of_time(&server, &id, &olek).await;
    let over = olek.until(&id, |table| table["phase"] == "over").await;
    assert!(over["clocks"]["seats"].as_array().unwrap().iter().all(|seat| seat["lost"] == true), "{over}");
    assert_eq!(store.table(&id).await.unwrap().unwrap().index.rated, None);
}

#[tokio::test]
async fn bots_play_on_at_a_table_of_an_earlier_version_that_everybody_has_left() {
    let (server, store) = TestServer::open_with_store().await;
    let (new, _ala, olek) = accounts_at_a_table(&server, "bot").await;
    let forget = |made: &mut Value| {
        assert_eq!(made.as_object_mut().unwrap().remove("waits_for_people"), Some(json!(true)));
    };
    let id = made_earlier(&*store, &new, forget).await;
    both_run_out_of_time(&server, &id, &olek).await;
    olek.until(&id, |table| table["phase"] == "over").await;
    assert!(store.table(&id).await.unwrap().unwrap().index.rated.is_some(), "as that version said");
}

#[tokio::test]
async fn a_restarted_server_calls_time() {
    let server = TestServer::open().await;
    let (id, ala, olek) = live_table(&server, "bot").await;
    let (time, at) = (server.time.clone(), seat(&ala.table(&id).await));
    let mut server = server;
    server.close().await;
    time.fetch_add(DAY, std::sync::atomic::Ordering::Relaxed);
    let server = TestServer::open_on(server.place.open().await, server.place.clone(), time, |_| ()).await;
    until_replaced(at, &server.again(&olek), &id).await;
}

#[tokio::test]
async fn the_clocks_stop_when_everybody_agrees() {
    let server = TestServer::open().await;
    let (id, ala, olek) = live_table(&server, "bot").await;
    ask(&ala, &id, "resume", json!({})).await.good();
    ask(&ala, &id, "pause/vote", json!({ "agree": true })).await.refused(409, "no-pause");
    ask(&olek, &id, "pause", json!({})).await.good();
    ask(&ala, &id, "pause", json!({})).await.refused(409, "pause-pending");
    let body = ala.table(&id).await["clocks"]["pause"].clone();
    let (one, other) = (seat(&ala.table(&id).await), seat(&olek.table(&id).await));
    assert_eq!(body, json!({ "seat": other, "waits_for": [one] }));
    ask(&ala, &id, "pause/vote", json!({ "agree": false })).await.good();
    assert_eq!(ala.table(&id).await["clocks"]["pause"], Value::Null);
    ask(&ala, &id, "pause", json!({})).await.good();
    server.pass_time(10 * SECOND);
    ask(&olek, &id, "pause/vote", json!({ "agree": true })).await.good();
    server.pass_time(DAY);
    let paused = ala.table(&id).await;
    assert_eq!(paused["clocks"]["paused"], true);
    assert_eq!(
        clock(&ala, &id).await,
        json!({ "turn": 20_000, "bank": 100_000, "runs": false, "away": null, "lost": false })
    );
    ala.post_at(&id, "actions", Guest::answer(&paused, 0)).await.refused(409, "paused");
    ask(&olek, &id, "resume", json!({})).await.good();
    server.pass_time(SECOND);
    assert_eq!(
        clock(&ala, &id).await,
        json!({ "turn": 19_000, "bank": 100_000, "runs": true, "away": null, "lost": false })
    );
    ala.post_at(&id, "actions", Guest::answer(&ala.table(&id).await, 0)).await.good();
}

#[tokio::test]
async fn bots_need_not_agree_to_a_pause_and_pause_too() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let clock = json!({ "turn": 30, "bank": 0, "then": "loss" });
    let id = ala.make_with(json!({ "game": "lost-code", "clock": clock, "seats": seats })).await;
    ala.until(&id, |table| table["game_now"]["asked"] == json!([1])).await;
    ask(&ala, &id, "pause", json!({})).await.good();
    assert_eq!(ala.table(&id).await["clocks"]["paused"], true);
    server.pass_time(DAY);
    let server = server.reopen().await;
    let ala = server.again(&ala);
    ask(&ala, &id, "resume", json!({})).await.good();
    kit::play_out(&[&ala], &id, &mut any(4)).await;
}

#[tokio::test]
async fn a_game_over_days_waits_for_players_on_vacation() {
    let server = TestServer::open().await;
    let rules = json!({ "turn": 86_400, "bank": 0, "then": "bot" });
    let (id, ala, olek) = table(&server, "slow", rules.clone()).await;
    assert_eq!(ala.table(&id).await["clocks"]["vacation"], 21);
    assert_eq!(
        ask(&ala, &id, "away", json!({ "days": 22 })).await.refused(409, "vacation-used-up")["days"],
        21
    );
    ask(&ala, &id, "away", json!({ "days": 14 })).await.good();
    server.pass_time(14 * DAY + DAY / 2);
    assert_eq!(ala.table(&id).await["clocks"]["vacation"], 7);
    assert_eq!(
        clock(&ala, &id).await,
        json!({ "turn": DAY / 2, "bank": 0, "runs": true, "away": null, "lost": false })
    );
    ask(&ala, &id, "away", json!({ "days": 7 })).await.good();
    server.pass_time(2 * DAY);
    ask(&ala, &id, "away", json!({ "days": 0 })).await.good();
    assert_eq!(ala.table(&id).await["clocks"]["vacation"], 5, "what was not needed stays");
    let at = seat(&ala.table(&id).await);
    server.pass_time(DAY);
    until_replaced(at, &olek, &id).await;

    let (live, ala, _) = table(&server, "live", rules).await;
    assert_eq!(ala.table(&live).await["clocks"]["vacation"], Value::Null);
    ask(&ala, &live, "away", json!({ "days": 1 })).await.refused(409, "no-vacation");
}

#[tokio::test]
async fn a_table_without_a_clock_has_no_time_limit() {
    let server = TestServer::open().await;
    let (id, ala, _) = kit::two_at_a_table(&server).await;
    assert_eq!(
        (&ala.table(&id).await["clock"], &ala.table(&id).await["clocks"]),
        (&Value::Null, &Value::Null)
    );
    ask(&ala, &id, "pause", json!({})).await.refused(409, "no-clock");
}

#[tokio::test]
async fn an_unplayable_clock_is_refused() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    for (turn, bank, field) in
        [(9, 0, "clock.turn"), (2_592_001, 0, "clock.turn"), (60, 5_184_001, "clock.bank")]
    {
        let clock = json!({ "turn": turn, "bank": bank, "then": "bot" });
        let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
        let refused =
            ala.post("/api/tables", json!({ "game": "lost-code", "clock": clock, "seats": seats })).await;
        assert_eq!(refused.refused(400, "bad-field")["field"], field);
    }
}
