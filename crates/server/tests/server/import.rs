//! Games that were begun elsewhere and go on at a table.

use dighouse_game::{Origin, PerSeat, Record, Salt, Secret, Seed, Setup};
use dighouse_tables::AnyMatch;
use serde_json::{Value, json};

use crate::kit::{TestServer, any, play_out};

/// A game of Mykerinos between `human:Ala` and a bot after so many actions, and its record.
fn begun(actions: usize, bot: &str) -> (Box<dyn AnyMatch>, String) {
    let game = dighouse_shelf::shelf().game("mykerinos").unwrap();
    let (secret, salt) = (Secret::new([7; 32]), "ala-ma-kota".parse::<Salt>().unwrap());
    let salts = PerSeat([Some(salt), None, None, None]);
    let seed = Seed::derive(&secret, &salts);
    let mut running = game.begin(Setup::new(game.info(), 2).unwrap(), seed).unwrap();
    let mut rng = any(5);
    for step in 0..actions {
        let Some(seat) = running.decision().seats().iter().next() else { break };
        let choices = running.actions(seat);
        let choice = rng.pick(&(0..choices.len()).collect::<Vec<_>>());
        running.play(seat, &choices[choice].text, Some(1000 * step as u64)).unwrap();
    }
    let players = PerSeat([Some("human:Ala".to_owned()), Some(format!("bot:{bot}")), None, None]);
    let record = running.record(Origin::committed(secret, salts), players, None).to_string();
    (running, record)
}

#[tokio::test]
async fn a_game_that_was_begun_elsewhere_goes_on_here() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let (running, record) = begun(9, "random");
    let made = ala.post("/api/tables/import", json!({ "record": record, "aids": true })).await;
    assert_eq!(made.status, 201);
    let made = made.good();
    let id = made["id"].as_str().unwrap();
    assert_eq!((&made["phase"], &made["commitment"]), (&json!("waiting"), &Value::Null));
    assert_eq!(json!([made["seats"][0]["name"], made["seats"][1]["bot"]]), json!(["Ala", "random"]));

    let begun = ala.post_at(id, "sit", json!({})).await.good();
    assert_eq!(begun["phase"], "playing");
    assert!(begun["game_now"]["step"].as_u64() >= Some(running.steps() as u64));
    let told = begun["log"]["lines"].as_array().unwrap();
    assert!(told.iter().any(|line| line["step"] == 1), "the log begins with the game");

    let server = server.reopen().await;
    // Where servers share a database, a bot that another one left waiting goes on after a silence.
    server.pass_time(10_000);
    let ala = server.again(&ala);
    let over = play_out(&[&ala], id, &mut any(3)).await;
    let finished: Record = ala.get(&format!("/api/tables/{id}/record")).await.text.parse().expect("a record");
    assert_eq!(over["game_now"]["step"], finished.moves().count());
    assert!(finished.to_string().contains(record.lines().nth(12).unwrap()), "with the actions before");
    let verdict = ala.post("/api/verify", json!({ "record": finished.to_string() })).await.good();
    assert_eq!(verdict["ok"], true, "{verdict}");
}

#[tokio::test]
async fn somebody_without_a_name_is_not_called_by_a_number() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let record = begun(9, "random").1.replace("human:Ala", "human:12");
    let made = ala.post("/api/tables/import", json!({ "record": record })).await.good();
    assert_eq!(json!([made["seats"][0]["name"], made["seats"][0]["yours"]]), json!([null, true]));
}

#[tokio::test]
async fn friends_can_take_the_seats_of_an_imported_game() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let made =
        ala.post("/api/tables/import", json!({ "record": begun(9, "greedy").1, "seats": seats })).await;
    let made = made.good();
    let id = made["id"].as_str().unwrap();
    ala.post_at(id, "sit", json!({})).await.good();
    let sat = olek.post_at(id, "sit", json!({})).await.good();
    assert_eq!((&sat["phase"], &sat["viewer"]), (&json!("playing"), &json!(2)));
}

#[tokio::test]
async fn what_cannot_be_continued_is_refused_with_what_is_wrong() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let import = async |record: &str| ala.post("/api/tables/import", json!({ "record": record })).await;
    let (_, record) = begun(9, "random");
    let line = import("dig").await.refused(400, "bad-record")["line"].clone();
    assert_eq!(line, 1);
    let last = record.trim_end().rsplit('\n').next().unwrap();
    let forged = record.replace(last, "1 fly");
    let refused = import(&forged).await.refused(400, "bad-record");
    assert_eq!(refused["details"]["error"], "unknown-action", "{refused}");
    let other_rules = record.replace("\nrules 1\n", "\nrules 99\n");
    assert_eq!(import(&other_rules).await.refused(400, "bad-record")["details"]["error"], "unknown-rules");
    import(&record.replace("\ngame mykerinos\n", "\ngame chess\n")).await.refused(400, "unknown-game");
    import(&begun(usize::MAX, "random").1).await.refused(409, "over");
    let seats = json!([{ "kind": "you" }]);
    let few = ala.post("/api/tables/import", json!({ "record": record, "seats": seats })).await;
    assert_eq!(few.refused(400, "bad-field")["field"], "seats");
    ala.post("/api/tables/import", json!({ "record": "x".repeat(600_000) })).await.refused(413, "too-large");
    server
        .stranger()
        .post("/api/tables/import", json!({ "record": record }))
        .await
        .refused(401, "unknown-player");
    assert_eq!(ala.get("/api/tables").await.good()["mine"], json!([]), "no table was made");
}

#[tokio::test]
async fn bots_that_the_game_does_not_offer_are_replaced() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let made =
        ala.post("/api/tables/import", json!({ "record": begun(9, "search:ms=60000").1 })).await.good();
    assert_eq!(made["seats"][1]["bot"], "skilled");
}
