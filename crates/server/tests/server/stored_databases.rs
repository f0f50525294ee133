//! Databases that released versions of the program have written: `tests/databases/` has one of each version of the
//! schema, as a SQLite file and as a dump of PostgreSQL. They never change.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::accounts::{claim, sign_in};
use crate::kit::{Guest, Place, TestServer, any, asked, play_out, play_while};
use dighouse_server::check;
use dighouse_server::store::{Kept, Sqlite, Store, Webhook, copy};
use serde_json::{Value, json};

/// The newest version that is stored.
const NEWEST: u32 = 2;

const PASSWORD: &str = "the owl of Minerva";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/databases")
}

fn file(version: u32, place: &Place) -> PathBuf {
    folder().join(match place {
        Place::Folder(_) => format!("{version}.sqlite"),
        Place::Database(_) => format!("{version}.sql"),
    })
}

/// A copy of a stored database.
fn stored(version: u32) -> Place {
    let place = Place::new();
    let file = file(version, &place);
    match &place {
        Place::Folder(folder) => {
            fs::copy(file, folder.path().join("dighouse.sqlite")).unwrap();
            place
        }
        Place::Database(_) => {
            Place::Database(dighouse_testkit::restored_database(&fs::read_to_string(file).unwrap()))
        }
    }
}

/// Two accounts and a guest at tables of every kind.
async fn fill(server: &TestServer, store: &dyn Store) {
    let (ala, olek) = (claim(&server.guest().await, "Ala").await, claim(&server.guest().await, "Olek").await);
    let (ela, rng) = (server.guest().await, &mut any(1));
    ela.put("/api/me", json!({ "name": "Ela" })).await.good();
    let webhook = Webhook {
        url: "https://hook.invalid/x".to_owned(),
        secret: "secret".to_owned(),
        home: "https://dig.example".to_owned(),
        lang: "pl".to_owned(),
        on: true,
        failures: 0,
        problem: None,
    };
    store.set_webhook(&olek.id, Some(webhook)).await.unwrap();
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let table = |more: Value| {
        let mut table = json!({ "game": "lost-code", "seats": seats });
        table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        table
    };
    let join = async |guest: &Guest, id: &str| {
        guest.post_at(id, "sit", json!({ "salt": "salt-of-the-guest" })).await.good()
    };

    let over = ala.make_with(table(json!({ "public": true }))).await;
    join(&olek, &over).await;
    let said = olek.post_at(&over, "say", json!({ "seat": 2, "text": "Good luck!" })).await.good();
    let seq = &said["talk"].as_array().unwrap().last().unwrap()["seq"];
    assert_eq!(ala.post_at(&over, "report", json!({ "seq": seq })).await.status, 204);
    play_out(&[&ala, &olek], &over, rng).await;

    let private = ala.make_with(table(json!({}))).await;
    join(&ela, &private).await;
    ala.post_at(&private, "say", json!({ "seat": 1, "text": "Between us." })).await.good();
    play_out(&[&ala, &ela], &private, rng).await;
    for what in ["share", "unshare", "share"] {
        ala.post_at(&private, what, json!({})).await.good();
    }

    let locked = ala.make_with(table(json!({ "password": "swordfish", "public": true }))).await;
    olek.post_at(&locked, "enter", json!({ "password": "swordfish" })).await.good();

    let clock = json!({ "turn": 86_400, "bank": 86_400, "then": "bot" });
    let running = ala.make_with(table(json!({ "pace": "slow", "clock": clock }))).await;
    join(&olek, &running).await;
    let few = |table: &Value| table["game_now"]["step"].as_u64().unwrap() < 9 || !asked(table);
    play_while(&[&ala, &olek], &running, rng, few).await;

    let bots = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    ala.make_with(table(json!({ "seats": bots }))).await;
    ela.make_with(table(json!({ "public": true }))).await;
    let ended = olek.make_with(table(json!({}))).await;
    join(&ela, &ended).await;
    let block = json!({ "seat": 2, "blocked": true });
    assert_eq!(olek.post_at(&ended, "block", block).await.status, 204);
}

/// Stores a database of the newest version, unless there is one.
#[tokio::test]
async fn there_is_a_stored_database_of_every_version() {
    let place = Place::new();
    let file = file(NEWEST, &place);
    if !file.exists() && std::env::var_os("DIGHOUSE_BLESS").is_some() {
        fs::create_dir_all(folder()).unwrap();
        let (store, time) = (place.open().await, TestServer::opening_time());
        let mut server = TestServer::open_on(Arc::clone(&store), place.clone(), time, |_| ()).await;
        fill(&server, &*store).await;
        server.close().await;
        match &place {
            Place::Folder(folder) => {
                let database = folder.path().join("dighouse.sqlite");
                let compact = format!("VACUUM INTO '{}'", file.display());
                rusqlite::Connection::open(database).unwrap().execute_batch(&compact).unwrap();
            }
            Place::Database(address) => fs::write(&file, dighouse_testkit::dump(address).unwrap()).unwrap(),
        }
    }
    for version in 1..=NEWEST {
        let file = self::file(version, &place);
        assert!(file.exists(), "{}: run it again with DIGHOUSE_BLESS=1", file.display());
    }
}

/// Every table of a store, with the number of its actions. It must replay.
async fn checked(store: &dyn Store) -> Vec<(String, usize)> {
    let (mut inventory, mut tables) = (store.inventory(), Vec::new());
    while let Some(kept) = inventory.recv().await {
        if let Kept::Table(table) = kept.unwrap() {
            let actions = check(dighouse_shelf::shelf(), &table).unwrap();
            tables.push((table.id, actions));
        }
    }
    tables.sort();
    tables
}

#[tokio::test]
async fn a_stored_database_of_every_version_opens_plays_backs_up_and_checks() {
    for version in 1..=NEWEST {
        let place = stored(version);
        let store = place.open().await;
        let time = TestServer::opening_time();
        let mut server = TestServer::open_on(Arc::clone(&store), place.clone(), time, |_| ()).await;
        assert!(checked(&*store).await.len() >= 7, "version {version}");

        let ala = sign_in(&server.guest().await, "Ala", PASSWORD).await;
        let olek = sign_in(&server.guest().await, "Olek", PASSWORD).await;
        let lists = ala.get("/api/tables").await.good();
        let own = lists["mine"].as_array().unwrap();
        let running: Vec<&Value> = own.iter().filter(|table| table["phase"] == "playing").collect();
        assert_eq!(running.len(), 2, "{lists}");
        for table in running {
            let id = table["id"].as_str().unwrap();
            let players = if table["seats"][1]["bot"].is_null() { vec![&ala, &olek] } else { vec![&ala] };
            play_out(&players, id, &mut any(3)).await;
            let record = ala.get(&format!("/api/tables/{id}/record")).await.text;
            assert_eq!(ala.post("/api/verify", json!({ "record": record })).await.good()["ok"], true);
        }
        let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
        let id = olek.make(seats).await;
        ala.post_at(&id, "sit", json!({ "salt": "x" })).await.good();
        ala.post_at(&id, "say", json!({ "seat": 2, "text": "New words." })).await.good();

        let backup = Sqlite::temporary().unwrap();
        let copied = copy(store.inventory(), &backup).await.unwrap();
        assert_eq!(copied.players, 5, "three, and two who signed in");
        assert_eq!(checked(&backup).await, checked(&*store).await);
        server.close().await;
    }
}
