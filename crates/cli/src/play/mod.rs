//! `dighouse play`: a game in the terminal.

mod commands;
mod curtain;
mod folder;
mod journal;
mod prompt;
mod session;
mod start;

use std::io::{IsTerminal, stdout};
use std::path::PathBuf;
use std::time::Duration;

use dighouse_text::Texts;

use crate::failure::Outcome;
use session::Session;
use start::Start;

/// The delay before a bot acts, so that people can follow.
const BOT_DELAY: u64 = 400;

/// Starts or resumes a game.
#[derive(clap::Args)]
pub(crate) struct Play {
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    game: Option<String>,
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO")]
    seats: Vec<String>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[arg(long, value_name = "TEXT", conflicts_with = "seed")]
    salt: Option<String>,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "FILE", num_args = 0..=1,
          conflicts_with_all = ["seats", "options", "seed", "salt", "record"])]
    resume: Option<Option<PathBuf>>,
    #[arg(long, value_name = "MS")]
    bot_delay: Option<u64>,
}

impl Play {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let start = match &self.resume {
            Some(file) => Start::resumed(texts, file.as_deref(), self.game.as_deref())?,
            None => Start::fresh(texts, self)?,
        };
        Session::new(texts, start, self.bot_delay())?.run()
    }

    fn bot_delay(&self) -> Duration {
        let usual = if stdout().is_terminal() { BOT_DELAY } else { 0 };
        Duration::from_millis(self.bot_delay.unwrap_or(usual))
    }
}
