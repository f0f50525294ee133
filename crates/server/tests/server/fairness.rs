//! Records, replays and the proof that nobody chose the deal.

use crate::kit::{Guest, TestServer, any, play_out, two_at_a_table};
use dighouse_game::{Origin, Record, Seat, Secret};
use serde_json::{Value, json};

async fn record(guest: &Guest, id: &str) -> String {
    let answer = guest.get(&format!("/api/tables/{id}/record")).await;
    assert!(answer.status.is_success(), "{answer:?}");
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    assert_eq!(answer.header("content-disposition"), format!("attachment; filename=\"lost-code-{id}.dig\""));
    answer.text
}

async fn verdict(guest: &Guest, record: &str) -> Value {
    guest.post("/api/verify", json!({ "record": record })).await.good()
}

/// The view after a number of actions, as one viewer.
async fn moment(guest: &Guest, id: &str, step: u64, eyes: &str) -> Value {
    guest.get(&format!("/api/tables/{id}/replay/{step}?as={eyes}")).await.good()
}

#[tokio::test]
async fn the_deal_follows_from_a_secret_that_was_committed_to_and_everybodys_salt() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    ala.put("/api/me", json!({ "name": "Ala" })).await.good();
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let made = ala.post("/api/tables", json!({ "game": "lost-code", "seats": seats })).await.good();
    let id = made["id"].as_str().unwrap();
    let commitment = made["commitment"].as_str().unwrap();
    ala.post_at(id, "sit", json!({ "salt": "salt-of-Ala" })).await.good();
    olek.post_at(id, "sit", json!({ "salt": "salt_of_0lek" })).await.good();
    let over = play_out(&[&ala, &olek], id, &mut any(1)).await;
    assert_eq!(over["commitment"], commitment);

    let text = record(&olek, id).await;
    let kept: Record = text.parse().unwrap();
    let Origin::Committed { commitment: said, secret: Some(secret), salts } = &kept.header.origin else {
        panic!("{text}")
    };
    assert_eq!(
        (said.to_string(), secret.commitment().to_string()),
        (commitment.to_owned(), commitment.to_owned())
    );
    let salt = |seat: usize| salts[Seat::ALL[seat]].as_ref().map(ToString::to_string);
    assert_eq!((salt(0).as_deref(), salt(1).as_deref()), (Some("salt-of-Ala"), Some("salt_of_0lek")));
    assert_eq!(kept.header.players[Seat::ALL[0]].as_deref(), Some("human:Ala"));
    assert_eq!(kept.moves().count() as u64, over["game_now"]["step"].as_u64().unwrap());

    let verdict = verdict(&server.stranger(), &text).await;
    let module = text.lines().find_map(|line| line.strip_prefix("module ")).unwrap();
    assert_eq!(
        verdict,
        json!({
            "ok": true, "game": "lost-code", "rules": 1, "module": module, "steps": over["game_now"]["step"],
            "error": null,
        })
    );
}

#[tokio::test]
async fn a_changed_record_does_not_verify() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    play_out(&[&ala, &olek], &id, &mut any(2)).await;
    let text = record(&ala, &id).await;
    let other = Secret::new([7; 32]).to_string();
    let secret = text.lines().find_map(|line| line.strip_prefix("secret ")).unwrap();
    let salted = text.replace("salt-of-the-maker", "another-salt");
    let module = text.split_inclusive('\n').find(|line| line.starts_with("module ")).unwrap();
    for (changed, errors) in [
        (text.replace(secret, &other), &["broken-commitment"][..]),
        (salted, &["illegal-action", "another-end"]),
        (text.replacen(" bet ", " wager ", 1), &["unknown-action"]),
        (text.replacen("game lost-code", "game chess", 1), &["unknown-game"]),
        (text.replacen("rules 1", "rules 99", 1), &["unknown-module"]),
        (text.replacen("rules 1", "rules 99", 1).replacen(module, "", 1), &["unknown-rules"]),
        (text.replacen(module, &format!("module {}\n", "0".repeat(64)), 1), &["unknown-module"]),
        (text[..text.len() / 2].to_owned(), &["cut-off", "expected", "bad-value", "no-end"]),
        (text.lines().take(20).fold(String::new(), |all, line| all + line + "\n"), &["no-end"]),
        ("my diary".to_owned(), &["not-a-record"]),
        (String::new(), &["not-a-record"]),
        ("\0".repeat(10_000), &["not-a-record", "cut-off"]),
    ] {
        let verdict = verdict(&ala, &changed).await;
        let error = verdict["error"]["error"].as_str().unwrap();
        assert!(errors.contains(&error), "{verdict}");
        assert!(verdict["ok"] == false && verdict["error"]["line"].is_number(), "{verdict}");
    }
}

#[tokio::test]
async fn the_secret_stays_secret_until_the_end() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let mut received = String::new();
    let rng = &mut any(3);
    for what in ["record", "replay", "replay/0", "replay?as=all", "replay/0?as=1"] {
        ala.get(&format!("/api/tables/{id}/{what}")).await.refused(409, "not-over");
    }
    loop {
        let mut acted = false;
        for guest in [&ala, &olek] {
            let table = guest.table(&id).await;
            if table["game_now"]["choices"] != json!([]) {
                acted = true;
                let answer = Guest::answer(&table, rng.below(1000) as usize);
                received += &guest.post_at(&id, "actions", answer).await.text;
            }
            received += &guest.get("/api/tables").await.text;
            received += &guest.get(&format!("/api/tables/{id}?as=spectator")).await.text;
        }
        if !acted {
            break;
        }
    }
    let text = record(&ala, &id).await;
    let secret = text.lines().find_map(|line| line.strip_prefix("secret ")).unwrap();
    let kept: Record = text.parse().unwrap();
    assert!(!received.contains(secret));
    assert!(!received.contains(&kept.header.origin.seed().unwrap().to_string()));
    assert!(!received.contains("salt-of-the-guest"), "nor do salts concern anybody before");
}

#[tokio::test]
async fn what_was_undone_is_not_in_the_record() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let table = ala.table(&id).await;
    let (first, second) = (Guest::answer(&table, 0), Guest::answer(&table, 1));
    ala.post_at(&id, "actions", first.clone()).await.good();
    ala.post_at(&id, "undo", json!({ "seat": table["viewer"], "step": 1 })).await.good();
    server.pass_time(1500);
    ala.post_at(&id, "actions", second.clone()).await.good();
    play_out(&[&ala, &olek], &id, &mut any(4)).await;
    let text = record(&ala, &id).await;
    let kept: Record = text.parse().unwrap();
    let (_, opening) = kept.moves().next().unwrap();
    assert_eq!((json!(opening.action), opening.at), (second["action"].clone(), Some(1500)));
    assert_eq!(verdict(&ala, &text).await["ok"], true);
}

#[tokio::test]
async fn a_replay_shows_what_was_seen() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let (rng, mut seen) = (&mut any(5), Vec::new());
    loop {
        let table = ala.table(&id).await;
        seen.push(table["game_now"]["view"].clone());
        if table["phase"] == "over" {
            break;
        }
        let actor = if table["game_now"]["choices"] == json!([]) { &olek } else { &ala };
        actor.act(&id, rng).await;
    }
    let over = ala.table(&id).await;
    let seat = over["viewer"].to_string();
    for (step, view) in (0..).zip(&seen) {
        assert_eq!(moment(&olek, &id, step, &seat).await, *view, "after {step} actions");
    }
    let steps = over["game_now"]["step"].as_u64().unwrap();
    let far = olek.get(&format!("/api/tables/{id}/replay/{}", steps + 1)).await.refused(400, "bad-field");
    assert_eq!(far["field"], "step");
    olek.get(&format!("/api/tables/{id}/replay/x")).await.refused(400, "bad-field");
    olek.get(&format!("/api/tables/{id}/replay/0?as=3")).await.refused(400, "bad-field");
    olek.get(&format!("/api/tables/{id}/replay?as=9")).await.refused(400, "bad-field");

    let overview = olek.get(&format!("/api/tables/{id}/replay?as={seat}")).await.good();
    assert_eq!(
        (&overview["log"], &overview["standings"]),
        (&over["log"]["lines"], &over["game_now"]["standings"])
    );
    assert_eq!(
        (&overview["talk"], overview["steps"].as_array().unwrap().len() as u64),
        (&over["talk"], steps)
    );
    let scores = overview["scores"].as_array().unwrap();
    assert_eq!(scores.len() as u64, steps + 1);
    let totals: Vec<i64> = over["game_now"]["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["total"].as_i64().unwrap())
        .collect();
    let mut last: Vec<i64> = serde_json::from_value(scores.last().unwrap().clone()).unwrap();
    let mut totals_by_size = totals.clone();
    last.sort_unstable();
    totals_by_size.sort_unstable();
    assert_eq!(last, totals_by_size);
    let all = olek.get(&format!("/api/tables/{id}/replay")).await.good();
    let lines = |overview: &Value| overview["log"].as_array().unwrap().len();
    assert!(lines(&all) > lines(&overview), "who sees everything is told more");
}

#[tokio::test]
async fn a_game_is_played_on_from_any_moment_as_one_player_knew_it() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let over = play_out(&[&ala, &olek], &id, &mut any(6)).await;
    let steps = over["game_now"]["step"].as_u64().unwrap();
    for (step, seat) in [(0, 1), (1, 2), (7, 1), (steps / 2, 2), (steps - 4, 1), (steps - 1, 2)] {
        let seats = json!([{ "kind": "you" }, { "kind": "here", "name": "Jan" }]);
        let from = json!({ "table": id, "step": step, "seat": seat });
        let made = olek
            .post("/api/tables", json!({ "game": "lost-code", "seats": seats, "from": from }))
            .await
            .good();
        assert_eq!(made["commitment"], Value::Null, "a position has no secret");
        let next = made["id"].as_str().unwrap();
        olek.post_at(next, "sit", json!({ "salt": "x" })).await.good();
        let begun = olek.table_as(next, &seat.to_string()).await;
        let known = moment(&olek, &id, step, &seat.to_string()).await;
        assert_eq!(begun["game_now"]["view"], known, "step {step}, seat {seat}");
        play_out(&[&olek], next, &mut any(step)).await;
        let text = record(&olek, next).await;
        assert_eq!(verdict(&olek, &text).await["ok"], true, "{text}");
    }
}

#[tokio::test]
async fn what_a_player_did_not_know_is_redealt() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    play_out(&[&ala, &olek], &id, &mut any(7)).await;
    let mut racks = Vec::new();
    for _ in 0..8 {
        let seats = json!([{ "kind": "you" }, { "kind": "here", "name": "Jan" }]);
        let from = json!({ "table": id, "step": 0, "seat": 1 });
        let next = olek.make_with(json!({ "game": "lost-code", "seats": seats, "from": from })).await;
        let rack = olek.table_as(&next, "2").await["game_now"]["view"]["racks"][0].to_string();
        if !racks.contains(&rack) {
            racks.push(rack);
        }
    }
    assert!(racks.len() >= 4, "seat 1's own rack, as seat 2 sees it: {racks:?}");
}

#[tokio::test]
async fn only_a_moment_that_there_was_can_be_played_on_from() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let make = |from: Value, seats: Value, options: Value| {
        let table = json!({ "game": "lost-code", "seats": seats, "from": from, "options": options });
        let ala = ala.clone();
        async move { ala.post("/api/tables", table).await }
    };
    let two = json!([{ "kind": "you" }, { "kind": "open" }]);
    let from = |step: u64, seat: u64| json!({ "table": id, "step": step, "seat": seat });
    make(from(0, 1), two.clone(), json!({})).await.refused(409, "not-over");
    let over = play_out(&[&ala, &olek], &id, &mut any(8)).await;
    let steps = over["game_now"]["step"].as_u64().unwrap();
    let three = json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }]);
    for (from, seats, options, field) in [
        (from(steps, 1), &two, json!({}), "from.step"),
        (from(u64::from(u32::MAX), 1), &two, json!({}), "from.step"),
        (from(0, 3), &two, json!({}), "from.seat"),
        (from(0, 9), &two, json!({}), "from.seat"),
        (from(0, 1), &three, json!({}), "from.table"),
        (from(0, 1), &two, json!({ "curse": "on" }), "from.table"),
    ] {
        assert_eq!(make(from, seats.clone(), options).await.refused(400, "bad-field")["field"], field);
    }
    let nowhere = json!({ "table": "nowhere", "step": 0, "seat": 1 });
    assert_eq!(make(nowhere, two, json!({})).await.refused(404, "no-such-table")["field"], "from.table");
}
