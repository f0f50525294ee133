//! What one client may do and hold.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use crate::accounts::{PASSWORD, claim};
use crate::kit::{Events, Guest, TestServer, any, play_out};
use dighouse_server::{Config, PerAddress};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

const NO_LIMITS: PerAddress = PerAddress {
    connections: usize::MAX,
    streams: usize::MAX,
    hints: usize::MAX,
    guests: u32::MAX,
    tables: u32::MAX,
    unfinished_tables: usize::MAX,
    public_tables: usize::MAX,
};

fn limited(per_address: PerAddress) -> impl FnOnce(&mut Config) {
    move |config| config.per_address = Some(per_address)
}

/// Opens a stream as soon as there is a place for it.
async fn watch_soon(guest: &Guest) -> Events {
    let began = Instant::now();
    loop {
        match guest.try_watch("", None).await {
            Ok(events) => return events,
            Err(refused) => assert!(began.elapsed() < Duration::from_secs(10), "{refused:?}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn refusal(refused: Result<Events, crate::kit::Answered>) -> Value {
    let refused = refused.err().expect("it is refused");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 0);
    refused.refused(429, "too-many-streams")
}

#[tokio::test]
async fn streams_are_limited_per_player() {
    let server = TestServer::open_with(|config| config.streams = 2).await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let first = ala.watch("").await;
    let _second = ala.watch("?quiet=true").await;
    refusal(ala.try_watch("", None).await);
    let _other = olek.watch("").await;
    drop(first);
    watch_soon(&ala).await;
}

#[tokio::test]
async fn streams_are_limited_per_address() {
    let server = TestServer::open_with(limited(PerAddress { streams: 3, ..NO_LIMITS })).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(server.stranger().watch("").await);
    }
    refusal(server.stranger().try_watch("", None).await);
    refusal(server.guest().await.try_watch("", None).await);
    let _elsewhere = server.stranger_at("127.0.0.2").watch("").await;
    held.pop();
    watch_soon(&server.stranger()).await;
}

async fn connect(server: SocketAddr, from: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    socket.connect(server).await.unwrap()
}

/// The answer to a request on its own connection; nothing if the connection is closed at once.
async fn ask(server: SocketAddr, from: &str, head: &str) -> String {
    let mut connection = connect(server, from).await;
    let mut answer = Vec::new();
    let exchange = async {
        connection.write_all(head.as_bytes()).await.ok();
        connection.read_to_end(&mut answer).await.ok();
    };
    tokio::time::timeout(Duration::from_secs(15), exchange).await.expect("an answer or the end");
    String::from_utf8(answer).unwrap()
}

fn sign_in(name: &str) -> String {
    let body = json!({ "name": name, "password": PASSWORD }).to_string();
    let length = body.len();
    format!(
        "POST /api/sign-in HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
const LOBBY: &str = "GET /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

#[tokio::test]
async fn one_client_cannot_hold_every_connection() {
    let server = TestServer::open_with(|config| {
        config.connections = Some(64);
        config.per_address = Some(PerAddress { connections: 16, ..NO_LIMITS });
    })
    .await;
    let owner = claim(&server.guest_at("127.0.0.2").await, "Indiana").await;
    let mut held = Vec::new();
    for _ in 0..16 {
        held.push(connect(server.address, "127.0.0.3").await);
    }
    let health = ask(server.address, "127.0.0.3", HEALTH).await;
    assert!(health.starts_with("HTTP/1.1 200 "), "even the same client: {health}");
    let refused = ask(server.address, "127.0.0.3", LOBBY).await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("too-many-connections"), "{refused}");
    let signed_in = ask(server.address, "127.0.0.3", &sign_in("Indiana")).await;
    assert!(signed_in.starts_with("HTTP/1.1 200 "), "{signed_in}");
    for _ in 0..200 {
        held.push(connect(server.address, "127.0.0.3").await);
    }
    let signed_in = ask(server.address, "127.0.0.4", &sign_in("Indiana")).await;
    assert!(signed_in.starts_with("HTTP/1.1 200 "), "{signed_in}");
    assert!(ask(server.address, "127.0.0.4", HEALTH).await.starts_with("HTTP/1.1 200 "));
    let id = owner.make(json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }])).await;
    assert_eq!(play_out(&[&owner], &id, &mut any(1)).await["phase"], "over");
    drop(held);
}

#[tokio::test]
async fn a_full_server_still_answers_what_is_essential() {
    // As behind a proxy, which has all connections.
    let server = TestServer::open_with(|config| {
        config.connections = Some(64);
        config.behind_proxy = true;
    })
    .await;
    claim(&server.guest().await, "Indiana").await;
    let mut held = Vec::new();
    for _ in 0..48 {
        held.push(connect(server.address, "127.0.0.1").await);
    }
    // The last of them are perhaps not accepted yet.
    let began = Instant::now();
    while !ask(server.address, "127.0.0.1", LOBBY).await.contains("server-full") {
        assert!(began.elapsed() < Duration::from_secs(10), "it is full");
    }
    assert!(ask(server.address, "127.0.0.1", HEALTH).await.starts_with("HTTP/1.1 200 "));
    let signed_in = ask(server.address, "127.0.0.1", &sign_in("Indiana")).await;
    assert!(signed_in.starts_with("HTTP/1.1 200 "), "{signed_in}");
    drop(held);
}

#[tokio::test]
async fn requests_that_are_being_answered_are_limited_per_address() {
    let server = TestServer::open_with(|config| {
        config.behind_proxy = true;
        config.per_address = Some(PerAddress { connections: 3, ..NO_LIMITS });
    })
    .await;
    let ala = server.guest().await;
    let head = |length: usize, of: &str| {
        format!(
            "PUT /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: {of}\r\ncookie: {}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{{}}",
            ala.cookie
        )
    };
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut connection = connect(server.address, "127.0.0.1").await;
        connection.write_all(head(20, "192.0.2.1").as_bytes()).await.unwrap();
        held.push(connection);
    }
    let began = Instant::now();
    while !ask(server.address, "127.0.0.1", &head(2, "192.0.2.1")).await.contains("too-many-connections") {
        assert!(began.elapsed() < Duration::from_secs(10), "three are enough");
    }
    let other = ask(server.address, "127.0.0.1", &head(2, "192.0.2.2")).await;
    assert!(other.starts_with("HTTP/1.1 400 "), "{other}");
}

#[tokio::test]
async fn new_guests_are_limited_per_address() {
    let server = TestServer::open_with(limited(PerAddress { guests: 3, ..NO_LIMITS })).await;
    let ala = server.guest().await;
    for _ in 0..2 {
        server.guest().await;
    }
    let refused = server.stranger().get("/api/me").await;
    assert!(refused.refused(429, "too-many-guests")["retry_after"].as_u64().unwrap() <= 61);
    ala.get("/api/me").await.good();
    server.guest_at("127.0.0.2").await;
}

#[tokio::test]
async fn idle_guests_expire() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let server = TestServer::open().await;
    let (idle, plays, owner) = (server.guest().await, server.guest().await, server.guest().await);
    let owner = claim(&owner, "Indiana").await;
    plays.make(json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }])).await;
    server.pass_time(91 * DAY);
    let server = server.reopen().await;
    let began = Instant::now();
    let knows = async |guest: &Guest| server.again(guest).get("/api/me/blocked").await.status == 200;
    while knows(&idle).await {
        assert!(began.elapsed() < Duration::from_secs(10), "it takes a moment");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(knows(&plays).await && knows(&owner).await);
    let again = server.again(&idle).get("/api/me").await;
    assert_ne!(again.good()["id"], json!(idle.id), "who comes back is a new guest");
    assert!(!again.header("set-cookie").is_empty());
}

fn table(public: bool, other: &Value) -> Value {
    json!({ "game": "lost-code", "public": public, "seats": [{ "kind": "you" }, other] })
}

#[tokio::test]
async fn one_address_cannot_flood_the_lobby() {
    let server = TestServer::open_with(limited(PerAddress { public_tables: 4, ..NO_LIMITS })).await;
    let (open, bot) = (json!({ "kind": "open" }), json!({ "kind": "bot", "bot": "random" }));
    let ala = server.guest().await;
    let first = ala.make_with(table(true, &bot)).await;
    let waiting = ala.make_with(table(true, &open)).await;
    let others = [server.guest().await, server.guest().await];
    for guest in &others {
        guest.make_with(table(true, &open)).await;
    }
    let refused = server.guest().await.post("/api/tables", table(true, &open)).await;
    assert_eq!(refused.refused(429, "too-many-public-tables")["most"], 4);
    ala.make_with(table(false, &open)).await;
    server.guest_at("127.0.0.2").await.make_with(table(true, &open)).await;
    play_out(&[&ala], &first, &mut any(1)).await;
    ala.make_with(table(true, &open)).await;
    ala.post("/api/tables", table(true, &open)).await.refused(429, "too-many-public-tables");
    ala.post_at(&first, "rematch", json!({})).await.refused(429, "too-many-public-tables");
    ala.post_at(&waiting, "leave", json!({ "seat": 1 })).await;
    ala.post_at(&first, "rematch", json!({})).await.good();
}

#[tokio::test]
async fn new_tables_are_limited_per_address() {
    let server = TestServer::open_with(limited(PerAddress { tables: 2, ..NO_LIMITS })).await;
    let open = json!({ "kind": "open" });
    for _ in 0..2 {
        server.guest().await.make_with(table(false, &open)).await;
    }
    server.guest().await.post("/api/tables", table(false, &open)).await.refused(429, "too-many-requests");
    server.guest_at("127.0.0.2").await.make_with(table(false, &open)).await;
}

#[tokio::test]
async fn unfinished_tables_are_limited_per_address() {
    let server = TestServer::open_with(limited(PerAddress { unfinished_tables: 3, ..NO_LIMITS })).await;
    let (open, bot) = (json!({ "kind": "open" }), json!({ "kind": "bot", "bot": "random" }));
    let ala = server.guest().await;
    let played = ala.make_with(table(false, &bot)).await;
    let left = ala.make_with(table(true, &open)).await;
    server.guest().await.make_with(table(false, &open)).await;
    for public in [false, true] {
        let refused = server.guest().await.post("/api/tables", table(public, &open)).await;
        assert_eq!(refused.refused(429, "too-many-unfinished-tables")["most"], 3);
    }
    let failed = json!({ "game": "senet", "seats": [{ "kind": "you" }] });
    server.guest_at("127.0.0.2").await.make_with(table(false, &open)).await;
    play_out(&[&ala], &played, &mut any(1)).await;
    // A table that is not made gives its place back.
    ala.post("/api/tables", failed.clone()).await.problem();
    ala.make_with(table(false, &open)).await;
    ala.post("/api/tables", table(false, &open)).await.refused(429, "too-many-unfinished-tables");
    ala.post_at(&left, "leave", json!({ "seat": 1 })).await;
    ala.post("/api/tables", failed).await.problem();
    ala.make_with(table(false, &open)).await;
}

#[tokio::test]
async fn public_tables_that_wait_are_limited_per_player() {
    let server = TestServer::open_with(|config| config.public_tables = 2).await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let open = json!({ "kind": "open" });
    let first = ala.make_with(table(true, &open)).await;
    ala.make_with(table(true, &open)).await;
    assert_eq!(
        ala.post("/api/tables", table(true, &open)).await.refused(409, "too-many-open-tables")["most"],
        2
    );
    ala.make_with(table(false, &open)).await;
    olek.make_with(table(true, &open)).await;
    olek.post_at(&first, "sit", json!({ "salt": "x" })).await.good();
    ala.make_with(table(true, &open)).await;
}

/// The path of a hint for whose turn it is at a new table where one guest plays both seats.
async fn hint_of(guest: &Guest) -> String {
    let seats = json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }]);
    let id = guest.make_with(json!({ "game": "mykerinos", "aids": true, "seats": seats })).await;
    let seat = guest.table(&id).await["viewer"].clone();
    format!("/api/tables/{id}/hint?seat={seat}&bot=master")
}

/// Asks for all hints at once. Those that are refused are refused with this error; how many were given, and how many refused.
async fn ask_at_once(asked: Vec<(Guest, String)>, error: &str) -> (usize, usize) {
    let asking = asked.into_iter().map(|(guest, path)| tokio::spawn(async move { guest.get(&path).await }));
    let (mut given, mut refused) = (0, 0);
    for answer in asking.collect::<Vec<_>>() {
        match answer.await.unwrap() {
            answer if answer.status == 200 => given += 1,
            answer => {
                answer.refused(429, error);
                refused += 1;
            }
        }
    }
    (given, refused)
}

#[tokio::test]
async fn a_player_gets_one_hint_at_a_time() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    let paths = [hint_of(&ala).await, hint_of(&ala).await];
    let asked = (0..8).map(|number| (ala.clone(), paths[number % 2].clone())).collect();
    let (given, refused) = ask_at_once(asked, "hint-running").await;
    assert!(given >= 1 && refused >= 4, "{given} {refused}");
    ala.get(&paths[0]).await.good();
}

#[tokio::test]
async fn hints_are_limited_per_address() {
    let server = TestServer::open_with(limited(PerAddress { hints: 2, ..NO_LIMITS })).await;
    let mut asked = Vec::new();
    for _ in 0..6 {
        let guest = server.guest().await;
        let path = hint_of(&guest).await;
        asked.push((guest, path));
    }
    let (ala, path) = asked[0].clone();
    let (given, refused) = ask_at_once(asked, "too-many-hints").await;
    assert!(given >= 2 && refused >= 2, "{given} {refused}");
    ala.get(&path).await.good();
}

#[tokio::test]
async fn new_analyses_are_limited_per_address() {
    let server = TestServer::open_with(|config| config.rate = NonZeroU32::new(10_000)).await;
    let ala = server.guest().await;
    let mut ids = Vec::new();
    for number in 0..2 {
        let id = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await;
        play_out(&[&ala], &id, &mut any(number)).await;
        ids.push(id);
    }
    let known = format!("/api/tables/{}/analysis", ids[0]);
    ala.get(&known).await.good();
    while ala.post("/api/verify", json!({ "record": "" })).await.status == 200 {}
    ala.get(&format!("/api/tables/{}/analysis", ids[1])).await.refused(429, "too-many-requests");
    ala.get(&known).await.good();
}
