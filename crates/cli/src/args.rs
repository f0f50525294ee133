//! The command line.

use std::env;
use std::ffi::OsString;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use dighouse_text::{Lang, Texts};

use crate::arena::Arena;
use crate::backup::Backup;
use crate::bench::Bench;
use crate::bot::Bot;
use crate::check::Check;
use crate::failure::{Failure, Outcome};
use crate::migrate::Migrate;
use crate::play::Play;
use crate::replay::Replay;
use crate::reports::Reports;
use crate::restore::Restore;
use crate::rules::Rules;
use crate::schema::Schema;
use crate::serve::Serve;
use crate::tune::Tune;
use crate::usage;
use crate::verify::Verify;

#[derive(Parser)]
#[command(name = "dighouse", version)]
struct Args {
    // Read before all other arguments, because it decides the language of their help.
    #[arg(long, global = true, value_name = "LANG", value_parser = language_code)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// A subcommand.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(Serve),
    Play(Play),
    Arena(Arena),
    Bot(Bot),
    Bench(Bench),
    Tune(Tune),
    Replay(Replay),
    Verify(Verify),
    Rules(Rules),
    Schema(Schema),
    Backup(Backup),
    Restore(Restore),
    Check(Check),
    Migrate(Migrate),
    Reports(Reports),
}

impl Command {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        match self {
            Command::Serve(serve) => serve.run(texts),
            Command::Play(play) => play.run(texts),
            Command::Arena(arena) => arena.run(texts),
            Command::Bot(bot) => bot.run(texts),
            Command::Bench(bench) => bench.run(texts),
            Command::Tune(tune) => tune.run(texts),
            Command::Replay(replay) => replay.run(texts),
            Command::Verify(verify) => verify.run(texts),
            Command::Rules(rules) => rules.run(texts),
            Command::Schema(schema) => schema.run(texts),
            Command::Backup(backup) => backup.run(texts),
            Command::Restore(restore) => restore.run(texts),
            Command::Check(check) => check.run(texts),
            Command::Migrate(migrate) => migrate.run(texts),
            Command::Reports(reports) => reports.run(texts),
        }
    }
}

fn language_code(code: &str) -> Result<String, String> {
    code.parse::<Lang>().map(|lang| lang.to_string()).map_err(|_| code.to_owned())
}

/// The language from `--lang`, or else from the environment.
pub(crate) fn language() -> Lang {
    let words: Vec<String> = env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let after = |index: usize| words.get(index + 1).map(String::as_str);
    let named = words.iter().enumerate().find_map(|(index, word)| match word.strip_prefix("--lang") {
        Some("") => after(index),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    let environment = || Lang::of_environment(|name| env::var(name).ok());
    named.and_then(|code| code.parse().ok()).unwrap_or_else(environment)
}

/// Parses the command line.
pub(crate) fn read(texts: &Texts) -> Result<Command, Failure> {
    let command = usage::explain(Args::command(), texts, "dighouse");
    let read = |words: Vec<OsString>| {
        let matches = command.clone().try_get_matches_from(words)?;
        Args::from_arg_matches(&matches)
    };
    let failure = |error| usage::failure(&error, texts);
    let words: Vec<OsString> = env::args_os().collect();
    match read(words.clone()).map_err(failure)?.command {
        Some(command) => Ok(command),
        // Without a command, start the server.
        None => {
            let served = read(words.into_iter().chain(["serve".into()]).collect()).map_err(failure)?;
            Ok(served.command.expect("`serve` was appended"))
        }
    }
}
