//! Tournaments between bots.
//!
//! ```
//! use dighouse_bots::arena::{self, Plan};
//! use dighouse_game::{Game, Setup};
//! use dighouse_lost_code::LostCode;
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
mod game;
mod outcome;
mod plan;
mod queue;
mod rating;
mod report;
mod schedule;
mod tally;
mod wilson;

use std::collections::HashSet;
use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread;

use dighouse_game::{Game, Record};

use crate::{Bot, BotError, BotSpec, HasBots};
use queue::Queue;
use schedule::Schedule;
use tally::Tally;

pub use error::ArenaError;
pub use outcome::{Outcome, Seated};
pub use plan::Plan;
pub use report::{BotReport, Report};

/// Plays all games of a plan and reports on them. `progress` is called from any thread, with the number of games that
/// are done.
pub fn run<G: HasBots>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ArenaError> {
    run_with(
        plan,
        &[],
        &|done, _, _| {
            progress(done);
            Ok(())
        },
        &G::bot,
    )
}

/// Resumes a tournament: plays the games of a plan that are not among `outcomes`, and reports on all of them.
///
/// ```
/// use std::sync::Mutex;
///
/// use dighouse_bots::arena::{self, Outcome, Plan};
/// use dighouse_game::{Game, Setup};
/// use dighouse_lost_code::LostCode;
///
/// let setup = Setup::new(&LostCode::INFO, 2)?;
/// let bots = vec!["random".parse()?, "random".parse()?];
/// let plan = Plan { setup, bots, games: 4, seed: 1, threads: 1 };
/// let played = Mutex::new(Vec::<Outcome>::new());
/// arena::resume::<LostCode>(&plan, &[], &|_games_done, outcome, _record| {
///     played.lock().unwrap().push(outcome.clone());
///     Ok(())
/// })?;
///
/// let longer = Plan { games: 6, ..plan };
/// let report = arena::resume::<LostCode>(&longer, &played.into_inner()?, &|_, _, _| Ok(()))?;
/// assert_eq!(report.games, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn resume<G: HasBots>(
    plan: &Plan,
    outcomes: &[Outcome],
    on_end: &OnGameEnd<'_>,
) -> Result<Report, ArenaError> {
    run_with(plan, outcomes, on_end, &G::bot)
}

/// Called at the end of every game, from one thread at a time, with the number of games that are done, the outcome, and a
/// function that returns the record. An error aborts the tournament.
pub type OnGameEnd<'a> = dyn Fn(u64, &Outcome, &dyn Fn() -> Record) -> Result<(), String> + Sync + 'a;

/// Makes the bot that a spec names.
pub(crate) type MakeBot<'a, G> = dyn Fn(&BotSpec) -> Result<Box<dyn Bot<G>>, BotError> + Sync + 'a;

/// Resumes a tournament between bots that `make_bot` makes.
pub(crate) fn run_with<G: Game>(
    plan: &Plan,
    outcomes: &[Outcome],
    on_end: &OnGameEnd<'_>,
    make_bot: &MakeBot<'_, G>,
) -> Result<Report, ArenaError> {
    plan.check()?;
    plan.bots.iter().try_for_each(|spec| make_bot(spec).map(drop)).map_err(ArenaError::Bot)?;
    let schedule = Schedule::of(plan);
    let mut tally = Tally::new(plan.bots.len(), schedule.tables());
    let planned: HashSet<u64> = schedule.numbers().collect();
    let mut played = HashSet::new();
    // Outcomes beyond the plan belong to a longer one.
    for outcome in outcomes.iter().filter(|outcome| planned.contains(&outcome.game)) {
        let fixture = schedule.fixture(outcome.game);
        if !outcome.fits(&fixture, G::INFO.categories.len()) || !played.insert(outcome.game) {
            return Err(ArenaError::ForeignOutcome { game: outcome.game });
        }
        tally.add(fixture.table, outcome);
    }
    let queue = Queue::new(schedule.numbers().filter(|game| !played.contains(game)).collect());
    let tournament = Tournament { plan, schedule, queue, tally: Mutex::new(tally), on_end, make_bot };
    tournament.play()?;
    let tally = tournament.tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Report::new(&G::INFO, plan, &tally))
}

/// A running tournament.
struct Tournament<'a, G: Game> {
    plan: &'a Plan,
    schedule: Schedule,
    queue: Queue,
    tally: Mutex<Tally>,
    on_end: &'a OnGameEnd<'a>,
    make_bot: &'a MakeBot<'a, G>,
}

impl<G: Game> Tournament<'_, G> {
    /// Plays all games in the queue, on all threads.
    fn play(&self) -> Result<(), ArenaError> {
        let failures: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> =
                (0..self.plan.threads.max(1)).map(|_| scope.spawn(|| self.play_queue())).collect();
            let join = |worker: thread::ScopedJoinHandle<'_, _>| {
                worker.join().unwrap_or_else(|panic| resume_unwind(panic))
            };
            workers.into_iter().filter_map(|worker| join(worker).err()).collect()
        });
        match failures.into_iter().min_by_key(|(game, _)| *game) {
            Some((_, error)) => Err(error),
            None => Ok(()),
        }
    }

    /// Plays games until the queue is empty. An error comes with the number of its game.
    fn play_queue(&self) -> Result<(), (u64, ArenaError)> {
        while let Some(game) = self.queue.next() {
            if let Err(error) = self.play_one(game) {
                self.queue.close();
                return Err((game, error));
            }
        }
        Ok(())
    }

    fn play_one(&self, game: u64) -> Result<(), ArenaError> {
        let fixture = self.schedule.fixture(game);
        let played = game::play(self.plan, game, &fixture, self.make_bot)?;
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        tally.add(fixture.table, &played.outcome);
        (self.on_end)(tally.games, &played.outcome, &|| played.record())
            .map_err(|what| ArenaError::NotKept { what })
    }
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Perspective, Setup, Stream};
    use dighouse_lost_code::{Action, LostCode};

    use super::*;
    use crate::Random;

    /// Sometimes bets on a wheel that does not exist.
    struct Cheat(Random<LostCode>);

    impl Bot<LostCode> for Cheat {
        fn choose(&mut self, perspective: &Perspective<'_, LostCode>, rng: &mut Stream) -> Action {
            if rng.below(200) == 0 { "bet 0-5".parse().unwrap() } else { self.0.choose(perspective, rng) }
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
        let make_bot: &MakeBot<'_, LostCode> = &|spec| match spec.name() {
            "cheat" => Ok(Box::new(Cheat(Random::new()))),
            _ => Ok(Box::new(Random::new())),
        };
        run_with(&plan, &[], &|_, _, _| Ok(()), make_bot).unwrap_err()
    }

    #[test]
    fn an_illegal_action_is_reported_with_its_bot_and_game() {
        let ArenaError::BotCheated { bot, game, seed, action } = failure(1) else {
            panic!("the bot plays illegal actions")
        };
        assert_eq!((bot.as_str(), action.as_str()), ("cheat", "bet 0-5"));
        let mut rng = Stream::new(dighouse_game::Seed::from_number(1), game / 2);
        assert_eq!(seed, rng.seed(), "this seed reproduces the game");
    }

    #[test]
    fn the_first_illegal_action_is_the_same_for_any_number_of_threads() {
        assert_eq!(failure(1), failure(2));
        assert_eq!(failure(1), failure(3));
    }
}
