//! The speed of the rules.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use dighouse_bots::HasBots;
use dighouse_game::{Encoded, Game, Seed, Setup, SetupError, Silent, Stream};
use dighouse_shelf::Visitor;
use dighouse_tables::AnyGame;
use serde::Serialize;

use super::{Figures, Measured, encoding};
use crate::counting::allocations;

/// The figures of one game and number of seats. All rates are per CPU second.
#[derive(Serialize)]
pub(super) struct RulesPlayed {
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
    /// The time for a mask relative to the time for a list of the same actions.
    mask_cost: f64,
    observations_per_s: f64,
    allocs_per_mask: f64,
}

impl Figures for RulesPlayed {
    const HEADS: &'static [&'static str] = &[
        "seats",
        "game",
        "games",
        "actions",
        "legal",
        "clones",
        "length",
        "branching",
        "bytes",
        "allocs",
        "mask",
        "observations",
    ];

    fn row(&self) -> Vec<String> {
        let millions = |number: f64| format!("{:.2} M", number / 1e6);
        vec![
            self.seats.to_string(),
            self.game.to_owned(),
            format!("{:.0}", self.games_per_s),
            millions(self.actions_per_s),
            millions(self.legal_actions_per_s),
            millions(self.clones_per_s),
            format!("{:.1}", self.mean_actions),
            format!("{:.1}", self.mean_branching),
            self.state_bytes.to_string(),
            format!("{:.4}", self.allocs_per_action),
            format!("{:.2}", self.mask_cost),
            millions(self.observations_per_s),
        ]
    }
}

/// Plays at random for `time` with each number of seats.
pub(super) fn measure(game: &dyn AnyGame, time: Duration) -> Measured<RulesPlayed> {
    let info = game.info();
    let measure = |seats| dighouse_shelf::visit(info.id, Measure { seats, time });
    (info.min_seats..=info.max_seats).filter_map(measure).collect()
}

/// Longer than any list of actions, so that the list never grows while the rules are measured.
pub(super) const LONGEST_LIST: usize = 4096;

/// Enough for a few milliseconds.
const WARM_UP_GAMES: usize = 100;

/// A measurement of one game.
struct Measure {
    seats: u8,
    time: Duration,
}

impl Visitor for Measure {
    type Out = Result<RulesPlayed, SetupError>;

    fn visit<G: HasBots + Encoded>(self) -> Result<RulesPlayed, SetupError> {
        let setup = Setup::new(&G::INFO, self.seats)?;
        let mut played = RandomPlay::<G>::new(setup);
        played.warm_up()?;
        let allocated = allocations();
        let seconds = played.games_for(self.time)?.as_secs_f64();
        let allocated = allocations() - allocated;
        let encodings = encoding::measure::<G>(setup, self.time / 5)?;
        let RandomPlay { games, actions, listed, .. } = played;
        let [games, actions, listed] = [games, actions, listed].map(|number| number as f64);
        Ok(RulesPlayed {
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
            mask_cost: encodings.mask_cost,
            observations_per_s: encodings.observations_per_s,
            allocs_per_mask: encodings.allocs_per_mask,
        })
    }
}

/// Random games, one after the other.
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

    /// Plays some games that do not count, so that tables which are built on first use are there.
    fn warm_up(&mut self) -> Result<(), SetupError> {
        for _ in 0..WARM_UP_GAMES {
            self.game()?;
        }
        (self.games, self.actions, self.listed) = (0, 0, 0);
        Ok(())
    }

    /// Plays for `time` and returns the CPU time used.
    fn games_for(&mut self, time: Duration) -> Result<Duration, SetupError> {
        let (began, cpu) = (Instant::now(), ProcessTime::now());
        while began.elapsed() < time {
            self.game()?;
        }
        Ok(cpu.elapsed())
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
    let (began, cpu) = (Instant::now(), ProcessTime::now());
    let mut clones = 0u64;
    while began.elapsed() < time {
        for _ in 0..AT_ONCE {
            black_box(black_box(&state).clone());
        }
        clones += u64::from(AT_ONCE);
    }
    Ok(clones as f64 / cpu.elapsed().as_secs_f64())
}
