//! Live updates.

use std::time::Duration;

use crate::kit::{Events, Guest, TestServer, any, asked, play_while, two_at_a_table};
use dighouse_game::Stream;
use serde_json::{Value, json};

/// What a tab knows of a table, assembled from its streams as the web client does it.
#[derive(Default)]
struct Tab {
    seq: Option<u64>,
    log: Vec<Value>,
    talk: Vec<Value>,
}

impl Tab {
    fn take(&mut self, news: &Value) {
        match news["log"]["after"].as_u64() {
            Some(after) => self.log.retain(|line| line["step"].as_u64().unwrap() <= after),
            None => self.log.clear(),
        }
        self.log.extend(news["log"]["lines"].as_array().unwrap().iter().cloned());
        let last = self.seq.unwrap_or(0);
        for line in news["talk"].as_array().unwrap() {
            assert!(line["seq"].as_u64() > Some(last), "nothing is told twice: {line}");
            self.talk.push(line.clone());
        }
        self.seq = news["seq"].as_u64();
    }

    /// Reopens a stream where the last one ended, and reads until it has all of `table`.
    async fn catch_up(&mut self, guest: &Guest, table: &Value) -> Events {
        let query = format!("?table={}&as={}", table["id"].as_str().unwrap(), eyes(table));
        let mut events = guest.try_watch(&query, self.seq).await.unwrap();
        loop {
            self.take(&events.news().await);
            if self.seq >= table["seq"].as_u64() {
                return events;
            }
        }
    }

    fn is_like(&self, table: &Value) {
        assert_eq!(json!(self.log), table["log"]["lines"], "as {}", eyes(table));
        assert_eq!(json!(self.talk), table["talk"]);
    }
}

fn eyes(table: &Value) -> String {
    table["viewer"].as_u64().map_or("spectator".to_owned(), |seat| seat.to_string())
}

#[tokio::test]
async fn the_first_event_comes_at_once_and_one_after_each_action() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let mut events = olek.watch(&format!("?table={id}")).await;
    let first = events.next().await.unwrap();
    assert_eq!((first.name.as_str(), first.id), ("table", Some(first.data["seq"].to_string())));
    assert_eq!(first.data, olek.table(&id).await, "the same as is answered when asked");
    let rng = &mut any(1);
    for step in 1..=2 {
        ala.act(&id, rng).await;
        let news = events.next().await.unwrap();
        assert_eq!(
            (&news.data["game_now"]["step"], news.id),
            (&json!(step), Some(news.data["seq"].to_string()))
        );
    }
    let seat = ala.table(&id).await["viewer"].clone();
    ala.post_at(&id, "say", json!({ "seat": seat, "text": "hi" })).await.good();
    let news = events.news().await;
    assert_eq!(news["talk"].as_array().unwrap().len(), 1, "only what is new");
    assert_eq!(news["log"]["lines"], json!([]));
}

#[tokio::test]
async fn two_tabs_of_one_player_hear_the_same() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let query = format!("?table={id}");
    let (mut left, mut right) = (ala.watch(&query).await, ala.watch(&query).await);
    let mut of_olek = olek.watch(&query).await;
    assert_eq!(left.news().await, right.news().await);
    of_olek.news().await;
    ala.act(&id, &mut any(2)).await;
    let news = left.news().await;
    assert_eq!(news, right.news().await);
    assert_ne!(
        news["game_now"]["view"],
        of_olek.news().await["game_now"]["view"],
        "another sees another side"
    );
}

/// Readers of all kinds disconnect and reconnect at random while others play, undo and talk.
async fn a_tab_that_comes_and_goes(server: &TestServer, rng: &mut Stream) {
    let (id, ala, olek) = two_at_a_table(server).await;
    let guests = [&ala, &olek];
    let mut tabs: [Tab; 4] = Default::default();
    let readers = [(&ala, true), (&ala, false), (&olek, true), (&olek, false)];
    loop {
        for _ in 0..=rng.below(6) {
            deed(&guests, &id, rng).await;
        }
        for (tab, (guest, playing)) in tabs.iter_mut().zip(readers) {
            if rng.below(3) > 0 {
                continue;
            }
            let table = if playing { guest.table(&id).await } else { guest.table_as(&id, "spectator").await };
            let mut events = tab.catch_up(guest, &table).await;
            tab.is_like(&table);
            if rng.below(2) == 0 && table["phase"] == "playing" {
                // It stays for something more.
                deed(&guests, &id, rng).await;
                tab.take(&events.news().await);
            }
        }
        if ala.table(&id).await["phase"] == "over" {
            break;
        }
    }
    for (mut tab, (guest, playing)) in tabs.into_iter().zip(readers) {
        let table = if playing { guest.table(&id).await } else { guest.table_as(&id, "spectator").await };
        tab.catch_up(guest, &table).await;
        tab.is_like(&table);
    }
}

/// Somebody acts, undoes or speaks.
async fn deed(guests: &[&Guest], id: &str, rng: &mut Stream) {
    let guest = guests[rng.below(guests.len() as u32) as usize];
    let table = guest.table(id).await;
    let (seat, now) = (&table["viewer"], &table["game_now"]);
    let asked = now["asked"].as_array().unwrap().contains(seat);
    if now["no_undo"].is_null() && table["phase"] == "playing" && rng.below(4) == 0 {
        guest.post_at(id, "undo", json!({ "seat": seat, "step": now["step"] })).await.good();
    } else if asked && rng.below(5) > 0 {
        guest.post_at(id, "actions", Guest::answer(&table, rng.below(1000) as usize)).await.good();
    } else {
        // What is too much to say is refused, and no harm.
        guest.post_at(id, "say", json!({ "seat": seat, "text": "…" })).await;
    }
}

#[tokio::test]
async fn a_reader_who_reconnects_gets_exactly_what_was_missed() {
    let server = TestServer::open().await;
    for seed in 0..4 {
        a_tab_that_comes_and_goes(&server, &mut any(seed)).await;
    }
}

#[tokio::test]
async fn a_guess_that_is_undone_after_another_moves_both_logs() {
    let server = TestServer::open().await;
    let rng = &mut any(3);
    let (id, ala, olek) = two_at_a_table(&server).await;
    play_while(&[&ala, &olek], &id, rng, |table| table["game_now"]["prompt"] != "guess").await;
    ala.act(&id, rng).await;
    let table = olek.act(&id, rng).await;
    let (mut of_ala, mut of_olek) = (Tab::default(), Tab::default());
    of_ala.catch_up(&ala, &ala.table(&id).await).await;
    of_olek.catch_up(&olek, &table).await;
    let seat = ala.table(&id).await["viewer"].clone();
    ala.post_at(&id, "undo", json!({ "seat": seat, "step": table["game_now"]["step"] })).await.good();
    for (tab, guest) in [(&mut of_ala, &ala), (&mut of_olek, &olek)] {
        let table = guest.table(&id).await;
        tab.catch_up(guest, &table).await;
        tab.is_like(&table);
    }
}

#[tokio::test]
async fn what_was_taken_back_is_cut_off() {
    let server = TestServer::open().await;
    let rng = &mut any(4);
    let ala = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await;
    let far = |table: &Value| table["game_now"]["step"].as_u64() < Some(15);
    ala.act_while(&id, rng, far).await;
    let table = ala.table_as(&id, "1").await;
    let mut tab = Tab::default();
    tab.catch_up(&ala, &table).await;
    ala.post_at(&id, "take-back", json!({ "seat": 1, "step": 3 })).await.good();
    ala.act_while(&id, rng, far).await;
    let table = ala.table_as(&id, "1").await;
    tab.catch_up(&ala, &table).await;
    tab.is_like(&table);
}

#[tokio::test]
async fn a_reader_with_an_unknown_event_id_gets_everything() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    ala.act(&id, &mut any(5)).await;
    let whole = ala.table(&id).await;
    for last in [0, 1_000_000] {
        let mut events = ala.try_watch(&format!("?table={id}"), Some(last)).await.unwrap();
        let news = events.news().await;
        assert_eq!((&news["log"], &news["talk"]), (&whole["log"], &whole["talk"]), "after {last}");
    }
}

#[tokio::test]
async fn the_log_of_one_seat_is_never_mixed_with_that_of_another() {
    let server = TestServer::open().await;
    let rng = &mut any(6);
    let ala = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await;
    let mut events = ala.watch(&format!("?table={id}")).await;
    let mut viewer = events.news().await["viewer"].clone();
    for _ in 0..12 {
        ala.act(&id, rng).await;
        let news = events.news().await;
        if news["viewer"] != viewer {
            assert_eq!(news["log"]["after"], Value::Null, "new eyes get a whole log");
            assert_eq!(news["log"], ala.table(&id).await["log"]);
            viewer = news["viewer"].clone();
        }
    }
}

#[tokio::test]
async fn bots_are_watched_as_they_play() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }])).await;
    let mut tab = Tab::default();
    tab.catch_up(&ala, &ala.table(&id).await).await;
    play_while(&[&ala], &id, &mut any(7), |table| table["phase"] == "playing").await;
    let over = ala.table(&id).await;
    tab.catch_up(&ala, &over).await;
    tab.is_like(&over);
}

#[tokio::test]
async fn streams_end_when_the_server_closes() {
    let mut server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let (mut table, mut lobby) = (ala.watch(&format!("?table={id}")).await, olek.watch("").await);
    table.news().await;
    lobby.news().await;
    server.close().await;
    assert!(table.next().await.is_none());
    assert!(lobby.next().await.is_none());
}

#[tokio::test]
async fn strangers_do_not_watch_a_private_table() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    let query = format!("?table={id}");
    let stranger = server.stranger();
    let mut early = stranger.watch(&query).await;
    assert_eq!(early.news().await["phase"], "waiting", "who has the link may come in before the start");
    olek.post_at(&id, "sit", json!({})).await.good();
    let last = early.next().await.unwrap();
    assert_eq!((last.name.as_str(), &last.data["error"]), ("problem", &json!("private-table")));
    assert!(early.next().await.is_none());
    for guest in [&stranger, &server.guest().await] {
        guest.try_watch(&query, None).await.err().unwrap().refused(403, "private-table");
        guest.get(&format!("/api/tables/{id}")).await.refused(403, "private-table");
        guest.try_watch(&format!("{query}&as=1"), None).await.err().unwrap().refused(403, "not-your-seat");
    }
    ala.try_watch("?table=nowhere", None).await.err().unwrap().refused(404, "no-such-table");
    ala.try_watch(&format!("{query}&as=king"), None).await.err().unwrap().refused(400, "bad-field");
}

#[tokio::test]
async fn anybody_watches_a_public_table_as_a_spectator() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let id = ala.make_with(json!({ "game": "lost-code", "seats": seats, "public": true })).await;
    olek.post_at(&id, "sit", json!({})).await.good();
    let mut events = server.stranger().watch(&format!("?table={id}")).await;
    let seen = events.news().await;
    assert_eq!((&seen["viewer"], &seen["game_now"]["choices"]), (&Value::Null, &json!([])));
    assert!(seen["seats"].as_array().unwrap().iter().all(|seat| seat["yours"] == false));
}

#[tokio::test]
async fn the_lobby_shows_a_new_table_by_itself() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let mut lobby = olek.watch("").await;
    let first = lobby.next().await.unwrap();
    assert_eq!((first.name.as_str(), &first.data["open"]), ("lobby", &json!([])));
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let id = ala.make_with(json!({ "game": "lost-code", "seats": seats, "public": true })).await;
    let news = lobby.until(|lists| lists["open"] != json!([])).await;
    assert_eq!(news["open"][0]["id"], json!(id));
    olek.post_at(&id, "sit", json!({})).await.good();
    let news = lobby.until(|lists| lists["mine"] != json!([])).await;
    assert_eq!(news["open"], json!([]));
}

/// News about turns and about the lobby come at the same moment: neither may be lost.
#[tokio::test]
async fn the_lobby_shows_every_action_also_when_it_ends_a_turn() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let mut lobby = olek.watch("").await;
    let rng = &mut any(8);
    for step in 1..=10 {
        let guest = if asked(&ala.table(&id).await) { &ala } else { &olek };
        guest.act(&id, rng).await;
        let news = lobby.until(|lists| lists["mine"][0]["step"] == step).await;
        assert_eq!(news["mine"][0]["your_turn"], asked(&olek.table(&id).await));
    }
}

#[tokio::test]
async fn a_stream_is_counted_while_it_is_open() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let count = async || {
        let text = ala.get("/metrics").await.text;
        text.lines().find_map(|line| line.strip_prefix("dighouse_streams ")).unwrap().to_owned()
    };
    let mut lobby = ala.watch("").await;
    lobby.news().await;
    assert_eq!(count().await, "1");
    drop(lobby);
    let gone = async { while count().await != "0" {} };
    tokio::time::timeout(Duration::from_secs(10), gone).await.expect("the server notices");
}

#[tokio::test]
async fn an_idle_stream_sends_a_comment_every_fifteen_seconds() {
    let server = TestServer::open().await;
    let mut lobby = server.guest().await.watch("").await;
    lobby.turns().await;
    assert_eq!(lobby.piece().await, ": ping\n\n");
}
