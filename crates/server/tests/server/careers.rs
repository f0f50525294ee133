//! Careers: ratings, statistics, finished games.

use crate::accounts::claim;
use crate::kit::{Guest, TestServer, any, play_out};
use dighouse_server::store::{Kept, KeptTable};
use serde_json::{Value, json};

const PASSWORD: &str = "the owl of Minerva";

async fn account(server: &TestServer, name: &str) -> Guest {
    claim(&server.guest().await, name).await
}

/// A table of The Lost Code that one guest makes and another joins.
async fn sit_down(ala: &Guest, olek: &Guest, more: Value) -> String {
    let mut body =
        json!({ "game": "lost-code", "public": true, "seats": [{ "kind": "you" }, { "kind": "open" }] });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = ala.make_with(body).await;
    olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
    id
}

async fn career(guest: &Guest) -> Value {
    guest.get("/api/me/career").await.good()
}

/// The rating of a guest in The Lost Code; null if there is none.
fn rating(career: &Value) -> &Value {
    career["games"][0]["rating"]
        .as_array()
        .and_then(|course| course.last())
        .map_or(&Value::Null, |last| &last["points"])
}

/// The places and points of a finished table, seat by seat.
fn sheet(over: &Value) -> Vec<(Value, Value)> {
    let mut rows = over["game_now"]["standings"].as_array().unwrap().clone();
    rows.sort_by_key(|row| row["seat"].as_u64());
    rows.iter().map(|row| (row["rank"].clone(), row["total"].clone())).collect()
}

#[tokio::test]
async fn a_game_between_accounts_changes_ratings_once() {
    let server = TestServer::open().await;
    let (ala, olek) = (account(&server, "Ala").await, account(&server, "Olek").await);
    assert_eq!(career(&ala).await["games"], json!([]));
    let id = sit_down(&ala, &olek, json!({})).await;
    assert_eq!(ala.table(&id).await["seats"][1]["account"], true);
    assert_eq!(career(&ala).await["games"], json!([]), "it is not over");
    server.pass_time(1000);
    let sheet = sheet(&play_out(&[&ala, &olek], &id, &mut any(1)).await);
    let (mine, yours) = (career(&ala).await, career(&olek).await);
    let gain = rating(&mine).as_f64().unwrap() - 1500.0;
    assert!(
        (gain + rating(&yours).as_f64().unwrap() - 1500.0).abs() < 1e-6,
        "what one gains the other loses"
    );
    assert_eq!(gain > 50.0, sheet[0].0 == 1, "{gain} {sheet:?}");
    assert!((mine["finished"][0]["change"].as_f64().unwrap() - gain).abs() < 1e-6);
    assert!(mine["games"][0]["rating"][0]["deviation"].as_f64().unwrap() < 350.0);

    // Nothing that is said or asked for afterwards counts again, and a new server comes to the same.
    server.pass_time(1000);
    ala.post_at(&id, "say", json!({ "seat": 1, "text": "well played" })).await.good();
    let server = server.reopen().await;
    let ala = server.again(&ala);
    let again = career(&ala).await;
    assert_eq!(again["games"], mine["games"]);
    assert_eq!(again["games"][0]["rating"].as_array().unwrap().len(), 1);
    assert_eq!(again["finished"][0]["ended"], 1_700_000_001_000_i64);
}

#[tokio::test]
async fn only_games_between_accounts_count() {
    let server = TestServer::open().await;
    let (ala, guest) = (account(&server, "Ala").await, server.guest().await);
    let with_a_guest = sit_down(&ala, &guest, json!({})).await;
    play_out(&[&ala, &guest], &with_a_guest, &mut any(1)).await;
    let with_a_bot = ala.make(json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }])).await;
    play_out(&[&ala], &with_a_bot, &mut any(2)).await;
    let at_one_screen = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await;
    play_out(&[&ala], &at_one_screen, &mut any(3)).await;
    let career = career(&ala).await;
    assert_eq!(career["games"][0]["rating"], json!([]));
    assert!(career["finished"].as_array().unwrap().iter().all(|game| game["change"].is_null()), "{career}");
    assert_eq!(career["finished"].as_array().unwrap().len(), 3);
    let two = &career["games"][0]["by_seats"];
    assert_eq!(
        (&two[0]["seats"], &two[0]["played"]),
        (&json!(2), &json!(2)),
        "not the one where she was both: {two}"
    );
}

#[tokio::test]
async fn a_player_who_leaves_the_seat_to_a_bot_ranks_behind_all_who_played_on() {
    let server = TestServer::open().await;
    let (ala, olek) = (account(&server, "Ala").await, account(&server, "Olek").await);
    let id = sit_down(&ala, &olek, json!({})).await;
    ala.post_at(&id, "resign", json!({ "seat": 1 })).await.good();
    play_out(&[&olek], &id, &mut any(4)).await;
    let lost = sit_down(&ala, &olek, json!({ "clock": { "turn": 30, "bank": 0, "then": "loss" } })).await;
    server.pass_time(31_000);
    let late = ala
        .until(&lost, |table| table["seats"].as_array().unwrap().iter().any(|seat| seat["bot"].is_string()));
    let late = late.await["seats"][0]["bot"].is_string();
    play_out(&[if late { &olek } else { &ala }], &lost, &mut any(5)).await;
    let finished = career(&ala).await["finished"].clone();
    let places =
        |game: usize| [0, 1].map(|seat: usize| finished[game]["seats"][seat]["place"].as_u64().unwrap());
    assert_eq!(places(1), [2, 1], "who gave up has lost, whatever the bot made of it");
    assert_eq!(places(0), if late { [2, 1] } else { [1, 2] }, "and so has whose time was up");
    assert!(finished[1]["change"].as_f64() < Some(0.0), "{finished}");
    assert_eq!(finished[0]["change"].as_f64() < Some(0.0), late, "{finished}");
}

#[tokio::test]
async fn statistics_match_the_games() {
    let server = TestServer::open().await;
    let (ala, olek) = (account(&server, "Ala").await, account(&server, "Olek").await);
    let (mut won, mut points) = (0, 0);
    for number in 0..2 {
        let id = sit_down(&ala, &olek, json!({})).await;
        server.pass_time(1000);
        let own = sheet(&play_out(&[&ala, &olek], &id, &mut any(number)).await)[0].clone();
        won += i64::from(own.0 == 1);
        points += own.1.as_i64().unwrap();
    }
    let career = career(&ala).await;
    let figures = json!([{ "seats": 2, "played": 2, "won": won, "mean_score": points as f64 / 2.0 }]);
    assert_eq!(career["games"][0]["by_seats"], figures);
    let data = ala.get("/api/me/data").await.good();
    assert_eq!(data["games"], career["games"], "what is handed out has it too");
    let mean = olek.get("/api/players/ala").await.good()["games"][0]["by_seats"][0]["mean_score"].clone();
    assert_eq!(mean, json!(points as f64 / 2.0));
}

#[tokio::test]
async fn others_see_an_account_by_its_name_but_not_its_private_tables() {
    let server = TestServer::open().await;
    let (ala, olek, ela) =
        (account(&server, "Ala Nowak").await, account(&server, "Olek").await, server.guest().await);
    let private = sit_down(&ala, &olek, json!({ "public": false })).await;
    play_out(&[&ala, &olek], &private, &mut any(6)).await;
    let path = "/api/players/ALA%20nowak";
    let seen = ela.get(path).await;
    let page = seen.good();
    assert_eq!(
        (&page["name"], &page["yours"], &page["account"]),
        (&json!("Ala Nowak"), &json!(false), &json!(true))
    );
    assert_eq!((&page["finished"], &page["pages"]), (&json!([]), &json!(0)));
    assert!(!seen.text.contains(&private) && !seen.text.contains(&ala.id), "{seen:?}");
    assert_eq!(rating(&page), rating(&career(&ala).await));
    let friend = olek.get(path).await.good();
    assert_eq!(friend["finished"][0]["table"], json!(private), "both sat there");
    assert_eq!((&friend["finished"][0]["seats"][0]["own"], &friend["yours"]), (&json!(true), &json!(false)));
    server.stranger().get(path).await.good();
    server.stranger().get("/api/me/career").await.refused(401, "unknown-player");
    ela.get("/api/players/nobody").await.refused(404, "no-such-player");
    ela.get("/api/players/%F0%9F%8F%BA").await.refused(404, "no-such-player");
    assert_eq!(ela.get("/api/me/career?page=x").await.refused(400, "bad-field")["field"], "page");
}

#[tokio::test]
async fn finished_games_come_page_by_page() {
    let (server, store) = TestServer::open_with_store().await;
    let ala = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }])).await;
    play_out(&[&ala], &id, &mut any(7)).await;
    let Some(Kept::Table(KeptTable { lines, index, .. })) = kept_table(&*store).await else { panic!() };
    for number in 0..44 {
        store.create(&format!("copy-{number}"), &lines, &index).await.unwrap();
    }
    let mut seen = std::collections::BTreeSet::new();
    for (page, games) in [(0, 20), (1, 20), (2, 5), (3, 0)] {
        let career = ala.get(&format!("/api/me/career?page={page}")).await.good();
        let finished = career["finished"].as_array().unwrap().clone();
        assert_eq!((finished.len(), &career["pages"]), (games, &json!(3)));
        seen.extend(finished.iter().map(|game| game["table"].to_string()));
        assert_eq!(career["games"][0]["by_seats"][0]["played"], 45);
    }
    assert_eq!(seen.len(), 45);
}

async fn kept_table(store: &dyn dighouse_server::store::Store) -> Option<Kept> {
    let mut inventory = store.inventory();
    while let Some(kept) = inventory.recv().await {
        if let Ok(table @ Kept::Table(_)) = kept {
            return Some(table);
        }
    }
    None
}

#[tokio::test]
async fn an_erased_player_leaves_a_pseudonym_and_the_ratings_of_others() {
    let server = TestServer::open().await;
    let (ala, olek) = (account(&server, "Ala").await, account(&server, "Olek").await);
    let id = sit_down(&ala, &olek, json!({})).await;
    play_out(&[&ala, &olek], &id, &mut any(8)).await;
    let before = career(&olek).await;
    ala.post("/api/me/forget", json!({ "password": PASSWORD })).await;
    olek.get("/api/players/Ala").await.refused(404, "no-such-player");
    let server = server.reopen().await;
    let after = career(&server.again(&olek)).await;
    assert_eq!(after["games"], before["games"]);
    let seat = &after["finished"][0]["seats"][0];
    assert_eq!((&seat["name"], &seat["account"]), (&Value::Null, &json!(false)), "{seat}");
    assert!(seat["number"].is_u64());
}
