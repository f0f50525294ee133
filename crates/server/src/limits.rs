//! How often something may be done.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::StatusCode;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::config::Config;
use crate::problem::Problem;

/// How many of whom are remembered before those are forgotten who have done nothing lately.
const REMEMBERED: usize = 10_000;

/// Limits how often each of many does something.
pub(crate) struct Limit<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> Limit<K> {
    /// So many a second for long, and so many seconds' worth at once.
    pub(crate) fn per_second(rate: NonZeroU32, burst: NonZeroU32) -> Limit<K> {
        Limit(DefaultKeyedRateLimiter::keyed(Quota::per_second(rate).allow_burst(rate.saturating_mul(burst))))
    }

    /// So many at once, and another after each pause.
    fn then_every(at_once: u32, pause: Duration) -> Limit<K> {
        let quota = Quota::with_period(pause).expect("a pause is not nothing");
        let at_once = NonZeroU32::new(at_once).expect("once at least");
        Limit(DefaultKeyedRateLimiter::keyed(quota.allow_burst(at_once)))
    }

    /// Refuses what comes too often.
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

/// Limits of what costs the house much, or helps whoever guesses passwords.
pub(crate) struct Limits {
    /// What takes a core for a while, by address; none where any number of requests may come.
    costly: Option<Limit<IpAddr>>,
    /// Passwords that are tried, by the login.
    guesses: Limit<String>,
    /// Remarks that are shown to the host, by the player.
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

    /// Something costly.
    pub(crate) fn cost(&self, address: IpAddr) -> Result<(), Problem> {
        self.costly.as_ref().map_or(Ok(()), |limit| limit.check(&address))
    }

    /// A password for a login.
    pub(crate) fn guess(&self, address: IpAddr, login: &str) -> Result<(), Problem> {
        self.cost(address)?;
        self.guesses.check(&login.to_owned())
    }

    /// A remark that a player shows to the host.
    pub(crate) fn report(&self, player: &str) -> Result<(), Problem> {
        self.reports.check(&player.to_owned())
    }
}
