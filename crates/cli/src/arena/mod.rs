//! `dighouse arena`: a tournament between bots.

mod folder;
mod plot;
mod words;

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use dighouse_bot_protocol::{Clock, Program};
use dighouse_bots::HasBots;
use dighouse_bots::arena::{ArenaError, Entrant, Guest, Outcome, Plan, Report, Sprt, resume_with};
use dighouse_game::Record;
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

/// The default number of games at a table.
const GAMES: u64 = 100;

/// The default number of games after which a test stays undecided.
const GAMES_OF_A_TEST: u64 = 20_000;

/// What the name of a bot starts with that is a program of its own.
const PROGRAM: &str = "exec:";

/// The default time of a program for each decision, in milliseconds.
const TIME: u64 = 1000;

/// After how many milliseconds a program forfeits that counts iterations.
const PATIENCE: u64 = 60_000;

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
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    #[arg(long, value_name = "ELO,ELO", allow_hyphen_values = true, value_parser = sprt)]
    sprt: Option<Sprt>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    ms: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iters: Option<u32>,
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
        let tournament = Tournament { plan, before, folder, bar, sprt: self.sprt, clock: self.clock() };
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
        let entrant = |spec: String| match spec.starts_with(PROGRAM) {
            true => Ok(Entrant::Guest(spec)),
            false => players::bot(texts, game, spec.trim_start_matches("bot:")).map(Entrant::Bot),
        };
        let bots: Vec<Entrant> = named.map(entrant).collect::<Result<_, Failure>>()?;
        let of_a_pool = || self.players.unwrap_or(PLAYERS).into();
        let players = if self.seats.is_empty() { of_a_pool() } else { bots.len() };
        let setup = setup::choose(texts, game, players, &self.options)?;
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = self.threads.map_or_else(cores, NonZeroUsize::get);
        let games = self.games.unwrap_or(if self.sprt.is_some() { GAMES_OF_A_TEST } else { GAMES });
        Ok(Plan { setup, bots, games, seed: self.seed, threads })
    }

    /// The time of programs.
    fn clock(&self) -> Clock {
        match self.iters {
            Some(iters) => Clock::iterations(iters, Duration::from_millis(self.ms.unwrap_or(PATIENCE))),
            None => Clock::time(self.ms.unwrap_or(TIME)),
        }
    }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    text.parse().map_err(|_| text.to_owned())
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
    sprt: Option<Sprt>,
    clock: Clock,
}

impl Visitor for Tournament {
    type Out = Result<Report, ArenaError>;

    fn visit<G: HasBots>(self) -> Result<Report, ArenaError> {
        let on_end = |done, outcome: &Outcome, record: &dyn Fn() -> Record| {
            if let Some(folder) = &self.folder {
                folder.keep(outcome, record).map_err(|error| error.to_string())?;
            }
            self.bar.set_position(done);
            Ok(())
        };
        let program = |name: &str| {
            let command = name.strip_prefix(PROGRAM).unwrap_or(name);
            Ok(Box::new(Program::start(command, self.clock)?) as Box<dyn Guest<G>>)
        };
        let report = resume_with::<G>(&self.plan, &self.before, &on_end, self.sprt, &program);
        self.bar.finish_and_clear();
        report
    }
}

/// The error message of a tournament.
pub(crate) fn failure(texts: &Texts, error: &ArenaError) -> Failure {
    match error {
        ArenaError::Bot(error) => Failure::bot(texts, error),
        ArenaError::Setup(error) => Failure::setup(texts, error),
        ArenaError::BotsForSeats { .. } | ArenaError::NoGames | ArenaError::SprtOfTwo { .. } => {
            Failure::usage(tell(texts, error))
        }
        ArenaError::GuestAbsent { bot, fault } => {
            let args = [("bot", bot.as_str().into()), ("what", tell(texts, fault).into())];
            Failure::failed(texts.say("house-error-guest-absent", &args))
        }
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
