//! What the tests of the web client are given is what the server sends today.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, to_value};

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/games");

fn read(file: &Path) -> Value {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn printed_file(game: &str) -> PathBuf {
    [GAMES, game, "fixtures", "printed.json"].iter().collect()
}

/// After a change of `data/`: `DIGHOUSE_BLESS=1 cargo test -p dighouse-shelf --test fixtures`.
#[test]
fn the_printed_components_are_up_to_date() {
    for game in dighouse_shelf::shelf().games() {
        let (file, printed) = (printed_file(game.info().id), game.printed().unwrap());
        if std::env::var_os("DIGHOUSE_BLESS").is_some() {
            fs::write(&file, format!("{printed}\n")).unwrap();
        }
        assert!(
            read(&file) == printed,
            "{} is out of date: DIGHOUSE_BLESS=1 cargo test -p dighouse-shelf --test fixtures",
            file.display()
        );
    }
}

/// Every moment of a game's fixtures has a view that the game could send: no field is missing or unknown.
fn views_are_complete<View: Serialize + DeserializeOwned>(game: &str, view_of: fn(&Value) -> &Value) {
    let folder = Path::new(GAMES).join(game).join("fixtures");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let moments = files.filter(|file| file.extension().is_some_and(|it| it == "json"));
    for file in moments.filter(|file| *file != printed_file(game)) {
        let moment = read(&file);
        let view = view_of(&moment);
        let parsed: View =
            from_value(view.clone()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(to_value(parsed).unwrap() == *view, "{} lacks or adds a field", file.display());
    }
}

#[test]
fn the_moments_of_arnak_are_views() {
    views_are_complete::<dighouse_arnak::View>("arnak", |moment| &moment["view"]);
}

#[test]
fn the_moments_of_excavation_earth_are_views() {
    views_are_complete::<dighouse_excavation_earth::View>("excavation-earth", |moment| &moment["view"]);
}

#[test]
fn the_moments_of_the_lost_code_are_views() {
    views_are_complete::<dighouse_lost_code::View>("lost-code", |moment| moment);
}

#[test]
fn the_moments_of_mykerinos_are_views() {
    views_are_complete::<dighouse_mykerinos::View>("mykerinos", |moment| &moment["view"]);
}
