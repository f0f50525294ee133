//! Rate limits.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::StatusCode;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::config::Config;
use crate::problem::Problem;

/// How many keys are kept before idle ones are dropped.
const REMEMBERED: usize = 10_000;

/// A rate limit per key.
pub(crate) struct Limit<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> Limit<K> {
    /// A sustained rate per second, with bursts of `burst` seconds' worth.
    pub(crate) fn per_second(rate: NonZeroU32, burst: NonZeroU32) -> Limit<K> {
        Limit(DefaultKeyedRateLimiter::keyed(Quota::per_second(rate).allow_burst(rate.saturating_mul(burst))))
    }

    /// A burst of `at_once`, then one after each pause.
    fn then_every(at_once: u32, pause: Duration) -> Limit<K> {
        let quota = Quota::with_period(pause).expect("a pause is not nothing");
        let at_once = NonZeroU32::new(at_once).expect("once at least");
        Limit(DefaultKeyedRateLimiter::keyed(quota.allow_burst(at_once)))
    }

    /// Counts one use, and refuses it if there were too many.
    pub(crate) fn check(&self, key: &K) -> Result<(), Problem> {
        if self.0.len() > REMEMBERED {
            self.0.retain_recent();
        }
        self.0.check_key(key).map_err(|until| {
            let seconds = until.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
            Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests").with("retry_after", seconds)
        })
    }
}

/// Limits for what is expensive, or helps to guess passwords.
pub(crate) struct Limits {
    /// Expensive requests, by address; none without a limit of requests.
    costly: Option<Limit<IpAddr>>,
    /// Attempted passwords, by login.
    guesses: Limit<String>,
    /// Reports, by player.
    reports: Limit<String>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            costly: config.rate.map(|_| Limit::then_every(20, Duration::from_secs(6))),
            guesses: Limit::then_every(10, Duration::from_secs(30)),
            reports: Limit::then_every(5, Duration::from_secs(60)),
        }
    }

    /// Counts an expensive request.
    pub(crate) fn cost(&self, address: IpAddr) -> Result<(), Problem> {
        self.costly.as_ref().map_or(Ok(()), |limit| limit.check(&address))
    }

    /// Counts an attempted password.
    pub(crate) fn guess(&self, address: IpAddr, login: &str) -> Result<(), Problem> {
        self.cost(address)?;
        self.guesses.check(&login.to_owned())
    }

    /// Counts a report.
    pub(crate) fn report(&self, player: &str) -> Result<(), Problem> {
        self.reports.check(&player.to_owned())
    }
}
