//! One thing that must succeed.

use std::env;
use std::process::{Command, Stdio};
use std::time::Instant;

use testkit::Postgres;

/// The folder of the project.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

pub(crate) struct Step {
    pub(crate) name: &'static str,
    program: String,
    arguments: Vec<String>,
    folder: &'static str,
    /// Whether it needs a database server.
    postgres: bool,
    environment: Vec<(&'static str, String)>,
}

impl Step {
    pub(crate) fn cargo(name: &'static str, arguments: &str) -> Step {
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        Step::new(name, &cargo, arguments, ROOT)
    }

    /// In the folder of the client.
    pub(crate) fn npm(name: &'static str, arguments: &str) -> Step {
        Step::new(name, "npm", arguments, concat!(env!("CARGO_MANIFEST_DIR"), "/../web"))
    }

    pub(crate) fn new(name: &'static str, program: &str, arguments: &str, folder: &'static str) -> Step {
        let arguments = arguments.split_whitespace().map(str::to_owned).collect();
        let program = program.to_owned();
        Step { name, program, arguments, folder, postgres: false, environment: Vec::new() }
    }

    /// The same with a database server for as long as it takes.
    pub(crate) const fn with_postgres(mut self) -> Step {
        self.postgres = true;
        self
    }

    /// The same with every house on that server, but for the tests of stores, which know their own.
    pub(crate) fn on_postgres(self) -> Step {
        self.with("DIGHOUSE_TEST_STORE", "postgres").with_postgres()
    }

    /// The same with a variable of the environment.
    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Step {
        self.environment.push((name, value.to_owned()));
        self
    }

    /// The same with one more argument, which may have spaces.
    pub(crate) fn then(mut self, argument: &str) -> Step {
        self.arguments.push(argument.to_owned());
        self
    }

    pub(crate) fn succeeds(&self) -> bool {
        if !self.postgres {
            return self.runs(None);
        }
        match Postgres::start() {
            Ok(server) => self.runs(Some(&server)),
            Err(error) => {
                println!("the database server cannot be started: {error}");
                false
            }
        }
    }

    fn runs(&self, postgres: Option<&Postgres>) -> bool {
        println!("\n== {}: {} {}", self.name, self.program, self.arguments.join(" "));
        let began = Instant::now();
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(self.folder).env("RUSTDOCFLAGS", "-D warnings");
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.envs(postgres.map(|server| (testkit::SHARED, server.folder())));
        let success = match command.status() {
            Ok(status) => status.success(),
            Err(error) => {
                println!("{} cannot be run: {error}", self.program);
                false
            }
        };
        println!("== {}: {} s", self.name, began.elapsed().as_secs());
        success
    }
}

pub(crate) fn has_nextest() -> bool {
    let mut probe = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let probe = probe.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}
