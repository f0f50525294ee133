//! Tournaments between bots.
//!
//! ```
//! use bots::arena::{self, Plan};
//! use game::{Game, Setup};
//! use lost_code::LostCode;
//!
//! let plan = Plan {
//!     setup: Setup::new(&LostCode::INFO, 2)?,
//!     bots: vec!["exact".parse()?, "random".parse()?],
//!     games: 4,
//!     seed: 1,
//!     threads: 2,
//! };
//! let report = arena::run::<LostCode>(&plan, &|_games_done| {})?;
//! assert!(report.bots[0].mean_score > report.bots[1].mean_score);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod plan;
mod queue;
mod report;
mod table;
mod tally;
mod wilson;

use std::panic::resume_unwind;
use std::thread;

use crate::Botted;
use queue::Queue;
use tally::Tally;

pub use error::ArenaError;
pub use plan::Plan;
pub use report::{BotReport, Report};

/// Plays all games of a plan and sums them up. `progress` is told how many games are done, from
/// any thread.
pub fn run<G: Botted>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ArenaError> {
    plan.check::<G>()?;
    let queue = Queue::new(plan.games);
    let shares: Vec<_> = thread::scope(|scope| {
        let work = || play_from::<G>(&queue, plan, progress);
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    let mut tally = Tally::new(plan.bots.len());
    let mut failures = Vec::new();
    for share in shares {
        match share {
            Ok(share) => tally.add(&share),
            Err(failure) => failures.push(failure),
        }
    }
    match failures.into_iter().min_by_key(|(game, _)| *game) {
        Some((_, error)) => Err(error),
        None => Ok(Report::new::<G>(plan, &tally)),
    }
}

/// Plays games until none is left. A failure comes with the number of its game.
fn play_from<G: Botted>(
    queue: &Queue,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, (u64, ArenaError)> {
    let mut tally = Tally::new(plan.bots.len());
    while let Some(game) = queue.next() {
        if let Err(error) = table::play::<G>(plan, game, &mut tally) {
            queue.close();
            return Err((game, error));
        }
        progress(queue.done());
    }
    Ok(tally)
}
