//! Development commands. `cargo xtask test` runs every test.

mod container;
mod dependencies;
mod engines;
mod install;
mod old_rules;
mod publish_rules;
mod python;
mod site;
mod stages;
mod step;

use std::env;
use std::error::Error;
use std::process::ExitCode;

use stages::Stages;
use step::{ROOT, Step, has_nextest};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test                     every test; what CI runs
  lint                     formatting, clippy, rustdoc, and the client's types and lints
  publish-rules GAME       build the rules module of a game into rules/: see docs/modules.md
  publish-rules GAME --check
                           build it in two folders and compare the bytes
  publish-rules --from-history NAME
                           build a module of earlier rules: see rules/sources/
  reader                   the reader in Python, on its tests and the recorded games
  python                   the Python package and its tests, in an environment below target/
  wheel                    a wheel of the Python package, into target/wheels/
  e2e [WORDS]              the browser tests, or those whose file names contain WORDS
  postgres                 the server's tests on PostgreSQL
  dependencies             licences, bans and sources of every dependency
  container                the build steps of deploy/Containerfile, in a clean folder
  docs                     the crates' documentation, without broken links
  site                     the client alone, for any static host, in target/site
  site --measure           the same, and its sizes and speeds in a browser, next to their targets
  engines                  the WebAssembly modules for tables in the browser, in target/engines
  engines --quick          one slow module for all games, for tests
  screenshots [WORDS]      every picture in docs/pictures, or those whose names contain WORDS
  load [STORE,... [TABLES,... [SECONDS [PAUSE_MS [BOT]]]]]
                           servers under load, with a table and a plot of the figures;
                           stores are sqlite and postgres (two servers)
  faults [SECONDS [SEED]]  games on a server where everything fails
  fuzz [CASES]             hostile input for every parser, longer than the tests take
  deny                     known vulnerabilities of the dependencies (needs cargo-deny)
  tls                      the server behind the proxy of deploy/, over HTTPS";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["lint"] => lint(),
        ["publish-rules", "--from-history", name] => conclude(old_rules::publish(name)),
        ["publish-rules", game] => conclude(publish_rules::publish(game)),
        ["publish-rules", game, "--check"] => conclude(publish_rules::check(game)),
        ["reader"] => Stages::new().run(vec![reader()]),
        ["python"] => Stages::new().run(vec![python::tests()]),
        ["wheel"] => Stages::new().run(vec![python::wheel()]),
        ["e2e", ref words @ ..] => Stages::new().run(vec![in_browser("browser tests", "run e2e --", words)]),
        ["postgres"] => Stages::new().run(vec![postgres_suite()]),
        ["dependencies"] => Stages::new().run(vec![vec![dependencies()]]),
        ["container"] => Stages::new().run(vec![vec![container()]]),
        ["docs"] => Stages::new().run(vec![vec![docs()]]),
        ["site"] => Stages::new().run(vec![site::release()]),
        ["site", "--measure"] => Stages::new().run(vec![site::measure()]),
        ["engines"] => Stages::new().run(vec![vec![engines::release()]]),
        ["engines", "--quick"] => Stages::new().run(vec![vec![engines::quick()]]),
        ["screenshots", ref words @ ..] => Stages::new().run(vec![screenshots(words)]),
        ["load", ref words @ ..] if words.len() <= 5 => Stages::new().run(vec![load(words)]),
        ["faults", ref numbers @ ..] if numbers.len() <= 2 => Stages::new().run(vec![faults(numbers)]),
        ["fuzz"] => Stages::new().run(vec![fuzz("100000")]),
        ["fuzz", cases] => Stages::new().run(vec![fuzz(cases)]),
        ["deny"] => Stages::new().run(vec![vec![Step::cargo("cargo-deny", "deny check")]]),
        ["tls"] => Stages::new().run(vec![tls()]),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// Everything that CI runs. Lists of steps run side by side; the next group starts when the whole one before it has
/// passed. The client's checks use one core, so the compiler gets the other; both need the client's packages, because
/// the program embeds the client. Steps that use cargo's target folder are in one list, because they wait for each other.
fn test() -> ExitCode {
    let stages = Stages::new();
    let mut quick = vec![Step::cargo("format", "fmt --all --check")];
    quick.extend(reader());
    let mut beside = python::requirements();
    beside.extend(client_checks());
    let mut browser = site::quick();
    browser.extend([install::browser(), browser_tests()]);
    let passed = stages.all(vec![vec![packages()], quick])
        && stages.all(vec![beside, vec![engines::quick(), clippy(), docs(), dependencies(), container()]])
        && stages.all(vec![tests()])
        && stages.all(vec![python::tests_with_workspace()])
        && stages.all(vec![browser, postgres_suite()]);
    stages.conclude(passed)
}

fn conclude(outcome: Result<(), Box<dyn Error>>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn lint() -> ExitCode {
    let stages = Stages::new();
    let passed = stages.all(vec![vec![packages()], vec![Step::cargo("format", "fmt --all --check")]])
        && stages.all(vec![client_lints(), vec![clippy(), docs()]]);
    stages.conclude(passed)
}

fn packages() -> Step {
    Step::npm("client packages", "ci --no-audit --no-fund")
}

fn client_lints() -> Vec<Step> {
    vec![Step::npm("client types", "run check"), Step::npm("client lints", "run lint")]
}

fn client_checks() -> Vec<Step> {
    let mut steps = client_lints();
    steps.push(Step::npm("client tests", "test"));
    steps
}

/// A reader of records that shares no code with the program.
fn reader() -> Vec<Step> {
    let records = "tests/records/lost-code-*.dig tests/records/mykerinos-*.dig";
    vec![
        install::python(),
        Step::new(
            "tests of the reader in Python",
            "python3",
            "-B -m unittest discover -s tests/reader",
            ROOT,
        ),
        Step::new("reader in Python", "sh", "-c", ROOT)
            .then(&format!("python3 -B tests/reader/replay.py {records}")),
    ]
}

fn clippy() -> Step {
    Step::cargo("clippy", "clippy --workspace --all-targets --locked -- -D warnings")
}

fn docs() -> Step {
    Step::cargo("rustdoc", "doc --workspace --locked --no-deps --document-private-items")
}

fn dependencies() -> Step {
    Step::own("dependencies", dependencies::check)
}

fn container() -> Step {
    Step::own("container build steps", container::build)
}

fn tests() -> Vec<Step> {
    let mut steps = vec![install::postgres()];
    if has_nextest() {
        let tests = format!("nextest run --workspace --locked --test-threads {}", test_threads());
        steps.push(Step::cargo("build tests", "nextest run --workspace --locked --no-run"));
        steps.push(Step::cargo("tests", &tests).with_postgres());
        steps.push(Step::cargo("doc examples", "test --workspace --locked --doc"));
    } else {
        steps.push(Step::cargo("tests", "test --workspace --locked").with_postgres());
    }
    steps
}

/// One more than there are cores, because some tests wait for time to pass.
fn test_threads() -> usize {
    1 + std::thread::available_parallelism().map_or(1, usize::from)
}

/// Needs the program, which [`tests`] has built.
fn browser_tests() -> Step {
    Step::npm("browser tests", "run e2e")
}

/// The store's own tests always run on both databases; these are the server's other tests, without those where the store
/// makes no difference. The whole workspace is selected because a single package would be compiled again with other features.
fn postgres_suite() -> Vec<Step> {
    let step = if has_nextest() {
        Step::cargo("server tests on PostgreSQL", "nextest run --workspace --locked --test-threads 2 -E")
            .then("package(dighouse-server) & binary(server) - test(/^(knowledge|nonsense|printed|webhook_targets)::/)")
    } else {
        Step::cargo("server tests on PostgreSQL", "test --package dighouse-server --locked --tests")
    };
    vec![install::postgres(), step.on_postgres()]
}

/// The parsers' tests with more cases, in an optimized build.
fn fuzz(cases: &str) -> Vec<Step> {
    let fuzz = |name, tests: &str| {
        Step::cargo(name, &format!("test --release --locked {tests}")).with("DIGHOUSE_FUZZ", cases)
    };
    vec![
        fuzz("records and actions", "--package dighouse-shelf --test nonsense"),
        fuzz("requests", "--package dighouse-server --test server nonsense"),
    ]
}

/// Runs one of the client's scripts that drive the program in a real browser.
fn in_browser(name: &'static str, script: &str, words: &[&str]) -> Vec<Step> {
    let mut steps = vec![packages(), engines::quick()];
    steps.extend(site::quick());
    steps.extend([
        Step::cargo("program", "build --locked --package dighouse"),
        install::browser(),
        Step::npm(name, &format!("{script} {}", words.join(" "))),
    ]);
    steps
}

fn screenshots(words: &[&str]) -> Vec<Step> {
    let mut steps = in_browser("screenshots", "run screenshots --", words);
    steps.insert(0, install::pngquant());
    steps
}

fn load(words: &[&str]) -> Vec<Step> {
    let arguments = format!("target/release/dighouse target/load.svg {}", words.join(" "));
    let mut steps = Vec::new();
    if words.first().is_some_and(|stores| stores.contains("postgres")) {
        steps.push(install::postgres());
    }
    let program = "build --release --package dighouse --package dighouse-server --bins --examples";
    steps.push(Step::cargo("program", program));
    steps.push(Step::new("load", "target/release/examples/load", &arguments, ROOT));
    steps
}

fn faults(numbers: &[&str]) -> Vec<Step> {
    let arguments = format!("target/debug/dighouse {}", numbers.join(" "));
    vec![
        install::postgres(),
        Step::cargo("program", "build --package dighouse --package dighouse-testkit --bins --examples"),
        Step::new("faults", "target/debug/examples/faults", &arguments, ROOT),
    ]
}

fn tls() -> Vec<Step> {
    let tests = "test --locked --package dighouse --test dighouse tls -- --ignored";
    vec![install::caddy(), Step::cargo("tests over HTTPS", tests)]
}
