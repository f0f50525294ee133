//! What the tests of the web client are given is what the server sends today.

use std::fs;
use std::path::{Path, PathBuf};

use dighouse_game::{Decision, Seat, Seed, Setup, Stream, Viewer};
use dighouse_tables::{AnyGame, Choice};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};

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

/// A moment that the client's tests need: its file, what is asked, by how many players, in which round, and the seat.
struct Moment {
    name: &'static str,
    prompt: &'static str,
    seats: u8,
    round: u64,
    /// Whether it serves the tests.
    fits: fn(&Value, &[Choice]) -> bool,
}

const fn moment(name: &'static str, prompt: &'static str, seats: u8, round: u64) -> Moment {
    Moment { name, prompt, seats, round, fits: |_, _| true }
}

fn has(choices: &[Choice], verb: &str) -> bool {
    choices.iter().any(|choice| choice.text.starts_with(verb))
}

/// Whether the viewer could sell a colour at so many markets.
fn sells_at(view: &Value, markets: usize) -> bool {
    let sales = view["sales"].as_array().into_iter().flatten();
    let mut options = sales.flat_map(|sale| sale["sales"].as_array().into_iter().flatten());
    options.any(|option| option["markets"].as_array().is_some_and(|at| at.len() == markets))
}

fn excavation_earth_moments() -> Vec<Moment> {
    let first_seat: fn(&Value, &[Choice]) -> bool = |view, _| view["seat"] == 1;
    vec![
        moment("faction", "faction", 4, 1),
        Moment { fits: |_, choices| choices.len() > 1, ..moment("mulligan", "mulligan", 1, 1) },
        Moment { fits: |_, choices| has(choices, "done"), ..moment("redraw", "redraw", 1, 1) },
        Moment { fits: first_seat, ..moment("draft", "draft", 4, 2) },
        moment("settle", "settle", 4, 1),
        moment("free-step", "free-step", 2, 3),
        Moment {
            fits: |view, choices| view["seat"] == 1 && sells_at(view, 1) && has(choices, "excavate"),
            ..moment("choose", "choose", 4, 2)
        },
        Moment { fits: |view, _| sells_at(view, 3), ..moment("late", "choose", 3, 3) },
        moment("solo", "choose", 1, 3),
        Moment { fits: |_, choices| has(choices, "done"), ..moment("travel", "travel", 3, 2) },
        Moment {
            fits: |_, choices| choices.len() > 2 && has(choices, "done"),
            ..moment("excavate", "excavate", 2, 2)
        },
        Moment {
            fits: |_, choices| choices.len() > 2 && has(choices, "done"),
            ..moment("gear", "gear", 3, 3)
        },
        Moment { fits: |_, choices| choices.len() == 3, ..moment("sample", "sample", 4, 2) },
        moment("trader", "trader", 4, 3),
        moment("special-buyer", "special-buyer", 4, 3),
        moment("coloured-buyer", "coloured-buyer", 4, 2),
        Moment { fits: |_, choices| has(choices, "withdraw"), ..moment("command", "command", 4, 3) },
        Moment { fits: |_, choices| has(choices, "invoke"), ..moment("withdrawn", "command", 3, 2) },
        moment("purchase", "purchase", 2, 2),
        Moment { fits: |view, _| sells_at(view, 2), ..moment("sale", "sale", 4, 3) },
        Moment { fits: |_, choices| choices.len() > 2, ..moment("give", "give", 3, 3) },
        Moment { fits: |_, choices| choices.len() == 2, ..moment("pick", "pick", 4, 3) },
        Moment {
            fits: |_, choices| has(choices, "deliver") && has(choices, "acquire"),
            ..moment("trade", "trade", 2, 3)
        },
        Moment { fits: |view, _| view["pending"]["side"].is_string(), ..moment("trading", "trade", 3, 3) },
        moment("replace", "replace", 4, 2),
        Moment {
            fits: |_, choices| has(choices, "uncover") && choices.len() > 10,
            ..moment("uncover", "uncover", 2, 2)
        },
        moment("bribe", "bribe", 2, 2),
        moment("discard", "discard", 2, 2),
        moment("keep-two", "keep-two", 2, 2),
        moment("free-action", "free-action", 3, 3),
    ]
}

/// Plays at random until every moment was there, and writes those that are missing.
fn record_moments(game: &dyn AnyGame, folder: &Path, moments: Vec<Moment>) {
    let file = |moment: &Moment| folder.join(format!("{}.json", moment.name));
    let mut missing: Vec<Moment> = moments.into_iter().filter(|moment| !file(moment).exists()).collect();
    for number in 0..20_000 {
        if missing.is_empty() {
            return;
        }
        let seed = Seed::from_number(number);
        let setup = Setup::new(game.info(), missing[0].seats).unwrap();
        let mut table = game.begin(setup, seed).unwrap();
        let mut rng = Stream::new(seed, 1);
        while let Decision::Ask { seats, prompt } = table.decision() {
            let seat = seats.iter().next().unwrap();
            let choices = table.actions(seat);
            if missing.iter().any(|it| it.prompt == prompt) {
                let view = table.view(Viewer::Seat(seat));
                missing.retain(|it| {
                    let here = it.prompt == prompt
                        && view["variants"]["seats"] == it.seats
                        && view["round"] == it.round;
                    let found = here && (it.fits)(&view, &choices);
                    if found {
                        let moment =
                            json!({ "seat": seat, "prompt": prompt, "view": view, "choices": choices });
                        fs::write(file(it), moment.to_string()).unwrap();
                    }
                    !found
                });
            }
            let choice = rng.below(choices.len() as u32) as usize;
            table.play(seat, &choices[choice].text, None).unwrap();
        }
    }
    let names: Vec<&str> = missing.iter().map(|moment| moment.name).collect();
    panic!("no random game has these moments: {names:?}");
}

/// After a change of the view: delete the moments and `DIGHOUSE_BLESS=1 cargo test -p dighouse-shelf --test fixtures`.
#[test]
fn the_moments_of_excavation_earth_are_there() {
    let folder = Path::new(GAMES).join("excavation-earth/fixtures");
    let moments = excavation_earth_moments();
    if std::env::var_os("DIGHOUSE_BLESS").is_some() {
        let shelf = dighouse_shelf::shelf();
        record_moments(shelf.game("excavation-earth").unwrap(), &folder, excavation_earth_moments());
        let over = folder.join("over.json");
        if !over.exists() {
            let view = finished_solo_game(shelf.game("excavation-earth").unwrap());
            fs::write(over, json!({ "seat": 1, "prompt": null, "view": view, "choices": [] }).to_string())
                .unwrap();
        }
    }
    for moment in moments {
        assert!(folder.join(format!("{}.json", moment.name)).exists(), "{} is missing", moment.name);
    }
}

/// The end of a random solo game.
fn finished_solo_game(game: &dyn AnyGame) -> Value {
    let seed = Seed::from_number(1);
    let mut table = game.begin(Setup::new(game.info(), 1).unwrap(), seed).unwrap();
    let mut rng = Stream::new(seed, 1);
    while let Some(seat) = table.decision().seats().iter().next() {
        let choices = table.actions(seat);
        let choice = rng.below(choices.len() as u32) as usize;
        table.play(seat, &choices[choice].text, None).unwrap();
    }
    table.view(Viewer::Seat(Seat::ALL[0]))
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
