//! Every claim of docs/security.md names a test that exists.

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

#[test]
fn every_claim_names_a_test_that_exists() {
    let mut found = BTreeSet::new();
    for folder in ["crates/server/src", "crates/server/tests", "crates/shelf/tests"] {
        tests(&Path::new(ROOT).join(folder), &mut found);
    }
    let page = fs::read_to_string(Path::new(ROOT).join("docs/security.md")).unwrap();
    let mut claims = 0;
    for row in page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| claim ")) {
        let names = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        for name in names.split(", ").map(|name| name.trim_matches('`')) {
            assert!(found.contains(name), "there is no test {name}");
            claims += 1;
        }
    }
    assert!(claims > 40, "{claims}");
}
