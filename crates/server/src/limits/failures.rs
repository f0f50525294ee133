//! Failed attempts, such as wrong passwords.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::REMEMBERED;
use super::rate::too_many;
use crate::problem::Problem;

/// How many failures are free.
const FREE: u32 = 10;

/// How long it takes until one failure is forgiven.
const FORGIVEN: Duration = Duration::from_secs(30);

/// Counts failures, by key: after ten, one attempt each half minute. A success clears the count.
pub(crate) struct Failures<K>(Mutex<HashMap<K, Instant>>);

impl<K: Hash + Eq + Clone> Failures<K> {
    pub(super) fn new() -> Failures<K> {
        Failures(Mutex::default())
    }

    /// When all failures of each key are forgiven.
    fn forgiven(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an attempt as failed until it [succeeds](Attempt::was_right), so that many at once are counted too. Refuses it
    /// after too many.
    pub(super) fn attempt(&self, key: K) -> Result<Attempt<'_, K>, Problem> {
        self.attempt_at(&key, Instant::now())?;
        Ok(Attempt { key, of: self })
    }

    fn attempt_at(&self, key: &K, now: Instant) -> Result<(), Problem> {
        let mut forgiven = self.forgiven();
        if forgiven.len() > REMEMBERED {
            forgiven.retain(|_, at| *at > now);
        }
        let at = forgiven.get(key).map_or(now, |at| now.max(*at)) + FORGIVEN;
        let allowed = now + FORGIVEN * FREE;
        if at > allowed {
            return Err(too_many("too-many-requests", at - allowed));
        }
        forgiven.insert(key.clone(), at);
        Ok(())
    }
}

/// An attempt that counts as failed unless it [succeeds](Attempt::was_right).
pub(crate) struct Attempt<'a, K: Hash + Eq + Clone> {
    key: K,
    of: &'a Failures<K>,
}

impl<K: Hash + Eq + Clone> Attempt<'_, K> {
    /// Clears the count.
    pub(crate) fn was_right(self) {
        self.of.forgiven().remove(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_ten_failures_there_is_one_attempt_each_half_minute() {
        let (failures, now) = (Failures::new(), Instant::now());
        let fails =
            |seconds: f32| failures.attempt_at(&"ala", now + Duration::from_secs_f32(seconds)).is_ok();
        assert!((0..10).all(|_| fails(0.0)));
        assert!(!fails(0.0) && !fails(29.0) && fails(30.0) && !fails(59.0) && fails(61.0));
        assert!(failures.attempt_at(&"olek", now).is_ok(), "others are not affected");
        assert!((0..10).all(|_| fails(1000.0)), "all is forgiven some time");
        Attempt { key: "ala", of: &failures }.was_right();
        assert!((0..10).all(|_| fails(1000.0)), "a success clears the count");
        assert!(!fails(1000.0));
    }
}
