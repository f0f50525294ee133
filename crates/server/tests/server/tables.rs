//! Tables from the first seat to the rematch.

use crate::kit::{Guest, TestServer, any, play_out, play_while, two_at_a_table};
use serde_json::{Value, json};

/// The ids of a list of the lobby.
fn ids(lists: &Value, list: &str) -> Vec<String> {
    let cards = lists[list].as_array().unwrap();
    cards.iter().map(|card| card["id"].as_str().unwrap().to_owned()).collect()
}

async fn lists(guest: &Guest) -> Value {
    guest.get("/api/tables").await.good()
}

#[tokio::test]
async fn a_game_begins_when_the_last_one_sits_down() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }]);
    let made = ala.post("/api/tables", json!({ "game": "lost-code", "seats": seats })).await;
    assert_eq!(made.status, 201);
    let made = made.good();
    let id = made["id"].as_str().unwrap();
    assert_eq!(json!([made["phase"], made["host"], made["viewer"]]), json!(["waiting", true, 1]));
    assert_eq!(made["seats"][0]["ready"], false, "the maker has not sat down yet");
    assert_eq!(made["game_now"], Value::Null);
    let early = json!({ "seat": 1, "step": 0, "stamp": "", "action": "leave" });
    ala.post_at(id, "actions", early).await.refused(409, "not-begun");
    ala.post_at(id, "undo", json!({ "seat": 1, "step": 0 })).await.refused(409, "not-begun");

    let seen = olek.table(id).await;
    assert_eq!((&seen["host"], &seen["viewer"]), (&json!(false), &Value::Null), "who has the link may look");
    assert_eq!(olek.post_at(id, "sit", json!({ "seat": 3 })).await.good()["viewer"], 3);
    assert_eq!(ela.post_at(id, "sit", json!({ "seat": 3 })).await.refused(409, "seat-taken")["status"], 409);
    assert_eq!(ela.post_at(id, "sit", json!({})).await.good()["phase"], "waiting", "the maker is not ready");

    let begun = ala.post_at(id, "sit", json!({ "salt": "abc" })).await.good();
    assert_eq!((&begun["phase"], &begun["game_now"]["step"]), (&json!("playing"), &json!(0)));
    let events: Vec<&Value> =
        begun["talk"].as_array().unwrap().iter().map(|line| &line["event"]["event"]).collect();
    assert_eq!(events, ["sat", "sat", "sat", "began"]);
    let late = server.guest().await;
    late.post_at(id, "sit", json!({})).await.refused(409, "already-begun");
}

#[tokio::test]
async fn sitting_down_twice_changes_nothing() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }])).await;
    let once = olek.post_at(&id, "sit", json!({ "seat": 2, "salt": "first" })).await.good();
    let twice = olek.post_at(&id, "sit", json!({ "seat": 3, "salt": "second" })).await.good();
    assert_eq!(once, twice);
    let ela = server.guest().await;
    let begun = ela.post_at(&id, "sit", json!({})).await.good();
    assert_eq!(
        ela.post_at(&id, "sit", json!({})).await.good(),
        begun,
        "an answer that was lost is given again"
    );
}

#[tokio::test]
async fn only_one_of_two_gets_the_last_seat() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    let (one, other) = tokio::join!(olek.post_at(&id, "sit", json!({})), ela.post_at(&id, "sit", json!({})));
    let (seated, late) = if one.status.is_success() { (one, other) } else { (other, one) };
    assert_eq!((&seated.good()["phase"], &seated.good()["viewer"]), (&json!("playing"), &json!(2)));
    late.refused(409, "already-begun");
}

#[tokio::test]
async fn nobody_sees_the_view_of_another_players_seat() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let (own, other) = (ala.table(&id).await["viewer"].clone(), olek.table(&id).await["viewer"].clone());
    for path in [format!("/api/tables/{id}?"), format!("/api/events?table={id}&")] {
        ala.get(&format!("{path}as={other}")).await.refused(403, "not-your-seat");
        ala.get(&format!("{path}as=4")).await.refused(403, "not-your-seat");
        for eyes in ["all", "god", "0", "5", "-1", "01", ""] {
            let refused = ala.get(&format!("{path}as={eyes}")).await.refused(400, "bad-field");
            assert_eq!(refused["field"], "as");
        }
    }
    assert_eq!(ala.table_as(&id, &own.to_string()).await["viewer"], own);
}

#[tokio::test]
async fn the_maker_starts_with_bots_in_the_open_seats() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    let made = ala.post("/api/tables", json!({ "game": "lost-code", "seats": seats })).await.good();
    let id = made["id"].as_str().unwrap();
    olek.post_at(id, "sit", json!({ "seat": 4 })).await.good();
    ala.post_at(id, "start", json!({ "bot": "random" })).await.refused(409, "not-ready");
    ala.post_at(id, "sit", json!({})).await.good();
    olek.post_at(id, "start", json!({ "bot": "random" })).await.refused(403, "not-the-maker");
    let refused = ala.post_at(id, "start", json!({ "bot": "genius" })).await.refused(400, "unknown-bot");
    assert_eq!(refused["field"], "bot");

    let begun = ala.post_at(id, "start", json!({ "bot": "random" })).await.good();
    let kinds: Vec<&Value> = begun["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["player", "bot", "bot", "player"]);
    assert_eq!(
        ala.post_at(id, "start", json!({ "bot": "random" })).await.status,
        200,
        "once more is no harm"
    );
    let over = play_out(&[&ala, &olek], id, &mut any(1)).await;
    assert_eq!(over["phase"], "over");
}

#[tokio::test]
async fn leaving_before_the_start_frees_the_seat() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }])).await;
    olek.post_at(&id, "sit", json!({ "seat": 2 })).await.good();
    ela.post_at(&id, "leave", json!({ "seat": 2 })).await.refused(403, "not-your-seat");
    let left = olek.post_at(&id, "leave", json!({ "seat": 2 })).await.good();
    assert_eq!((&left["seats"][1]["kind"], &left["viewer"]), (&json!("open"), &Value::Null));
    assert_eq!(ids(&lists(&olek).await, "mine"), Vec::<String>::new());
    ela.post_at(&id, "sit", json!({ "seat": 2 })).await.good();
    olek.post_at(&id, "sit", json!({ "seat": 3 })).await.good();
    olek.post_at(&id, "leave", json!({ "seat": 3 })).await.refused(409, "already-begun");
}

#[tokio::test]
async fn when_the_maker_leaves_the_table_is_closed() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let id = ala.make_with(json!({ "game": "lost-code", "seats": seats, "public": true })).await;
    assert_eq!(ids(&lists(&olek).await, "open"), [id.as_str()]);
    ala.post_at(&id, "leave", json!({ "seat": 1 })).await.refused(410, "table-closed");
    olek.get(&format!("/api/tables/{id}")).await.refused(410, "table-closed");
    olek.post_at(&id, "sit", json!({})).await.refused(409, "table-closed");
    ala.post_at(&id, "start", json!({ "bot": "random" })).await.refused(409, "table-closed");
    ala.post_at(&id, "rematch", json!({})).await.refused(409, "table-closed");
    assert_eq!(ids(&lists(&olek).await, "open"), Vec::<String>::new());
    assert_eq!(ids(&lists(&ala).await, "mine"), Vec::<String>::new());
    assert_eq!(ids(&lists(&ala).await, "finished"), Vec::<String>::new());
}

#[tokio::test]
async fn the_lobby_lists_what_concerns_everybody() {
    let server = TestServer::open().await;
    let (ala, olek, ela) = (server.guest().await, server.guest().await, server.guest().await);
    let open = json!([{ "kind": "you" }, { "kind": "open" }]);
    let public = json!({ "game": "lost-code", "seats": open, "public": true, "pace": "slow" });
    let waits = ala.make_with(public.clone()).await;
    let plays = ala.make_with(public).await;
    let private = ala.make(open).await;
    olek.post_at(&plays, "sit", json!({})).await.good();

    let of_ela = lists(&ela).await;
    assert_eq!(ids(&of_ela, "open"), [waits.as_str()], "a private table is nobody's business");
    assert_eq!(ids(&of_ela, "playing"), [plays.as_str()]);
    assert_eq!((ids(&of_ela, "mine").len(), ids(&of_ela, "finished").len()), (0, 0));
    let card = &of_ela["playing"][0];
    assert_eq!((&card["pace"], &card["phase"]), (&json!("slow"), &json!("playing")));

    let of_ala = lists(&ala).await;
    assert_eq!((ids(&of_ala, "open").len(), ids(&of_ala, "playing").len()), (0, 0), "her own are hers");
    let mut mine = ids(&of_ala, "mine");
    mine.sort();
    let mut all = vec![waits.clone(), plays.clone(), private];
    all.sort();
    assert_eq!(mine, all);

    let asked = if ala.table(&plays).await["game_now"]["asked"] == json!([1]) { &ala } else { &olek };
    let turn = lists(asked).await;
    assert_eq!((&turn["mine"][0]["id"], &turn["mine"][0]["your_turn"]), (&json!(plays), &json!(true)));
    let other = if asked.id == ala.id { &olek } else { &ala };
    let others = lists(other).await;
    assert!(others["mine"].as_array().unwrap().iter().all(|card| card["your_turn"] == false));

    play_out(&[&ala, &olek], &plays, &mut any(2)).await;
    let over = lists(&olek).await;
    assert_eq!((ids(&over, "mine").len(), ids(&over, "finished")), (0, vec![plays.clone()]));
    assert_eq!(over["finished"][0]["winners"].as_array().unwrap().len(), 1);
    assert_eq!(ids(&lists(&ela).await, "playing"), Vec::<String>::new());
    assert_eq!(lists(&server.stranger()).await["open"][0]["id"], json!(waits), "anybody may look around");
}

#[tokio::test]
async fn a_table_where_a_bot_substitutes_for_you_is_still_yours() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let id = ala.make_with(json!({ "game": "lost-code", "seats": seats, "public": true })).await;
    let asked = olek.post_at(&id, "sit", json!({})).await.good()["game_now"]["asked"][0].clone();
    server.pass_time(3 * 60 * 1000);
    let away = if asked == 1 { &ala } else { &olek };
    ala.post_at(&id, "replace", json!({ "seat": asked })).await.good();
    let lists = lists(away).await;
    assert_eq!((ids(&lists, "mine"), ids(&lists, "playing").len()), (vec![id], 0));
}

#[tokio::test]
async fn one_screen_can_hold_two_seats() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": " Olek " }])).await;
    let table = ala.table(&id).await;
    assert_eq!(table["phase"], "playing", "one salt is enough for both");
    assert!(table["seats"].as_array().unwrap().iter().all(|seat| seat["yours"] == true));
    assert_eq!(table["seats"][1]["name"], "Olek");
    assert_eq!(json!([table["viewer"]]), table["game_now"]["asked"], "the eyes of whoever is asked");
    let own_rack = |table: &Value, seat: usize| table["game_now"]["view"]["racks"][seat].clone();
    let (first, second) = (ala.table_as(&id, "1").await, ala.table_as(&id, "2").await);
    assert_ne!(own_rack(&first, 0), own_rack(&second, 0), "each sees what that seat may see");
    assert_eq!(ala.table_as(&id, "spectator").await["viewer"], Value::Null, "behind the curtain");

    let over = play_out(&[&ala], &id, &mut any(3)).await;
    assert_eq!(over["phase"], "over");
    let rematch = ala.post_at(&id, "rematch", json!({})).await.good();
    assert!(rematch["seats"].as_array().unwrap().iter().all(|seat| seat["yours"] == true));
}

#[tokio::test]
async fn two_players_play_a_whole_game() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let over = play_out(&[&ala, &olek], &id, &mut any(4)).await;
    let now = &over["game_now"];
    assert_eq!((&now["asked"], &now["prompt"], &now["choices"]), (&json!([]), &Value::Null, &json!([])));
    assert_eq!(now["standings"].as_array().unwrap().len(), 2);
    let last = over["log"]["lines"].as_array().unwrap().last().unwrap();
    assert_eq!(last["event"]["event"], "won");
    let answer =
        json!({ "seat": over["viewer"], "step": now["step"], "stamp": now["stamp"], "action": "leave" });
    ala.post_at(&id, "actions", answer).await.refused(409, "over");
    ala.post_at(&id, "resign", json!({ "seat": over["viewer"] })).await.refused(409, "over");
}

#[tokio::test]
async fn the_second_request_for_a_rematch_gets_the_same_table() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    ala.post_at(&id, "rematch", json!({})).await.refused(409, "not-over");
    play_out(&[&ala, &olek], &id, &mut any(5)).await;
    server.guest().await.post_at(&id, "rematch", json!({})).await.refused(403, "not-at-this-table");

    let first = ala.post_at(&id, "rematch", json!({})).await.good();
    let next = first["id"].as_str().unwrap();
    assert_ne!(next, id);
    assert_eq!(olek.table(&id).await["rematch"], next, "everybody is told");
    let second = olek.post_at(&id, "rematch", json!({})).await.good();
    assert_eq!((&second["id"], &second["phase"]), (&first["id"], &json!("waiting")));
    assert_ne!(first["commitment"], ala.table(&id).await["commitment"], "with a secret of its own");
    olek.post_at(next, "sit", json!({})).await.good();
    let begun = ala.post_at(next, "sit", json!({})).await.good();
    assert_eq!(begun["phase"], "playing");
    let seat =
        |table: &Value| table["seats"].as_array().unwrap().iter().position(|seat| seat["yours"] == true);
    assert_eq!(seat(&begun), seat(&ala.table(&id).await), "in the same seats");
}

#[tokio::test]
async fn two_simultaneous_requests_for_a_rematch_agree_on_one_table() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    play_out(&[&ala, &olek], &id, &mut any(6)).await;
    let (one, other) =
        tokio::join!(ala.post_at(&id, "rematch", json!({})), olek.post_at(&id, "rematch", json!({})));
    assert_eq!(one.good()["id"], other.good()["id"]);
    for guest in [&ala, &olek] {
        let mine = ids(&lists(guest).await, "mine");
        assert!(mine.iter().all(|table| one.good()["id"] == *table), "no other table is left: {mine:?}");
    }
}

#[tokio::test]
async fn a_bot_plays_on_for_a_player_who_resigns() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let seat = ala.table(&id).await["viewer"].clone();
    olek.post_at(&id, "resign", json!({ "seat": seat })).await.refused(403, "not-your-seat");
    let given_up = ala.post_at(&id, "resign", json!({ "seat": seat })).await.good();
    assert_eq!(given_up["viewer"], Value::Null, "who gave up looks on");
    let place = &given_up["seats"][seat.as_u64().unwrap() as usize - 1];
    assert_eq!((&place["bot"], &place["kind"]), (&json!("skilled"), &json!("player")));
    assert_eq!((&place["yours"], &place["yours_again"]), (&json!(false), &json!(false)));
    ala.post_at(&id, "return", json!({ "seat": seat })).await.refused(403, "not-your-seat");
    ala.post_at(&id, "say", json!({ "seat": seat, "text": "?" })).await.refused(403, "not-your-seat");
    let over = play_out(&[&olek], &id, &mut any(7)).await;
    assert_eq!(over["phase"], "over");
}

#[tokio::test]
async fn a_bot_replaces_a_late_player_until_they_return() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let seat = ala.table(&id).await["viewer"].clone();
    let index = seat.as_u64().unwrap() as usize - 1;
    server.pass_time(3 * 60 * 1000 - 1);
    olek.post_at(&id, "replace", json!({ "seat": seat })).await.refused(409, "not-late");
    server.pass_time(1);
    assert_eq!(olek.table(&id).await["seats"][index]["late"], true);
    server
        .guest()
        .await
        .post_at(&id, "replace", json!({ "seat": seat }))
        .await
        .refused(403, "not-at-this-table");
    olek.post_at(&id, "replace", json!({ "seat": seat })).await.good();

    let acted = olek.until(&id, |table| table["game_now"]["step"] != 0).await;
    let place = &acted["seats"][index];
    assert_eq!((&place["bot"], &place["late"]), (&json!("skilled"), &json!(false)));
    let away = ala.table(&id).await;
    assert_eq!((&away["seats"][index]["yours_again"], &away["viewer"]), (&json!(true), &Value::Null));
    olek.post_at(&id, "return", json!({ "seat": seat })).await.refused(403, "not-your-seat");
    let back = ala.post_at(&id, "return", json!({ "seat": seat })).await.good();
    assert_eq!((&back["viewer"], &back["seats"][index]["bot"]), (&seat, &Value::Null));
    assert_eq!(play_out(&[&ala, &olek], &id, &mut any(8)).await["phase"], "over");
}

#[tokio::test]
async fn a_player_who_returns_is_not_late_at_once() {
    let server = TestServer::open_with(|config| config.bot_delay = std::time::Duration::from_secs(60)).await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let seat = ala.table(&id).await["viewer"].clone();
    server.pass_time(3 * 60 * 1000);
    olek.post_at(&id, "replace", json!({ "seat": seat })).await.good();
    ala.post_at(&id, "return", json!({ "seat": seat })).await.good();
    olek.post_at(&id, "replace", json!({ "seat": seat })).await.refused(409, "not-late");
}

#[tokio::test]
async fn players_of_a_slow_game_have_days() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let id = ala.make_with(json!({ "game": "lost-code", "seats": seats, "pace": "slow" })).await;
    let table = olek.post_at(&id, "sit", json!({})).await.good();
    let asked = &table["game_now"]["asked"][0];
    server.pass_time(2 * 24 * 60 * 60 * 1000);
    ala.post_at(&id, "replace", json!({ "seat": asked })).await.refused(409, "not-late");
    server.pass_time(24 * 60 * 60 * 1000);
    ala.post_at(&id, "replace", json!({ "seat": asked })).await.good();
}

#[tokio::test]
async fn a_restarted_server_continues_where_it_was() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let rng = &mut any(9);
    let half = |table: &Value| table["game_now"]["step"].as_u64() < Some(20);
    let before = play_while(&[&ala, &olek], &id, rng, half).await;
    let server = server.reopen().await;
    let (ala, olek) = (server.again(&ala), server.again(&olek));
    assert_eq!(ala.table(&id).await, before, "to the last byte");
    play_out(&[&ala, &olek], &id, rng).await;
    let record = ala.get(&format!("/api/tables/{id}/record")).await.text;
    assert_eq!(ala.post("/api/verify", json!({ "record": record })).await.good()["ok"], true);
}

#[tokio::test]
async fn a_small_memory_is_enough_for_many_tables() {
    let server = TestServer::open_with(|config| config.cached_tables = 2).await;
    let ala = server.guest().await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await);
    }
    let rng = &mut any(10);
    for step in 0..5 {
        for id in &tables {
            assert_eq!(ala.act(id, rng).await["game_now"]["step"], step + 1);
        }
    }
    let metrics = ala.get("/metrics").await.text;
    let live = metrics.lines().find_map(|line| line.strip_prefix("dighouse_live_tables ")).unwrap();
    assert!(live.parse::<u32>().unwrap() <= 2, "{live} tables in memory");
}
