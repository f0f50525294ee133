//! Stopping a bot, or cutting its time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Reads a clock: the time since a moment that stays the same.
pub type Clock = fn() -> Duration;

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
/// WebAssembly has no clock of its own: there the caller brings one. Without a clock, a bot makes so many iterations as it would on
/// the machine on which its level was measured:
///
/// ```
/// use std::time::Duration;
/// use dighouse_tables::StopToken;
///
/// let noon = || Duration::from_secs(12 * 60 * 60);
/// assert_eq!(StopToken::new(Some(noon)).now(), Some(noon()));
/// assert_eq!(StopToken::new(None).now(), None);
/// assert!(StopToken::default().now().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct StopToken(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    stopped: AtomicBool,
    clock: Option<Clock>,
    cut: OnceLock<(f64, Duration)>,
}

/// A token with the clock of the system.
impl Default for StopToken {
    fn default() -> StopToken {
        StopToken::new(Some(system_clock))
    }
}

fn system_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

impl StopToken {
    /// A token for a bot that reads no other clock than this.
    pub fn new(clock: Option<Clock>) -> StopToken {
        StopToken(Arc::new(Shared { stopped: AtomicBool::new(false), clock, cut: OnceLock::new() }))
    }

    /// What the clock says, if there is one.
    pub fn now(&self) -> Option<Duration> {
        self.0.clock.map(|clock| clock())
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
