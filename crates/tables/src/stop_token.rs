//! Stopping a bot, or cutting its time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Stops a bot or cuts its time. The bot and its caller share the token; a new one imposes no limit.
///
/// ```
/// use std::time::Duration;
/// use dighouse_tables::StopToken;
///
/// let token = StopToken::default();
/// let second = Duration::from_secs(1);
/// assert_eq!(token.time_limit(Some(second)), Some(second));
/// token.cut_time(0.5, second * 3);
/// assert_eq!(token.time_limit(Some(second)), Some(second / 2));
/// assert_eq!(token.time_limit(None), Some(second * 3), "a search that counts iterations has a limit too");
/// token.stop();
/// assert!(token.is_stopped());
/// ```
///
/// Where there is no clock, as in WebAssembly, a bot makes so many iterations as it would on the machine on which its level
/// was measured:
///
/// ```
/// use dighouse_tables::StopToken;
///
/// assert!(StopToken::default().has_clock());
/// assert!(!StopToken::without_clock().has_clock());
/// ```
#[derive(Clone, Debug, Default)]
pub struct StopToken(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    stopped: AtomicBool,
    clockless: bool,
    cut: OnceLock<(f64, Duration)>,
}

impl StopToken {
    /// A token for a bot that must not read a clock.
    pub fn without_clock() -> StopToken {
        StopToken(Arc::new(Shared { clockless: true, ..Shared::default() }))
    }

    /// Whether the bot may read a clock.
    pub fn has_clock(&self) -> bool {
        !self.0.clockless
    }

    /// Asks the bot to stop, because its answer is no longer needed.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the bot was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Cuts the time of a bot that has not started to this share, and to at most `limit`, which also applies to bots
    /// without a time budget. Only the first call has an effect.
    pub fn cut_time(&self, share: f64, limit: Duration) {
        self.0.cut.get_or_init(|| (share, limit));
    }

    /// The time that a bot with the time budget `time` may take.
    pub fn time_limit(&self, time: Option<Duration>) -> Option<Duration> {
        match (self.0.cut.get(), time) {
            (None, time) => time,
            (Some(&(share, limit)), Some(time)) => Some(time.mul_f64(share).min(limit)),
            (Some(&(_, limit)), None) => Some(limit),
        }
    }
}
