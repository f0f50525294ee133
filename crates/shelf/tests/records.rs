//! The recorded games under `tests/records/` always replay to the same end, with the same story. Those under
//! `tests/records/superseded/` were played with older rules: their rules modules replay them.
//!
//! `DIGHOUSE_BLESS=1 cargo test -p dighouse-shelf --test records` records the games that are missing and rewrites
//! the stories. Look at the difference before you commit it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::{env, fs};

use dighouse_game::{Origin, PerSeat, Record, Seat, Secret, Seed, Setup, Stream, Viewer};
use dighouse_shelf::published;
use dighouse_tables::{AnyMatch, Opened};

/// A game that must be recorded.
struct Recorded {
    game: &'static str,
    name: &'static str,
    seats: u8,
    options: Options,
    /// They sit in turn.
    bots: Bots,
    /// Whether the seed comes from a secret and salts.
    committed: bool,
}

/// The options that differ from their defaults.
type Options = &'static [(&'static str, &'static str)];
type Bots = &'static [&'static str];

const fn lost_code(name: &'static str, seats: u8, options: Options, bots: Bots) -> Recorded {
    Recorded { game: "lost-code", name, seats, options, bots, committed: false }
}

const fn mykerinos(name: &'static str, seats: u8, options: Options, bots: Bots) -> Recorded {
    Recorded { game: "mykerinos", name, seats, options, bots, committed: false }
}

const fn arnak(name: &'static str, seats: u8, options: Options, bots: Bots) -> Recorded {
    Recorded { game: "arnak", name, seats, options, bots, committed: false }
}

const fn excavation_earth(name: &'static str, seats: u8, options: Options, bots: Bots) -> Recorded {
    Recorded { game: "excavation-earth", name, seats, options, bots, committed: false }
}

const fn committed(recorded: Recorded) -> Recorded {
    Recorded { committed: true, ..recorded }
}

const GAMES: &[Recorded] = &[
    lost_code("two", 2, &[], &["exact"]),
    lost_code("three", 3, &[], &["exact"]),
    lost_code("four", 4, &[], &["exact"]),
    lost_code("random", 4, &[], &["random"]),
    lost_code("beginner", 3, &[("beginner", "on")], &["exact"]),
    lost_code("bear-turn-is-not-extra", 3, &[("beginner", "on"), ("bear-turn-is-extra", "off")], &["exact"]),
    lost_code("x", 3, &[("x", "on")], &["exact"]),
    lost_code("shortcut", 4, &[("shortcut", "on")], &["exact", "random"]),
    lost_code("curse", 4, &[("curse", "on")], &["exact", "exact", "random"]),
    lost_code(
        "curse-active-immediately",
        4,
        &[("curse", "on"), ("curse-active-immediately", "on")],
        &["exact"],
    ),
    lost_code("flat-wheels", 2, &[("wheels", "flat")], &["exact"]),
    lost_code("score-floor", 2, &[("score-floor", "zero")], &["random"]),
    lost_code(
        "everything",
        4,
        &[("beginner", "on"), ("x", "on"), ("shortcut", "on"), ("curse", "on")],
        &["exact", "random"],
    ),
    mykerinos("two", 2, &[], &["greedy"]),
    mykerinos("three", 3, &[], &["greedy"]),
    mykerinos("four", 4, &[], &["greedy"]),
    mykerinos("random", 4, &[], &["random"]),
    mykerinos("neutral-returns", 2, &[("neutral-cubes-carry-over", "off")], &["greedy", "random"]),
    mykerinos("no-neutral-at-the-end", 2, &[("neutral-after-extra-action", "off")], &["greedy", "random"]),
    mykerinos("violet-with-empty-pool", 3, &[("violet-with-empty-pool", "on")], &["random"]),
    mykerinos("third-must-take", 4, &[("third-may-decline", "off")], &["greedy", "random"]),
    arnak("two", 2, &[], &["greedy"]),
    arnak("three", 3, &[], &["greedy"]),
    arnak("four", 4, &[], &["greedy"]),
    arnak("snake", 2, &[("temple", "snake")], &["greedy"]),
    arnak("random", 4, &[("temple", "snake")], &["random"]),
    excavation_earth("random", 4, &[("factions", "dealt")], &["random"]),
    excavation_earth("random-draft", 3, &[("hands", "drafted")], &["random"]),
    excavation_earth(
        "easy",
        1,
        &[
            ("zu-no-credits", "on"),
            ("zu-failed", "nothing"),
            ("zu-special-buyers-only", "on"),
            ("zu-skips-cards", "on"),
            ("zu-limited-crew", "on"),
        ],
        &["random"],
    ),
    excavation_earth(
        "hard",
        1,
        &[
            ("zu-failed", "more"),
            ("zu-both-colours", "on"),
            ("zu-any-storage", "on"),
            ("leftovers-cost", "on"),
            ("zu-second-purchase", "on"),
        ],
        &["random"],
    ),
    arnak("solo", 1, &[], &["greedy"]),
    arnak("solo-1", 1, &[("difficulty", "1"), ("temple", "snake")], &["greedy"]),
    arnak("solo-2", 1, &[("difficulty", "2")], &["greedy"]),
    arnak("solo-3", 1, &[("difficulty", "3"), ("temple", "snake")], &["greedy"]),
    arnak("solo-4", 1, &[("difficulty", "4"), ("rival-last-green-item", "idles")], &["greedy"]),
    arnak("solo-5", 1, &[("difficulty", "5")], &["greedy"]),
    arnak("ocarina-discounts-off", 3, &[("ocarina-discounts", "off")], &["greedy", "random"]),
    excavation_earth("two", 2, &[], &["greedy"]),
    excavation_earth("three", 3, &[], &["greedy"]),
    excavation_earth("four", 4, &[], &["greedy"]),
    excavation_earth("draft", 4, &[("hands", "drafted")], &["greedy", "random"]),
    excavation_earth("zu", 1, &[], &["greedy"]),
    excavation_earth("zu-no-credits", 1, &[("zu-no-credits", "on")], &["greedy"]),
    excavation_earth("zu-fails-for-nothing", 1, &[("zu-failed", "nothing")], &["greedy"]),
    excavation_earth("zu-fails-for-more", 1, &[("zu-failed", "more")], &["greedy"]),
    excavation_earth("zu-special-buyers-only", 1, &[("zu-special-buyers-only", "on")], &["greedy"]),
    excavation_earth("zu-skips-cards", 1, &[("zu-skips-cards", "on")], &["greedy"]),
    excavation_earth("zu-limited-crew", 1, &[("zu-limited-crew", "on")], &["greedy"]),
    excavation_earth("zu-both-colours", 1, &[("zu-both-colours", "on")], &["greedy"]),
    excavation_earth("zu-any-storage", 1, &[("zu-any-storage", "on")], &["greedy"]),
    excavation_earth("leftovers-cost", 1, &[("leftovers-cost", "on")], &["greedy"]),
    excavation_earth("zu-second-purchase", 1, &[("zu-second-purchase", "on")], &["greedy"]),
    committed(lost_code("committed", 3, &[], &["exact"])),
    committed(mykerinos("committed", 3, &[], &["greedy"])),
    lost_code("token-left", 3, &[("shortcut", "on")], &["exact"]),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records")
}

fn blessed() -> bool {
    env::var_os("DIGHOUSE_BLESS").is_some()
}

fn replay(path: &Path) -> Box<dyn AnyMatch> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(record.to_string(), text, "{}", path.display());
    let game = dighouse_shelf::shelf().game(&record.header.game).expect("the game is on the shelf");
    game.replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The story of a game: its actions and events, and how it ended.
fn story(table: &dyn AnyMatch) -> String {
    let mut story = String::new();
    for line in table.log(Viewer::AllSeeing) {
        writeln!(story, "{:3} {}", line.step, line.event).unwrap();
    }
    for row in table.standings().sheet() {
        writeln!(story, "{}", serde_json::to_string(&row).unwrap()).unwrap();
    }
    story
}

/// The path of a recorded game.
fn path_of(recorded: &Recorded) -> PathBuf {
    folder().join(format!("{}-{}.dig", recorded.game, recorded.name))
}

/// Plays the games that are missing if `DIGHOUSE_BLESS` is set: once, before any test reads them.
fn record_missing() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        for (number, recorded) in (1..).zip(GAMES).filter(|(_, recorded)| !path_of(recorded).exists()) {
            if blessed() {
                let record = play(number, recorded).to_string();
                fs::write(path_of(recorded), record).expect("the record can be written");
            }
        }
    });
}

#[test]
fn recorded_games_replay_and_tell_the_same_story() {
    record_missing();
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

/// The records that were played with older rules, in folders such as `superseded/rules-2`.
fn superseded_records() -> Vec<PathBuf> {
    let files = |folder: PathBuf| fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path());
    let records = files(folder().join("superseded")).flat_map(files);
    records.filter(|path| path.extension().is_some_and(|it| it == "dig")).collect()
}

#[test]
fn superseded_records_replay_by_the_modules_of_their_rules() {
    let (records, mut replayed) = (superseded_records(), 0);
    assert_eq!(records.len(), 68);
    for path in records {
        let text = fs::read_to_string(&path).unwrap();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(record.to_string() == text, "{} is written in another way", path.display());
        let (id, rules) = (record.header.game.clone(), record.header.rules);
        assert!(path.parent().unwrap().ends_with(format!("rules-{rules}")), "{}", path.display());
        let opened = dighouse_shelf::shelf().replay(&record);
        if !published().iter().any(|module| module.game == id && module.rules == rules) {
            let Err(error) = opened else { panic!("{} has no module", path.display()) };
            assert_eq!(error["error"], "unknown-rules", "{}: {error}", path.display());
            assert_eq!((&error["game"], &error["rules"]), (&id.into(), &rules.into()), "{}", path.display());
            continue;
        }
        let Opened { game, running } = opened.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!((game.info().id, game.info().rules), (id.as_str(), rules));
        assert!(running.decision().is_over(), "{} is not over", path.display());
        replayed += 1;
    }
    assert!(replayed >= 68, "only {replayed} are replayed");
}

#[test]
fn an_altered_record_of_older_rules_is_refused() {
    let path = folder().join("superseded/rules-2/excavation-earth-two.dig");
    let text = fs::read_to_string(path).unwrap();
    let (actions, end) = text.trim_end().rsplit_once("\nend ").unwrap();
    let (steps, _) = end.split_once(' ').unwrap();
    let altered: Record = format!("{actions}\nend {steps} 0123456789abcdef\n").parse().unwrap();
    let Err(error) = dighouse_shelf::shelf().replay(&altered) else { panic!("it replays") };
    assert_eq!(error["error"], "another-end", "{error}");
    let cut: Record = format!("{actions}\n").parse().unwrap();
    let Err(error) = dighouse_shelf::shelf().replay(&cut) else { panic!("it replays") };
    assert_eq!(error["error"], "no-end", "{error}");
    assert!(dighouse_shelf::shelf().resume(&cut).is_ok(), "a match in progress goes on");
}

#[test]
fn a_record_of_rules_that_never_were_is_refused_by_name() {
    let path = folder().join("superseded/rules-1/arnak-two.dig");
    let text = fs::read_to_string(path).unwrap().replacen("rules 1\n", "rules 99\n", 1);
    let record: Record = text.parse().unwrap();
    let Err(error) = dighouse_shelf::shelf().replay(&record) else { panic!("it replays") };
    assert_eq!((&error["error"], &error["game"]), (&"unknown-rules".into(), &"arnak".into()), "{error}");
    assert_eq!(error["rules"], 99, "{error}");
}

#[test]
fn every_variant_and_ruling_has_a_record() {
    record_missing();
    for recorded in GAMES {
        let Recorded { name, seats, options, .. } = recorded;
        let table = replay(&path_of(recorded));
        assert_eq!(table.setup().seats(), *seats, "{name}");
        assert!(options.iter().all(|(key, value)| table.setup().is(key, value)), "{name}");
    }
    for info in dighouse_shelf::shelf().games().iter().map(|game| game.info()) {
        for option in info.options {
            for value in &option.values[1..] {
                let mut own = GAMES.iter().filter(|recorded| recorded.game == info.id);
                let tried = own.any(|recorded| recorded.options.contains(&(option.key, value)));
                assert!(tried, "no record of {} with {}={value}", info.id, option.key);
            }
        }
    }
}

fn play(number: u64, recorded: &Recorded) -> Record {
    let game = dighouse_shelf::shelf().game(recorded.game).unwrap();
    let bot = |seat: Seat| recorded.bots[seat.index() % recorded.bots.len()];
    let setup = Setup::new(game.info(), recorded.seats).unwrap();
    let setup = recorded.options.iter().fold(setup, |setup, (key, value)| setup.choose(key, value).unwrap());
    let origin = match recorded.committed {
        true => committed_origin(number),
        false => Origin::Seed(Seed::from_number(number)),
    };
    let seed = origin.seed().unwrap();
    let mut table = game.begin(setup, seed).unwrap();
    let mut rng = Stream::new(seed, u64::MAX);
    while let Some(seat) = table.decision().seats().iter().next() {
        let advice = table.choose(seat, &bot(seat).parse().unwrap()).unwrap();
        table.play(seat, &advice(&dighouse_tables::StopToken::default(), &mut rng), None).unwrap();
    }
    let mut players = PerSeat::default();
    Seat::first(recorded.seats).for_each(|seat| players[seat] = Some(format!("bot:{}", bot(seat))));
    table.record(origin, players, None)
}

/// A secret and the salts of the seats 1 and 3.
fn committed_origin(number: u64) -> Origin {
    let secret: Secret = Seed::from_number(number).to_string().parse().unwrap();
    let salt = |text: &str| Some(text.parse().unwrap());
    Origin::committed(secret, PerSeat([salt("ala-ma-kota"), None, salt("k3jf83ha"), None]))
}
