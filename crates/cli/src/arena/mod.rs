//! `dighouse arena`: a tournament between bots.

mod folder;
mod plot;
mod words;

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

use dighouse_bots::arena::{ArenaError, Outcome, Plan, Report, resume};
use dighouse_bots::{BotSpec, HasBots};
use dighouse_shelf::Visitor;
use dighouse_tables::AnyGame;
use dighouse_text::Texts;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::{Failure, Outcome as End, tell};
use crate::{players, setup};
use folder::Folder;

pub(crate) use words::in_words;

/// The default number of players at a table of a pool.
const PLAYERS: u8 = 2;

/// Plays a tournament.
#[derive(clap::Args)]
pub(crate) struct Arena {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT", required_unless_present_any = ["pool", "budgets"])]
    seats: Vec<String>,
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT,BOT", conflicts_with = "seats")]
    pool: Vec<String>,
    #[arg(long, value_delimiter = ',', value_name = "N,N,Nms", conflicts_with = "seats")]
    budgets: Vec<String>,
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    players: Option<u8>,
    #[arg(long, value_name = "N", default_value_t = 100, hide_default_value = true)]
    games: u64,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    seed: u64,
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
    #[arg(long, requires = "into")]
    records: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    plots: Option<PathBuf>,
}

impl Arena {
    pub(crate) fn run(&self, texts: &Texts) -> End {
        let game = setup::game(texts, &self.game)?;
        let plan = self.plan(texts, game)?;
        let kept = match &self.into {
            Some(path) => Some(Folder::open(texts, path, &plan, self.records)?),
            None => None,
        };
        let (folder, before) = kept.map_or_else(Default::default, |(folder, before)| (Some(folder), before));
        let bar = bar(plan.total());
        let tournament = Tournament { plan, before, folder, bar };
        let Some(played) = dighouse_shelf::visit(&self.game, tournament) else {
            return Err(Failure::usage(setup::unknown_game(texts, &self.game)));
        };
        let report = played.map_err(|error| failure(texts, &error))?;
        if let Some(file) = &self.plot {
            write_picture(texts, file, &plot::win_rates(texts, &report))?;
        }
        if let Some(folder) = &self.plots {
            for (name, picture) in plot::all(texts, &report) {
                write_picture(texts, &folder.join(name), &picture)?;
            }
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

    fn plan(&self, texts: &Texts, game: &dyn AnyGame) -> Result<Plan, Failure> {
        let searching = self.budgets.iter().map(|budget| match budget.strip_suffix("ms") {
            Some(time) => format!("search:ms={time}"),
            None => format!("search:iters={budget}"),
        });
        let named = self.seats.iter().chain(&self.pool).cloned().chain(searching);
        let bots = named.map(|spec| players::bot(texts, game, spec.trim_start_matches("bot:")));
        let bots: Vec<BotSpec> = bots.collect::<Result<_, Failure>>()?;
        let of_a_pool = || self.players.unwrap_or(PLAYERS).into();
        let players = if self.seats.is_empty() { of_a_pool() } else { bots.len() };
        let setup = setup::choose(texts, game, players, &self.options)?;
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = self.threads.map_or_else(cores, NonZeroUsize::get);
        Ok(Plan { setup, bots, games: self.games, seed: self.seed, threads })
    }
}

/// A progress bar, which is visible on a terminal only.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} < {eta}");
    let bar = ProgressBar::new(games);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A tournament of any game.
struct Tournament {
    plan: Plan,
    before: Vec<Outcome>,
    folder: Option<Folder>,
    bar: ProgressBar,
}

impl Visitor for Tournament {
    type Out = Result<Report, ArenaError>;

    fn visit<G: HasBots>(self) -> Result<Report, ArenaError> {
        let report = resume::<G>(&self.plan, &self.before, &|done, outcome, record| {
            if let Some(folder) = &self.folder {
                folder.keep(outcome, record).map_err(|error| error.to_string())?;
            }
            self.bar.set_position(done);
            Ok(())
        });
        self.bar.finish_and_clear();
        report
    }
}

/// The error message of a tournament.
pub(crate) fn failure(texts: &Texts, error: &ArenaError) -> Failure {
    match error {
        ArenaError::Bot(error) => Failure::bot(texts, error),
        ArenaError::Setup(error) => Failure::setup(texts, error),
        ArenaError::BotsForSeats { .. } | ArenaError::NoGames => Failure::usage(tell(texts, error)),
        ArenaError::BotCheated { .. } | ArenaError::ForeignOutcome { .. } | ArenaError::NotKept { .. } => {
            Failure::failed(tell(texts, error))
        }
    }
}

/// Writes a picture and creates its folder if necessary.
fn write_picture(texts: &Texts, file: &Path, picture: &str) -> End {
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    folder
        .and_then(|()| fs::write(file, picture))
        .map_err(|error| Failure::file(texts, "house-error-write", file, &error))
}
