//! A whole game of each.

use dighouse_game::Record;
use serde_json::{Value, json};

use crate::kit::{Browser, TABLE};

/// Against a bot, with a reload in the middle, undo, hints, aids, replay, record, analysis and a rematch.
fn a_whole_game(game: &str, bot: &str) {
    let mut browser = Browser::new();
    let mut table = browser.make(game, &json!([{ "kind": "you" }, { "kind": "bot", "bot": bot }]));
    assert_eq!(table["phase"], "playing");
    for _ in 0..4 {
        browser.bots_play();
        table = browser.table();
        browser.act(&table);
    }
    browser.bots_play();
    let before = browser.now(&Value::Null);
    browser.reload();
    assert_eq!(browser.now(&Value::Null), before, "a reload changes nothing");
    let part = browser.now(&before["seq"]);
    assert_eq!((&part["log"]["lines"], &part["game_now"]), (&json!([]), &before["game_now"]));

    let hint =
        json!({ "do": "hint", "id": TABLE, "seat": 1, "bot": bot, "player": { "id": "me" }, "share": 0.05 });
    let first = browser.ask(&hint).unwrap();
    let choices = before["game_now"]["choices"].as_array().unwrap();
    assert!(choices.contains(&first["considered"][0]["choice"]), "{first}");
    assert_eq!(browser.ask(&hint).unwrap(), first, "it depends on nothing but what the player sees");
    browser.get(&format!("/api/tables/{TABLE}/aid?seat=1"));
    let card = browser.get(&format!("/api/tables/{TABLE}/card"));
    assert_eq!((&card["your_turn"], &card["step"]), (&json!(true), &before["game_now"]["step"]));

    let back = browser.post("take-back", &json!({ "seat": 1, "step": 1 }));
    assert_eq!(back["game_now"]["step"], 1, "nobody else needs to agree");

    let exported = browser.ask(&json!({ "do": "export", "id": TABLE })).unwrap();
    let unfinished: Record = exported["record"].as_str().unwrap().parse().unwrap();
    assert_eq!(unfinished.moves().count(), 1);

    let again = Browser::importing(&exported["record"]);
    assert_eq!(again, back["game_now"]["view"], "an imported game goes on where it was");

    let over = browser.play_out();
    let text = browser.get(&format!("/api/tables/{TABLE}/record"));
    let record: Record = text.as_str().unwrap().parse().unwrap();
    let replayed = dighouse_shelf::shelf().game(game).unwrap().replay(&record).unwrap();
    assert_eq!(over["game_now"]["step"], replayed.steps());
    assert_eq!(record.header.origin.keeps_its_word(), Some(true));
    let overview = browser.get(&format!("/api/tables/{TABLE}/replay"));
    assert_eq!(overview["steps"].as_array().unwrap().len(), replayed.steps());
    let seen = browser.get(&format!("/api/tables/{TABLE}/replay/{}?as=all", replayed.steps()));
    assert!(seen.is_object());

    let moment = browser.ask(&json!({ "do": "analyse", "id": TABLE, "index": 0 })).unwrap();
    assert_eq!(moment["of"], replayed.steps());

    let rematch = format!("/api/tables/{TABLE}/rematch");
    let (status, next) = browser.request_for("POST", &rematch, &json!({}), "local-2");
    assert_eq!((status, &next["id"], &next["phase"]), (200, &json!("local-2"), &json!("waiting")));
    assert_eq!(browser.lines["local-2"].len(), 1);
    assert_eq!(browser.table()["rematch"], "local-2");
}

#[test]
fn a_whole_game_of_lost_code() {
    a_whole_game("lost-code", "exact");
}

#[test]
fn a_whole_game_of_mykerinos() {
    a_whole_game("mykerinos", "greedy");
}

#[test]
fn a_whole_game_of_arnak() {
    a_whole_game("arnak", "greedy");
}

#[test]
fn a_whole_game_of_excavation_earth() {
    a_whole_game("excavation-earth", "greedy");
}

#[test]
fn every_level_plays_without_a_clock() {
    for game in dighouse_shelf::shelf().games() {
        for &bot in game.bots() {
            let mut browser = Browser::new();
            browser.make(game.info().id, &json!([{ "kind": "bot", "bot": bot }, { "kind": "you" }]));
            for _ in 0..8 {
                if browser.bots_play() > 0 {
                    break;
                }
                let table = browser.table();
                browser.act(&table);
            }
            assert!(browser.table()["game_now"]["step"].as_u64() > Some(0), "{bot}");
        }
    }
}

#[test]
fn people_at_one_screen_undo_and_take_turns() {
    let mut browser = Browser::new();
    browser.make("mykerinos", &json!([{ "kind": "you" }, { "kind": "here", "name": "Ola" }]));
    let mut undone = 0;
    for _ in 0..40 {
        let before = browser.table();
        let after = browser.act(&before);
        let (seat, step) = (&before["viewer"], &after["game_now"]["step"]);
        let undo = json!({ "seat": seat, "step": step });
        let (status, table) = browser.request("POST", &format!("/api/tables/{TABLE}/undo"), &undo);
        match status {
            200 => {
                undone += 1;
                assert_eq!(table["game_now"]["step"], before["game_now"]["step"]);
                assert_eq!(table["game_now"]["view"], before["game_now"]["view"]);
                browser.act(&table);
            }
            422 => assert!(table["why"].is_string(), "{table}"),
            _ => panic!("{status}: {table}"),
        }
    }
    assert!(undone > 0, "something could be undone");
}
