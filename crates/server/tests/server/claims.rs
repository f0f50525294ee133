//! Every claim of docs/security.md and docs/reliability.md names a test that exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The names of all functions in the Rust files under a folder.
fn tests(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            tests(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(path).unwrap();
            let names = text.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next());
            found.extend(names.map(str::to_owned));
        }
    }
}

/// The rows of the tables of claims on a page.
fn claims(page: &str) -> impl Iterator<Item = &str> {
    let tables = page.split("\n\n").filter(|part| part.trim_start().starts_with("| claim "));
    tables.flat_map(|table| table.trim().lines().skip(2))
}

#[test]
fn every_claim_names_a_test_that_exists() {
    let mut found = BTreeSet::new();
    tests(&Path::new(ROOT).join("crates"), &mut found);
    for (page, least) in [("security", 80), ("reliability", 10)] {
        let text = fs::read_to_string(Path::new(ROOT).join(format!("docs/{page}.md"))).unwrap();
        let mut named = 0;
        for row in claims(&text) {
            let names = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
            for name in names.split(", ").map(|name| name.trim_matches('`')) {
                assert!(found.contains(name), "{page}: there is no test {name}");
                named += 1;
            }
        }
        assert!(named >= least, "{page} names {named} tests");
    }
}

#[test]
fn every_test_that_the_page_on_reliability_names_exists() {
    let page = fs::read_to_string(Path::new(ROOT).join("docs/reliability.md")).unwrap();
    let mut found = BTreeSet::new();
    tests(&Path::new(ROOT).join("crates"), &mut found);
    let mut named = 0;
    for quoted in page.split('`').skip(1).step_by(2) {
        if quoted.starts_with("crates/") {
            assert!(Path::new(ROOT).join(quoted).exists(), "there is no {quoted}");
            named += 1;
        } else if quoted.matches('_').count() > 2 {
            assert!(found.contains(quoted), "there is no test {quoted}");
            named += 1;
        }
    }
    assert!(named >= 30, "{named}");
}
