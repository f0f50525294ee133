//! `dighouse tune`: better weights for a bot, by playing against itself.

use std::io::Write;
use std::num::NonZeroUsize;
use std::thread;

use bots::arena::ArenaError;
use bots::{Botted, Tuned, Tuning};
use house::Visitor;
use indicatif::ProgressBar;
use text::Texts;

use crate::arena::{bar, failure, in_words};
use crate::failure::Outcome;
use crate::setup;

/// Looks for better weights and writes them as their file has them.
#[derive(clap::Args)]
pub(crate) struct Tune {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "N", default_value_t = 10, hide_default_value = true)]
    generations: u32,
    #[arg(long, value_name = "N", default_value_t = 24, hide_default_value = true)]
    candidates: usize,
    #[arg(long, value_name = "N", default_value_t = 40, hide_default_value = true)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 2, hide_default_value = true)]
    players: usize,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    seed: u64,
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
}

impl Tune {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let game = setup::game(texts, &self.game)?;
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let tuning = Tuning {
            setup: setup::choose(texts, game, self.players, &self.options)?,
            generations: self.generations,
            candidates: self.candidates.max(1),
            games: self.games,
            seed: self.seed,
            threads: self.threads.map_or_else(cores, NonZeroUsize::get),
        };
        let bar = bar(u64::from(tuning.generations) * tuning.candidates as u64);
        let tuned = house::visit(game.info().id, Looking { tuning, bar }).expect("the game was found above");
        let Tuned { file, report } = tuned.map_err(|error| failure(texts, &error))?;
        write!(anstream::stderr(), "{}", in_words(texts, &report))?;
        write!(anstream::stdout(), "{file}")?;
        Ok(())
    }
}

/// Tuning of any game.
struct Looking {
    tuning: Tuning,
    bar: ProgressBar,
}

impl Visitor for Looking {
    type Out = Result<Tuned, ArenaError>;

    fn visit<G: Botted>(self) -> Result<Tuned, ArenaError> {
        let tuned = self.tuning.run::<G>(&|tried| self.bar.set_position(tried));
        self.bar.finish_and_clear();
        tuned
    }
}
