//! The recorded games under `tests/records/` replay to the same end for ever, and tell the same story.
//!
//! `DIGHOUSE_BLESS=1 cargo test -p house --test records` records the games that are missing and writes
//! the stories anew: look at the difference before you commit it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use game::{Origin, PerSeat, Record, Seat, Seed, Setup, Stream, Viewer};
use house::Table;

/// A game that must be there.
struct Recorded {
    name: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    /// They sit in turn.
    bots: &'static [&'static str],
}

const fn game(
    name: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    bots: &'static [&'static str],
) -> Recorded {
    Recorded { name, seats, options, bots }
}

const GAMES: &[Recorded] = &[
    game("two", 2, &[], &["exact"]),
    game("three", 3, &[], &["exact"]),
    game("four", 4, &[], &["exact"]),
    game("random", 4, &[], &["random"]),
    game("beginner", 3, &[("beginner", "on")], &["exact"]),
    game("bear-turn-is-not-extra", 3, &[("beginner", "on"), ("bear-turn-is-extra", "off")], &["exact"]),
    game("x", 3, &[("x", "on")], &["exact"]),
    game("shortcut", 4, &[("shortcut", "on")], &["exact", "random"]),
    game("curse", 4, &[("curse", "on")], &["exact", "exact", "random"]),
    game("curse-active-immediately", 4, &[("curse", "on"), ("curse-active-immediately", "on")], &["exact"]),
    game("flat-wheels", 2, &[("wheels", "flat")], &["exact"]),
    game("score-floor", 2, &[("score-floor", "zero")], &["random"]),
    game(
        "everything",
        4,
        &[("beginner", "on"), ("x", "on"), ("shortcut", "on"), ("curse", "on")],
        &["exact", "random"],
    ),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records")
}

fn blessed() -> bool {
    env::var_os("DIGHOUSE_BLESS").is_some()
}

fn replay(path: &Path) -> Box<dyn Table> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(record.to_string(), text, "{}", path.display());
    let game = house::game(&record.header.game).expect("the game is on the shelf");
    game.replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What happened in a game, action by action, and how it ended.
fn story(table: &dyn Table) -> String {
    let mut story = String::new();
    for line in table.log(Viewer::AllSeeing) {
        writeln!(story, "{:3} {}", line.step, line.event).unwrap();
    }
    for row in table.standings().sheet() {
        writeln!(story, "{}", serde_json::to_string(&row).unwrap()).unwrap();
    }
    story
}

#[test]
fn recorded_games_replay_and_tell_the_same_story() {
    let paths = fs::read_dir(folder()).expect("tests/records is there").map(|entry| entry.unwrap().path());
    let records: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|it| it == "dig")).collect();
    assert!(records.len() >= GAMES.len() || blessed(), "only {} records", records.len());
    for path in records {
        let table = replay(&path);
        assert!(table.decision().is_over(), "{} is not over", path.display());
        let told = path.with_extension("story");
        if blessed() {
            fs::write(&told, story(&*table)).expect("the story can be written");
        }
        let expected = fs::read_to_string(&told).unwrap_or_default();
        assert!(story(&*table) == expected, "{} tells another story", path.display());
    }
}

#[test]
fn every_variant_and_ruling_has_a_record() {
    for (number, recorded) in (1..).zip(GAMES) {
        let Recorded { name, seats, options, .. } = recorded;
        let path = folder().join(format!("lost-code-{name}.dig"));
        if blessed() && !path.exists() {
            fs::write(&path, play(number, recorded).to_string()).expect("the record can be written");
        }
        let table = replay(&path);
        assert_eq!(table.setup().seats(), *seats, "{name}");
        assert!(options.iter().all(|(key, value)| table.setup().is(key, value)), "{name}");
    }
    for option in house::game("lost-code").unwrap().info().options {
        for value in &option.values[1..] {
            let tried = GAMES.iter().any(|recorded| recorded.options.contains(&(option.key, value)));
            assert!(tried, "no record with {}={value}", option.key);
        }
    }
}

fn play(number: u64, recorded: &Recorded) -> Record {
    let game = house::game("lost-code").unwrap();
    let bot = |seat: Seat| recorded.bots[seat.index() % recorded.bots.len()];
    let setup = Setup::new(game.info(), recorded.seats).unwrap();
    let setup = recorded.options.iter().fold(setup, |setup, (key, value)| setup.choose(key, value).unwrap());
    let seed = Seed::from_number(number);
    let mut table = game.begin(setup, seed).unwrap();
    let mut rng = Stream::new(seed, u64::MAX);
    while let Some(seat) = table.decision().seats().iter().next() {
        let advice = table.advice(seat, &bot(seat).parse().unwrap()).unwrap();
        table.play(seat, &advice(&mut rng), None).unwrap();
    }
    let mut players = PerSeat::default();
    Seat::first(recorded.seats).for_each(|seat| players[seat] = Some(format!("bot:{}", bot(seat))));
    table.record(Origin::Seed(seed), players, None)
}
