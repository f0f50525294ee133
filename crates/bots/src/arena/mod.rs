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
mod rating;
mod report;
mod table;
mod tally;
mod wilson;

use std::panic::resume_unwind;
use std::thread;

use game::Game;

use crate::{Bot, BotError, BotSpec, Botted};
use queue::Queue;
use tally::Tally;

pub use error::ArenaError;
pub use plan::Plan;
pub use report::{BotReport, Report};

/// Plays all games of a plan and sums them up. `progress` is told how many games are done, from
/// any thread.
pub fn run<G: Botted>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ArenaError> {
    run_with(plan, progress, &G::bot)
}

/// Where the bots come from.
type Bots<G> = dyn Fn(&BotSpec) -> Result<Box<dyn Bot<G>>, BotError> + Sync;

fn run_with<G: Game>(
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
    bots: &Bots<G>,
) -> Result<Report, ArenaError> {
    plan.check()?;
    plan.bots.iter().try_for_each(|spec| bots(spec).map(drop)).map_err(ArenaError::Bot)?;
    let queue = Queue::new(plan.games);
    let shares: Vec<_> = thread::scope(|scope| {
        let work = || play_from(&queue, plan, progress, bots);
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
        None => Ok(Report::new(&G::INFO, plan, &tally)),
    }
}

/// Plays games until none is left. A failure comes with the number of its game.
fn play_from<G: Game>(
    queue: &Queue,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
    bots: &Bots<G>,
) -> Result<Tally, (u64, ArenaError)> {
    let mut tally = Tally::new(plan.bots.len());
    while let Some(game) = queue.next() {
        if let Err(error) = table::play(plan, game, bots, &mut tally) {
            queue.close();
            return Err((game, error));
        }
        progress(queue.done());
    }
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use game::{Perspective, Setup, Stream};
    use lost_code::{Action, LostCode};

    use super::*;
    use crate::Random;

    /// Once in a while asks for a wheel that nobody has.
    struct Cheat(Random<LostCode>);

    impl Bot<LostCode> for Cheat {
        fn choose(&mut self, eyes: &Perspective<'_, LostCode>, rng: &mut Stream) -> Action {
            if rng.below(200) == 0 { "bet 0-5".parse().unwrap() } else { self.0.choose(eyes, rng) }
        }
    }

    fn failure(threads: usize) -> ArenaError {
        let plan = Plan {
            setup: Setup::new(&LostCode::INFO, 2).unwrap(),
            bots: vec!["random".parse().unwrap(), "cheat".parse().unwrap()],
            games: 100,
            seed: 1,
            threads,
        };
        let bots: &Bots<LostCode> = &|spec| match spec.name() {
            "cheat" => Ok(Box::new(Cheat(Random::new()))),
            _ => Ok(Box::new(Random::new())),
        };
        run_with(&plan, &|_| {}, bots).unwrap_err()
    }

    #[test]
    fn an_illegal_action_is_told_with_its_bot_and_game() {
        let ArenaError::BotCheated { bot, game, seed, action } = failure(1) else { panic!("the bot cheats") };
        assert_eq!((bot.as_str(), action.as_str()), ("cheat", "bet 0-5"));
        let mut rng = Stream::new(game::Seed::from_number(1), game / 2);
        assert_eq!(seed, rng.seed(), "with this seed the game can be played again");
    }

    #[test]
    fn the_first_illegal_action_is_the_same_for_any_number_of_threads() {
        assert_eq!(failure(1), failure(2));
        assert_eq!(failure(1), failure(3));
    }
}
