//! Actions, undo, chat and hints.

use crate::kit;
use crate::kit::{Guest, TestServer, any, play_while, two_at_a_table};
use dighouse_game::Stream;
use dighouse_server::store::Phase;
use dighouse_server::store::{Index, Which};
use reqwest::Method;
use serde_json::{Value, json};

/// Two guests who have reached the final guesses, which all make at once.
async fn two_who_guess(server: &TestServer, rng: &mut Stream) -> (String, Guest, Guest) {
    let (id, ala, olek) = two_at_a_table(server).await;
    play_while(&[&ala, &olek], &id, rng, |table| table["game_now"]["prompt"] != "guess").await;
    (id, ala, olek)
}

fn step(table: &Value) -> u64 {
    table["game_now"]["step"].as_u64().unwrap()
}

#[tokio::test]
async fn a_repeated_answer_is_carried_out_once() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let rng = &mut any(1);
    for _ in 0..30 {
        for guest in [&ala, &olek] {
            let table = guest.table(&id).await;
            if table["game_now"]["asked"].as_array().unwrap().contains(&table["viewer"]) {
                let answer = Guest::answer(&table, rng.below(1000) as usize);
                let done = guest.post_at(&id, "actions", answer.clone()).await.good();
                let again = guest.post_at(&id, "actions", answer).await.good();
                assert_eq!(done, again);
                assert_eq!(step(&done), step(&table) + 1);
            }
        }
    }
}

#[tokio::test]
async fn a_double_click_is_one_action() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    let answer = Guest::answer(&ala.table(&id).await, 0);
    let click = || ala.post_at(&id, "actions", answer.clone());
    let (one, two, three) = tokio::join!(click(), click(), click());
    for done in [one, two, three] {
        assert_eq!(step(&done.good()), 1);
    }
}

#[tokio::test]
async fn even_the_last_answer_of_a_game_can_be_sent_again() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await;
    let rng = &mut any(2);
    loop {
        let table = ala.table(&id).await;
        let answer = Guest::answer(&table, rng.below(1000) as usize);
        let done = ala.post_at(&id, "actions", answer.clone()).await.good();
        if done["phase"] == "over" {
            assert_eq!(ala.post_at(&id, "actions", answer.clone()).await.good(), done);
            let other =
                json!({ "action": "guess bird none", "seat": answer["seat"], "step": 1, "stamp": "" });
            ala.post_at(&id, "actions", other).await.refused(409, "over");
            return;
        }
    }
}

#[tokio::test]
async fn a_stale_request_is_answered_with_the_current_table() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    let before = ala.table(&id).await;
    let now = ala.post_at(&id, "actions", Guest::answer(&before, 0)).await.good();
    let refused = ala.post_at(&id, "actions", Guest::answer(&before, 1)).await.refused(409, "stale");
    assert_eq!(refused["now"], now);

    let mut of_another_world = Guest::answer(&now, 0);
    of_another_world["stamp"] = json!("0123456789abcdef");
    ala.post_at(&id, "actions", of_another_world).await.refused(409, "stale");
    let mut of_the_future = Guest::answer(&now, 0);
    of_the_future["step"] = json!(u32::MAX);
    ala.post_at(&id, "actions", of_the_future).await.refused(409, "stale");
    assert_eq!(ala.table(&id).await, now, "nothing was done");
}

#[tokio::test]
async fn nobody_answers_for_another_seat() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let answer = Guest::answer(&ala.table(&id).await, 0);
    for other in [&olek, &server.guest().await] {
        let refused = other.post_at(&id, "actions", answer.clone()).await.refused(403, "not-your-seat");
        assert_eq!(refused["seat"], answer["seat"]);
    }
    server.stranger().post_at(&id, "actions", answer).await.refused(401, "unknown-player");
    let own = olek.table(&id).await;
    let early =
        json!({ "seat": own["viewer"], "step": 0, "stamp": own["game_now"]["stamp"], "action": "bet 9-15" });
    let refused = olek.post_at(&id, "actions", early).await.refused(422, "illegal-action");
    assert_eq!(refused["why"], "not-your-decision");
    assert_eq!(step(&ala.table(&id).await), 0);
}

#[tokio::test]
async fn an_illegal_action_is_refused_with_the_rule_in_words() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    let table = ala.act_while(&id, &mut any(4), |table| table["game_now"]["prompt"] != "bet").await;
    let mut answer = Guest::answer(&table, 0);
    for (action, why, english, polish) in [
        ("bet 9-40", "no-such-wheel", "wheel", "koł"),
        ("bet 18-24", "off-the-dial", "21", "21"),
        ("exchange bird", "another-decision", "now", "Teraz"),
        ("fly", "unknown-action", "“fly”", "„fly”"),
        ("bet 09-15", "unknown-action", "bet 09-15", "bet 09-15"),
    ] {
        answer["action"] = json!(action);
        let refused = ala.post_at(&id, "actions", answer.clone()).await.refused(422, "illegal-action");
        assert_eq!((&refused["why"], &refused["action"]), (&json!(why), &json!(action)));
        assert!(refused["detail"].as_str().unwrap().contains(english), "{refused}");
        let request = ala.request(Method::POST, &format!("/api/tables/{id}/actions")).json(&answer);
        let refused = kit::send(request.header("accept-language", "pl-PL,en;q=0.5")).await.problem();
        assert!(refused["detail"].as_str().unwrap().contains(polish), "{refused}");
        let seat = &answer["seat"];
        let asked = format!("/api/tables/{id}/why-not?seat={seat}&action={}", action.replace(' ', "%20"));
        assert_eq!(ala.get(&asked).await.good()["why"], why, "the same is said beforehand");
    }
    assert_eq!(step(&ala.table(&id).await), step(&table));
}

#[tokio::test]
async fn why_not_says_nothing_of_what_is_possible() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let answer = Guest::answer(&ala.table(&id).await, 0);
    let action = answer["action"].as_str().unwrap().replace(' ', "+");
    let path = format!("/api/tables/{id}/why-not?seat={}&action={action}", answer["seat"]);
    assert_eq!(ala.get(&path).await.good(), Value::Null);
    olek.get(&path).await.refused(403, "not-your-seat");
}

#[tokio::test]
async fn guesses_made_at_the_same_time_do_not_disturb_each_other() {
    let server = TestServer::open().await;
    let rng = &mut any(5);
    let (id, ala, olek) = two_who_guess(&server, rng).await;
    let (of_ala, of_olek) = (ala.table(&id).await, olek.table(&id).await);
    assert_eq!(of_ala["game_now"]["asked"], json!([1, 2]));
    let (first, second) = (Guest::answer(&of_ala, 3), Guest::answer(&of_olek, 4));
    let done = ala.post_at(&id, "actions", first.clone()).await.good();
    let also = olek.post_at(&id, "actions", second.clone()).await.good();
    assert_eq!((step(&done), step(&also)), (step(&of_ala) + 1, step(&of_ala) + 2));
    assert_eq!(olek.post_at(&id, "actions", second).await.good(), also, "and can be sent again");
    assert_eq!(step(&ala.post_at(&id, "actions", first).await.good()), step(&also));
    let own_guess = done["log"]["lines"].as_array().unwrap().last().unwrap();
    assert!(!also["log"].to_string().contains(&own_guess.to_string()), "nobody sees what the other wrote");
}

#[tokio::test]
async fn all_guesses_at_once_are_accepted() {
    let server = TestServer::open().await;
    let rng = &mut any(6);
    let (id, ala, olek) = two_who_guess(&server, rng).await;
    let before = step(&ala.table(&id).await);
    for lines in 1..=5 {
        let answers = [Guest::answer(&ala.table(&id).await, 7), Guest::answer(&olek.table(&id).await, 8)];
        let [first, second] = answers;
        let (one, other) =
            tokio::join!(ala.post_at(&id, "actions", first), olek.post_at(&id, "actions", second));
        one.good();
        other.good();
        assert_eq!(step(&ala.table(&id).await), before + 2 * lines);
    }
}

#[tokio::test]
async fn an_action_that_revealed_nothing_can_be_undone() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let before = ala.table(&id).await;
    let seat = &before["viewer"];
    assert_eq!(before["game_now"]["no_undo"]["why"], "nothing-done");
    let refused = ala.post_at(&id, "undo", json!({ "seat": seat, "step": 0 })).await;
    assert_eq!(refused.refused(422, "illegal-action")["why"], "nothing-done");

    let done = ala.act(&id, &mut any(7)).await;
    assert_eq!(done["game_now"]["no_undo"], Value::Null);
    olek.post_at(&id, "undo", json!({ "seat": seat, "step": 1 })).await.refused(403, "not-your-seat");
    let undone = ala.post_at(&id, "undo", json!({ "seat": seat, "step": 1 })).await.good();
    for what in ["step", "stamp", "asked", "view", "choices"] {
        assert_eq!(undone["game_now"][what], before["game_now"][what], "{what}");
    }
    assert_eq!(undone["log"], before["log"]);
    let talk = undone["talk"].as_array().unwrap().last().unwrap();
    assert_eq!(talk["event"], json!({ "event": "undone", "seat": seat }));
}

#[tokio::test]
async fn an_undo_from_a_stale_page_is_refused() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    let rng = &mut any(8);
    let seat = ala.act(&id, rng).await["viewer"].clone();
    let now = ala.act(&id, rng).await;
    let refused = ala.post_at(&id, "undo", json!({ "seat": seat, "step": 1 })).await.refused(409, "stale");
    assert_eq!(refused["now"], now);
    assert_eq!(ala.table(&id).await, now);
}

#[tokio::test]
async fn what_was_revealed_cannot_be_undone() {
    let server = TestServer::open().await;
    let rng = &mut any(9);
    let (id, ala, olek) = two_at_a_table(&server).await;
    let first_check = |table: &Value| !table["log"]["lines"].to_string().contains("checked");
    let table = play_while(&[&ala, &olek], &id, rng, |table| step(table) < 3 && first_check(table)).await;
    for guest in [&ala, &olek] {
        let table_now = guest.table(&id).await;
        assert_eq!(table_now["game_now"]["no_undo"]["why"], "revealed");
        let body = json!({ "seat": table_now["viewer"], "step": table["game_now"]["step"] });
        let refused = guest.post_at(&id, "undo", body).await.refused(422, "illegal-action");
        assert_eq!((&refused["why"], &refused["action"]), (&json!("revealed"), &json!("undo")));
    }
}

#[tokio::test]
async fn a_guess_can_be_undone_although_others_have_guessed_since() {
    let server = TestServer::open().await;
    let rng = &mut any(10);
    let (id, ala, olek) = two_who_guess(&server, rng).await;
    let before = ala.table(&id).await;
    ala.act(&id, rng).await;
    let of_olek = olek.act(&id, rng).await;
    let body = json!({ "seat": before["viewer"], "step": of_olek["game_now"]["step"] });
    let undone = ala.post_at(&id, "undo", body).await.good();
    assert_eq!(undone["log"], before["log"]);
    assert_eq!(undone["game_now"]["choices"], before["game_now"]["choices"]);
    assert_eq!(olek.table(&id).await["game_now"]["view"], of_olek["game_now"]["view"], "his guess stays");
}

#[tokio::test]
async fn taking_back_more_needs_the_agreement_of_the_others() {
    let server = TestServer::open().await;
    let rng = &mut any(11);
    let (id, ala, olek) = two_at_a_table(&server).await;
    let start = ala.table(&id).await;
    play_while(&[&ala, &olek], &id, rng, |table| step(table) < 9).await;
    let (seat, other) = (start["viewer"].clone(), olek.table(&id).await["viewer"].clone());
    let now = step(&ala.table(&id).await);
    let vote = olek.post_at(&id, "take-back/vote", json!({ "seat": other, "agree": true })).await;
    vote.refused(409, "no-take-back");
    let refused = ala.post_at(&id, "take-back", json!({ "seat": seat, "step": now })).await;
    assert_eq!(refused.refused(400, "bad-field")["field"], "step");

    let asked = ala.post_at(&id, "take-back", json!({ "seat": seat, "step": 2 })).await.good();
    assert_eq!(asked["take_back"], json!({ "seat": seat, "step": 2, "waits_for": [other] }));
    assert_eq!(step(&asked), now);
    olek.post_at(&id, "take-back", json!({ "seat": other, "step": 1 }))
        .await
        .refused(409, "take-back-pending");
    let own_vote = ala.post_at(&id, "take-back/vote", json!({ "seat": seat, "agree": true })).await;
    assert_eq!(step(&own_vote.good()), now, "nobody agrees with oneself");
    let refused = olek.post_at(&id, "take-back/vote", json!({ "seat": other, "agree": false })).await.good();
    assert_eq!((&refused["take_back"], step(&refused)), (&Value::Null, now));

    ala.post_at(&id, "take-back", json!({ "seat": seat, "step": 0 })).await.good();
    let agreed = olek.post_at(&id, "take-back/vote", json!({ "seat": other, "agree": true })).await.good();
    assert_eq!((step(&agreed), &agreed["take_back"]), (0, &Value::Null));
    let back = ala.table(&id).await;
    assert_eq!((&back["game_now"]["view"], &back["log"]), (&start["game_now"]["view"], &start["log"]));
    let events: Vec<&Value> =
        back["talk"].as_array().unwrap().iter().map(|line| &line["event"]["event"]).skip(3).collect();
    assert_eq!(events, ["take-back-asked", "take-back-refused", "take-back-asked", "took-back"]);
}

#[tokio::test]
async fn a_take_back_request_ends_with_the_next_action() {
    let server = TestServer::open().await;
    let rng = &mut any(12);
    let (id, ala, olek) = two_at_a_table(&server).await;
    let seat = ala.act(&id, rng).await["viewer"].clone();
    ala.post_at(&id, "take-back", json!({ "seat": seat, "step": 0 })).await.good();
    assert_eq!(ala.act(&id, rng).await["take_back"], Value::Null);
    let other = olek.table(&id).await["viewer"].clone();
    let vote = olek.post_at(&id, "take-back/vote", json!({ "seat": other, "agree": true })).await;
    vote.refused(409, "no-take-back");
}

#[tokio::test]
async fn three_must_all_agree() {
    let server = TestServer::open().await;
    let rng = &mut any(13);
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }])).await;
    olek.post_at(&id, "sit", json!({})).await.good();
    ela.post_at(&id, "sit", json!({})).await.good();
    play_while(&[&ala, &olek, &ela], &id, rng, |table| step(table) < 6).await;
    ala.post_at(&id, "take-back", json!({ "seat": 1, "step": 1 })).await.good();
    let asked = ela.post_at(&id, "take-back/vote", json!({ "seat": 3, "agree": true })).await.good();
    assert_eq!(asked["take_back"]["waits_for"], json!([2]));
    let agreed = olek.post_at(&id, "take-back/vote", json!({ "seat": 2, "agree": true })).await.good();
    assert_eq!(step(&agreed), 1);
}

#[tokio::test]
async fn bots_always_agree() {
    let server = TestServer::open().await;
    let rng = &mut any(14);
    let ala = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }])).await;
    let table = play_while(&[&ala], &id, rng, |table| step(table) < 12).await;
    assert!(step(&table) >= 12);
    let back = ala.post_at(&id, "take-back", json!({ "seat": 1, "step": 0 })).await.good();
    assert_eq!((step(&back), &back["take_back"]), (0, &Value::Null));
    play_while(&[&ala], &id, rng, |table| step(table) < 5).await;
}

#[tokio::test]
async fn what_is_said_is_heard_by_all() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let seat = ala.table(&id).await["viewer"].clone();
    let said =
        ala.post_at(&id, "say", json!({ "seat": seat, "text": "  dzień\n dobry \u{202e}" })).await.good();
    let line = said["talk"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(line["event"], json!({ "event": "said", "seat": seat, "text": "dzień dobry" }));
    assert_eq!(line["seq"], said["seq"]);
    assert_eq!(olek.table(&id).await["talk"].as_array().unwrap().last().unwrap(), &line);
    olek.post_at(&id, "say", json!({ "seat": seat, "text": "!" })).await.refused(403, "not-your-seat");
}

#[tokio::test]
async fn the_number_of_remarks_per_table_is_limited() {
    let (server, store) = TestServer::open_with_store().await;
    let ala = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await;
    let said = ala.post_at(&id, "say", json!({ "seat": 1, "text": "bla" })).await.good();
    let seq = said["seq"].as_u64().unwrap() as u32;
    let card = store.list(Which::Of { player: &ala.id, over: false }, 1).await.unwrap().remove(0).card;
    let index = Index {
        phase: Phase::Playing,
        public: false,
        has_open_seat: false,
        bot_to_move: false,
        due: None,
        rated: None,
        asked: vec![],
        changed: 0,
        players: vec![ala.id.clone()],
        card,
    };
    let line = json!({ "at": 0, "deed": "said", "seat": 1, "text": "bla" }).to_string();
    // Another server at the same store writes a lot.
    store.append(&id, seq, &vec![line; 996], &index).await.unwrap();
    let last = ala.post_at(&id, "say", json!({ "seat": 1, "text": "the last word" })).await.good();
    assert_eq!(last["talk"].as_array().unwrap().len(), 1000, "which this one learns in time");
    ala.post_at(&id, "say", json!({ "seat": 1, "text": "and another" })).await.refused(409, "enough-said");
    ala.act(&id, &mut any(15)).await;
}

#[tokio::test]
async fn hints_and_aids_come_only_where_they_are_allowed() {
    let server = TestServer::open().await;
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    for aids in [false, true] {
        let (ala, olek) = (server.guest().await, server.guest().await);
        let id = ala.make_with(json!({ "game": "lost-code", "seats": seats, "aids": aids })).await;
        let path = |what: &str, seat: u8| format!("/api/tables/{id}/{what}?seat={seat}");
        if aids {
            assert_eq!(ala.get(&path("aid", 1)).await.good(), Value::Null, "before the start");
            ala.get(&path("hint", 1)).await.refused(409, "not-begun");
        }
        let table = olek.post_at(&id, "sit", json!({})).await.good();
        let ala_begins = table["game_now"]["asked"] == json!([1]);
        let (asked, seat, other) = if ala_begins { (&ala, 1, &olek) } else { (&olek, 2, &ala) };
        for what in ["hint", "aid"] {
            other.get(&path(what, seat)).await.refused(403, "not-your-seat");
            if !aids {
                asked.get(&path(what, seat)).await.refused(403, "no-aids");
            }
        }
        if aids {
            let hint = asked.get(&path("hint", seat)).await.good();
            let choices = asked.table(&id).await["game_now"]["choices"].clone();
            assert!(
                choices.as_array().unwrap().contains(&hint["considered"][0]["choice"]),
                "a hint is one of the choices"
            );
            other.get(&path("hint", 3 - seat)).await.refused(409, "not-asked");
            assert!(other.get(&path("aid", 3 - seat)).await.good().is_object(), "odds at any time");
        }
    }
}

#[tokio::test]
async fn a_remark_that_is_sent_again_is_made_once() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let (seat, other) = (ala.table(&id).await["viewer"].clone(), olek.table(&id).await["viewer"].clone());
    let remark = json!({ "seat": seat, "text": "dzień dobry", "key": "first" });
    let remarks = |table: &Value| {
        let lines = table["talk"].as_array().unwrap().iter().map(|line| line["event"].clone());
        lines.filter(|event| event["event"] == "said").count()
    };
    let said = ala.post_at(&id, "say", remark.clone()).await.good();
    assert_eq!(remarks(&said), 1);
    assert!(!said.to_string().contains("\"first\""), "the key is nobody's business");
    for _ in 0..3 {
        let again = ala.post_at(&id, "say", remark.clone()).await.good();
        assert_eq!((remarks(&again), &again["seq"]), (1, &said["seq"]));
    }
    let server = server.reopen().await;
    let (ala, olek) = (server.again(&ala), server.again(&olek));
    assert_eq!(remarks(&ala.post_at(&id, "say", remark.clone()).await.good()), 1, "not even after a restart");
    let changed = json!({ "seat": seat, "text": "dobranoc", "key": "first" });
    assert_eq!(ala.post_at(&id, "say", changed).await.refused(400, "bad-field")["field"], "key");
    for key in ["", "a b", &"x".repeat(65)] {
        let bad = json!({ "seat": seat, "text": "hm", "key": key });
        assert_eq!(ala.post_at(&id, "say", bad).await.refused(400, "bad-field")["field"], "key");
    }
    let theirs = json!({ "seat": other, "text": "dzień dobry", "key": "first" });
    assert_eq!(remarks(&olek.post_at(&id, "say", theirs).await.good()), 2, "another player's key is another");
    for _ in 0..2 {
        ala.post_at(&id, "say", json!({ "seat": seat, "text": "hm" })).await.good();
    }
    assert_eq!(remarks(&ala.table(&id).await), 4, "without a key all are made");
    let at_once: Vec<_> = (0..10)
        .map(|_| {
            let (ala, id, seat) = (ala.clone(), id.clone(), seat.clone());
            let body = json!({ "seat": seat, "text": "raz", "key": "at-once" });
            tokio::spawn(async move { ala.post_at(&id, "say", body).await.good() })
        })
        .collect();
    for sent in at_once {
        sent.await.unwrap();
    }
    assert_eq!(remarks(&ala.table(&id).await), 5);
}
