//! Backups, and houses that move.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::program::{Home, Said};
use dighouse_testkit::Player;
use serde_json::{Value, json};

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn good(said: &Said) -> String {
    assert_eq!(said.code, 0, "{} {}", said.out, said.err);
    said.has_no_raw_key().out.clone()
}

fn refused(said: &Said, why: &str) {
    assert!(said.code != 0 && said.has_no_raw_key().err.contains(why), "{} {}", said.out, said.err);
}

#[test]
fn a_backup_of_an_open_house_is_a_house() {
    let home = Home::new();
    let (folder, file) = (home.file("house"), home.file("backup.sqlite"));
    let house = home.open_house(&["--data", text(&folder)]);
    let mut done = Player::new(&house.address, 0).unwrap();
    done.make(&house.address).unwrap();
    done.play(&house.address).unwrap();
    let mut going_on = Player::new(&house.address, 1).unwrap();
    going_on.make(&house.address).unwrap();
    for _ in 0..4 {
        going_on.act(&house.address).unwrap();
    }
    good(&home.run(&["backup", text(&file), "--data", text(&folder)], ""));
    refused(&home.run(&["backup", text(&file), "--data", text(&folder)], ""), "already exists");
    assert!(good(&home.run(&["check", text(&file), "--lang", "pl"], "")).contains("Stoły: 2."));
    drop(house);

    let restored = home.file("restored");
    let database = dighouse_testkit::fresh_database();
    for place in [["--data", text(&restored)], ["--database", &database]] {
        let restore = ["restore", text(&file), place[0], place[1]];
        assert!(good(&home.run(&restore, "")).contains("Players: 2. Tables: 2."));
        refused(&home.run(&restore, ""), "already contains data");
        good(&home.run(&["check", place[0], place[1]], ""));
        let house = home.open_house(&place);
        done.check_records(&house.address).unwrap();
    }
    // The last of them is where the game goes on.
    let house = home.open_house(&["--database", &database]);
    going_on.play(&house.address).unwrap();
    going_on.check_records(&house.address).unwrap();
    let back = home.file("back.sqlite");
    good(&home.run(&["backup", text(&back), "--database", &database], ""));
    good(&home.run(&["check", text(&back)], ""));
}

#[test]
fn backups_while_everybody_plays_have_no_flaw() {
    let home = Home::new();
    let (folder, database) = (home.file("house"), dighouse_testkit::fresh_database());
    for place in [["--data", text(&folder)], ["--database", &database]] {
        let house = home.open_house(&place);
        let ended = AtomicBool::new(false);
        thread::scope(|scope| {
            for number in 0..4 {
                let (address, ended) = (&house.address, &ended);
                scope.spawn(move || {
                    let mut player = Player::new(address, number).unwrap();
                    while !ended.load(Ordering::Relaxed) {
                        player.make(address).unwrap();
                        player.play(address).unwrap();
                    }
                });
            }
            for number in 0..5 {
                thread::sleep(Duration::from_millis(150));
                let file = home.file(&format!("{}{number}.sqlite", place[0]));
                good(&home.run(&["backup", text(&file), place[0], place[1]], ""));
                good(&home.run(&["check", text(&file)], ""));
            }
            ended.store(true, Ordering::Relaxed);
        });
    }
}

#[test]
fn a_house_moves_to_a_server_with_everybody_in_it() {
    let home = Home::new();
    let (folder, database) = (home.file("house"), dighouse_testkit::fresh_database());
    let migrate = ["migrate", "--data", text(&folder), "--database", &database];
    refused(&home.run(&migrate, ""), "Cannot open");
    assert!(!folder.exists(), "nothing is made where nothing was");
    let house = home.open_house(&["--data", text(&folder), "--webhooks-to-private-networks"]);
    let mut player = Player::new(&house.address, 1).unwrap();
    player.make(&house.address).unwrap();
    for _ in 0..4 {
        player.act(&house.address).unwrap();
    }
    let ala = who_has_something_of_everything(&house.address);
    let had = all_of(&ala, &house.address);
    refused(&home.run(&migrate, ""), "Another Dighouse server is using this folder");
    drop(house);
    let reported = good(&home.run(&["reports", "--data", text(&folder)], ""));
    assert!(reported.contains("an awful game"), "{reported}");
    assert!(good(&home.run(&migrate, "")).contains("Players: 3. Tables: 2."));
    refused(&home.run(&migrate, ""), "already contains data");
    assert_eq!(good(&home.run(&["reports", "--database", &database], "")), reported);
    let house = home.open_house(&["--database", &database]);
    assert_eq!(all_of(&ala, &house.address), had);
    player.play(&house.address).unwrap();
    player.check_records(&house.address).unwrap();
}

/// An account with a rating, who has blocked and reported somebody and wants to be called.
fn who_has_something_of_everything(house: &str) -> Player {
    let [mut ala, mut olek] = [0, 1].map(|number| Player::new(house, number).unwrap());
    for (player, name) in [(&mut ala, "Ala"), (&mut olek, "Olek")] {
        player.claim(house, name).unwrap();
    }
    ala.partner = json!({ "kind": "open" });
    ala.make(house).unwrap();
    let id = ala.tables[0].id.clone();
    ala.join(house, &id).unwrap();
    olek.join(house, &id).unwrap();
    thread::scope(|scope| {
        scope.spawn(|| olek.play(house).unwrap());
        ala.play(house).unwrap();
    });
    let wish = |player: &Player, what: &str, body: Value| {
        player.send(house, "POST", &format!("/api/tables/{id}/{what}"), &body).unwrap()
    };
    let said = wish(&olek, "say", json!({ "seat": 2, "text": "an awful game" }));
    let remark = said["talk"].as_array().unwrap().last().unwrap();
    wish(&ala, "report", json!({ "seq": remark["seq"] }));
    wish(&ala, "block", json!({ "seat": 2, "blocked": true }));
    let webhook = json!({ "url": "http://127.0.0.1:9000/", "home": "https://dig.example", "lang": "pl" });
    ala.send(house, "PUT", "/api/me/webhook", &webhook).unwrap();
    ala
}

/// All that a house keeps of a player.
fn all_of(player: &Player, house: &str) -> [Value; 4] {
    let all = ["data", "career", "blocked", "webhook"]
        .map(|what| player.get(house, &format!("/api/me/{what}")).unwrap());
    assert_eq!(all[1]["games"][0]["rating"].as_array().map(Vec::len), Some(1), "{}", all[1]);
    assert_eq!((all[2].as_array().map(Vec::len), &all[3]["on"]), (Some(1), &json!(true)));
    all
}

#[test]
fn a_database_that_is_not_there_is_told_in_both_languages() {
    let home = Home::new();
    for (address, english, polish) in [
        ("nonsense", "Invalid database address", "Nieprawidłowy adres bazy danych"),
        ("postgres://127.0.0.1:1/x?user=x", "Cannot open", "Nie można otworzyć"),
    ] {
        for (lang, sentence) in [("en", english), ("pl", polish)] {
            refused(&home.run(&["serve", "--database", address, "--lang", lang], ""), sentence);
        }
    }
}
