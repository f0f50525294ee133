//! One thing that must succeed.

use std::env;
use std::error::Error;
use std::process::{Command, Stdio};
use std::time::Instant;

use dighouse_testkit::Postgres;

/// The folder of the repository.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// A check that this program makes itself.
pub(crate) type Check = fn() -> Result<(), Box<dyn Error>>;

pub(crate) struct Step {
    pub(crate) name: &'static str,
    job: Job,
}

enum Job {
    Program(Program),
    Own(Check),
}

struct Program {
    path: String,
    arguments: Vec<String>,
    folder: &'static str,
    /// Whether it needs a database server.
    postgres: bool,
    environment: Vec<(&'static str, String)>,
}

impl Step {
    pub(crate) fn cargo(name: &'static str, arguments: &str) -> Step {
        Step::new(name, &cargo(), arguments, ROOT)
    }

    /// A command of npm, in the client's folder.
    pub(crate) fn npm(name: &'static str, arguments: &str) -> Step {
        Step::new(name, "npm", arguments, concat!(env!("CARGO_MANIFEST_DIR"), "/../web"))
    }

    pub(crate) fn new(name: &'static str, path: &str, arguments: &str, folder: &'static str) -> Step {
        let arguments = arguments.split_whitespace().map(str::to_owned).collect();
        let path = path.to_owned();
        let job = Program { path, arguments, folder, postgres: false, environment: Vec::new() };
        Step { name, job: Job::Program(job) }
    }

    pub(crate) fn own(name: &'static str, check: Check) -> Step {
        Step { name, job: Job::Own(check) }
    }

    /// The same step with a database server that lives as long as it does.
    pub(crate) fn with_postgres(self) -> Step {
        self.changed(|program| program.postgres = true)
    }

    /// The same step with every test server on that database, except in the stores' own tests, which run on both.
    pub(crate) fn on_postgres(self) -> Step {
        self.with("DIGHOUSE_TEST_STORE", "postgres").with_postgres()
    }

    /// The same step with an environment variable.
    pub(crate) fn with(self, name: &'static str, value: &str) -> Step {
        self.changed(|program| program.environment.push((name, value.to_owned())))
    }

    /// The same step with one more argument, which may contain spaces.
    pub(crate) fn then(self, argument: &str) -> Step {
        self.changed(|program| program.arguments.push(argument.to_owned()))
    }

    fn changed(mut self, change: impl FnOnce(&mut Program)) -> Step {
        if let Job::Program(program) = &mut self.job {
            change(program);
        }
        self
    }

    pub(crate) fn succeeds(&self) -> bool {
        let began = Instant::now();
        let outcome = match &self.job {
            Job::Program(program) => program.run(self.name),
            Job::Own(check) => {
                println!("\n== {}", self.name);
                check()
            }
        };
        if let Err(error) = &outcome {
            println!("{error}");
        }
        println!("== {}: {} s", self.name, began.elapsed().as_secs());
        outcome.is_ok()
    }
}

impl Program {
    fn run(&self, name: &str) -> Result<(), Box<dyn Error>> {
        println!("\n== {name}: {} {}", self.path, self.arguments.join(" "));
        let server = match self.postgres {
            true => Some(Postgres::start().map_err(|error| format!("PostgreSQL does not start: {error}"))?),
            false => None,
        };
        let mut command = Command::new(&self.path);
        command.args(&self.arguments).current_dir(self.folder).env("RUSTDOCFLAGS", "-D warnings");
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.envs(server.as_ref().map(|server| (dighouse_testkit::SHARED, server.folder())));
        let status = command.status().map_err(|error| format!("{} cannot be run: {error}", self.path))?;
        if status.success() { Ok(()) } else { Err(format!("{name}: {status}").into()) }
    }
}

/// The cargo that runs this program.
pub(crate) fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

pub(crate) fn has_nextest() -> bool {
    let mut probe = Command::new(cargo());
    let probe = probe.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}
