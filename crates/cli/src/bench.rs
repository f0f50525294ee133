//! `dighouse bench`: how fast the rules are.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use bots::Botted;
use game::{Game, Seed, Setup, SetupError, Silent, Stream};
use house::{AnyGame, Visitor};
use serde::Serialize;
use text::Texts;

use crate::counting::allocations;
use crate::failure::{Failure, Outcome};
use crate::score::table;
use crate::setup;

/// Measures random play on one core.
#[derive(clap::Args)]
pub(crate) struct Bench {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "S", default_value_t = 5.0, hide_default_value = true, value_parser = seconds)]
    seconds: f64,
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds)).ok_or_else(|| text.to_owned())
}

/// What was measured for one game and number of seats.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    games_per_s: f64,
    actions_per_s: f64,
    legal_actions_per_s: f64,
    clones_per_s: f64,
    mean_actions: f64,
    mean_branching: f64,
    state_bytes: usize,
    allocs_per_action: f64,
}

impl Bench {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let games: Vec<&dyn AnyGame> = match &self.game {
            Some(id) => vec![setup::game(texts, id)?],
            None => house::games().to_vec(),
        };
        let mut all = Vec::new();
        for game in games {
            let info = game.info();
            for seats in info.min_seats..=info.max_seats {
                let measure = Measure { seats, time: Duration::from_secs_f64(self.seconds) };
                let Some(measured) = house::visit(info.id, measure) else { continue };
                let figures = measured.map_err(|error| Failure::setup(texts, &error))?;
                if self.json {
                    writeln!(anstream::stdout(), "{}", serde_json::to_string(&figures).unwrap_or_default())?;
                }
                all.push(figures);
            }
        }
        if !self.json {
            write!(anstream::stdout(), "{}", in_words(texts, &all))?;
        }
        Ok(())
    }
}

fn in_words(texts: &Texts, all: &[Figures]) -> String {
    let heads =
        ["seats", "game", "games", "actions", "legal", "clones", "length", "branching", "bytes", "allocs"];
    let heads = heads.map(|head| texts.say(&format!("bench-head-{head}"), &[]));
    let rows: Vec<Vec<String>> = all.iter().map(row).collect();
    table(&heads, &rows)
}

fn row(figures: &Figures) -> Vec<String> {
    let millions = |number: f64| format!("{:.2} M", number / 1e6);
    vec![
        figures.seats.to_string(),
        figures.game.to_owned(),
        format!("{:.0}", figures.games_per_s),
        millions(figures.actions_per_s),
        millions(figures.legal_actions_per_s),
        millions(figures.clones_per_s),
        format!("{:.1}", figures.mean_actions),
        format!("{:.1}", figures.mean_branching),
        figures.state_bytes.to_string(),
        format!("{:.4}", figures.allocs_per_action),
    ]
}

/// More than any list of actions: what is measured is the rules, not how the list grows.
const LONGEST_LIST: usize = 4096;

/// A measurement of any game.
struct Measure {
    seats: u8,
    time: Duration,
}

impl Visitor for Measure {
    type Out = Result<Figures, SetupError>;

    fn visit<G: Botted>(self) -> Result<Figures, SetupError> {
        let setup = Setup::new(&G::INFO, self.seats)?;
        let mut played = RandomPlay::<G>::new(setup);
        played.games_for(self.time / 20)?;
        played.reset();
        let allocated = allocations();
        let seconds = played.games_for(self.time)?.as_secs_f64();
        let allocated = allocations() - allocated;
        let RandomPlay { games, actions, listed, .. } = played;
        let [games, actions, listed] = [games, actions, listed].map(|number| number as f64);
        Ok(Figures {
            game: G::INFO.id,
            seats: self.seats,
            games_per_s: games / seconds,
            actions_per_s: actions / seconds,
            legal_actions_per_s: listed / seconds,
            clones_per_s: clones_per_s::<G>(setup, self.time / 10)?,
            mean_actions: actions / games,
            mean_branching: listed / actions,
            state_bytes: size_of::<G>(),
            allocs_per_action: allocated as f64 / actions,
        })
    }
}

/// Whole random games, one after the other.
struct RandomPlay<G: Game> {
    setup: Setup,
    rng: Stream,
    buffer: Vec<G::Action>,
    games: u64,
    actions: u64,
    listed: u64,
}

impl<G: Game> RandomPlay<G> {
    fn new(setup: Setup) -> RandomPlay<G> {
        let rng = Stream::new(Seed::from_number(1), 0);
        RandomPlay { setup, rng, buffer: Vec::with_capacity(LONGEST_LIST), games: 0, actions: 0, listed: 0 }
    }

    fn reset(&mut self) {
        (self.games, self.actions, self.listed) = (0, 0, 0);
    }

    fn games_for(&mut self, time: Duration) -> Result<Duration, SetupError> {
        let began = Instant::now();
        while began.elapsed() < time {
            self.game()?;
        }
        Ok(began.elapsed())
    }

    fn game(&mut self) -> Result<(), SetupError> {
        let mut state = G::begin(&self.setup, self.rng.seed(), &mut Silent)?;
        while let Some(seat) = state.decision().seats().iter().next() {
            state.actions(seat, &mut self.buffer);
            self.listed += self.buffer.len() as u64;
            self.actions += 1;
            state.play(seat, self.rng.pick(&self.buffer), &mut Silent);
        }
        self.games += 1;
        Ok(())
    }
}

fn clones_per_s<G: Game>(setup: Setup, time: Duration) -> Result<f64, SetupError> {
    const AT_ONCE: u32 = 1000;
    let state = G::begin(&setup, Seed::from_number(1), &mut Silent)?;
    let began = Instant::now();
    let mut clones = 0u64;
    while began.elapsed() < time {
        for _ in 0..AT_ONCE {
            black_box(black_box(&state).clone());
        }
        clones += u64::from(AT_ONCE);
    }
    Ok(clones as f64 / began.elapsed().as_secs_f64())
}
