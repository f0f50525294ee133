//! `dighouse arena`: a tournament between bots.

use std::io::Write;
use std::num::NonZeroUsize;
use std::thread;

use bots::Botted;
use bots::arena::{ArenaError, BotReport, Plan, Report, run};
use house::Visitor;
use indicatif::{ProgressBar, ProgressStyle};
use text::Texts;

use crate::failure::{Failure, Outcome, tell};
use crate::score::table;
use crate::{players, setup};

/// Plays a tournament.
#[derive(clap::Args)]
pub(crate) struct Arena {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT", required = true)]
    seats: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100, hide_default_value = true)]
    games: u64,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    seed: u64,
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let game = setup::game(texts, &self.game)?;
        let bots = self.seats.iter().map(|spec| players::bot(texts, game, spec.trim_start_matches("bot:")));
        let bots = bots.collect::<Result<Vec<_>, Failure>>()?;
        let setup = setup::choose(texts, game, bots.len(), &self.options)?;
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = self.threads.map_or_else(cores, NonZeroUsize::get);
        let plan = Plan { setup, bots, games: self.games, seed: self.seed, threads };
        let Some(played) = house::visit(&self.game, Tournament { plan, bar: self.bar() }) else {
            return Err(Failure::usage(setup::unknown_game(texts, &self.game)));
        };
        let report = played.map_err(|error| failure(texts, &error))?;
        let mut out = anstream::stdout();
        if self.json {
            let json = serde_json::to_string(&report).unwrap_or_default();
            writeln!(out, "{json}")?;
        } else {
            write!(out, "{}", in_words(texts, &report))?;
        }
        Ok(())
    }

    /// A progress bar; it shows itself on a terminal only.
    fn bar(&self) -> ProgressBar {
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} < {eta}");
        let bar = ProgressBar::new(self.games);
        match style {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }
}

/// A tournament of any game.
struct Tournament {
    plan: Plan,
    bar: ProgressBar,
}

impl Visitor for Tournament {
    type Out = Result<Report, ArenaError>;

    fn visit<G: Botted>(self) -> Result<Report, ArenaError> {
        let report = run::<G>(&self.plan, &|done| self.bar.set_position(done));
        self.bar.finish_and_clear();
        report
    }
}

fn failure(texts: &Texts, error: &ArenaError) -> Failure {
    match error {
        ArenaError::Bot(error) => Failure::bot(texts, error),
        ArenaError::Setup(error) => Failure::setup(texts, error),
        ArenaError::BotsForSeats { .. } | ArenaError::NoGames => Failure::usage(tell(texts, error)),
        ArenaError::BotCheated { .. } => Failure::failed(tell(texts, error)),
    }
}

/// The report as a table.
fn in_words(texts: &Texts, report: &Report) -> String {
    let title = texts.say(&format!("{}-title", report.game), &[]);
    let args = [("game", title.into()), ("games", report.games.into()), ("seed", report.seed.into())];
    let head = texts.say("arena-report", &args);
    let heads = ["place", "bot", "wins", "interval", "score", "time"];
    let heads = heads.map(|head| texts.say(&format!("arena-head-{head}"), &[]));
    let rows: Vec<Vec<String>> = (1..).zip(&report.bots).map(|(number, bot)| row(number, bot)).collect();
    format!("{head}\n\n{}", table(&heads, &rows))
}

fn row(number: usize, bot: &BotReport) -> Vec<String> {
    let percent = |part: f64| format!("{:.1}", 100.0 * part);
    vec![
        number.to_string(),
        bot.bot.clone(),
        format!("{}%", percent(bot.win_rate)),
        format!("{}-{}%", percent(bot.win_rate_low), percent(bot.win_rate_high)),
        format!("{:.1}", bot.mean_score),
        format!("{:.3}", bot.ms_per_decision),
    ]
}
