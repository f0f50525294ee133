//! How a bot that thinks is hurried and stopped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Held by whoever waits for a bot, and by the bot that keeps to it. A new one lets it think as it likes.
///
/// ```
/// use std::time::Duration;
/// use bots::Leash;
///
/// let leash = Leash::default();
/// let second = Duration::from_secs(1);
/// assert_eq!(leash.shortened(Some(second)), Some(second));
/// leash.shorten(0.5, second * 3);
/// assert_eq!(leash.shortened(Some(second)), Some(second / 2));
/// assert_eq!(leash.shortened(None), Some(second * 3), "nobody counts iterations for ever");
/// leash.stop();
/// assert!(leash.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Leash(Arc<Held>);

#[derive(Debug, Default)]
struct Held {
    stopped: AtomicBool,
    shortened: OnceLock<(f64, Duration)>,
}

impl Leash {
    /// Nobody waits for the bot any more: whatever it says next will do.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether nobody waits any more.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Lets a bot that has not begun take only this part of its time, and no more than `most` even if it has no
    /// time of its own. Only the first such wish counts.
    pub fn shorten(&self, part: f64, most: Duration) {
        self.0.shortened.get_or_init(|| (part, most));
    }

    /// The time that is left of a bot's own.
    pub fn shortened(&self, time: Option<Duration>) -> Option<Duration> {
        match (self.0.shortened.get(), time) {
            (None, time) => time,
            (Some(&(part, most)), Some(time)) => Some(time.mul_f64(part).min(most)),
            (Some(&(_, most)), None) => Some(most),
        }
    }
}
