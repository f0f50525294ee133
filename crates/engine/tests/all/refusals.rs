//! What an engine refuses.

use serde_json::{Value, json};

use crate::kit::{Browser, TABLE};

#[test]
fn refusals_are_those_of_a_server() {
    let mut browser = Browser::new();
    let table = browser.make("lost-code", &json!([{ "kind": "you" }, { "kind": "here", "name": "Ola" }]));
    let now = &table["game_now"];
    let act = |action: &str, step: &Value| json!({ "seat": table["viewer"], "step": step, "stamp": now["stamp"], "action": action });
    let actions = format!("/api/tables/{TABLE}/actions");
    let (status, problem) = browser.request("POST", &actions, &act("bet 5-500", &now["step"]));
    assert_eq!(
        (status, &problem["error"], &problem["why"]),
        (422, &json!("illegal-action"), &json!("unknown-action"))
    );
    let (status, problem) = browser.request("POST", &actions, &act("bet 5-500", &json!(7)));
    assert_eq!((status, &problem["error"]), (409, &json!("stale")));
    assert_eq!(problem["now"]["game_now"]["step"], now["step"], "with the table as it is now");
    let (status, problem) = browser.request("POST", &actions, &json!({ "seat": 1 }));
    assert_eq!((status, &problem["error"], &problem["field"]), (400, &json!("bad-field"), &json!("step")));
    for (path, refused) in [("record", "not-over"), ("replay", "not-over"), ("why-not?seat=9", "bad-field")] {
        let (_, problem) = browser.request("GET", &format!("/api/tables/{TABLE}/{path}"), &Value::Null);
        assert_eq!(problem["error"], refused, "{path}: {problem}");
    }
    let (status, problem) = browser.request("GET", "/api/me/career", &Value::Null);
    assert_eq!((status, &problem["error"]), (404, &json!("no-such-address")));
    assert_eq!(browser.lines[TABLE].len(), 3, "nothing of it is written");
}

#[test]
fn a_table_in_a_browser_has_no_password_and_no_clock_and_is_not_public() {
    let mut browser = Browser::new();
    let clock = json!({ "turn": 60, "bank": 60, "then": "bot" });
    for (field, value) in [("password", json!("sesame")), ("clock", clock), ("public", json!(true))] {
        let mut new =
            json!({ "game": "lost-code", "seats": [{ "kind": "you" }, { "kind": "bot", "bot": "random" }] });
        new[field] = value;
        let (status, problem) = browser.request("POST", "/api/tables", &new);
        assert_eq!((status, &problem["error"], &problem["field"]), (400, &json!("bad-field"), &json!(field)));
    }
}

#[test]
fn only_local_ids_that_are_free_name_new_tables() {
    let mut browser = Browser::new();
    let new =
        json!({ "game": "lost-code", "seats": [{ "kind": "you" }, { "kind": "bot", "bot": "random" }] });
    let long = format!("local-{}", "x".repeat(59));
    for id in ["", "tcqhwk8fv3ab", "local/1", "local-<b>", &long] {
        let (status, problem) = browser.request_for("POST", "/api/tables", &new, id);
        assert_eq!((status, &problem["field"]), (400, &json!("id")), "{id}");
    }
    assert_eq!(browser.request("POST", "/api/tables", &new).0, 201);
    assert_eq!(browser.request("POST", "/api/tables", &new).0, 400, "the id is taken");
}

#[test]
fn damaged_histories_and_nonsense_are_refused_with_what_is_wrong() {
    let mut browser = Browser::new();
    browser.make("lost-code", &json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]));
    let mut lines = browser.lines[TABLE].clone();
    lines.push(r#"{"at":0,"deed":"played","seat":1,"action":"fly"}"#.to_owned());
    let refused = browser.ask(&json!({ "do": "load", "id": "local-9", "lines": lines })).unwrap_err();
    assert_eq!(refused["error"], "unreadable-table");
    assert!(refused["what"].as_str().unwrap().starts_with("line 4: "), "{refused}");
    for nonsense in [json!([]), json!({}), json!({ "do": "sing" }), json!({ "do": "bots" }), json!("do")] {
        let refused = browser.ask(&nonsense).unwrap_err();
        assert_eq!(refused["error"], "bad-request", "{nonsense}");
        assert!(!refused["what"].as_str().unwrap().is_empty());
    }
}
