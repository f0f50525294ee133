//! The budget of a search.

use std::time::Duration;

use crate::{BotError, BotSpec, StopToken};

/// The most arms of all trees together: about 200 MB, or 40 MB in a browser.
const MAX_ARMS: usize = if cfg!(target_arch = "wasm32") { 800_000 } else { 4_000_000 };

/// How much a search may spend on a decision, and the temperature with which it chooses.
///
/// ```
/// use std::time::Duration;
/// use dighouse_bots::search::Budget;
///
/// let reproducible = Budget::iterations(250);
/// assert_eq!(reproducible, Budget::of(&"search:iters=250".parse()?)?);
/// assert_eq!(Budget::time(Duration::from_secs(1)), Budget::of(&"search".parse()?)?);
/// # Ok::<(), dighouse_bots::BotError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    iterations: u32,
    time: Option<Duration>,
    arms: usize,
    threads: usize,
    temperature: f64,
}

impl Budget {
    /// A number of iterations. The same seed then gives the same game on every machine.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None, arms: MAX_ARMS, threads: 1, temperature: 0.0 }
    }

    /// A time for each decision.
    pub const fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::iterations(u32::MAX) }
    }

    /// The same budget, but the action is sampled: one that is worse by `temperature` points is taken 1/e times as
    /// often as the best. At 0 the best action is always taken.
    #[must_use]
    pub const fn with_temperature(self, temperature: f64) -> Budget {
        Budget { temperature, ..self }
    }

    /// The budget that the settings of a bot describe: `ms`, `iters`, `threads`.
    pub fn of(spec: &BotSpec) -> Result<Budget, BotError> {
        let mut budget = Budget::iterations(u32::MAX);
        for (key, value) in spec.settings() {
            let bad = || BotError::BadSetting {
                bot: spec.name().to_owned(),
                key: key.clone(),
                value: value.clone(),
            };
            let number = value
                .parse::<u32>()
                .ok()
                .filter(|number| (1..=100_000_000).contains(number))
                .ok_or_else(bad)?;
            match key.as_str() {
                "ms" => budget.time = Some(Duration::from_millis(number.into())),
                "iters" => budget.iterations = number,
                "threads" if number <= 64 => budget.threads = number as usize,
                "threads" => return Err(bad()),
                _ => return Err(BotError::UnknownSetting { bot: spec.name().to_owned(), key: key.clone() }),
            }
        }
        if budget.time.is_none() && budget.iterations == u32::MAX {
            budget.time = Some(Duration::from_secs(1));
        }
        Ok(budget)
    }

    pub(super) const fn threads(&self) -> usize {
        self.threads
    }

    pub(super) const fn temperature(&self) -> f64 {
        self.temperature
    }

    /// The share of one of several threads.
    pub(super) const fn share(&self, threads: usize) -> Budget {
        let iterations = self.iterations.div_ceil(threads as u32);
        Budget { iterations, arms: self.arms / threads, ..*self }
    }

    /// Starts the clock. Where there is none, a time is as many iterations as take so long at this `pace`, in iterations
    /// per second.
    pub(super) fn begin(&self, stop: &StopToken, pace: f64) -> Usage {
        let (limit, mut budget) = (stop.time_limit(self.time), *self);
        let mut timer = None;
        match (limit, stop.now()) {
            (Some(limit), Some(began)) => timer = Some(Timer { began, limit }),
            (Some(limit), None) => {
                budget.iterations = budget.iterations.min((limit.as_secs_f64() * pace).ceil() as u32);
            }
            (None, _) => {}
        }
        Usage { budget, iterations: 0, timer, stop: stop.clone() }
    }
}

/// How much of a budget is used.
pub(super) struct Usage {
    budget: Budget,
    iterations: u32,
    timer: Option<Timer>,
    stop: StopToken,
}

/// How much time there is, and since when it runs.
struct Timer {
    began: Duration,
    limit: Duration,
}

impl Timer {
    fn elapsed(&self, stop: &StopToken) -> Duration {
        stop.now().unwrap_or_default().saturating_sub(self.began)
    }
}

impl Usage {
    /// Counts one more iteration and returns whether it may run. The first one always may.
    pub(super) fn take_iteration(&mut self, arms: usize) -> bool {
        let over = self.iterations >= self.budget.iterations
            || arms >= self.budget.arms
            || self.stop.is_stopped()
            || self.timer.as_ref().is_some_and(|timer| timer.elapsed(&self.stop) >= timer.limit);
        self.iterations += 1;
        self.iterations == 1 || !over
    }

    /// Whether the number of iterations is a multiple of `step`.
    pub(super) const fn is_at(&self, step: u32) -> bool {
        self.iterations.is_multiple_of(step)
    }

    /// The number of iterations left. With a time budget this is an estimate from the time that they took so far.
    pub(super) fn remaining(&self) -> u32 {
        let by_count = self.budget.iterations.saturating_sub(self.iterations);
        let by_time = self.timer.as_ref().map_or(u32::MAX, |timer| {
            let spent = timer.elapsed(&self.stop);
            let left = timer.limit.saturating_sub(spent).as_secs_f64() / spent.as_secs_f64().max(1e-9);
            (left * f64::from(self.iterations)).ceil() as u32
        });
        by_count.min(by_time)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    fn iterations(budget: Budget, stop: &StopToken) -> u32 {
        let mut usage = budget.begin(stop, 200.0);
        (0..).find(|_| !usage.take_iteration(0)).unwrap_or_default()
    }

    #[test]
    fn without_a_clock_a_time_is_a_number_of_iterations() {
        let half_a_second = Budget::time(Duration::from_millis(500));
        assert_eq!(iterations(half_a_second, &StopToken::new(None)), 100);
        assert_eq!(iterations(Budget::iterations(250), &StopToken::new(None)), 250);
        let cut = StopToken::new(None);
        cut.cut_time(0.2, Duration::from_secs(1));
        assert_eq!(iterations(half_a_second, &cut), 20);
        assert_eq!(iterations(Budget::iterations(250), &cut), 200, "the limit of a second also counts here");
    }

    #[test]
    fn a_time_is_taken_by_the_clock_of_the_caller() {
        /// Every look at it takes ten milliseconds.
        fn clock() -> Duration {
            static LOOKS: AtomicU32 = AtomicU32::new(0);
            Duration::from_millis(10) * LOOKS.fetch_add(1, Ordering::Relaxed)
        }
        let stop = StopToken::new(Some(clock));
        assert_eq!(iterations(Budget::time(Duration::from_millis(500)), &stop), 49);
    }
}
