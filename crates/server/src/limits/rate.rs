//! How often something may be done.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::StatusCode;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use super::REMEMBERED;
use crate::problem::Problem;

/// The largest burst that can be counted.
const MOST_AT_ONCE: u32 = 1_000_000;

/// A rate limit per key.
pub(crate) struct Limit<K: Hash + Eq + Clone> {
    uses: DefaultKeyedRateLimiter<K>,
    /// What a refusal says.
    error: &'static str,
}

impl<K: Hash + Eq + Clone> Limit<K> {
    /// A sustained rate per second, with bursts of `burst` seconds' worth.
    pub(crate) fn per_second(rate: NonZeroU32, burst: NonZeroU32) -> Limit<K> {
        let quota = Quota::per_second(rate).allow_burst(rate.saturating_mul(burst));
        Limit { uses: DefaultKeyedRateLimiter::keyed(quota), error: "too-many-requests" }
    }

    /// A burst of `at_once`, then one after each pause.
    pub(super) fn then_every(at_once: u32, pause: Duration, error: &'static str) -> Limit<K> {
        let quota = Quota::with_period(pause).expect("a pause is not nothing");
        let at_once = NonZeroU32::new(at_once.min(MOST_AT_ONCE)).unwrap_or(NonZeroU32::MIN);
        Limit { uses: DefaultKeyedRateLimiter::keyed(quota.allow_burst(at_once)), error }
    }

    /// Counts one use, and refuses it if there were too many.
    pub(crate) fn check(&self, key: &K) -> Result<(), Problem> {
        if self.uses.len() > REMEMBERED {
            self.uses.retain_recent();
        }
        self.uses
            .check_key(key)
            .map_err(|until| too_many(self.error, until.wait_time_from(DefaultClock::default().now())))
    }
}

/// A refusal of what may be tried again after a while.
pub(super) fn too_many(error: &str, wait: Duration) -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, error).with("retry_after", wait.as_secs() + 1)
}
