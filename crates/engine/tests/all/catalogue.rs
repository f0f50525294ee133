//! The games, as `cargo xtask engines` lists them beside their engines.

use serde_json::{Value, json};

use crate::kit::Browser;

const CATALOGUE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/games.json");

/// After a change of a game's options or bots: `DIGHOUSE_BLESS=1 cargo test -p dighouse-engine catalogue`.
#[test]
fn the_catalogue_describes_the_games_as_an_engine_does() {
    let about = Browser::new().ask(&json!({ "do": "about" })).unwrap();
    assert_eq!(about["interface"], 1);
    if std::env::var_os("DIGHOUSE_BLESS").is_some() {
        let text = serde_json::to_string_pretty(&about["games"]).unwrap();
        std::fs::write(CATALOGUE, text + "\n").unwrap();
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(CATALOGUE).unwrap()).unwrap();
    assert_eq!(kept, about["games"], "DIGHOUSE_BLESS=1 cargo test -p dighouse-engine catalogue");
}
