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
mod matrix;
mod outcome;
mod plan;
mod queue;
mod rating;
mod report;
mod schedule;
mod table;
mod tally;
mod wilson;

use std::collections::HashSet;
use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread;

use dighouse_game::{Game, Record};

use crate::{Bot, BotError, BotSpec, Botted};
use queue::Queue;
use schedule::Schedule;
use tally::Tally;

pub use error::ArenaError;
pub use outcome::{Outcome, Seated};
pub use plan::Plan;
pub use report::{BotReport, Report};

/// Plays all games of a plan and sums them up. `progress` is told how many games are done, from
/// any thread.
pub fn run<G: Botted>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ArenaError> {
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

/// Plays all games of a plan but those that were played before, and sums all of them up.
pub fn go_on<G: Botted>(plan: &Plan, before: &[Outcome], ended: &Ended<'_>) -> Result<Report, ArenaError> {
    run_with(plan, before, ended, &G::bot)
}

/// Told of every game that ends, from one thread at a time: how many are done, how it ended, and how to write it down. An
/// error, in words, ends the tournament.
pub type Ended<'a> = dyn Fn(u64, &Outcome, &dyn Fn() -> Record) -> Result<(), String> + Sync + 'a;

/// Where the bots come from.
pub(crate) type Bots<'a, G> = dyn Fn(&BotSpec) -> Result<Box<dyn Bot<G>>, BotError> + Sync + 'a;

/// Plays all games of a plan but those that were played before, with bots from anywhere.
pub(crate) fn run_with<G: Game>(
    plan: &Plan,
    before: &[Outcome],
    ended: &Ended<'_>,
    bots: &Bots<'_, G>,
) -> Result<Report, ArenaError> {
    plan.check()?;
    plan.bots.iter().try_for_each(|spec| bots(spec).map(drop)).map_err(ArenaError::Bot)?;
    let schedule = Schedule::of(plan);
    let mut tally = Tally::new(plan.bots.len(), schedule.tables());
    let planned: HashSet<u64> = schedule.numbers().collect();
    let mut played = HashSet::new();
    // What was played beyond the plan is of a longer one.
    for outcome in before.iter().filter(|outcome| planned.contains(&outcome.game)) {
        let fixture = schedule.fixture(outcome.game);
        if !outcome.is_of(&fixture, G::INFO.categories.len()) || !played.insert(outcome.game) {
            return Err(ArenaError::ForeignOutcome { game: outcome.game });
        }
        tally.add(fixture.table, outcome);
    }
    let queue = Queue::new(schedule.numbers().filter(|game| !played.contains(game)).collect());
    let tournament = Tournament { plan, schedule, queue, tally: Mutex::new(tally), ended, bots };
    tournament.play()?;
    let tally = tournament.tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Report::new(&G::INFO, plan, &tally))
}

/// A tournament that is being played.
struct Tournament<'a, G: Game> {
    plan: &'a Plan,
    schedule: Schedule,
    queue: Queue,
    tally: Mutex<Tally>,
    ended: &'a Ended<'a>,
    bots: &'a Bots<'a, G>,
}

impl<G: Game> Tournament<'_, G> {
    /// Plays all that is to be played, on all threads.
    fn play(&self) -> Result<(), ArenaError> {
        let failures: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> =
                (0..self.plan.threads.max(1)).map(|_| scope.spawn(|| self.play_from_the_queue())).collect();
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

    /// Plays games until none is left. A failure comes with the number of its game.
    fn play_from_the_queue(&self) -> Result<(), (u64, ArenaError)> {
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
        let played = table::play(self.plan, game, &fixture, self.bots)?;
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        tally.add(fixture.table, &played.outcome);
        (self.ended)(tally.games, &played.outcome, &|| played.record())
            .map_err(|what| ArenaError::NotKept { what })
    }
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Perspective, Setup, Stream};
    use dighouse_lost_code::{Action, LostCode};

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
        let bots: &Bots<'_, LostCode> = &|spec| match spec.name() {
            "cheat" => Ok(Box::new(Cheat(Random::new()))),
            _ => Ok(Box::new(Random::new())),
        };
        run_with(&plan, &[], &|_, _, _| Ok(()), bots).unwrap_err()
    }

    #[test]
    fn an_illegal_action_is_told_with_its_bot_and_game() {
        let ArenaError::BotCheated { bot, game, seed, action } = failure(1) else { panic!("the bot cheats") };
        assert_eq!((bot.as_str(), action.as_str()), ("cheat", "bet 0-5"));
        let mut rng = Stream::new(dighouse_game::Seed::from_number(1), game / 2);
        assert_eq!(seed, rng.seed(), "with this seed the game can be played again");
    }

    #[test]
    fn the_first_illegal_action_is_the_same_for_any_number_of_threads() {
        assert_eq!(failure(1), failure(2));
        assert_eq!(failure(1), failure(3));
    }
}
