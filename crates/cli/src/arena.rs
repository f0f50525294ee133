//! `dighouse arena`: a tournament between bots.

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

use bots::Botted;
use bots::arena::{ArenaError, BotReport, Plan, Report, run};
use house::Visitor;
use indicatif::{ProgressBar, ProgressStyle};
use text::Texts;

use crate::failure::{Failure, Outcome, tell};
use crate::score::table;
use crate::{players, plot, setup};

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
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
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
        if let Some(file) = &self.plot {
            draw(texts, &report, file)?;
        }
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

/// What was played.
fn title(texts: &Texts, report: &Report) -> String {
    let game = texts.say(&format!("{}-title", report.game), &[]);
    let args = [("game", game.into()), ("games", report.games.into()), ("seed", report.seed.into())];
    texts.say("arena-report", &args)
}

fn draw(texts: &Texts, report: &Report, file: &Path) -> Outcome {
    let picture = plot::win_rates(report, &title(texts, report), &texts.say("arena-plot", &[]));
    fs::write(file, picture).map_err(|error| Failure::file(texts, "house-error-write", file, &error))
}

/// The report as a table.
fn in_words(texts: &Texts, report: &Report) -> String {
    let head = |head: &str| texts.say(&format!("arena-head-{head}"), &[]);
    let mut heads: Vec<String> = ["place", "bot", "wins", "interval", "rating", "score"].map(head).into();
    let categories = house::game(report.game).map_or(&[][..], |game| game.info().categories);
    heads.extend(
        categories.iter().map(|category| texts.say(&format!("{}-score-{category}", report.game), &[])),
    );
    heads.push(head("time"));
    let rows: Vec<Vec<String>> =
        (1..).zip(&report.bots).map(|(number, bot)| row(number, bot, categories)).collect();
    format!("{}\n\n{}", title(texts, report), table(&heads, &rows))
}

fn row(number: usize, bot: &BotReport, categories: &[&str]) -> Vec<String> {
    let percent = |part: f64| format!("{:.1}", 100.0 * part);
    let mut cells = vec![
        number.to_string(),
        bot.bot.clone(),
        format!("{}%", percent(bot.win_rate)),
        format!("{}-{}%", percent(bot.win_rate_low), percent(bot.win_rate_high)),
        rating(bot),
        format!("{:.1}", bot.mean_score),
    ];
    cells.extend(
        categories.iter().map(|&category| format!("{:.1}", bot.scores.get(category).unwrap_or(&0.0))),
    );
    cells.push(format!("{:.3}", bot.ms_per_decision));
    cells
}

/// The rating, or how far from it a bot is that won all or nothing.
fn rating(bot: &BotReport) -> String {
    match (bot.rating_low, bot.rating, bot.rating_high) {
        (_, Some(rating), _) => format!("{rating:+.0}"),
        (Some(low), None, _) => format!("> {low:+.0}"),
        (_, None, Some(high)) => format!("< {high:+.0}"),
        (None, None, None) => "?".to_owned(),
    }
}
