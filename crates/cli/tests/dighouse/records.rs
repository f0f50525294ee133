//! Records are told, checked and refused.

use std::fs;

use crate::program::{Home, Said};

/// A replay and a verification of a file.
fn both(home: &Home, file: &str, lang: &str) -> [Said; 2] {
    ["replay", "verify"].map(|command| home.run(&[command, file, "--lang", lang], ""))
}

#[test]
fn a_record_is_told_for_every_viewer() {
    let home = Home::new();
    home.whole_game("en");
    for viewer in ["1", "2", "3", "spectator", "all"] {
        for lang in ["en", "pl"] {
            let told = home.run(&["replay", "game.dig", "--view", viewer, "--lang", lang], "");
            assert_eq!(told.code, 0, "{}", told.err);
            let shown = home.run(&["replay", "game.dig", "--at", "9", "--view", viewer, "--lang", lang], "");
            assert_eq!(shown.code, 0, "{}", shown.err);
            assert!(told.has_no_raw_key().out.len() > shown.has_no_raw_key().out.len());
        }
    }
    let wrong = home.run(&["replay", "game.dig", "--view", "4"], "");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("Unknown viewer “4”"));
    let far = home.run(&["replay", "game.dig", "--at", "9999"], "");
    assert_eq!(far.code, 2);
    assert!(far.err.contains("9999"));
}

#[test]
fn a_record_is_told_as_json() {
    let home = Home::new();
    home.whole_game("en");
    let json = |args: &[&str]| -> serde_json::Value {
        serde_json::from_str(&home.run(args, "").out).expect("one JSON object")
    };
    let game = json(&["replay", "game.dig", "--json"]);
    assert_eq!(game["game"], "lost-code");
    assert_eq!(game["setup"]["seats"], 3);
    assert_eq!(game["standings"].as_array().map(Vec::len), Some(3));
    assert!(game["moves"].as_array().is_some_and(|moves| moves.len() > 50));
    assert!(game["log"].as_array().is_some_and(|log| log.len() > 50));
    let seat = json(&["replay", "game.dig", "--json", "--view", "2"]);
    assert!(seat["moves"].is_null(), "a seat is not told what others wrote in secret");
    let position = json(&["replay", "game.dig", "--json", "--at", "0", "--view", "2"]);
    assert_eq!(position["view"]["seat"], 2);
    assert_eq!(position["view"]["round"], 1);
}

#[test]
fn wrong_records_are_refused_with_their_line() {
    let home = Home::new();
    let (_, path) = home.whole_game("en");
    let text = fs::read_to_string(&path).unwrap();
    let line_of = |start: &str| text.lines().position(|line| line.starts_with(start)).unwrap() + 1;
    let first = text.split("\n\n").nth(1).unwrap().lines().next().unwrap();
    let first_line = line_of(first);
    let end = line_of("end ");
    let seat = first.split(' ').next().unwrap();
    let cases = [
        ("is empty", String::new(), 1, "not a game record"),
        ("is no record", "Dear diary\n".to_owned(), 1, "not a game record"),
        ("is of a later format", text.replace("record 1", "record 2"), 1, "format 2"),
        ("is of another game", text.replace("game lost-code", "game chess"), 2, "Unknown game “chess”"),
        ("is of later rules", text.replace("rules 1", "version 7"), 3, "version 7"),
        ("has too many seats", text.replace("seats 3", "seats 9"), 5, "“9” is not a valid value for “seats”"),
        (
            "has a wrong option",
            text.replace("seats 3\n", "seats 3\noption luck on\n"),
            6,
            "Unknown option “luck”",
        ),
        ("is malformed", text.replace(first, "dance"), first_line, "Expected an action"),
        (
            "has an unknown action",
            text.replace(first, &format!("{seat} dance")),
            first_line,
            "“dance” is not",
        ),
        (
            "has an illegal action",
            text.replace(first, &format!("{seat} bet 0-9")),
            first_line,
            "not legal here",
        ),
        ("stops in a line", text[..text.len() - 30].to_owned(), 0, "breaks off in the middle"),
        ("counts wrong", text.replace("end ", "end 1"), end, "The record claims"),
        (
            "ends elsewhere",
            format!("{}{:016}\n", &text[..text.len() - 17], 0),
            end,
            "The actions lead to position",
        ),
        ("goes on after its end", format!("{text}1 leave\n"), end + 1, "Nothing may follow"),
    ];
    for (what, wrong, line, sentence) in cases {
        home.write("wrong.dig", &wrong);
        for said in both(&home, "wrong.dig", "en") {
            assert_eq!(said.code, 1, "a record that {what}");
            assert!(said.has_no_raw_key().err.contains(sentence), "a record that {what}: {}", said.err);
            let place = if line == 0 { "wrong.dig:".to_owned() } else { format!("wrong.dig:{line}: ") };
            assert!(said.err.contains(&place), "a record that {what}: {}", said.err);
        }
        for said in both(&home, "wrong.dig", "pl") {
            assert_eq!(said.has_no_raw_key().code, 1);
        }
    }
}

#[test]
fn a_record_without_its_end_is_told_but_not_verified() {
    let home = Home::new();
    let (_, path) = home.whole_game("en");
    let text = fs::read_to_string(&path).unwrap();
    home.write("open.dig", text.rsplit_once("end ").unwrap().0);
    let [told, verified] = both(&home, "open.dig", "en");
    assert_eq!(told.code, 0, "{}", told.err);
    assert_eq!(verified.code, 1);
    assert!(verified.err.contains("has no end"), "{}", verified.err);
}

#[test]
fn a_broken_commitment_is_found() {
    let home = Home::new();
    home.run(&["play", "lost-code", "--salt", "ala-ma-kota", "--record", "game.dig"], "quit\n");
    let text = fs::read_to_string(home.file("game.dig")).unwrap();
    assert!(text.contains("salt 1 ala-ma-kota\n"));
    assert_eq!(home.run(&["verify", "game.dig"], "").code, 0);
    let (before, after) = text.split_once("secret ").unwrap();
    let other = if after.starts_with('0') { '1' } else { '0' };
    home.write("wrong.dig", &format!("{before}secret {other}{}", &after[1..]));
    let said = home.run(&["verify", "wrong.dig"], "");
    assert_eq!(said.code, 1);
    assert!(said.err.contains("does not match the commitment"), "{}", said.err);
}

#[test]
fn files_that_are_not_there_are_named() {
    let home = Home::new();
    for (lang, sentence) in [("en", "no such file"), ("pl", "nie ma takiego pliku")] {
        for said in both(&home, "nowhere.dig", lang) {
            assert_eq!(said.code, 1);
            assert!(said.err.contains("nowhere.dig") && said.err.contains(sentence), "{}", said.err);
        }
        let resumed = home.run(&["play", "--resume", "nowhere.dig", "--lang", lang], "");
        assert_eq!(resumed.code, 1);
        assert!(resumed.err.contains(sentence));
    }
    home.write("there.dig", "");
    let said = home.run(&["play", "lost-code", "--record", "there.dig"], "");
    assert_eq!(said.code, 1);
    assert!(said.err.contains("already exists"), "{}", said.err);
}

#[test]
fn a_finished_game_is_not_resumed() {
    let home = Home::new();
    home.whole_game("en");
    let said = home.run(&["play", "--resume", "game.dig"], "");
    assert_eq!(said.code, 1);
    assert!(said.err.contains("is over"), "{}", said.err);
}
