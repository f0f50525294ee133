//! The cases in tests/cases, which the web client must pass too.

use std::fs;
use std::path::PathBuf;

use dighouse_game::record::Entry;
use dighouse_game::{Origin, PerSeat, Record, Salt, Seat, Secret, Seed, Setup};
use dighouse_text::{Kind, Lang, Texts};
use serde_json::{Value, json};

fn folder(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn cases(file: &str) -> Value {
    let text = fs::read_to_string(folder("tests/cases").join(file)).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn list(file: &str) -> Vec<Value> {
    let cases = cases(file).as_array().unwrap().clone();
    assert!(!cases.is_empty(), "{file} has no cases");
    cases
}

fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case[field].as_str().unwrap_or_else(|| panic!("{field} of {case}"))
}

#[test]
fn tagged_data_is_told_in_words() {
    let names = ["Ala".to_owned(), "Olek".to_owned()];
    for case in list("tell.json") {
        let texts = Texts::new(text(&case, "language").parse::<Lang>().unwrap());
        let kind = [Kind::Event, Kind::Action, Kind::Why, Kind::Error]
            .into_iter()
            .find(|kind| kind.tag() == text(&case, "kind"))
            .unwrap();
        assert_eq!(
            texts.tell(text(&case, "game"), kind, &case["data"], &names),
            text(&case, "told"),
            "{case}"
        );
    }
}

#[test]
fn a_locale_leads_to_a_language() {
    for case in list("languages.json") {
        let asked = text(&case, "asked").to_owned();
        let lang = Lang::of_environment(|name| (name == "LANG").then(|| asked.clone()));
        assert_eq!(lang.code(), text(&case, "language"), "{case}");
    }
}

#[test]
fn the_languages_are_the_folders_of_locales() {
    let entries = fs::read_dir(folder("locales")).unwrap();
    let mut folders: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    folders.sort();
    assert_eq!(folders, Lang::ALL.map(Lang::code));
}

fn salts(list: &Value) -> PerSeat<Option<Salt>> {
    let mut salts = PerSeat([None, None, None, None]);
    for salt in list.as_array().unwrap() {
        let seat = salt["seat"].as_u64().unwrap() as usize;
        salts.0[seat - 1] = Some(text(salt, "salt").parse().unwrap());
    }
    salts
}

#[test]
fn a_seed_follows_from_the_secret_and_the_salts() {
    for case in list("seeds.json") {
        let secret: Secret = text(&case, "secret").parse().unwrap();
        assert_eq!(secret.commitment().to_string(), text(&case, "commitment"));
        assert_eq!(Seed::derive(&secret, &salts(&case["salts"])).to_string(), text(&case, "seed"));
    }
}

/// The header as the client reads it.
fn header(record: &Record) -> Value {
    let players: Vec<Value> = (1..)
        .zip(&record.header.players.0)
        .filter_map(|(seat, text)| Some(json!({ "seat": seat, "text": text.as_ref()? })))
        .collect();
    let mut header = json!({
        "game": record.header.game,
        "seats": record.header.seats,
        "players": players,
        "began": record.header.began,
        "seed": null,
        "commitment": null,
        "secret": null,
        "salts": [],
        "actions": record.entries.iter().filter(|entry| matches!(entry, Entry::Move(_))).count(),
    });
    match &record.header.origin {
        Origin::Position(_) => {}
        Origin::Seed(seed) => header["seed"] = json!(seed.to_string()),
        Origin::Committed { commitment, secret, salts } => {
            header["commitment"] = json!(commitment.to_string());
            header["secret"] = json!(secret.as_ref().map(ToString::to_string));
            let salts = (1..).zip(&salts.0);
            header["salts"] = salts
                .filter_map(|(seat, salt)| Some(json!({ "seat": seat, "salt": salt.as_ref()?.to_string() })))
                .collect();
        }
    }
    header
}

#[test]
fn the_header_of_a_record_is_read() {
    for case in list("records.json") {
        let read = text(&case, "record").parse::<Record>().ok().map(|record| header(&record));
        assert_eq!(read.unwrap_or(Value::Null), case["header"], "{}", case["about"]);
    }
}

#[test]
fn the_games_can_read_the_actions_that_the_client_writes() {
    for (game, actions) in cases("actions.json").as_object().unwrap() {
        let game = dighouse_shelf::shelf().game(game).unwrap();
        let setup = Setup::new(game.info(), 2).unwrap();
        let running = game.begin(setup, Seed::from_number(1)).unwrap();
        for action in actions.as_array().unwrap() {
            let why = running.why_not(Seat::ALL[0], action.as_str().unwrap());
            assert_ne!(why.map(|why| why["why"].clone()), Some(json!("unknown-action")), "{action}");
        }
        let nonsense = running.why_not(Seat::ALL[0], "sing").unwrap();
        assert_eq!(nonsense["why"], "unknown-action", "what cannot be read is told apart");
    }
}
