//! All requests of the API.

use reqwest::{Body, Method};
use serde_json::{Value, json};

use super::{Answered, Guest, send};

/// Every well-formed request with a body that does not change the session.
pub(crate) fn requests(id: &str) -> Vec<(Method, String, Value)> {
    let table = json!({
        "game": "lost-code", "options": { "curse": "on" }, "seats": [{ "kind": "you" }, { "kind": "open" }],
        "public": false, "pace": "live", "aids": false,
        "clock": { "turn": 30, "bank": 60, "then": "bot" }, "password": "open sesame", "from": { "table": id, "step": 0, "seat": 1 },
    });
    let at_a_table = [
        ("enter", json!({ "password": "open sesame" })),
        ("sit", json!({ "seat": 1, "salt": "abc" })),
        ("leave", json!({ "seat": 1 })),
        ("start", json!({ "bot": "random" })),
        ("actions", json!({ "seat": 1, "step": 0, "stamp": "0", "action": "bet 9-15" })),
        ("undo", json!({ "seat": 1, "step": 0 })),
        ("take-back", json!({ "seat": 1, "step": 0 })),
        ("take-back/vote", json!({ "seat": 1, "agree": true })),
        ("pause", json!({ "seat": 1 })),
        ("pause/vote", json!({ "seat": 1, "agree": true })),
        ("resume", json!({ "seat": 1 })),
        ("away", json!({ "seat": 1, "days": 1 })),
        ("say", json!({ "seat": 1, "text": "hm" })),
        ("block", json!({ "seat": 1, "blocked": true })),
        ("report", json!({ "seq": 1 })),
        ("resign", json!({ "seat": 1 })),
        ("replace", json!({ "seat": 1 })),
        ("return", json!({ "seat": 1 })),
        ("share", json!({})),
        ("unshare", json!({})),
    ];
    let mut all = vec![
        (Method::PUT, "/api/me".to_owned(), json!({ "name": "Ala" })),
        (Method::POST, "/api/me/unblock".to_owned(), json!({ "key": "0" })),
        (
            Method::PUT,
            "/api/me/webhook".to_owned(),
            json!({ "url": "https://127.0.0.1/", "home": "https://dig.example", "lang": "pl" }),
        ),
        (Method::POST, "/api/verify".to_owned(), json!({ "record": "" })),
        (Method::POST, "/api/tables".to_owned(), table),
        (
            Method::POST,
            "/api/tables/import".to_owned(),
            json!({ "record": "", "seats": [{ "kind": "you" }], "public": false, "pace": "live", "aids": false }),
        ),
    ];
    all.extend(at_a_table.map(|(what, body)| (Method::POST, format!("/api/tables/{id}/{what}"), body)));
    all
}

/// Well-formed requests that change the session.
pub(crate) fn account_requests() -> Vec<(Method, String, Value)> {
    [
        (Method::POST, "/api/account", json!({ "name": "Ala", "password": "ala ma kota" })),
        (Method::PUT, "/api/account/password", json!({ "old": "ala ma kota", "new": "kot ma alę" })),
        (Method::POST, "/api/sign-in", json!({ "name": "Ala", "password": "ala ma kota" })),
        (Method::POST, "/api/sign-out", json!({ "everywhere": true })),
        (Method::POST, "/api/me/forget", json!({ "password": "ala ma kota" })),
    ]
    .map(|(method, path, body)| (method, path.to_owned(), body))
    .to_vec()
}

/// All of them.
pub(crate) fn all_requests(id: &str) -> Vec<(Method, String, Value)> {
    [requests(id), account_requests()].concat()
}

/// All GET requests.
pub(crate) fn looks(id: &str) -> Vec<String> {
    let at_a_table = [
        "",
        "/why-not?seat=1&action=leave",
        "/hint?seat=1",
        "/aid?seat=1",
        "/record",
        "/replay",
        "/replay/0",
    ];
    at_a_table.map(|what| format!("/api/tables/{id}{what}")).to_vec()
}

/// Sends a body that claims to be JSON.
pub(crate) async fn send_text(guest: &Guest, method: &Method, path: &str, body: impl Into<Body>) -> Answered {
    send(guest.request(method.clone(), path).header("content-type", "application/json").body(body)).await
}
