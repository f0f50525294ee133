//! Damage of the file.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::connection;
use crate::store::StoreError;

/// How often the whole file is read to look for damage.
const INTERVAL: Duration = Duration::from_secs(60 * 60);

/// What is known of damage to the file. Damage does not heal: it is known until the database is opened again.
#[derive(Clone)]
pub(super) struct Damage(Arc<Mutex<Known>>);

struct Known {
    found: Option<String>,
    looked: Instant,
}

/// For a file that was just looked through.
impl Default for Damage {
    fn default() -> Damage {
        Damage(Arc::new(Mutex::new(Known { found: None, looked: Instant::now() })))
    }
}

impl Damage {
    /// What was found.
    pub(super) fn found(&self) -> Option<String> {
        self.known().found.clone()
    }

    /// Notes an error if it is damage.
    pub(super) fn notice(&self, error: &StoreError) {
        if let StoreError::Damaged(what) = error {
            self.known().found.get_or_insert_with(|| what.clone());
        }
    }

    /// Looks through the whole file in the background, unless that was done within the last hour.
    pub(super) fn look_again(&self, path: &Path) {
        {
            let mut known = self.known();
            if known.looked.elapsed() < INTERVAL {
                return;
            }
            known.looked = Instant::now();
        }
        let (damage, path) = (self.clone(), path.to_owned());
        tokio::task::spawn_blocking(move || damage.look(&path));
    }

    fn look(&self, path: &Path) {
        match connection::to_read(path).and_then(|database| connection::flaw(&database)) {
            Ok(None) => {}
            Ok(Some(what)) => self.notice(&StoreError::Damaged(what)),
            Err(error) => self.notice(&error.into()),
        }
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
