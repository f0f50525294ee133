//! Refused requests, and the responses to them.

use crate::kit;
use std::num::NonZeroU32;

use crate::kit::{TestServer, all_requests, any, looks, requests, send, send_text, two_at_a_table};
use reqwest::{Body, Method};
use serde_json::{Value, json};

#[tokio::test]
async fn what_is_not_json_is_refused_everywhere() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    for (method, path, good) in all_requests(&id) {
        let nested = "[".repeat(100_000);
        for text in ["", "{", "nonsense", "[1,2", "{\"a\":}", "null", "[7]", "\"x\"", "1e999", "{}}", &nested]
        {
            let refused = send_text(&ala, &method, &path, text.to_owned()).await.refused(400, "bad-field");
            assert!(refused["field"].is_string() && refused["what"].is_string(), "{refused}");
        }
        let refused = send_text(&ala, &method, &path, b"{\"name\": \"\xff\xfe\"}".to_vec()).await;
        refused.refused(400, "bad-field");
        let refused = send_text(&ala, &method, &path, format!("{good} {{}}")).await.refused(400, "bad-field");
        assert_eq!(refused["field"], ".");
    }
}

#[tokio::test]
async fn a_field_that_is_wrong_is_named() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    for (method, path, good) in all_requests(&id) {
        for (field, value) in good.as_object().unwrap() {
            let wrong = match value {
                Value::String(_) => [json!(7), json!(["x"]), json!({})],
                Value::Number(_) => [json!("1"), json!(-1), json!(1.5)],
                Value::Bool(_) => [json!("x"), json!(7), json!([])],
                _ => [json!("x"), json!(7), json!(true)],
            };
            for wrong in wrong {
                let mut body = good.clone();
                body[field] = wrong;
                let refused = ala.ask(method.clone(), &path, Some(&body)).await.refused(400, "bad-field");
                assert_eq!(refused["field"], json!(field), "{path} {body}");
            }
            // A guest is forgotten without a password.
            if path.ends_with("/forget") {
                continue;
            }
            let mut body = good.clone();
            body.as_object_mut().unwrap().remove(field);
            let answer = ala.ask(method.clone(), &path, Some(&body)).await;
            let optional =
                ["options", "public", "pace", "aids", "clock", "from", "salt"].contains(&field.as_str());
            let lock = path == "/api/tables" && field == "password";
            // A game goes on with the people and bots of its record.
            let seats = path == "/api/tables/import" && field == "seats";
            if !optional && !lock && !seats && !path.ends_with("/sit") {
                assert_eq!(answer.refused(400, "bad-field")["field"], json!(field), "{path} without it");
            }
        }
        let mut body = good.clone();
        body["sudo"] = json!(true);
        let refused = ala.ask(method.clone(), &path, Some(&body)).await.refused(400, "bad-field");
        assert_eq!(refused["field"], "sudo");
    }
}

#[tokio::test]
async fn an_impossible_table_is_refused_with_the_field() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let two = json!([{ "kind": "you" }, { "kind": "open" }]);
    let many = json!(vec![json!({ "kind": "you" }); 300]);
    for (change, error, field) in [
        (json!({ "game": "chess" }), "unknown-game", "game"),
        (json!({ "seats": [] }), "nobody-sits", "seats"),
        (json!({ "seats": [{ "kind": "open" }, { "kind": "open" }] }), "nobody-sits", "seats"),
        (json!({ "seats": [{ "kind": "you" }] }), "seats", "seats"),
        (json!({ "seats": many }), "seats", "seats"),
        (
            json!({ "seats": [{ "kind": "you" }, { "kind": "bot", "bot": "genius" }] }),
            "unknown-bot",
            "seats[1].bot",
        ),
        (
            json!({ "seats": [{ "kind": "you" }, { "kind": "bot", "bot": ":" }] }),
            "unknown-bot",
            "seats[1].bot",
        ),
        (json!({ "seats": [{ "kind": "you" }, { "kind": "here", "name": " " }] }), "name", "seats[1].name"),
        (json!({ "seats": [{ "kind": "you" }, { "kind": "king" }] }), "bad-field", "seats[1].kind"),
        (json!({ "options": { "cheating": "on" } }), "unknown-option", "options.cheating"),
        (json!({ "options": { "curse": "maybe" } }), "unknown-value", "options.curse"),
        (json!({ "options": { "curse": true } }), "bad-field", "options.curse"),
        (json!({ "pace": "glacial" }), "bad-field", "pace"),
        (json!({ "from": { "table": "x", "step": 0, "seat": 5 } }), "bad-field", "from.seat"),
    ] {
        let mut table = json!({ "game": "lost-code", "seats": two });
        table.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let refused = ala.post("/api/tables", table).await.refused(400, error);
        assert_eq!(refused["field"], field, "{change}");
    }
}

#[tokio::test]
async fn only_json_is_taken() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    for (method, path, good) in all_requests(&id) {
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            let request =
                ala.request(method.clone(), &path).header("content-type", kind).body(good.to_string());
            send(request).await.refused(415, "not-json");
        }
        send(ala.request(method.clone(), &path).body(good.to_string())).await.refused(415, "not-json");
    }
    let request =
        ala.request(Method::PUT, "/api/me").header("content-type", "application/json; charset=utf-8");
    send(request.body("{\"name\":\"Ala\"}")).await.good();
}

#[tokio::test]
async fn a_body_can_be_too_large() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    let large = "x".repeat(600 * 1024);
    for (method, path, _) in all_requests(&id) {
        send_text(&ala, &method, &path, large.clone()).await.refused(413, "too-large");
        // One that does not say how long it is.
        let piece = || Ok::<_, std::io::Error>("x".repeat(100));
        let pieces = Body::wrap_stream(futures_util::stream::iter((0..10).map(move |_| piece())));
        send_text(&ala, &method, &path, pieces).await.refused(411, "length-required");
    }
    let record = "x".repeat(500 * 1024);
    assert_eq!(ala.post("/api/verify", json!({ "record": record })).await.good()["ok"], false);
}

#[tokio::test]
async fn a_table_that_does_not_exist_is_not_found() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let long = "x".repeat(5000);
    for id in ["nowhere", "0", "%00", "a%2Fb", "zażółć", "'; drop table tables; --", long.as_str()] {
        let at_a_table = |path: &str| path.starts_with("/api/tables") && path != "/api/tables/import";
        for (method, path, body) in requests(id).into_iter().filter(|it| at_a_table(&it.1)) {
            ala.ask(method, &path, Some(&body)).await.refused(404, "no-such-table");
        }
        for path in looks(id) {
            ala.get(&path).await.refused(404, "no-such-table");
        }
        ala.post_at(id, "rematch", json!({})).await.refused(404, "no-such-table");
    }
    ala.get("/api/tables/%ff").await.refused(400, "bad-address");
    ala.get("/api/tables/x?as=1&as=2").await.refused(400, "bad-address");
    ala.get("/api/tables/x/y").await.refused(404, "no-such-address");
}

#[tokio::test]
async fn a_route_accepts_only_its_methods() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    let mut paths = looks(&id);
    paths.extend(all_requests(&id).into_iter().map(|(_, path, _)| path));
    paths.extend(
        ["/api/house", "/api/events", "/api/openapi.json", "/healthz", "/metrics"].map(str::to_owned),
    );
    for path in paths {
        // Nobody can delete anything but the address for calls.
        let deleted = (path != "/api/me/webhook").then_some(Method::DELETE);
        for method in deleted.into_iter().chain([Method::PATCH]) {
            let refused = ala.ask(method, &path, None).await;
            refused.refused(405, "wrong-method");
            assert_ne!(refused.header("allow"), "", "{path}");
        }
    }
    let table = format!("/api/tables/{id}/");
    for (_, path, _) in requests(&id).into_iter().filter(|it| it.1.starts_with(&table)) {
        ala.get(&path).await.refused(405, "wrong-method");
    }
}

#[tokio::test]
async fn without_a_cookie_nothing_can_be_changed() {
    let server = TestServer::open().await;
    let (id, ..) = two_at_a_table(&server).await;
    let stranger = server.stranger();
    for (method, path, body) in all_requests(&id) {
        if !["/api/verify", "/api/sign-in"].contains(&path.as_str()) {
            stranger.ask(method, &path, Some(&body)).await.refused(401, "unknown-player");
        }
    }
    for what in ["why-not?seat=1&action=leave", "hint?seat=1", "aid?seat=1"] {
        stranger.get(&format!("/api/tables/{id}/{what}")).await.refused(401, "unknown-player");
    }
}

#[tokio::test]
async fn every_refusal_is_in_the_requested_language() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    for (asked, words) in [
        ("en", "There is no such table."),
        ("pl", "Nie ma takiego stołu."),
        ("pl-PL,pl;q=0.9,en;q=0.8", "Nie ma takiego stołu."),
        ("de-DE, pl;q=0.5", "Nie ma takiego stołu."),
        ("en-GB,pl;q=0.5", "There is no such table."),
        ("tlh", "There is no such table."),
        ("", "There is no such table."),
        (";;,,=\u{7f}", "There is no such table."),
    ] {
        let Ok(language) = reqwest::header::HeaderValue::from_bytes(asked.as_bytes()) else { continue };
        let request = ala.request(Method::GET, "/api/tables/nowhere").header("accept-language", language);
        let refused = send(request).await.refused(404, "no-such-table");
        assert_eq!(refused["detail"], words, "{asked}");
    }
}

#[tokio::test]
async fn names_and_remarks_are_plain_text() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    let seat = ala.table(&id).await["viewer"].clone();
    for name in [
        "",
        " ",
        "\u{200b}\u{202e}",
        "\0\u{7}\u{1b}",
        &"x".repeat(25),
        &"ż".repeat(10_000),
        "\u{61c}\u{2066}",
    ] {
        let refused = ala.put("/api/me", json!({ "name": name })).await.refused(400, "name");
        assert_eq!(refused["field"], "name");
        assert!(refused["name"].as_str().unwrap().chars().count() <= 60, "not all of it comes back");
    }
    for (given, shown) in [
        ("<script>alert(1)</scri", "<script>alert(1)</scri"),
        ("a\r\nSet-Cookie: b=1", "a Set-Cookie: b=1"),
        ("\u{202e}gnorw\u{2069}", "gnorw"),
        ("Zoë \"the\" 'Owl' & {$x}", "Zoë \"the\" 'Owl' & {$x}"),
        (
            "🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉",
            "🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉",
        ),
    ] {
        let named = ala.put("/api/me", json!({ "name": given })).await;
        assert_eq!(named.good()["name"], shown);
        assert_eq!(named.header("content-type"), "application/json", "which no browser takes for a page");
        let said = ala.post_at(&id, "say", json!({ "seat": seat, "text": given })).await.good();
        assert_eq!(said["talk"].as_array().unwrap().last().unwrap()["event"]["text"], shown);
    }
    for text in ["", " \n ", "\u{202a}", &"x".repeat(501), &"ż".repeat(10_000)] {
        let refused =
            ala.post_at(&id, "say", json!({ "seat": seat, "text": text })).await.refused(400, "bad-field");
        assert_eq!(refused["field"], "text");
    }
    ala.post_at(&id, "say", json!({ "seat": seat, "text": "x".repeat(500) })).await.good();
}

#[tokio::test]
async fn a_name_cannot_break_a_record() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    ala.put("/api/me", json!({ "name": "a\nsecret 00 # @5" })).await.good();
    let seats = json!([{ "kind": "you" }, { "kind": "here", "name": "seed 1\u{2028}\u{85}end 0" }]);
    let id = ala.make(seats).await;
    kit::play_out(&[&ala], &id, &mut any(1)).await;
    let record = ala.get(&format!("/api/tables/{id}/record")).await.text;
    assert_eq!(ala.post("/api/verify", json!({ "record": record })).await.good()["ok"], true, "{record}");
}

#[tokio::test]
async fn a_salt_is_letters_and_digits() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let made = ala.post("/api/tables", json!({ "game": "lost-code", "seats": seats })).await.good();
    let id = made["id"].as_str().unwrap();
    for salt in ["", " ", "a b", "ż", "a\n", "a\0b", "<>", &"x".repeat(65), &"x".repeat(10_000)] {
        let refused = ala.post_at(id, "sit", json!({ "salt": salt })).await.refused(400, "bad-field");
        assert_eq!(refused["field"], "salt");
    }
    ala.post_at(id, "sit", json!({ "salt": "x".repeat(64) })).await.good();
}

#[tokio::test]
async fn other_sites_change_nothing() {
    let server = TestServer::open().await;
    let (id, ala, _) = two_at_a_table(&server).await;
    let own = format!("http://{}", server.address);
    for (method, path, body) in all_requests(&id) {
        for (header, value) in [
            ("origin", "http://evil.example"),
            ("origin", "null"),
            ("origin", "http://127.0.0.1:1"),
            ("origin", "gibberish"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let request = ala.request(method.clone(), &path).header(header, value).json(&body);
            let refused = send(request.header("accept-language", "pl")).await.refused(403, "another-origin");
            assert_eq!(refused["detail"], "Żądanie pochodzi z innej strony.");
        }
    }
    for (header, value) in
        [("origin", own.as_str()), ("sec-fetch-site", "same-origin"), ("sec-fetch-site", "none")]
    {
        let request = ala.request(Method::PUT, "/api/me").header(header, value);
        send(request.json(&json!({ "name": "Ala" }))).await.good();
    }
    let link = ala.request(Method::GET, "/").header("sec-fetch-site", "cross-site");
    assert_eq!(send(link).await.status, 200, "a link from elsewhere is welcome");
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let server = TestServer::open_with(|config| config.rate = NonZeroU32::new(2)).await;
    let stranger = server.stranger();
    let mut refused = None;
    for _ in 0..50 {
        let request = stranger.request(Method::GET, "/api/house").header("accept-language", "pl");
        let answer = send(request.header("x-forwarded-for", "10.0.0.1")).await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
        assert_eq!(answer.status, 200);
    }
    let refused = refused.expect("there is a limit");
    let problem = refused.refused(429, "too-many-requests");
    assert_eq!(refused.header("retry-after"), problem["retry_after"].to_string());
    assert!(problem["detail"].as_str().unwrap().contains("Za dużo żądań"), "{problem}");
    assert_ne!(refused.header("content-security-policy"), "");
    let another = stranger.request(Method::GET, "/api/house").header("x-forwarded-for", "10.0.0.2");
    assert_eq!(send(another).await.status, 429, "nobody is believed to be somebody else");
}

#[tokio::test]
async fn a_proxy_says_who_asks() {
    let server = TestServer::open_with(|config| {
        config.rate = NonZeroU32::new(2);
        config.behind_proxy = true;
    })
    .await;
    let stranger = server.stranger();
    let ask = async |who: &str| {
        let request = stranger.request(Method::GET, "/api/house").header("x-forwarded-for", who);
        send(request).await.status.as_u16()
    };
    while ask("10.0.0.1").await == 200 {}
    assert_eq!(ask("10.0.0.2").await, 200);
    assert_eq!(ask("10.0.0.99, 10.0.0.1").await, 429, "only what the proxy itself added counts");
    while ask("2001:db8::1").await == 200 {}
    assert_eq!(ask("2001:db8::2").await, 429, "a home has one network");
    assert_eq!(ask("2001:db8:0:1::2").await, 200);
}
