//! Chores of the house. `cargo xtask test` runs every test.

mod installed;
mod step;

use std::env;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use step::{Step, has_nextest};

const USAGE: &str = "\
usage: cargo xtask test            what lands or rejects a change
       cargo xtask e2e             the tests in the browser
       cargo xtask load [STORE,... [TABLES,... [SECONDS [PAUSE_MS [BOT]]]]]
                                   houses under load, with a table and a plot of their figures;
                                   stores are sqlite and postgres (with two houses)
       cargo xtask faults [SECONDS [SEED]]
                                   games in a house where everything fails
       cargo xtask postgres        the tests of the server once more, on PostgreSQL
       cargo xtask fuzz [CASES]    nonsense for every parser, longer than the tests do it
       cargo xtask deny            licences, sources and known faults of the crates that we use
       cargo xtask tls             the house behind the proxy of deploy/, by https
       cargo xtask docs            the documentation of the crates, without a broken link
       cargo xtask screenshots     the pictures of the README and docs/";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["e2e"] => all(in_the_browser("tests in the browser", "run e2e")),
        ["load", ref words @ ..] if words.len() <= 5 => all(load(words)),
        ["faults", ref numbers @ ..] if numbers.len() <= 2 => all(faults(numbers)),
        ["postgres"] => all(on_postgres()),
        ["fuzz"] => all(fuzz("100000")),
        ["fuzz", cases] => all(fuzz(cases)),
        ["deny"] => all(vec![Step::cargo("crates that we use", "deny check")]),
        ["tls"] => all(vec![
            installed::caddy(),
            Step::cargo("tests by https", "test --locked --package cli --test dighouse tls -- --ignored"),
        ]),
        ["docs"] => all(vec![Step::cargo(
            "documentation",
            "doc --workspace --locked --no-deps --document-private-items",
        )]),
        ["screenshots"] => all(in_the_browser("screenshots", "run screenshots")),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// Runs the steps; ends with one line that says which has failed.
fn all(steps: Vec<Step>) -> ExitCode {
    let began = Instant::now();
    conclude(until_failure(&steps), steps.len(), began)
}

/// Runs the steps until one fails, and names that.
fn until_failure(steps: &[Step]) -> Result<(), &'static str> {
    steps.iter().try_for_each(|step| if step.succeeds() { Ok(()) } else { Err(step.name) })
}

fn conclude(outcome: Result<(), &'static str>, steps: usize, began: Instant) -> ExitCode {
    let seconds = began.elapsed().as_secs();
    match outcome {
        Ok(()) => println!("\nPASSED: all {steps} steps in {} min {} s", seconds / 60, seconds % 60),
        Err(name) => println!("\nFAILED: {name}"),
    }
    if outcome.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Everything that lands or rejects a change. What the client says of itself takes one core, so the compiler has its look beside
/// it; both need the client's packages, for the program embeds the client.
fn test() -> ExitCode {
    let packages = [Step::npm("packages of the client", "ci --no-audit --no-fund")];
    let client = [
        Step::npm("types of the client", "run check"),
        Step::npm("lints of the client", "run lint"),
        Step::npm("tests of the client", "test"),
    ];
    let looks = [
        Step::cargo("format", "fmt --all --check"),
        Step::cargo("lints", "clippy --workspace --all-targets --locked -- -D warnings"),
    ];
    let tests = tests();
    let steps = packages.len() + client.len() + looks.len() + tests.len();
    let began = Instant::now();
    let outcome = until_failure(&packages)
        .and_then(|()| side_by_side(&client, &looks))
        .and_then(|()| until_failure(&tests));
    conclude(outcome, steps, began)
}

fn side_by_side(some: &[Step], others: &[Step]) -> Result<(), &'static str> {
    thread::scope(|scope| {
        let beside = scope.spawn(|| until_failure(others));
        let outcome = until_failure(some);
        outcome.and(beside.join().unwrap_or(Err("a step that broke off")))
    })
}

fn tests() -> Vec<Step> {
    let mut steps = vec![installed::postgres()];
    if has_nextest() {
        let tests = format!("nextest run --workspace --locked --test-threads {}", busy());
        steps.push(Step::cargo("tests", &tests).with_postgres());
        steps.push(Step::cargo("examples in the documentation", "test --workspace --locked --doc"));
    } else {
        steps.push(Step::cargo("tests", "test --workspace --locked").with_postgres());
    }
    // The tests have built the program.
    steps.extend([installed::browser(), Step::npm("tests in the browser", "run e2e")]);
    steps
}

/// How many tests at a time keep the cores busy: some wait for time to pass.
fn busy() -> usize {
    1 + thread::available_parallelism().map_or(1, usize::from)
}

/// The promises of the store are tested on both databases by [`tests`]; this is all else.
fn on_postgres() -> Vec<Step> {
    let tests = Step::cargo("tests of the server on PostgreSQL", "test --package server --locked --tests");
    vec![installed::postgres(), tests.on_postgres()]
}

/// The tests of parsers with more cases, on a program that is fast.
fn fuzz(cases: &str) -> Vec<Step> {
    let nonsense = |name, tests: &str| {
        Step::cargo(name, &format!("test --release --locked {tests}")).with("DIGHOUSE_FUZZ", cases)
    };
    vec![
        nonsense("records and actions", "--package house --test nonsense"),
        nonsense("requests", "--package server --test house nonsense"),
    ]
}

/// One of the client's scripts that drives the program in the real browser.
fn in_the_browser(name: &'static str, script: &str) -> Vec<Step> {
    vec![
        Step::npm("packages of the client", "ci --no-audit --no-fund"),
        Step::cargo("program", "build --locked --package cli"),
        installed::browser(),
        Step::npm(name, script),
    ]
}

fn load(words: &[&str]) -> Vec<Step> {
    let arguments = format!("target/release/dighouse target/load.svg {}", words.join(" "));
    let postgres = words.first().is_some_and(|stores| stores.contains("postgres"));
    let database = postgres.then(installed::postgres);
    let mut steps: Vec<Step> = database.into_iter().collect();
    steps.extend([
        Step::cargo("program", "build --release --package cli --package server --bins --examples"),
        Step::new("load", "target/release/examples/load", &arguments, step::ROOT),
    ]);
    steps
}

fn faults(numbers: &[&str]) -> Vec<Step> {
    let arguments = format!("target/debug/dighouse {}", numbers.join(" "));
    vec![
        installed::postgres(),
        Step::cargo("program", "build --package cli --package testkit --bins --examples"),
        Step::new("faults", "target/debug/examples/faults", &arguments, step::ROOT),
    ]
}
