//! How fast the search is, and how much more two threads find than one.

use std::time::{Duration, Instant};

use dighouse_bots::search::SearchStats;
use dighouse_bots::{BotSpec, HasBots};
use dighouse_game::{Perspective, Seat, Seed, Setup, SetupError, Silent, Stream};
use dighouse_shelf::Visitor;
use dighouse_tables::AnyGame;
use serde::Serialize;

use super::{Figures, Measured};

/// How many moments of a game are thought about.
const MOMENTS: u32 = 5;

/// How many random actions lie between two of them.
const APART: usize = 12;

/// Threads that think together.
const THREADS: [u32; 2] = [1, 2];

/// What was measured for one game and number of threads.
#[derive(Serialize)]
pub(super) struct Searched {
    game: &'static str,
    seats: u8,
    threads: u32,
    iterations_per_s: f64,
    /// By how much this is faster than one thread.
    scaling: f64,
    /// How many decisions the trees of one search hold.
    nodes: f64,
    /// How much memory they take.
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

/// Thinks for so long with each number of threads about a game for two; nothing if no search plays it.
pub(super) fn measure(game: &dyn AnyGame, time: Duration) -> Measured<Searched> {
    let mut all: Vec<Searched> = Vec::new();
    for threads in THREADS {
        let ms = (time / MOMENTS).as_millis().max(1);
        let spec = format!("search:ms={ms}:threads={threads}").parse::<BotSpec>();
        let Some(spec) = spec.ok().filter(|spec| game.check_bot(spec).is_ok()) else { continue };
        let Some(measured) = dighouse_shelf::visit(game.info().id, Thinking { spec, threads }) else {
            continue;
        };
        let mut searched = measured?;
        searched.scaling = searched.iterations_per_s / all.first().unwrap_or(&searched).iterations_per_s;
        all.push(searched);
    }
    Ok(all)
}

/// A search in any game.
struct Thinking {
    spec: BotSpec,
    threads: u32,
}

impl Visitor for Thinking {
    type Out = Result<Searched, SetupError>;

    fn visit<G: HasBots>(self) -> Result<Searched, SetupError> {
        let setup = Setup::new(&G::INFO, 2)?;
        let mut rng = Stream::new(Seed::from_number(1), 0);
        // Thinking has chance of its own: any number of threads thinks about the same moments.
        let mut thinking = Stream::new(Seed::from_number(1), 1);
        let mut state = G::begin(&setup, rng.seed(), &mut Silent)?;
        let mut sum = SearchStats::default();
        let mut time = Duration::ZERO;
        for _ in 0..MOMENTS {
            let Some(seat) = next_choice(&mut state, &mut rng) else { break };
            let Ok(mut bot) = G::bot(&self.spec) else { break };
            let began = Instant::now();
            bot.analyse(&Perspective::new(&state, seat), &mut thinking);
            time += began.elapsed();
            let SearchStats { iterations, nodes, bytes } = bot.search_stats().unwrap_or_default();
            sum.iterations += iterations;
            sum.nodes += nodes;
            sum.bytes += bytes;
        }
        Ok(Searched {
            game: G::INFO.id,
            seats: 2,
            threads: self.threads,
            iterations_per_s: sum.iterations as f64 / time.as_secs_f64(),
            scaling: 1.0,
            nodes: sum.nodes as f64 / f64::from(MOMENTS),
            bytes: sum.bytes as f64 / f64::from(MOMENTS),
        })
    }
}

/// Plays at random to the next moment at which there is something to choose, and tells whose choice it is.
fn next_choice<G: HasBots>(state: &mut G, rng: &mut Stream) -> Option<Seat> {
    let mut actions = Vec::new();
    for played in 0.. {
        let seat = state.decision().seats().iter().next()?;
        state.actions(seat, &mut actions);
        if played >= APART && actions.len() > 1 {
            return Some(seat);
        }
        state.play(seat, rng.pick(&actions), &mut Silent);
    }
    None
}
