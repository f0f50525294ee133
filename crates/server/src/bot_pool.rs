//! Runs bots: as many at a time as there are cores, in the order in which they came.
//!
//! A table runs one bot at a time, so no table gets more than its share. The more jobs wait, the less time each gets: on a
//! slow or busy machine bots play worse, not slower.

use std::sync::Arc;
use std::time::Duration;

use dighouse_game::{Seed, Stream};
use dighouse_tables::StopToken;
use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::metrics::Metrics;
use crate::problem::Problem;

/// The smallest share of its time that a bot gets.
const LEAST: f64 = 0.05;

/// The jobs that run and those that wait.
pub(crate) struct BotPool {
    cores: usize,
    /// The time limit of a job when none waits.
    longest: Duration,
    turns: Arc<Semaphore>,
    waiting: Gauge,
    thinking: Gauge,
}

/// Counted in a gauge until it is dropped.
struct Counted(Gauge);

impl Counted {
    fn by(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Stops the job when it is dropped.
struct Wanted(StopToken);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl BotPool {
    /// Runs `cores` jobs at a time.
    pub(crate) fn new(cores: usize, longest: Duration, metrics: &Metrics) -> BotPool {
        let (waiting, thinking) = (metrics.bots_waiting.clone(), metrics.bots_thinking.clone());
        BotPool { cores, longest, turns: Arc::new(Semaphore::new(cores)), waiting, thinking }
    }

    /// Runs a job on a blocking thread. Dropping the future cancels the job: one that waits leaves the queue, and one that runs
    /// is told to stop and keeps its core until it has.
    async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&StopToken) -> T + Send + 'static,
    ) -> Result<T, tokio::task::JoinError> {
        let wanted = Wanted(StopToken::default());
        let stop = wanted.0.clone();
        let turn = self.turn().await;
        let part = self.part();
        stop.cut_time(part, self.longest.mul_f64(part));
        let thinking = Counted::by(&self.thinking);
        tokio::task::spawn_blocking(move || {
            let _in_its_turn = (turn, thinking);
            job(&stop)
        })
        .await
    }

    /// Runs a bot's job, with random numbers from `seed`.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        job: impl FnOnce(&StopToken, &mut Stream) -> T + Send + 'static,
        seed: Seed,
    ) -> Result<T, Problem> {
        self.run(move |stop| job(stop, &mut Stream::new(seed, 0))).await.map_err(|error| {
            tracing::error!(%error, "a bot failed");
            Problem::internal()
        })
    }

    async fn turn(&self) -> OwnedSemaphorePermit {
        let _waiting = Counted::by(&self.waiting);
        Arc::clone(&self.turns).acquire_owned().await.expect("it is never closed")
    }

    /// The share of its time that a job gets that starts now.
    fn part(&self) -> f64 {
        let waiting = self.waiting.get() as f64;
        (1.0 / (1.0 + waiting / self.cores as f64)).max(LEAST)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use futures_util::FutureExt;
    use futures_util::future::join_all;

    use super::*;

    fn bot_pool(cores: usize) -> BotPool {
        BotPool::new(cores, Duration::from_secs(3), &Metrics::new())
    }

    /// Runs until it is stopped, and reports when it begins and ends.
    fn for_ever(told: &mpsc::Sender<&'static str>) -> impl FnOnce(&StopToken) + Send + 'static {
        let told = told.clone();
        move |stop| {
            told.send("began").unwrap();
            while !stop.is_stopped() {
                std::thread::sleep(Duration::from_millis(1));
            }
            told.send("ended").unwrap();
        }
    }

    #[tokio::test]
    async fn a_dropped_job_is_stopped_and_frees_its_core() {
        let bot_pool = bot_pool(1);
        let (telling, told) = mpsc::channel();
        let mut first = Box::pin(bot_pool.run(for_ever(&telling)));
        assert!((&mut first).now_or_never().is_none());
        assert_eq!(told.recv(), Ok("began"));
        let mut second = Box::pin(bot_pool.run(|_| "thought"));
        assert!((&mut second).now_or_never().is_none(), "there is one turn");
        drop(first);
        assert_eq!(second.await.unwrap(), "thought");
        assert_eq!(told.recv(), Ok("ended"), "before the next began");
    }

    #[tokio::test]
    async fn a_dropped_job_that_waits_never_runs() {
        let bot_pool = bot_pool(1);
        let (telling, told) = mpsc::channel();
        let mut first = Box::pin(bot_pool.run(for_ever(&telling)));
        assert!((&mut first).now_or_never().is_none());
        let mut gone = Box::pin(bot_pool.run(|_| unreachable!("nobody wants to know")));
        assert!((&mut gone).now_or_never().is_none());
        assert_eq!(bot_pool.waiting.get(), 1);
        drop(gone);
        assert_eq!(bot_pool.waiting.get(), 0);
        drop(first);
        bot_pool.run(|_| ()).await.unwrap();
        assert_eq!(told.iter().take(2).collect::<Vec<_>>(), ["began", "ended"]);
    }

    #[tokio::test]
    async fn the_more_jobs_wait_the_less_time_each_gets() {
        let bot_pool = bot_pool(2);
        let second = Duration::from_secs(1);
        let (telling, told) = mpsc::channel();
        let turn = |number: usize| {
            let telling = telling.clone();
            bot_pool.run(move |stop| {
                telling.send(number).unwrap();
                (stop.time_limit(Some(second)).unwrap(), stop.time_limit(None).unwrap())
            })
        };
        let alone = turn(0).await.unwrap();
        assert_eq!(alone, (second, second * 3), "who is alone has all the time");
        let held = [bot_pool.turn().await, bot_pool.turn().await];
        let mut crowd: Vec<_> = (1..=6).map(|number| Box::pin(turn(number))).collect();
        for one in &mut crowd {
            assert!(one.now_or_never().is_none());
        }
        drop(held);
        let times: Vec<Duration> = join_all(crowd).await.into_iter().map(|time| time.unwrap().0).collect();
        assert!(times[0] <= second / 2, "{times:?}");
        assert!(times.is_sorted(), "later ones have fewer behind them: {times:?}");
        assert_eq!(times.last(), Some(&second));
        assert_eq!(told.try_iter().count(), 7);
    }
}
