//! Accounts.

use crate::kit;
use std::num::NonZeroU32;
use std::time::Duration;

use crate::kit::{Answered, Guest, Place, TestServer, any, play_out, two_at_a_table};
use serde_json::{Value, json};

pub(crate) const PASSWORD: &str = "the owl of Minerva";

/// The guest with the cookie that a response has set.
fn with_cookie(guest: &Guest, answer: &Answered) -> Guest {
    let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
    assert_ne!(cookie, "", "{answer:?}");
    Guest { cookie, ..guest.clone() }
}

/// The cookie of a known device that a response has set.
fn device_of(answer: &Answered) -> String {
    let cookies = answer.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let mut names = cookies.map(|cookie| cookie.split(';').next().unwrap());
    names.find(|cookie| cookie.contains("dighouse-device=")).expect("it is set").to_owned()
}

pub(crate) async fn claim(guest: &Guest, name: &str) -> Guest {
    let answer = guest.post("/api/account", json!({ "name": name, "password": PASSWORD })).await;
    let me = answer.good();
    assert_eq!((&me["id"], &me["name"], &me["account"]), (&json!(guest.id), &json!(name), &json!(true)));
    with_cookie(guest, &answer)
}

async fn try_sign_in(guest: &Guest, name: &str, password: &str) -> Answered {
    guest.post("/api/sign-in", json!({ "name": name, "password": password })).await
}

pub(crate) async fn sign_in(guest: &Guest, name: &str, password: &str) -> Guest {
    let answer = try_sign_in(guest, name, password).await;
    let id = answer.good()["id"].as_str().unwrap().to_owned();
    Guest { id, ..with_cookie(guest, &answer) }
}

/// Whether the server knows the guest's cookie.
async fn is_known(guest: &Guest) -> bool {
    let me = guest.get("/api/me").await;
    me.header("set-cookie").is_empty() && me.good()["id"] == json!(guest.id)
}

#[tokio::test]
async fn a_guest_keeps_everything_with_a_name_and_a_password() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    assert_eq!(guest.get("/api/me").await.good()["account"], false);
    let id = guest.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    let ala = claim(&guest, "Ala").await;
    assert_ne!(ala.cookie, guest.cookie);
    assert!(is_known(&ala).await);
    assert!(!is_known(&guest).await, "the old cookie is worth nothing");
    assert_eq!(ala.table(&id).await["viewer"], 1);

    let elsewhere = sign_in(&server.guest().await, "ala", PASSWORD).await;
    assert_eq!(elsewhere.id, ala.id);
    assert_ne!(elsewhere.cookie, ala.cookie);
    assert_eq!(elsewhere.table(&id).await["viewer"], 1);
    assert!(is_known(&ala).await, "the first browser stays signed in");
    let server = server.reopen().await;
    assert!(is_known(&server.again(&ala)).await && is_known(&server.again(&elsewhere)).await);
}

#[tokio::test]
async fn signing_in_ends_the_previous_session_of_the_browser() {
    let server = TestServer::open().await;
    claim(&server.guest().await, "Ala").await;
    let guest = server.guest().await;
    sign_in(&guest, "Ala", PASSWORD).await;
    assert!(!is_known(&guest).await, "whoever has the old cookie is not let in with it");
    sign_in(&server.stranger(), "Ala", PASSWORD).await;
}

#[tokio::test]
async fn names_of_accounts_are_taken_once() {
    let server = TestServer::open().await;
    let (ala, other) = (claim(&server.guest().await, "Ala Nowak").await, server.guest().await);
    for name in ["Ala Nowak", "ALA NOWAK", "ala-nowak", "Ａla Nowak"] {
        let body = json!({ "name": name, "password": PASSWORD });
        assert_eq!(other.post("/api/account", body).await.refused(409, "name-taken")["field"], "name");
        other.put("/api/me", json!({ "name": name })).await.refused(409, "name-taken");
    }
    assert!(is_known(&other).await, "a refusal changes nothing");
    for name in ["", "!?", &"x".repeat(25)] {
        let body = json!({ "name": name, "password": PASSWORD });
        other.post("/api/account", body).await.refused(400, "name");
    }
    ala.post("/api/account", json!({ "name": "Ala", "password": PASSWORD }))
        .await
        .refused(409, "already-account");
    ala.put("/api/me", json!({ "name": "?" })).await.refused(400, "name");
    assert_eq!(ala.put("/api/me", json!({ "name": "ala nowak" })).await.good()["name"], "ala nowak");
    assert_eq!(ala.put("/api/me", json!({ "name": "Ola" })).await.good()["name"], "Ola");
    assert!(is_known(&ala).await);
    claim(&other, "Ala Nowak").await;
    try_sign_in(&server.stranger(), "Ola", PASSWORD).await.good();
}

#[tokio::test]
async fn a_password_must_be_hard_to_guess() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    for (password, what) in [
        ("xkcd-2345", "short"),
        ("password123", "common"),
        ("Indiana Jones", "name"),
        (&"long".repeat(40), "long"),
    ] {
        let refused =
            guest.post("/api/account", json!({ "name": "Indiana Jones", "password": password })).await;
        let refused = refused.refused(400, "weak-password");
        assert_eq!((&refused["what"], &refused["field"]), (&json!(what), &json!("password")));
        assert!(!refused.to_string().contains(password), "{refused}");
    }
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_are_refused_in_the_same_words() {
    let server = TestServer::open().await;
    claim(&server.guest().await, "Ala").await;
    let stranger = server.stranger();
    let mut answers = Vec::new();
    for (name, password) in [("Ala", "the owl of Athena"), ("Ola", PASSWORD), ("", PASSWORD), ("Ala", "")] {
        let refused = try_sign_in(&stranger, name, password).await;
        refused.refused(401, "wrong-sign-in");
        assert_eq!(refused.header("set-cookie"), "");
        answers.push(refused.text);
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
}

#[tokio::test]
async fn guessing_passwords_is_rate_limited() {
    let server = TestServer::open().await;
    let (ala, ola) = (claim(&server.guest().await, "Ala").await, claim(&server.guest().await, "Ola").await);
    let stranger = server.stranger();
    let mut tried = 0;
    while try_sign_in(&stranger, "Ala", "a guess that is wrong").await.status == 401 {
        tried += 1;
    }
    assert_eq!(tried, 10);
    let refused = try_sign_in(&stranger, "ala", PASSWORD).await;
    let wait = refused.refused(429, "too-many-requests")["retry_after"].as_u64().unwrap();
    assert!((1..=30).contains(&wait), "{wait}");
    assert!(is_known(&ala).await, "who is signed in stays so");
    sign_in(&stranger, "Ola", PASSWORD).await;
    assert!(is_known(&ola).await);
    let wrong = json!({ "old": "a guess that is wrong", "new": "another good one" });
    for _ in 0..10 {
        ola.put("/api/account/password", wrong.clone()).await.refused(403, "wrong-password");
    }
    ola.put("/api/account/password", wrong).await.refused(429, "too-many-requests");
}

#[tokio::test]
async fn guessing_from_elsewhere_does_not_keep_the_owner_out() {
    let server = TestServer::open_with(|config| config.rate = NonZeroU32::new(1000)).await;
    let claimed = server.guest_at("127.0.0.2").await;
    let answer = claimed.post("/api/account", json!({ "name": "Ala", "password": PASSWORD })).await;
    let (ala, device) = (with_cookie(&claimed, &answer), device_of(&answer));
    let guesser = server.stranger_at("127.0.0.3");
    while try_sign_in(&guesser, "Ala", "a guess that is wrong").await.status == 401 {}
    try_sign_in(&guesser, "Ala", PASSWORD).await.refused(429, "too-many-requests");
    sign_in(&server.stranger_at("127.0.0.2"), "Ala", PASSWORD).await;
    // Even at the address of somebody who guesses, a known device passes, and who is signed in can prove it.
    let known = Guest { cookie: device.clone(), ..guesser.clone() };
    sign_in(&known, "Ala", PASSWORD).await;
    let there = Guest { client: guesser.client.clone(), ..ala };
    let changed =
        there.put("/api/account/password", json!({ "old": PASSWORD, "new": "another good one" })).await;
    changed.good();
    try_sign_in(&known, "Ala", "another good one").await.refused(429, "too-many-requests");
    let known = Guest { cookie: device_of(&changed), ..guesser.clone() };
    sign_in(&known, "Ala", "another good one").await;
}

#[tokio::test]
async fn a_known_device_signs_nobody_in_and_may_not_guess_for_ever() {
    let server = TestServer::open().await;
    let claimed = server.guest().await;
    let answer = claimed.post("/api/account", json!({ "name": "Ala", "password": PASSWORD })).await;
    claim(&server.guest().await, "Ola").await;
    let known = Guest { cookie: device_of(&answer), ..server.stranger() };
    known.get("/api/me/blocked").await.refused(401, "unknown-player");
    for name in ["Ala", "Ola"] {
        for _ in 0..10 {
            try_sign_in(&known, name, "a guess that is wrong").await.refused(401, "wrong-sign-in");
        }
        try_sign_in(&known, name, PASSWORD).await.refused(429, "too-many-requests");
    }
    let forged = Guest { cookie: format!("dighouse-device={}", "0".repeat(64)), ..server.stranger() };
    try_sign_in(&forged, "Ola", PASSWORD).await.refused(429, "too-many-requests");
    sign_in(&forged, "Ala", PASSWORD).await;
}

#[tokio::test]
async fn only_wrong_passwords_are_counted() {
    let server = TestServer::open().await;
    claim(&server.guest().await, "Ala").await;
    for _ in 0..3 {
        for _ in 0..9 {
            try_sign_in(&server.stranger(), "Ala", "a guess that is wrong")
                .await
                .refused(401, "wrong-sign-in");
        }
        sign_in(&server.stranger(), "Ala", PASSWORD).await;
    }
}

#[tokio::test]
async fn one_address_cannot_try_many_names() {
    let server = TestServer::open_with(|config| config.rate = NonZeroU32::new(1000)).await;
    let stranger = server.stranger();
    let mut tried = 0;
    while try_sign_in(&stranger, &format!("name{tried}"), "x").await.status == 401 {
        tried += 1;
    }
    assert!((20..30).contains(&tried), "{tried}");
    stranger.post("/api/verify", json!({ "record": "" })).await.refused(429, "too-many-requests");
}

#[tokio::test]
async fn a_new_password_signs_out_every_other_browser() {
    let server = TestServer::open().await;
    let ala = claim(&server.guest().await, "Ala").await;
    let elsewhere = sign_in(&server.stranger(), "Ala", PASSWORD).await;
    let body = |old: &str, new: &str| json!({ "old": old, "new": new });
    let put = async |body: Value| ala.put("/api/account/password", body).await;
    put(body("not the password", "another good one")).await.refused(403, "wrong-password");
    put(body(PASSWORD, "password12")).await.refused(400, "weak-password");
    let changed = put(body(PASSWORD, "another good one")).await;
    assert_eq!(changed.good()["name"], "Ala");
    let renewed = with_cookie(&ala, &changed);
    assert!(is_known(&renewed).await);
    assert!(!is_known(&ala).await && !is_known(&elsewhere).await);
    try_sign_in(&server.stranger(), "Ala", PASSWORD).await.refused(401, "wrong-sign-in");
    sign_in(&server.stranger(), "Ala", "another good one").await;
    server
        .guest()
        .await
        .put("/api/account/password", body(PASSWORD, PASSWORD))
        .await
        .refused(409, "no-account");
}

#[tokio::test]
async fn a_player_signs_out_here_or_everywhere() {
    let server = TestServer::open().await;
    let one = claim(&server.guest().await, "Ala").await;
    let [two, three] = [
        sign_in(&server.stranger(), "Ala", PASSWORD).await,
        sign_in(&server.stranger(), "Ala", PASSWORD).await,
    ];
    let gone = one.post("/api/sign-out", json!({ "everywhere": false })).await;
    assert_eq!(gone.status, 204);
    assert!(
        gone.header("set-cookie").starts_with("dighouse=; ")
            && gone.header("set-cookie").contains("Max-Age=0")
    );
    assert!(!is_known(&one).await && is_known(&two).await && is_known(&three).await);
    assert_eq!(two.post("/api/sign-out", json!({ "everywhere": true })).await.status, 204);
    assert!(!is_known(&two).await && !is_known(&three).await);
    assert!(is_known(&sign_in(&server.stranger(), "Ala", PASSWORD).await).await);
    let guest = server.guest().await;
    guest.post("/api/sign-out", json!({ "everywhere": true })).await.refused(409, "no-account");
    assert!(is_known(&guest).await, "a guest would never come back");
}

#[tokio::test]
async fn a_session_that_has_ended_sees_nothing_more() {
    let server = TestServer::open().await;
    let (guest, olek) = (server.guest().await, server.guest().await);
    let ala = claim(&guest, "Ala").await;
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    let elsewhere = sign_in(&server.stranger(), "Ala", PASSWORD).await;
    let mut stream = elsewhere.watch(&format!("?table={id}")).await;
    assert_eq!(stream.news().await["viewer"], 1);
    ala.put("/api/account/password", json!({ "old": PASSWORD, "new": "another good one" })).await.good();
    olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
    assert!(stream.next().await.is_none(), "the stream ends before it shows the cards");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_ends_on_one_server_ends_on_every_other() {
    let place = Place::Database(dighouse_testkit::fresh_database());
    let (one, other) =
        (TestServer::open_in(place.clone(), |_| ()).await, TestServer::open_in(place, |_| ()).await);
    let ala = claim(&one.guest().await, "Ala").await;
    let there = other.again(&ala);
    assert!(is_known(&there).await, "and remembered there");
    assert_eq!(ala.post("/api/sign-out", json!({ "everywhere": true })).await.status, 204);
    let ended = async {
        while is_known(&there).await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), ended).await.expect("the other server hears of it");
}

#[tokio::test]
async fn a_proxy_says_whether_the_browser_came_by_https() {
    for (behind_proxy, proto, secure) in
        [(true, "https", true), (true, "http", false), (true, "https, http", false), (false, "https", false)]
    {
        let server = TestServer::open_with(|config| config.behind_proxy = behind_proxy).await;
        let request = server.stranger().request(reqwest::Method::GET, "/api/me");
        let answer = kit::send(request.header("x-forwarded-proto", proto)).await;
        assert_eq!(answer.header("set-cookie").ends_with("; Secure"), secure, "{behind_proxy} {proto}");
    }
}

#[tokio::test]
async fn players_can_download_all_their_data() {
    let server = TestServer::open().await;
    let (id, ala, olek) = two_at_a_table(&server).await;
    let ala = claim(&ala, "Ala").await;
    let seat = ala.table(&id).await["viewer"].clone();
    ala.post_at(&id, "say", json!({ "seat": seat, "text": "my own words" })).await.good();
    let other = olek.table(&id).await["viewer"].clone();
    olek.post_at(&id, "say", json!({ "seat": other, "text": "his own words" })).await.good();
    ala.act(&id, &mut any(1)).await;
    let answer = ala.get("/api/me/data").await;
    assert_eq!(answer.header("content-disposition"), "attachment; filename=\"dighouse.json\"");
    let data = answer.good();
    assert_eq!((&data["id"], &data["name"], &data["account"]), (&json!(ala.id), &json!("Ala"), &json!(true)));
    assert_eq!(data["sessions"], json!([1_700_000_000_000_i64]));
    let table = &data["tables"][0];
    assert_eq!((&table["table"], &table["game"]), (&json!(id), &json!("lost-code")));
    let deeds: Vec<&Value> = table["deeds"].as_array().unwrap().iter().map(|deed| &deed["deed"]).collect();
    assert_eq!(deeds, ["sat", "said", "played"]);
    assert!(answer.text.contains("my own words") && !answer.text.contains("his own words"));
    assert!(!answer.text.contains("argon2") && !answer.text.contains("secret"), "nothing that opens a door");
    server.stranger().get("/api/me/data").await.refused(401, "unknown-player");
}

#[tokio::test]
async fn an_account_is_erased_everywhere() {
    let (server, store) = TestServer::open_with_store().await;
    let ala = claim(&server.guest().await, "Ala").await;
    let olek = server.guest().await;
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    // A table that waits, one that is played, one that is over, and one that was left.
    let waiting = ala.make(seats.clone()).await;
    let (mut tables, rng) = (Vec::new(), &mut any(7));
    for _ in 0..2 {
        let id = ala.make(seats.clone()).await;
        olek.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
        ala.post_at(&id, "say", json!({ "seat": 1, "text": "my own words" })).await.good();
        tables.push(id);
    }
    let [playing, over] = <[String; 2]>::try_from(tables).unwrap();
    play_out(&[&ala, &olek], &over, rng).await;
    let left = olek.make(seats.clone()).await;
    let public = json!({ "seat": 2 });
    ala.post_at(&left, "sit", json!({ "salt": "x" })).await.good();
    let left_early = olek.make(json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "open" }])).await;
    ala.post_at(&left_early, "sit", json!({ "salt": "x" })).await.good();
    ala.post_at(&left_early, "leave", public).await.good();
    assert!(!ala.get("/api/tables").await.text.contains(&left_early), "it is no table of hers");

    let forget = async |password: &str| ala.post("/api/me/forget", json!({ "password": password })).await;
    forget("not the password").await.refused(403, "wrong-password");
    assert!(is_known(&ala).await);
    let gone = forget(PASSWORD).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert!(gone.header("set-cookie").contains("Max-Age=0"));
    assert!(!is_known(&ala).await);
    try_sign_in(&server.stranger(), "Ala", PASSWORD).await.refused(401, "wrong-sign-in");

    olek.get(&format!("/api/tables/{waiting}")).await.refused(410, "table-closed");
    let shown = olek.table(&playing).await;
    assert_eq!((&shown["phase"], &shown["seats"][0]["name"]), (&json!("playing"), &Value::Null));
    assert_ne!(shown["seats"][0]["bot"], Value::Null, "a bot plays on");
    play_out(&[&olek], &playing, rng).await;
    let mut inventory = store.inventory();
    while let Some(kept) = inventory.recv().await {
        let kept = format!("{:?}", kept.unwrap());
        assert!(!kept.contains("Ala") && !kept.contains("my own words"), "{kept}");
    }
    drop(store);
    let server = server.reopen().await;
    let olek = server.again(&olek);
    for id in [&playing, &over, &left, &left_early] {
        for path in [
            format!("/api/tables/{id}"),
            format!("/api/tables/{id}/record"),
            format!("/api/tables/{id}/replay"),
        ] {
            let text = olek.get(&path).await.text;
            assert!(!text.contains("Ala") && !text.contains("my own words"), "{path}: {text}");
        }
    }
    let record = olek.get(&format!("/api/tables/{over}/record")).await.text;
    assert_eq!(olek.post("/api/verify", json!({ "record": record })).await.good()["ok"], true, "{record}");
    claim(&server.guest().await, "Ala").await;
}

#[tokio::test]
async fn a_guest_is_erased_without_a_password() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    guest.put("/api/me", json!({ "name": "Ala" })).await.good();
    let id = guest.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Ola" }])).await;
    assert_eq!(guest.post("/api/me/forget", json!({})).await.status, 204);
    assert!(!is_known(&guest).await);
    let server = server.reopen().await;
    let text = server.guest().await.get(&format!("/api/tables/{id}/record")).await.text;
    assert!(!text.contains("Ala") && !text.contains("Ola"), "{text}");
}
