//! Claims of docs/security.md that no other file tests.

use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::accounts::claim;
use crate::kit::{TestServer, any, looks, play_out, send, two_at_a_table};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tracing_subscriber::fmt::MakeWriter;

const SHORT: Duration = Duration::from_millis(300);

/// What the server sends on a connection until it closes it, and how long that takes.
async fn said_until_the_end(server: &TestServer, sent: &str) -> (String, Duration) {
    let began = Instant::now();
    let mut connection = TcpStream::connect(server.address).await.unwrap();
    connection.write_all(sent.as_bytes()).await.unwrap();
    let mut said = Vec::new();
    let read = connection.read_to_end(&mut said);
    tokio::time::timeout(Duration::from_secs(20), read).await.expect("the server hangs up").unwrap();
    (String::from_utf8(said).unwrap(), began.elapsed())
}

#[tokio::test]
async fn a_slow_head_is_cut_off() {
    let server = TestServer::open_with(|config| config.head_patience = SHORT).await;
    for sent in ["", "GET", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        let (_, took) = said_until_the_end(&server, sent).await;
        assert!(took >= SHORT && took < Duration::from_secs(10), "{sent}: {took:?}");
    }
    assert_eq!(server.guest().await.get("/healthz").await.text, "ok\n");
}

#[tokio::test]
async fn a_slow_body_is_cut_off() {
    let server = TestServer::open_with(|config| config.patience = SHORT).await;
    let ala = server.guest().await;
    let head = format!(
        "PUT /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {}\r\n\
         Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{{",
        ala.cookie
    );
    let (said, took) = said_until_the_end(&server, &head).await;
    assert!(said.starts_with("HTTP/1.1 408 ") && said.contains("too-slow"), "{said}");
    assert!(took >= SHORT, "{took:?}");
}

#[tokio::test]
async fn a_head_can_be_too_large() {
    let server = TestServer::open().await;
    let (said, _) =
        said_until_the_end(&server, &format!("GET / HTTP/1.1\r\nX: {}\r\n", "x".repeat(1 << 20))).await;
    assert!(said.starts_with("HTTP/1.1 431 "), "{said}");
    let many: String = (0..1000).map(|number| format!("X-{number}: y\r\n")).collect();
    let (said, _) = said_until_the_end(&server, &format!("GET / HTTP/1.1\r\n{many}\r\n")).await;
    assert!(said.starts_with("HTTP/1.1 431 "), "{said}");
}

#[tokio::test]
async fn no_path_leads_out_of_the_client() {
    let server = TestServer::open().await;
    for path in [
        "/../Cargo.toml",
        "/../../etc/passwd",
        "/assets/../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/%2e%2e%5c%2e%2e%5cetc%5cpasswd",
        "//etc/passwd",
        "/etc/passwd%00.html",
        "/file:///etc/passwd",
    ] {
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let (said, _) = said_until_the_end(&server, &request).await;
        let page = said.starts_with("HTTP/1.1 200 ") && said.contains("<!doctype html>");
        assert!(page || said.starts_with("HTTP/1.1 40"), "{path}: {said}");
        assert!(!said.contains("root:") && !said.contains("[workspace]"), "{path}: {said}");
    }
}

#[tokio::test]
async fn an_ambiguous_request_is_rejected() {
    let server = TestServer::open().await;
    for head in [
        "POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        "POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: +5\r\n\r\nhello",
        "POST /api/verify HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: x\r\n bad: folded\r\n\r\n",
    ] {
        let (said, _) = said_until_the_end(&server, head).await;
        assert!(said.starts_with("HTTP/1.1 400 "), "{head}: {said}");
    }
}

#[tokio::test]
async fn a_request_with_two_lengths_is_rejected() {
    let server = TestServer::open().await;
    let (length, chunked) = ("Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n");
    let smuggled = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    for (first, second) in [(length, chunked), (chunked, length), (chunked, "")] {
        let head = format!("POST /api/verify HTTP/1.1\r\nHost: x\r\n{first}{second}\r\n{smuggled}");
        let (said, _) = said_until_the_end(&server, &head).await;
        assert!(said.starts_with("HTTP/1.1 411 ") && said.contains("length-required"), "{head}: {said}");
        assert_eq!(said.matches("HTTP/1.1").count(), 1, "what follows is no request: {said}");
    }
}

#[tokio::test]
async fn a_browser_keeps_only_replays_that_anybody_may_see() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    for (public, password, kept) in [
        (true, Value::Null, "private, max-age=31536000, immutable"),
        (true, json!("open sesame"), "no-store"),
        (false, Value::Null, "no-store"),
        (false, json!("open sesame"), "no-store"),
    ] {
        let seats = json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }]);
        let table = json!({ "game": "lost-code", "public": public, "password": password, "seats": seats });
        let id = ala.make_with(table).await;
        play_out(&[&ala], &id, &mut any(4)).await;
        for what in ["replay/0", "replay/1?as=1"] {
            let answer = ala.get(&format!("/api/tables/{id}/{what}")).await;
            answer.good();
            assert_eq!(answer.header("cache-control"), kept, "{public} {password} {what}");
        }
        for what in ["", "/replay", "/record", "/analysis"] {
            let answer = ala.get(&format!("/api/tables/{id}{what}")).await;
            assert_eq!(answer.header("cache-control"), "no-store", "{what}");
        }
    }
}

#[tokio::test]
async fn the_number_of_tables_per_player_is_limited() {
    let server = TestServer::open_with(|config| config.tables = 3).await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let body = json!({ "game": "lost-code", "seats": [{ "kind": "you" }, { "kind": "open" }] });
    let mut last = String::new();
    for _ in 0..3 {
        last = ala.make_with(body.clone()).await;
    }
    assert_eq!(ala.post("/api/tables", body.clone()).await.refused(409, "too-many-tables")["most"], 3);
    olek.make_with(body.clone()).await;
    ala.post_at(&last, "leave", json!({ "seat": 1 })).await;
    let next = ala.make_with(body.clone()).await;
    olek.post_at(&next, "sit", json!({ "salt": "x" })).await.good();
    ala.post("/api/tables", body.clone()).await.refused(409, "too-many-tables");
    play_out(&[&ala, &olek], &next, &mut any(3)).await;
    ala.make_with(body).await;
    ala.post_at(&next, "rematch", json!({})).await.refused(409, "too-many-tables");
    olek.post_at(&next, "rematch", json!({})).await.good();
}

#[tokio::test]
async fn public_tables_that_nobody_joins_are_closed() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let make = async |public: bool, pace: &str| {
        let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
        ala.make_with(json!({ "game": "lost-code", "public": public, "pace": pace, "seats": seats })).await
    };
    let (live, slow, private) =
        (make(true, "live").await, make(true, "slow").await, make(false, "live").await);
    let listed = async |server: &TestServer| server.again(&ala).get("/api/tables").await.text;
    let lists = |text: &str| [&live, &slow, &private].map(|id| text.contains(id.as_str()));
    server.pass_time(DAY - 1000);
    let server = server.reopen().await;
    assert_eq!(lists(&listed(&server).await), [true; 3]);
    server.pass_time(2000);
    let server = server.reopen().await;
    let ala_again = server.again(&ala);
    ala_again.until_gone(&live).await;
    assert_eq!(lists(&listed(&server).await), [false, true, true]);
    server.pass_time(14 * DAY);
    let server = server.reopen().await;
    server.again(&ala).until_gone(&slow).await;
    assert_eq!(lists(&listed(&server).await), [false, false, true], "a friend may still have the link");
}

/// Everything that the server writes to its log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

/// Words of a response that must not be in the log: long texts that were never part of a URL.
fn collect(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(text) if text.len() >= 16 => words.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, words)),
        _ => {}
    }
}

#[tokio::test]
async fn the_log_contains_no_secret() {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing_subscriber::filter::LevelFilter::TRACE);
    // While there is one subscriber, what another thread says first is judged by that thread's, which has none.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::new());
    // Of this thread only: the other tests run on theirs.
    let _guard = tracing::subscriber::set_default(subscriber.with_writer(log.clone()).finish());
    let server = TestServer::open_with(|config| config.webhooks_to_private_networks = true).await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let mut secrets: Vec<String> =
        [&ala, &olek].map(|guest| guest.cookie.split('=').nth(1).unwrap().to_owned()).to_vec();
    for password in ["correct horse battery", "wrong horse battery"] {
        secrets.push(password.to_owned());
        ala.post("/api/account", json!({ "name": "Indiana", "password": password })).await;
        server.stranger().post("/api/sign-in", json!({ "name": "Indiana", "password": password })).await;
        server.stranger().post("/api/sign-in", json!({ "name": password, "password": 7 })).await;
    }
    let ela = claim(&server.guest().await, "Ela").await;
    let hook = json!({ "url": "http://127.0.0.1:1024/owlery", "home": "http://localhost", "lang": "en" });
    secrets.push(ela.put("/api/me/webhook", hook).await.good()["secret"].as_str().unwrap().to_owned());
    secrets.push("owlery".to_owned());
    ela.post("/api/me/webhook/test", json!({})).await.refused(422, "webhook-no-answer");
    let seat = olek.table(&id).await["viewer"].clone();
    secrets.push("words for this table only".to_owned());
    olek.post_at(&id, "say", json!({ "seat": seat, "text": secrets.last() })).await.good();
    for path in looks(&id) {
        olek.get(&path).await;
    }
    collect(&olek.table(&id).await, &mut secrets);
    send(olek.request(Method::GET, "/api/tables/x").header("authorization", "Bearer of bad news")).await;
    secrets.push("bad news".to_owned());
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("/api/tables/{id}"), "there is a log: {log}");
    for secret in &secrets {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
    assert!(!log.contains(&id) && !log.contains("argon2"), "{log}");
}
