//! Runs bots: as many at a time as there are cores, turns before hints before analyses, otherwise in the order in which they
//! came.
//!
//! A table runs one bot at a time, so no table gets more than its share. The more jobs wait, the less time each gets: on a
//! slow or busy machine bots play worse, not slower.

mod queue;

use std::time::Duration;

use axum::http::StatusCode;
use dighouse_game::{Seed, Stream};
use dighouse_tables::StopToken;
use prometheus_client::metrics::gauge::Gauge;
use tokio::time::timeout;

pub(crate) use queue::Purpose;
use queue::{Core, PURPOSES, Queue};

use crate::metrics::Metrics;
use crate::problem::Problem;

/// The smallest share of its time that a bot gets.
const LEAST: f64 = 0.05;

/// How long a hint waits for a core, and how many may wait.
const HINT_PATIENCE: Duration = Duration::from_secs(10);
const HINTS_WAITING: i64 = 32;

/// The jobs that run and those that wait.
pub(crate) struct BotPool {
    cores: usize,
    /// The time limit of a job when none waits.
    longest: Duration,
    queue: Queue,
    /// Jobs that wait, by purpose.
    waiting_for: [Gauge; PURPOSES],
    /// All of them.
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
        let (queue, waiting_for) = (Queue::new(cores), Default::default());
        BotPool { cores, longest, queue, waiting_for, waiting, thinking }
    }

    /// Runs a job on a blocking thread. Dropping the future cancels the job: one that waits leaves the queue, and one that runs
    /// is told to stop and keeps its core until it has.
    async fn run<T: Send + 'static>(
        &self,
        purpose: Purpose,
        job: impl FnOnce(&StopToken) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let wanted = Wanted(StopToken::default());
        let stop = wanted.0.clone();
        let core = self.core(purpose).await?;
        let part = self.part(purpose);
        stop.cut_time(part, self.longest.mul_f64(part));
        let thinking = Counted::by(&self.thinking);
        let done = tokio::task::spawn_blocking(move || {
            let _in_its_turn = (core, thinking);
            job(&stop)
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "a bot failed");
            Problem::internal()
        })
    }

    /// Runs a bot's job, with random numbers from `seed`.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        purpose: Purpose,
        job: impl FnOnce(&StopToken, &mut Stream) -> T + Send + 'static,
        seed: Seed,
    ) -> Result<T, Problem> {
        self.run(purpose, move |stop| job(stop, &mut Stream::new(seed, 0))).await
    }

    /// Waits for a core. A hint does not wait for ever.
    async fn core(&self, purpose: Purpose) -> Result<Core, Problem> {
        let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "bots-busy").with("retry_after", 10);
        let waiting_for = &self.waiting_for[purpose as usize];
        if purpose != Purpose::Hint {
            let _waiting = (Counted::by(&self.waiting), Counted::by(waiting_for));
            return Ok(self.queue.core(purpose).await);
        }
        if waiting_for.get() >= HINTS_WAITING {
            return Err(busy());
        }
        let _waiting = (Counted::by(&self.waiting), Counted::by(waiting_for));
        timeout(HINT_PATIENCE, self.queue.core(purpose)).await.map_err(|_| busy())
    }

    /// The share of its time that a job gets that starts now. Only jobs that go before it or are like it count.
    fn part(&self, purpose: Purpose) -> f64 {
        let waiting: i64 = self.waiting_for[..=purpose as usize].iter().map(Gauge::get).sum();
        let waiting = waiting as f64;
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
        let mut first = Box::pin(bot_pool.run(Purpose::Turn, for_ever(&telling)));
        assert!((&mut first).now_or_never().is_none());
        assert_eq!(told.recv(), Ok("began"));
        let mut second = Box::pin(bot_pool.run(Purpose::Turn, |_| "thought"));
        assert!((&mut second).now_or_never().is_none(), "there is one turn");
        drop(first);
        assert_eq!(second.await.unwrap(), "thought");
        assert_eq!(told.recv(), Ok("ended"), "before the next began");
    }

    #[tokio::test]
    async fn a_dropped_job_that_waits_never_runs() {
        let bot_pool = bot_pool(1);
        let (telling, told) = mpsc::channel();
        let mut first = Box::pin(bot_pool.run(Purpose::Turn, for_ever(&telling)));
        assert!((&mut first).now_or_never().is_none());
        let mut gone = Box::pin(bot_pool.run(Purpose::Turn, |_| unreachable!("nobody wants to know")));
        assert!((&mut gone).now_or_never().is_none());
        assert_eq!(bot_pool.waiting.get(), 1);
        drop(gone);
        assert_eq!(bot_pool.waiting.get(), 0);
        drop(first);
        bot_pool.run(Purpose::Turn, |_| ()).await.unwrap();
        assert_eq!(told.iter().take(2).collect::<Vec<_>>(), ["began", "ended"]);
    }

    #[tokio::test]
    async fn the_more_jobs_wait_the_less_time_each_gets() {
        let bot_pool = bot_pool(2);
        let second = Duration::from_secs(1);
        let (telling, told) = mpsc::channel();
        let turn = |number: usize| {
            let telling = telling.clone();
            bot_pool.run(Purpose::Turn, move |stop| {
                telling.send(number).unwrap();
                (stop.time_limit(Some(second)).unwrap(), stop.time_limit(None).unwrap())
            })
        };
        let alone = turn(0).await.unwrap();
        assert_eq!(alone, (second, second * 3), "who is alone has all the time");
        let held = [bot_pool.core(Purpose::Turn).await.unwrap(), bot_pool.core(Purpose::Turn).await.unwrap()];
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
