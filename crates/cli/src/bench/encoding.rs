//! The cost of masks and observations, in states of random games.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use dighouse_game::encoding::Mask;
use dighouse_game::{Encoded, Seat, Seed, Setup, SetupError, Silent, Stream, Viewer};

use super::rules::LONGEST_LIST;
use crate::counting::allocations;

/// The number of states, few enough for the caches.
const STATES: usize = 200;

/// One of so many states of a random game is measured.
const ONE_OF: u32 = 7;

/// What masks and observations cost.
pub(super) struct Encodings {
    /// The time for a mask relative to the time for a list of the same actions.
    pub(super) mask_cost: f64,
    pub(super) observations_per_s: f64,
    pub(super) allocs_per_mask: f64,
}

/// Measures each for a third of `time`. They take turns, so that other work on the machine slows down all alike.
pub(super) fn measure<G: Encoded>(setup: Setup, time: Duration) -> Result<Encodings, SetupError> {
    let states: Vec<(G, Seat)> = states(setup)?;
    let mut listed = Vec::with_capacity(LONGEST_LIST);
    let mut mask = Mask::new();
    let mut observation = vec![0; G::OBSERVATION];
    let (mut lists, mut masks, mut observations) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let (mut rounds, mut allocated) = (0u64, 0);
    let began = Instant::now();
    while rounds == 0 || began.elapsed() < time {
        lists += timed(&states, |state, seat| state.actions(seat, &mut listed));
        let before = allocations();
        masks += timed(&states, |state, seat| mask.show(state, seat));
        allocated += allocations() - before;
        observations += timed(&states, |state, seat| {
            G::observe(&state.sight(Viewer::Seat(seat)), &mut observation);
        });
        rounds += 1;
    }
    let measured = (rounds * states.len() as u64) as f64;
    Ok(Encodings {
        mask_cost: masks.as_secs_f64() / lists.as_secs_f64(),
        observations_per_s: measured / observations.as_secs_f64(),
        allocs_per_mask: allocated as f64 / measured,
    })
}

/// The CPU time of `work` on all states, many times over so that the clock can measure it.
fn timed<G: Encoded>(states: &[(G, Seat)], mut work: impl FnMut(&G, Seat)) -> Duration {
    const TIMES: usize = 20;
    let cpu = ProcessTime::now();
    for _ in 0..TIMES {
        for (state, seat) in states {
            work(black_box(state), *seat);
        }
    }
    cpu.elapsed() / TIMES as u32
}

/// States of random games, and who is asked in them.
fn states<G: Encoded>(setup: Setup) -> Result<Vec<(G, Seat)>, SetupError> {
    let mut rng = Stream::new(Seed::from_number(1), 0);
    let (mut states, mut listed) = (Vec::with_capacity(STATES), Vec::new());
    while states.len() < STATES {
        let mut state = G::begin(&setup, rng.seed(), &mut Silent)?;
        while let Some(seat) = state.decision().seats().iter().next() {
            if states.len() < STATES && rng.below(ONE_OF) == 0 {
                states.push((state.clone(), seat));
            }
            state.actions(seat, &mut listed);
            state.play(seat, rng.pick(&listed), &mut Silent);
        }
    }
    Ok(states)
}
