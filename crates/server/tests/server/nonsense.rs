//! Whatever is sent, the server stays healthy.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::kit::{Guest, TestServer, any, requests, send_text, two_at_a_table};
use dighouse_game::Stream;
use reqwest::Method;
use serde_json::{Map, Value, json};

/// The status of a raw request; 0 if the server closes the connection, or waits for more.
async fn raw(server: &TestServer, request: &[u8]) -> u16 {
    let (address, request) = (server.address, request.to_vec());
    let asking = tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
        let _ = stream.write_all(&request);
        let mut answer = [0; 12];
        let _ = stream.read(&mut answer);
        let text = String::from_utf8_lossy(&answer);
        text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
    });
    asking.await.unwrap()
}

#[tokio::test]
async fn strange_paths_never_cause_an_internal_error() {
    let server = TestServer::open().await;
    let long = format!("/{}", "a".repeat(60_000));
    let longer = format!("/api/tables/{}", "a".repeat(300_000));
    let many = format!("/api/tables/x?{}", "as=1&".repeat(10_000));
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/assets/../index.html",
        "/assets/..%5c..%5cindex.html",
        "//",
        "//evil.example/",
        "///api//house",
        "/api//house",
        "/api/./house",
        "/api/tables//",
        "/api/tables//sit",
        "/api/tables/x/../y",
        "/api/tables/%",
        "/api/tables/%zz",
        "/api/tables/%c3%28",
        "/api/tables/a%00b",
        "/api/tables/x/replay/18446744073709551616",
        "/api/tables/x/replay/-1",
        "/api/events?table=",
        "/api/events?table=%ff",
        "/index.html%00.png",
        "/.git/config",
        "/assets",
        "/assets/",
        "/?",
        "/#",
        "*",
        "/\u{1f989}",
        "http://evil.example/api/house",
        &long,
        &longer,
        &many,
    ] {
        for method in ["GET", "POST", "OPTIONS", "HEAD", "PROPFIND"] {
            let request = format!(
                "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            );
            let status = raw(&server, request.as_bytes()).await;
            assert!((200..500).contains(&status), "{method} {}: {status}", &path[..path.len().min(60)]);
        }
    }
    assert_eq!(server.stranger().get("/healthz").await.text, "ok\n");
}

#[tokio::test]
async fn malformed_http_is_harmless() {
    let server = TestServer::open().await;
    let many_headers = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(5_000));
    for request in [
        &b"\x16\x03\x01\x02\x00"[..],
        b"\0\0\0\0\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/verify HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nxx",
        b"POST /api/verify HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: \xff\xfe\r\nconnection: close\r\n\r\n",
        b"GET /api/events HTTP/1.1\r\nhost: x\r\nlast-event-id: \xff\r\nconnection: close\r\naccept: \r\n",
        many_headers.as_bytes(),
    ] {
        let status = raw(&server, request).await;
        assert!(status < 500, "{status}: {}", String::from_utf8_lossy(&request[..request.len().min(80)]));
    }
    assert_eq!(server.stranger().get("/healthz").await.text, "ok\n");
}

/// Some value that nobody would send.
fn anything(rng: &mut Stream, depth: u32) -> Value {
    match rng.below(if depth == 0 { 12 } else { 14 }) {
        0 => Value::Null,
        1 => json!(rng.below(2) == 0),
        2 => json!(rng.below(6)),
        3 => json!(-1),
        4 => json!(u64::MAX),
        5 => json!(1e300),
        6 => json!(""),
        7 => json!("\0\u{202e}\u{1f989}"),
        8 => json!("x".repeat(rng.below(2000) as usize)),
        9 => json!("bet 9-15"),
        10 => json!("lost-code"),
        11 => json!({ "kind": "you" }),
        12 => (0..rng.below(5)).map(|_| anything(rng, depth - 1)).collect(),
        _ => {
            let keys = ["seat", "kind", "name", "table", "game", ""];
            let field = |rng: &mut Stream| (rng.pick(&keys).to_owned(), anything(rng, depth - 1));
            Value::Object((0..rng.below(4)).map(|_| field(rng)).collect::<Map<_, _>>())
        }
    }
}

/// Changes a part of a body.
fn mutate(value: &mut Value, rng: &mut Stream) {
    let inside = rng.below(4) > 0;
    match value {
        Value::Object(fields) if inside && !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = &keys[rng.below(keys.len() as u32) as usize];
            match rng.below(8) {
                0 => drop(fields.remove(key)),
                1 => drop(fields.insert("more".to_owned(), anything(rng, 2))),
                _ => mutate(&mut fields[key], rng),
            }
        }
        Value::Array(items) if inside && !items.is_empty() => {
            let index = rng.below(items.len() as u32) as usize;
            match rng.below(6) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => mutate(&mut items[index], rng),
            }
        }
        other => *other = anything(rng, 3),
    }
}

/// Changes some bytes of a text.
fn garble(text: &str, rng: &mut Stream) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(3) {
            0 => bytes[at] = rng.below(256) as u8,
            1 => bytes.truncate(at.max(1)),
            _ => bytes.insert(at, rng.below(256) as u8),
        }
    }
    bytes
}

#[tokio::test]
async fn the_server_stays_healthy_whatever_is_sent() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let rng = &mut any(1);
    let mut accepted = 0;
    let rounds = std::env::var("DIGHOUSE_FUZZ").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(2000);
    for round in 0..rounds {
        let guest = if rng.below(2) == 0 { &ala } else { &olek };
        let mut all = requests(&id);
        let table = guest.table(&id).await;
        if table["game_now"]["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
            all.push((Method::POST, format!("/api/tables/{id}/actions"), Guest::answer(&table, round)));
        }
        let (method, path, mut body) = all.swap_remove(rng.below(all.len() as u32) as usize);
        let answer = if rng.below(4) == 0 {
            send_text(guest, &method, &path, garble(&body.to_string(), rng)).await
        } else {
            mutate(&mut body, rng);
            guest.ask(method, &path, Some(&body)).await
        };
        assert!(answer.status.as_u16() < 500, "{path} {body}: {answer:?}");
        if answer.status.is_success() {
            accepted += 1;
        } else {
            answer.problem();
        }
    }
    assert!(accepted > 50, "a test that is always refused tests little: {accepted}");
    assert_eq!(ala.get("/healthz").await.text, "ok\n");
    let before = ala.table(&id).await;
    let server = server.reopen().await;
    assert_eq!(server.again(&ala).table(&id).await, before, "all of it can be read again");
}
