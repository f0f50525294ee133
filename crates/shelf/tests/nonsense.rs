//! Fuzz tests of the parsers of records and actions. `DIGHOUSE_FUZZ` sets the number of cases.

use std::cell::Cell;
use std::path::Path;
use std::{env, fs};

use dighouse_game::{Record, Seed, Setup, Stream};
use dighouse_tables::{AnyGame, AnyMatch};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, TestRunner};

/// Words that occur in records and actions, and some that do not.
const WORDS: &[&str] = &[
    "",
    " ",
    "0",
    "-1",
    "1",
    "255",
    "256",
    "4294967296",
    "99999999999999999999",
    "seat",
    "seed",
    "end",
    "#",
    "@",
    "1:",
    "5:",
    "bet",
    "9-15",
    "15-9",
    "extend",
    "a1",
    "z9",
    "pass",
    "\u{0}",
    "\u{202e}",
    "ż",
    "🏺",
    "\r",
    "\t",
    "=",
    ",",
    "..",
];

/// A change of a text.
#[derive(Clone, Debug)]
enum Edit {
    Insert(Index, &'static str),
    Replace(Index, &'static str),
    Remove(Index),
    Twice(Index),
    Swap(Index, Index),
    Cut(Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        (any::<Index>(), select(WORDS)).prop_map(|(at, word)| Edit::Insert(at, word)),
        (any::<Index>(), select(WORDS)).prop_map(|(at, word)| Edit::Replace(at, word)),
        any::<Index>().prop_map(Edit::Remove),
        any::<Index>().prop_map(Edit::Twice),
        (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Edit::Swap(one, other)),
        any::<Index>().prop_map(Edit::Cut),
    ]
}

impl Edit {
    /// The pieces of a text afterwards: its lines, words or letters.
    fn apply(&self, pieces: &mut Vec<String>) {
        if pieces.is_empty() {
            return;
        }
        let place = |index: &Index| index.index(pieces.len());
        match self {
            Edit::Insert(at, word) => pieces.insert(place(at), (*word).to_owned()),
            Edit::Replace(at, word) => {
                let at = place(at);
                pieces[at] = (*word).to_owned();
            }
            Edit::Remove(at) => drop(pieces.remove(place(at))),
            Edit::Twice(at) => {
                let at = place(at);
                pieces.insert(at, pieces[at].clone());
            }
            Edit::Swap(one, other) => {
                let (one, other) = (place(one), place(other));
                pieces.swap(one, other);
            }
            Edit::Cut(at) => pieces.truncate(place(at)),
        }
    }
}

/// A text with its pieces between the separators edited.
fn edited(text: &str, separator: &str, edits: &[Edit]) -> String {
    let mut pieces: Vec<String> = text.split(separator).map(str::to_owned).collect();
    edits.iter().for_each(|edit| edit.apply(&mut pieces));
    pieces.join(separator)
}

/// A runner with the number of cases asked for.
fn runner() -> TestRunner {
    let cases = env::var("DIGHOUSE_FUZZ").ok().and_then(|cases| cases.parse().ok()).unwrap_or(300);
    TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() })
}

fn records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|kind| kind == "dig"));
    paths.sort();
    paths.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn an_altered_record_is_rejected_or_is_another_valid_record() {
    let records = records();
    assert!(records.len() > 10);
    let tampered = (any::<Index>(), select(&["\n", " "][..]), vec(edit(), 1..4));
    runner()
        .run(&tampered, |(record, separator, edits)| {
            let text = edited(&records[record.index(records.len())], separator, &edits);
            let Ok(read) = text.parse::<Record>() else { return Ok(()) };
            let again = read.to_string().parse::<Record>().ok();
            prop_assert_eq!(again.as_ref(), Some(&read));
            if let Some(game) = dighouse_shelf::shelf().game(&read.header.game) {
                let _ = game.replay(&read);
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn the_record_parser_never_panics() {
    runner()
        .run(&any::<String>(), |text| {
            let _ = text.parse::<Record>();
            let _ = format!("dighouse record 1\n{text}").parse::<Record>();
            Ok(())
        })
        .unwrap();
}

/// A match with the most seats, after some random steps.
fn after_random_steps(game: &'static dyn AnyGame, seed: u64, steps: usize) -> Box<dyn AnyMatch> {
    let info = game.info();
    let seats = info.min_seats + (seed % u64::from(info.max_seats - info.min_seats + 1)) as u8;
    let setup = Setup::new(info, seats).unwrap();
    let mut table = game.begin(setup, Seed::from_number(seed)).unwrap();
    let mut rng = Stream::new(Seed::from_number(seed), 1);
    for _ in 0..steps {
        let Some(seat) = table.decision().seats().iter().next() else { break };
        let actions = table.actions(seat);
        let action = &actions[rng.below(actions.len() as u32) as usize].text;
        table.play(seat, action, None).unwrap();
    }
    table
}

#[test]
fn an_action_that_is_not_listed_is_rejected_with_a_reason_and_changes_nothing() {
    let moment = (
        any::<u64>(),
        0..60_usize,
        any::<Index>(),
        select(&["", " ", "-"][..]),
        vec(edit(), 0..3),
        any::<String>(),
    );
    for &game in dighouse_shelf::shelf().games() {
        let accepted = Cell::new(0);
        runner()
            .run(&moment, |(seed, steps, choice, separator, edits, text)| {
                let mut table = after_random_steps(game, seed, steps);
                let Some(seat) = table.decision().seats().iter().next() else { return Ok(()) };
                let listed: Vec<String> = table.actions(seat).into_iter().map(|choice| choice.text).collect();
                let before = table.scenario();
                for text in [edited(&listed[choice.index(listed.len())], separator, &edits), text] {
                    let forbidden = table.why_not(seat, &text);
                    prop_assert_eq!(forbidden.is_none(), listed.contains(&text), "{}", text);
                    if let Some(why) = forbidden {
                        prop_assert!(why["why"].is_string(), "{why}");
                        prop_assert!(table.play(seat, &text, None).is_err());
                        prop_assert_eq!(&table.scenario(), &before);
                    } else {
                        accepted.set(accepted.get() + 1);
                    }
                }
                Ok(())
            })
            .unwrap();
        assert!(accepted.get() > 20, "a test that is always refused tests little: {accepted:?}");
    }
}
