//! The speed of the search, with one thread and with two.

use std::time::Duration;

use cpu_time::ProcessTime;
use dighouse_bots::search::SearchStats;
use dighouse_bots::{BotSpec, HasBots};
use dighouse_game::{Perspective, Seat, Seed, Setup, SetupError, Silent, Stream};
use dighouse_shelf::Visitor;
use dighouse_tables::AnyGame;
use serde::Serialize;

use super::{Figures, Measured};

/// The number of positions that are searched.
const POSITIONS: u32 = 5;

/// The least number of random actions between two of them.
const SPACING: usize = 12;

/// The numbers of threads.
const THREADS: [u32; 2] = [1, 2];

/// The figures of one game and number of threads.
#[derive(Serialize)]
pub(super) struct Searched {
    game: &'static str,
    seats: u8,
    threads: u32,
    /// Per second of each thread's CPU time, all threads together.
    iterations_per_s: f64,
    /// The rate relative to one thread.
    scaling: f64,
    /// The mean number of nodes in the trees of one search.
    nodes: f64,
    /// Their mean memory.
    bytes: f64,
}

impl Figures for Searched {
    const HEADS: &'static [&'static str] =
        &["seats", "game", "threads", "iterations", "scaling", "nodes", "megabytes"];

    fn row(&self) -> Vec<String> {
        vec![
            self.seats.to_string(),
            self.game.to_owned(),
            self.threads.to_string(),
            format!("{:.0}", self.iterations_per_s),
            format!("{:.2}", self.scaling),
            format!("{:.0}", self.nodes),
            format!("{:.1}", self.bytes / 1e6),
        ]
    }
}

/// Searches for `time` with each number of threads in a game for two. Empty if the game has no search.
pub(super) fn measure(game: &dyn AnyGame, time: Duration) -> Measured<Searched> {
    let mut all: Vec<Searched> = Vec::new();
    for threads in THREADS {
        let ms = (time / POSITIONS).as_millis().max(1);
        let spec = format!("search:ms={ms}:threads={threads}").parse::<BotSpec>();
        let Some(spec) = spec.ok().filter(|spec| game.check_bot(spec).is_ok()) else { continue };
        let Some(measured) = dighouse_shelf::visit(game.info().id, Measure { spec, threads }) else {
            continue;
        };
        let mut searched = measured?;
        searched.scaling = searched.iterations_per_s / all.first().unwrap_or(&searched).iterations_per_s;
        all.push(searched);
    }
    Ok(all)
}

/// A measurement of one game.
struct Measure {
    spec: BotSpec,
    threads: u32,
}

impl Visitor for Measure {
    type Out = Result<Searched, SetupError>;

    fn visit<G: HasBots>(self) -> Result<Searched, SetupError> {
        let setup = Setup::new(&G::INFO, 2)?;
        let mut rng = Stream::new(Seed::from_number(1), 0);
        // The search has its own random stream, so that any number of threads searches the same positions.
        let mut search_rng = Stream::new(Seed::from_number(1), 1);
        let mut state = G::begin(&setup, rng.seed(), &mut Silent)?;
        let mut sum = SearchStats::default();
        let mut cpu_time = Duration::ZERO;
        for _ in 0..POSITIONS {
            let Some(seat) = next_choice(&mut state, &mut rng) else { break };
            let Ok(mut bot) = G::bot(&self.spec) else { break };
            let cpu = ProcessTime::now();
            bot.analyse(&Perspective::new(&state, seat), &mut search_rng);
            cpu_time += cpu.elapsed();
            let SearchStats { iterations, nodes, bytes } = bot.search_stats().unwrap_or_default();
            sum.iterations += iterations;
            sum.nodes += nodes;
            sum.bytes += bytes;
        }
        Ok(Searched {
            game: G::INFO.id,
            seats: 2,
            threads: self.threads,
            iterations_per_s: sum.iterations as f64 * f64::from(self.threads) / cpu_time.as_secs_f64(),
            scaling: 1.0,
            nodes: sum.nodes as f64 / f64::from(POSITIONS),
            bytes: sum.bytes as f64 / f64::from(POSITIONS),
        })
    }
}

/// Plays at random to the next position with a real choice and returns whose it is.
fn next_choice<G: HasBots>(state: &mut G, rng: &mut Stream) -> Option<Seat> {
    let mut actions = Vec::new();
    for played in 0.. {
        let seat = state.decision().seats().iter().next()?;
        state.actions(seat, &mut actions);
        if played >= SPACING && actions.len() > 1 {
            return Some(seat);
        }
        state.play(seat, rng.pick(&actions), &mut Silent);
    }
    None
}
