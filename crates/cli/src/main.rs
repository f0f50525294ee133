//! The `dighouse` program: the server and all terminal commands.
//!
//! Each subcommand is one file, which defines its arguments and runs it, and one line in `args`.

mod arena;
mod args;
mod backup;
mod bench;
mod bot;
mod check;
mod copying;
mod counting;
mod data;
mod failure;
mod fold;
mod games;
mod markdown;
mod migrate;
mod paint;
mod place;
mod play;
mod players;
mod record;
mod replay;
mod reports;
mod restore;
mod rules;
mod schema;
mod score;
mod serve;
mod setup;
mod tune;
mod usage;
mod verify;

use std::process::ExitCode;

use dighouse_text::Texts;

fn main() -> ExitCode {
    let texts = Texts::new(args::language());
    match args::read(&texts).and_then(|command| command.run(&texts)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&texts),
    }
}
