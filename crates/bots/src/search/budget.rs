//! How long a search may take.

use std::time::{Duration, Instant};

use crate::{BotError, BotSpec, StopToken};

/// The most arms of all trees together: about 200 MB.
const MEMORY: usize = 4_000_000;

/// How long a search may take, and how well it plays what it found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    iterations: u32,
    time: Option<Duration>,
    arms: usize,
    threads: usize,
    doubt: f64,
}

impl Budget {
    /// So many iterations: the same seed then gives the same game on every machine.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None, arms: MEMORY, threads: 1, doubt: 0.0 }
    }

    /// So long for each decision.
    pub const fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::iterations(u32::MAX) }
    }

    /// The same, but what seems worse by so many points is still tried now and then.
    #[must_use]
    pub const fn doubting(self, doubt: f64) -> Budget {
        Budget { doubt, ..self }
    }

    /// What the settings of a bot say: `ms`, `iters`, `threads`.
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

    pub(super) const fn doubt(&self) -> f64 {
        self.doubt
    }

    /// What one of several threads may spend.
    pub(super) const fn share(&self, threads: usize) -> Budget {
        let iterations = self.iterations.div_ceil(threads as u32);
        Budget { iterations, arms: self.arms / threads, ..*self }
    }

    pub(super) fn begin(&self, stop: &StopToken) -> Spent {
        let time = stop.time_limit(self.time);
        Spent { budget: *self, iterations: 0, began: Instant::now(), time, stop: stop.clone() }
    }
}

/// What a search has spent.
pub(super) struct Spent {
    budget: Budget,
    iterations: u32,
    began: Instant,
    time: Option<Duration>,
    stop: StopToken,
}

impl Spent {
    /// Counts an iteration if there is one left to spend; the first there always is.
    pub(super) fn goes_on(&mut self, arms: usize) -> bool {
        let over = self.iterations >= self.budget.iterations
            || arms >= self.budget.arms
            || self.stop.is_stopped()
            || self.time.is_some_and(|time| self.began.elapsed() >= time);
        self.iterations += 1;
        self.iterations == 1 || !over
    }

    /// Whether it is time for what is done every so many iterations.
    pub(super) const fn is_at(&self, step: u32) -> bool {
        self.iterations.is_multiple_of(step)
    }

    /// How many iterations there are still to spend, as far as the time that they took so far tells.
    pub(super) fn left(&self) -> u32 {
        let by_count = self.budget.iterations.saturating_sub(self.iterations);
        let by_time = self.time.map_or(u32::MAX, |time| {
            let spent = self.began.elapsed();
            let left = time.saturating_sub(spent).as_secs_f64() / spent.as_secs_f64().max(1e-9);
            (left * f64::from(self.iterations)).ceil() as u32
        });
        by_count.min(by_time)
    }
}
