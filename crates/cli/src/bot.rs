//! `dighouse bot`: a bot as a program of its own, which speaks the bot protocol.

use std::io::{BufReader, stdin, stdout};

use dighouse_bot_protocol::serve;
use dighouse_bots::BotSpec;
use dighouse_text::Texts;

use crate::failure::{Failure, Outcome};

/// Answers the lines of the bot protocol.
#[derive(clap::Args)]
pub(crate) struct Bot {
    #[arg(long, value_name = "BOT", default_value = "master", hide_default_value = true)]
    level: String,
}

impl Bot {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let spec: BotSpec = self.level.parse().map_err(|error| Failure::bot(texts, &error))?;
        let games = dighouse_shelf::shelf().games();
        // Not every game has every bot, but a bot that no game has is a mistake.
        if games.iter().all(|game| game.check_bot(&spec).is_err())
            && let Some(Err(error)) = games.first().map(|game| game.check_bot(&spec))
        {
            return Err(Failure::bot(texts, &error));
        }
        // A reader of its own, because the bot reads on another thread.
        serve(BufReader::new(stdin()), stdout().lock(), &spec).map_err(Failure::Output)
    }
}
