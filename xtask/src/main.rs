//! Chores of the house. `cargo xtask test` runs every test.

use std::env;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const USAGE: &str = "usage: cargo xtask test";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// One thing that must succeed.
struct Step {
    name: &'static str,
    arguments: Vec<&'static str>,
}

impl Step {
    fn cargo(name: &'static str, arguments: &str) -> Step {
        let arguments = arguments.to_owned().leak().split_whitespace().collect();
        Step { name, arguments }
    }

    fn succeeds(&self) -> bool {
        println!("\n== {}: cargo {}", self.name, self.arguments.join(" "));
        let status = cargo().args(&self.arguments).env("RUSTDOCFLAGS", "-D warnings").status();
        status.is_ok_and(|status| status.success())
    }
}

fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    cargo
}

fn has_nextest() -> bool {
    let probe = cargo().args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

/// Everything that lands or rejects a change; ends with one line that says which.
fn test() -> ExitCode {
    let began = Instant::now();
    let mut steps = vec![
        Step::cargo("format", "fmt --all --check"),
        Step::cargo("lints", "clippy --workspace --all-targets --locked -- -D warnings"),
    ];
    if has_nextest() {
        steps.push(Step::cargo("tests", "nextest run --workspace --locked"));
        steps.push(Step::cargo("examples in the documentation", "test --workspace --locked --doc"));
    } else {
        steps.push(Step::cargo("tests", "test --workspace --locked"));
    }
    steps.push(Step::cargo("documentation", "doc --workspace --locked --no-deps --document-private-items"));
    for step in &steps {
        if !step.succeeds() {
            println!("\nFAILED: {}", step.name);
            return ExitCode::FAILURE;
        }
    }
    let seconds = began.elapsed().as_secs();
    println!("\nPASSED: all {} steps in {} min {} s", steps.len(), seconds / 60, seconds % 60);
    ExitCode::SUCCESS
}
