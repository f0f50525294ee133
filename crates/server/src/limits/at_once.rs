//! How much may be held at a time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts what is held, by key.
#[derive(Clone)]
pub(crate) struct AtOnce<K: Hash + Eq + Clone> {
    most: usize,
    held: Arc<Mutex<HashMap<K, usize>>>,
}

/// One of those, until it is dropped.
pub(crate) struct Held<K: Hash + Eq + Clone> {
    key: K,
    of: AtOnce<K>,
}

impl<K: Hash + Eq + Clone> AtOnce<K> {
    /// `most` for each key.
    pub(crate) fn new(most: usize) -> AtOnce<K> {
        AtOnce { most, held: Arc::default() }
    }

    fn held(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more for this key; none if it has all that it may have.
    pub(crate) fn hold(&self, key: K) -> Option<Held<K>> {
        let mut held = self.held();
        let count = held.entry(key.clone()).or_default();
        if *count >= self.most {
            if *count == 0 {
                held.remove(&key);
            }
            return None;
        }
        *count += 1;
        drop(held);
        Some(Held { key, of: self.clone() })
    }
}

impl<K: Hash + Eq + Clone> Drop for Held<K> {
    fn drop(&mut self) {
        let mut held = self.of.held();
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_holds_so_many_at_a_time() {
        let at_once = AtOnce::new(2);
        let first = at_once.hold("ala").unwrap();
        let second = at_once.hold("ala").unwrap();
        assert!(at_once.hold("ala").is_none());
        let other = at_once.hold("olek").unwrap();
        drop(first);
        let third = at_once.hold("ala").unwrap();
        assert!(at_once.hold("ala").is_none());
        drop((second, third, other));
        assert!(at_once.held().is_empty(), "what is not held takes no memory");
        assert!(AtOnce::new(0).hold("ala").is_none());
    }
}
