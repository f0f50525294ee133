//! The totals of the box, as the publisher and the rulebook give them.
//!
//! This is the only test that knows them: correcting a number in `data/` means correcting it here if
//! the total changes.

use std::collections::BTreeMap;

use toml::{Table, Value};

fn rows<'a>(file: &'a Table, table: &str) -> &'a [Value] {
    file[table].as_array().unwrap()
}

fn number(row: &Value, key: &str) -> i64 {
    row[key].as_integer().unwrap()
}

/// How many rows have each number.
fn by_number(rows: &[Value], key: &str) -> Vec<(i64, usize)> {
    let mut counts = BTreeMap::new();
    rows.iter().for_each(|row| *counts.entry(number(row, key)).or_default() += 1);
    counts.into_iter().collect()
}

/// How often each word occurs in a text of the rows.
fn by_word<'a>(rows: &'a [Value], key: &str) -> Vec<(&'a str, usize)> {
    let mut counts = BTreeMap::new();
    let words = rows.iter().flat_map(|row| row[key].as_str().unwrap().split_whitespace());
    words.for_each(|word| *counts.entry(word).or_default() += 1);
    counts.into_iter().collect()
}

fn with(rows: &[Value], key: &str, value: impl Into<Value>) -> usize {
    let value = value.into();
    rows.iter().filter(|row| row.get(key) == Some(&value)).count()
}

#[test]
fn the_box_holds_what_the_publisher_lists() {
    let file = |text: &str| text.parse::<Table>().unwrap();

    let items = file(include_str!("../../data/items.toml"));
    let items = rows(&items, "item");
    assert_eq!(items.len(), 40);
    assert_eq!(by_number(items, "cost"), [(1, 7), (2, 13), (3, 12), (4, 8)]);
    assert_eq!(by_number(items, "points"), [(1, 27), (2, 9), (3, 4)]);
    assert_eq!(by_word(items, "travel"), [("car", 24), ("plane", 4), ("ship", 25)]);
    assert_eq!(with(items, "exiles", true), 7);
    assert_eq!(with(items, "timing", "free"), 7);
    assert_eq!(items.iter().filter(|item| item.get("pass").is_some()).count(), 2);

    let artifacts = file(include_str!("../../data/artifacts.toml"));
    let artifacts = rows(&artifacts, "artifact");
    assert_eq!(artifacts.len(), 35);
    assert_eq!(by_number(artifacts, "cost"), [(2, 5), (3, 13), (4, 17)]);
    assert_eq!(by_number(artifacts, "points"), [(1, 20), (2, 14), (3, 1)]);
    assert_eq!(by_word(artifacts, "travel"), [("plane", 36)]);

    let basics = file(include_str!("../../data/basics.toml"));
    assert_eq!(by_word(rows(&basics, "basic"), "travel"), [("car", 2), ("ship", 2)]);
    let fear = ["cards", "points", "tiles", "tile-points"].map(|key| number(&basics["fear"], key));
    assert_eq!(fear, [19, -1, 10, -2]);

    let island = file(include_str!("../../data/island.toml"));
    let tables = ["camp", "level-1", "level-2"].map(|table| rows(&island, table).len());
    assert_eq!(tables, [5, 10, 6]);
    assert_eq!(["level-1", "level-2"].map(|level| number(&island["discover"], level)), [3, 6]);

    let idols = file(include_str!("../../data/idols.toml"));
    assert_eq!(by_number(rows(&idols, "idol"), "copies"), [(2, 2), (3, 4)]);
    assert_eq!(number(&idols["points"], "idol"), 3);
    assert_eq!(idols["points"]["slots"], Value::from(vec![1, 2, 3, 4]));

    let guardians = file(include_str!("../../data/guardians.toml"));
    assert_eq!(guardians["points"].as_integer(), Some(5));
    let guardians = rows(&guardians, "guardian");
    let boons = ["exile", "travel ship", "travel car", "travel plane", "draw 1", "upgrade"];
    assert_eq!(boons.map(|boon| with(guardians, "boon", boon)), [5, 3, 3, 2, 1, 1]);

    let assistants = file(include_str!("../../data/assistants.toml"));
    let assistants = rows(&assistants, "assistant");
    assert_eq!((assistants.len(), with(assistants, "timing", "main")), (12, 1));
    assert_eq!(assistants.iter().filter(|row| row["silver"].get("travel").is_some()).count(), 3);

    let research = file(include_str!("../../data/research.toml"));
    assert_eq!(research["temple"]["ranks"], Value::from(vec![23, 21, 20, 19]));
    assert_eq!(by_number(rows(&research, "tile"), "copies"), [(3, 6)]);
    for (track, on_spaces) in rows(&research, "track").iter().zip([[7, 9, 11], [8, 10, 12]]) {
        let spaces = track["spaces"].as_array().unwrap();
        let sum = |column: usize| {
            spaces.iter().map(|space| space["bonus"][column].as_integer().unwrap()).sum::<i64>()
        };
        assert_eq!([0, 1, 2].map(sum), on_spaces);
    }

    let rival = file(include_str!("../../data/rival.toml"));
    let left = with(rows(&rival, "dig"), "arrow", "left");
    let pairs = rival["arrows"].as_table().unwrap();
    assert_eq!(left + pairs.values().filter(|arrow| arrow.as_str() == Some("left")).count(), 5);
    let schedule = ["green", "red"].map(|tile| rival["discover"][tile].to_string());
    assert_eq!(schedule[0], "[[1, true], [1, false], [1, true], [2, false], [0, false]]");
    assert_eq!(schedule[1], "[[1, false], [1, true], [1, false], [2, true], [2, false]]");
    assert_eq!(["unique-idol", "other-idol"].map(|key| number(&rival["points"], key)), [3, 2]);
}
