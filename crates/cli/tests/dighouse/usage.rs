//! The command line, right and wrong.

use std::io::Read;
use std::process::Stdio;

use crate::program::Home;

#[test]
fn wrong_usage_is_told_in_both_languages() {
    let home = Home::new();
    for (args, english, polish) in [
        (&["dance"][..], "Unknown command “dance”", "Nie ma polecenia „dance”"),
        (
            &["play", "lost-code", "--dance"],
            "Unexpected argument “--dance”",
            "Nieoczekiwany argument „--dance”",
        ),
        (&["play"], "Missing", "Brakuje"),
        (&["play", "chess"], "Unknown game “chess”", "Nie ma gry „chess”"),
        (&["rules", "chess"], "Unknown game “chess”", "Nie ma gry „chess”"),
        (&["arena", "chess", "--seats", "a,b"], "Unknown game “chess”", "Nie ma gry „chess”"),
        (&["play", "lost-code", "--option", "luck=on"], "Unknown option “luck”", "Nie ma opcji „luck”"),
        (&["play", "lost-code", "--option", "x=maybe"], "no value “maybe”", "nie ma wartości „maybe”"),
        (&["play", "lost-code", "--option", "x"], "KEY=VALUE", "KLUCZ=WARTOŚĆ"),
        (&["play", "lost-code", "--seats", "human"], "for 2 to 4 players", "dla 2–4 graczy"),
        (
            &["play", "lost-code", "--seats", "human,bot:genius"],
            "Unknown bot “genius”",
            "Nie ma bota „genius”",
        ),
        (&["play", "lost-code", "--seats", "human,bot:a b"], "“a b” is not a bot", "„a b” to nie bot"),
        (&["play", "lost-code", "--seats", "human:,bot"], "is not a valid name", "to nieprawidłowa nazwa"),
        (&["play", "lost-code", "--salt", "zażółć"], "is not a valid salt", "to nieprawidłowa sól"),
        (
            &["play", "lost-code", "--seed", "much"],
            "“much” is not a valid value",
            "„much” to nieprawidłowa wartość",
        ),
        (&["play", "--resume", "a", "--seed", "1"], "together", "nie można łączyć"),
        (&["arena", "lost-code", "--seats", "random,random", "--games", "0"], "at least one", "przynajmniej"),
        (&["tune", "lost-code", "--outlook"], "nothing to fit", "nie ma czego dopasować"),
        (&["tune", "arnak", "--outlook", "--bot", "genius"], "Unknown bot “genius”", "Nie ma bota „genius”"),
        (&["migrate"], "target database", "docelową bazę"),
    ] {
        for (lang, sentence) in [("en", english), ("pl", polish)] {
            let args: Vec<&str> = args.iter().copied().chain(["--lang", lang]).collect();
            let said = home.run(&args, "");
            assert_eq!(said.code, 2, "{args:?}: {}", said.err);
            assert!(said.has_no_raw_key().err.contains(sentence), "{args:?}: {}", said.err);
        }
    }
}

#[test]
fn help_is_complete_in_both_languages() {
    let home = Home::new();
    for command in [
        "", "serve", "play", "arena", "bench", "tune", "replay", "verify", "rules", "schema", "backup",
        "restore", "check", "migrate",
    ] {
        let args = |lang| -> Vec<&str> {
            let words = [command, "--help", "--lang", lang];
            words.into_iter().filter(|word| !word.is_empty()).collect()
        };
        let [english, polish] = ["en", "pl"].map(|lang| home.run(&args(lang), ""));
        assert_eq!((english.code, polish.code), (0, 0));
        assert_ne!(english.has_no_raw_key().out, polish.has_no_raw_key().out);
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let home = Home::new();
    let with = |name: &str, value: &str| {
        let output = home.command(&["--help"]).env(name, value).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(with("LANG", "pl_PL.UTF-8").contains("Polecenia"));
    assert!(with("DIGHOUSE_LANG", "pl").contains("Polecenia"));
    assert!(with("LANG", "de_DE.UTF-8").contains("Commands"));
}

#[test]
fn rules_are_printed_as_they_are_written() {
    let home = Home::new();
    let english = home.run(&["rules", "lost-code"], "");
    assert_eq!(english.out, include_str!("../../../../docs/rules/en/lost-code.md"));
    let polish = home.run(&["rules", "lost-code", "--lang", "pl"], "");
    assert_eq!(polish.out, include_str!("../../../../docs/rules/pl/lost-code.md"));
}

/// After a change of an encoding: `DIGHOUSE_BLESS=1 cargo test -p dighouse --test dighouse schema`.
#[test]
fn the_schema_of_every_game_is_documented() {
    let home = Home::new();
    for game in dighouse_shelf::shelf().games().iter().map(|game| game.info().id) {
        let page = home.run(&["schema", game, "--lang", "en"], "");
        assert_eq!((page.code, page.err.as_str()), (0, ""));
        let file = format!("{}/../../docs/encoding/{game}.md", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("DIGHOUSE_BLESS").is_some() {
            std::fs::write(&file, &page.out).unwrap();
        }
        assert!(std::fs::read_to_string(&file).unwrap() == page.out, "{file} differs: DIGHOUSE_BLESS=1");

        let json = home.run(&["schema", game, "--json"], "");
        let schema: serde_json::Value = serde_json::from_str(&json.out).unwrap();
        let ids = schema["kinds"].as_array().unwrap().iter().map(|kind| kind["count"].as_u64().unwrap());
        assert_eq!(ids.sum::<u64>(), schema["actions"].as_u64().unwrap());
        let last = schema["fields"].as_array().unwrap().last().unwrap();
        let end = last["offset"].as_u64().unwrap() + last["size"].as_u64().unwrap();
        assert_eq!(end, schema["observation"].as_u64().unwrap());
    }
    assert_eq!(home.run(&["schema", "senet"], "").code, 2);
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let home = Home::new();
    let mut command = home.command(&["rules", "lost-code"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(err, "");
}

#[test]
fn the_rules_are_measured_and_allocate_nothing() {
    let home = Home::new();
    let said = home.run(&["bench", "--seconds", "0.05", "--json"], "");
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let lines: Vec<serde_json::Value> =
        said.out.lines().map(|line| serde_json::from_str(line).expect("one JSON object a line")).collect();
    let measured: Vec<_> =
        lines.iter().map(|figures| (figures["game"].as_str(), figures["seats"].as_u64())).collect();
    for game in dighouse_shelf::shelf().games().iter().map(|game| game.info()) {
        let mut seats = game.min_seats..=game.max_seats;
        assert!(seats.all(|seats| measured.contains(&(Some(game.id), Some(seats.into())))), "{measured:?}");
    }
    for figures in lines {
        for key in ["games_per_s", "actions_per_s", "mean_actions", "mean_branching"] {
            assert!(figures[key].as_f64().unwrap() > 1.0, "{key}: {figures}");
        }
        assert_eq!(figures["allocs_per_action"], 0.0);
        assert_eq!(figures["allocs_per_mask"], 0.0);
        assert!(figures["mask_cost"].as_f64().unwrap() > 0.0, "{figures}");
        assert!(figures["state_bytes"].as_u64().unwrap() <= 2048, "{figures}");
    }
    let said = home.run(&["bench", "--seconds", "0.05", "--lang", "pl"], "");
    assert!(said.has_no_raw_key().out.contains("Akcje/s"), "{}", said.out);
    assert_eq!(home.run(&["bench", "--seconds", "0"], "").code, 2);
    assert_eq!(home.run(&["bench", "senet"], "").code, 2);
}

#[test]
fn the_search_is_measured_with_one_and_two_threads() {
    let home = Home::new();
    let said = home.run(&["bench", "--search", "--seconds", "0.1", "--json"], "");
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let lines: Vec<serde_json::Value> =
        said.out.lines().map(|line| serde_json::from_str(line).expect("one JSON object a line")).collect();
    let measured: Vec<_> =
        lines.iter().map(|line| (line["game"].as_str(), line["threads"].as_u64())).collect();
    for game in ["mykerinos", "arnak", "excavation-earth"] {
        assert!(
            [1, 2].iter().all(|&threads| measured.contains(&(Some(game), Some(threads)))),
            "{measured:?}"
        );
    }
    for figures in lines {
        assert!(figures["iterations_per_s"].as_f64().unwrap() > 1.0, "{figures}");
        let [nodes, bytes] = ["nodes", "bytes"].map(|key| figures[key].as_f64().unwrap());
        assert!(nodes >= 1.0 && bytes > 16.0 * nodes, "{figures}");
        assert!(figures["threads"] != 1 || figures["scaling"] == 1.0, "{figures}");
    }
    let said = home.run(&["bench", "--search", "mykerinos", "--seconds", "0.05", "--lang", "pl"], "");
    assert!(said.has_no_raw_key().out.contains("Iteracje/s"), "{}", said.out);
}
