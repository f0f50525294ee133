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

mod entrant;
mod error;
mod game;
mod guest;
mod ledger;
mod outcome;
mod plan;
mod queue;
mod rating;
mod report;
mod schedule;
mod sprt;
mod tally;
mod wilson;

use std::collections::HashSet;
use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread;

use dighouse_game::{Game, Record};

use crate::{Bot, BotError, BotSpec, HasBots};
use ledger::Ledger;
use queue::Queue;
use schedule::Schedule;

pub use entrant::Entrant;
pub use error::ArenaError;
pub use guest::{Fault, Guest, MakeGuest};
pub use outcome::{Outcome, Seated};
pub use plan::Plan;
pub use report::{BotReport, Forfeit, Report};
pub use sprt::{Sprt, SprtReport, Verdict};

/// Plays all games of a plan and reports on them. `progress` is called from any thread, with the number of games that
/// are done.
pub fn run<G: HasBots>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ArenaError> {
    resume::<G>(plan, &[], &|done, _, _| {
        progress(done);
        Ok(())
    })
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
    resume_with::<G>(plan, outcomes, on_end, None, &no_guests)
}

/// Resumes a tournament in which guests may take part, and which ends as soon as `test` is decided.
///
/// The test is about the first bot of the plan against the second, which must be alone at tables of two. It ends at the
/// same game for any number of threads; games that were played beyond it are not part of the report.
///
/// ```
/// use dighouse_bots::arena::{self, Plan, Verdict};
/// use dighouse_game::{Game, Setup};
/// use dighouse_lost_code::LostCode;
///
/// let setup = Setup::new(&LostCode::INFO, 2)?;
/// let bots = vec!["exact".parse()?, "random".parse()?];
/// let plan = Plan { setup, bots, games: 1000, seed: 1, threads: 2 };
/// let test = "0,30".parse()?;
/// let report = arena::resume_with::<LostCode>(&plan, &[], &|_, _, _| Ok(()), Some(test), &arena::no_guests)?;
/// assert_eq!(report.sprt.unwrap().verdict, Verdict::Stronger);
/// assert!(report.games < 100);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn resume_with<G: HasBots>(
    plan: &Plan,
    outcomes: &[Outcome],
    on_end: &OnGameEnd<'_>,
    test: Option<Sprt>,
    guests: &MakeGuest<'_, G>,
) -> Result<Report, ArenaError> {
    run_with(plan, outcomes, on_end, test, Invited { bots: &G::bot, guests })
}

/// Makes no guest at all.
///
/// # Errors
/// Always.
pub fn no_guests<G: Game>(_: &str) -> Result<Box<dyn Guest<G>>, Fault> {
    Err(Fault::GuestNotStarted { what: "this tournament takes no guests".to_owned() })
}

/// Called at the end of every game, from one thread at a time, with the number of games that are done, the outcome, and a
/// function that returns the record. An error aborts the tournament.
pub type OnGameEnd<'a> = dyn Fn(u64, &Outcome, &dyn Fn() -> Record) -> Result<(), String> + Sync + 'a;

/// Makes the bot that a spec names.
pub(crate) type MakeBot<'a, G> = dyn Fn(&BotSpec) -> Result<Box<dyn Bot<G>>, BotError> + Sync + 'a;

/// How the players of a tournament are made.
pub(crate) struct Invited<'a, G> {
    pub(crate) bots: &'a MakeBot<'a, G>,
    pub(crate) guests: &'a MakeGuest<'a, G>,
}

impl<G> Clone for Invited<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Invited<'_, G> {}

impl<G: Game> Invited<'_, G> {
    /// Fails if a player cannot be made at all.
    fn check(&self, entrant: &Entrant) -> Result<(), ArenaError> {
        match entrant {
            Entrant::Bot(spec) => (self.bots)(spec).map(drop).map_err(ArenaError::Bot),
            Entrant::Guest(name) => (self.guests)(name)
                .map(drop)
                .map_err(|fault| ArenaError::GuestAbsent { bot: name.clone(), fault }),
        }
    }
}

/// Resumes a tournament between these players.
pub(crate) fn run_with<G: Game>(
    plan: &Plan,
    outcomes: &[Outcome],
    on_end: &OnGameEnd<'_>,
    test: Option<Sprt>,
    invited: Invited<'_, G>,
) -> Result<Report, ArenaError> {
    plan.check()?;
    let (bots, seats) = (plan.bots.len(), plan.setup.seats());
    if test.is_some() && (bots, seats) != (2, 2) {
        return Err(ArenaError::SprtOfTwo { bots, seats });
    }
    plan.bots.iter().try_for_each(|entrant| invited.check(entrant))?;
    let schedule = Schedule::of(plan);
    let mut ledger = Ledger::new(&schedule, bots, test);
    let planned: HashSet<u64> = schedule.numbers().collect();
    let mut played = HashSet::new();
    // Outcomes beyond the plan belong to a longer one.
    for outcome in outcomes.iter().filter(|outcome| planned.contains(&outcome.game)) {
        let fixture = schedule.fixture(outcome.game);
        if !outcome.fits(&fixture, G::INFO.categories.len()) || !played.insert(outcome.game) {
            return Err(ArenaError::ForeignOutcome { game: outcome.game });
        }
        ledger.add(&schedule, outcome.clone());
    }
    let queue = Queue::new(schedule.numbers().filter(|game| !played.contains(game)).collect());
    if ledger.is_decided() {
        queue.close();
    }
    let tournament = Tournament { plan, schedule, queue, ledger: Mutex::new(ledger), on_end, invited };
    tournament.play()?;
    let ledger = tournament.ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Report::new(&G::INFO, plan, ledger.tally(), ledger.sprt()))
}

/// A running tournament.
struct Tournament<'a, G: Game> {
    plan: &'a Plan,
    schedule: Schedule,
    queue: Queue,
    ledger: Mutex<Ledger>,
    on_end: &'a OnGameEnd<'a>,
    invited: Invited<'a, G>,
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
        let played = game::play(self.plan, game, &fixture, self.invited)?;
        let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        ledger.add(&self.schedule, played.outcome.clone());
        if ledger.is_decided() {
            self.queue.close();
        }
        (self.on_end)(ledger.played(), &played.outcome, &|| played.record())
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
        let invited = Invited { bots: make_bot, guests: &no_guests };
        run_with(&plan, &[], &|_, _, _| Ok(()), None, invited).unwrap_err()
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
