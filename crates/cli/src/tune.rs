//! `dighouse tune`: looks for better weights by self-play.

use std::io::Write;
use std::num::NonZeroUsize;
use std::thread;

use dighouse_bots::arena::ArenaError;
use dighouse_bots::{BotSpec, Fitted, Fitting, HasBots, Tuned, Tuning};
use dighouse_game::Setup;
use dighouse_shelf::Visitor;
use dighouse_text::Texts;
use indicatif::ProgressBar;

use crate::arena::{bar, failure, in_words};
use crate::failure::{Failure, Outcome};
use crate::setup;

/// Looks for better weights and prints them in the format of their file.
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
    #[arg(id = "outlook", long = "value", alias = "outlook", conflicts_with_all = ["generations", "candidates"])]
    value: bool,
    #[arg(
        long,
        value_name = "BOT",
        requires = "outlook",
        default_value = "search:iters=100",
        hide_default_value = true
    )]
    bot: String,
}

impl Tune {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let game = setup::game(texts, &self.game)?;
        let setup = setup::choose(texts, game, self.players, &self.options)?;
        let file = if self.value {
            self.fit(texts, game.info().id, setup)?
        } else {
            self.tune(texts, game.info().id, setup)?
        };
        write!(anstream::stdout(), "{file}")?;
        Ok(())
    }

    /// Tunes the weights of the bot that looks one action ahead.
    fn tune(&self, texts: &Texts, game: &str, setup: Setup) -> Result<String, Failure> {
        let tuning = Tuning {
            setup,
            generations: self.generations,
            candidates: self.candidates.max(1),
            games: self.games,
            seed: self.seed,
            threads: self.threads(),
        };
        let bar = bar(u64::from(tuning.generations) * tuning.candidates as u64);
        let tuned = dighouse_shelf::visit(game, TuneGame { tuning, bar }).expect("the game was found above");
        let Tuned { file, report } = tuned.map_err(|error| failure(texts, &error))?;
        write!(anstream::stderr(), "{}", in_words(texts, &report))?;
        Ok(file)
    }

    /// Fits the value function of the search.
    fn fit(&self, texts: &Texts, game: &str, setup: Setup) -> Result<String, Failure> {
        let bot: BotSpec = self.bot.parse().map_err(|error| failure(texts, &ArenaError::Bot(error)))?;
        let fitting = Fitting { setup, bot, games: self.games, seed: self.seed, threads: self.threads() };
        let bar = bar(fitting.games);
        let fitted = dighouse_shelf::visit(game, FitGame { fitting, bar }).expect("the game was found above");
        let Some(fitted) = fitted.map_err(|error| failure(texts, &error))? else {
            let title = texts.say(&format!("{game}-title"), &[]);
            return Err(Failure::usage(texts.say("tune-no-outlook", &[("game", title.into())])));
        };
        let missed = |points: f64| format!("{points:.1}").into();
        let args = [
            ("moments", fitted.test_samples.into()),
            ("before", missed(fitted.rmse_before)),
            ("now", missed(fitted.rmse_after)),
        ];
        writeln!(anstream::stderr(), "{}", texts.say("tune-fitted", &args))?;
        Ok(fitted.file)
    }

    fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(cores, NonZeroUsize::get)
    }
}

/// Tunes any game.
struct TuneGame {
    tuning: Tuning,
    bar: ProgressBar,
}

impl Visitor for TuneGame {
    type Out = Result<Tuned, ArenaError>;

    fn visit<G: HasBots>(self) -> Result<Tuned, ArenaError> {
        let tuned = self.tuning.run::<G>(&|tried| self.bar.set_position(tried));
        self.bar.finish_and_clear();
        tuned
    }
}

/// Fits the value function of any game.
struct FitGame {
    fitting: Fitting,
    bar: ProgressBar,
}

impl Visitor for FitGame {
    type Out = Result<Option<Fitted>, ArenaError>;

    fn visit<G: HasBots>(self) -> Result<Option<Fitted>, ArenaError> {
        let fitted = self.fitting.run::<G>(&|done| self.bar.set_position(done));
        self.bar.finish_and_clear();
        fitted
    }
}
