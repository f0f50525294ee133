//! Configuration.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use dighouse_tables::Shelf;

use crate::assets::Asset;
use crate::limits::PerAddress;
use crate::notifications::{Internet, Network};

/// The configuration of a server. The defaults suit one machine at home, except that there is no game on the shelf.
///
/// ```
/// use std::sync::Arc;
/// use std::time::Duration;
///
/// use dighouse_server::Config;
///
/// // For a test: bots answer at once, requests are not limited, and time stands still.
/// let config = Config {
///     shelf: dighouse_shelf::shelf(),
///     bot_delay: Duration::ZERO,
///     rate: None,
///     per_address: None,
///     clock: Arc::new(|| 1_700_000_000_000),
///     ..Config::default()
/// };
/// assert_eq!((config.clock)(), 1_700_000_000_000);
/// ```
#[derive(Clone)]
pub struct Config {
    /// The games that the server offers.
    pub shelf: Shelf,
    /// The files of the web client. Without any, the server offers only its API.
    pub client: &'static [Asset],
    /// The shortest time a bot takes, so that people can follow.
    pub bot_delay: Duration,
    /// The longest time a bot thinks when no other waits.
    pub bot_patience: Duration,
    /// Sustained requests per second for one client; none: no limit.
    pub rate: Option<NonZeroU32>,
    /// What one address may use; none: no limits.
    pub per_address: Option<PerAddress>,
    /// The most connections at a time; none: as many as the system's limit of open files allows, which is raised.
    pub connections: Option<usize>,
    /// How many tables are kept in memory. Others are read from the store when they are needed.
    pub cached_tables: usize,
    /// Whether browsers use `https`, through a proxy: cookies are then marked `Secure`.
    pub secure: bool,
    /// Whether a proxy in front of the server reports the client's address (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// The timeout for the headers of a request, and for idle connections.
    pub head_patience: Duration,
    /// The timeout of a request, including its body.
    pub patience: Duration,
    /// How many unfinished tables one player may have.
    pub tables: usize,
    /// How many public tables of one player may wait for players.
    pub public_tables: usize,
    /// How many streams one player may have open.
    pub streams: usize,
    /// How long after their last game guests are deleted, or after their first visit if they never played; none: never.
    pub guest_patience: Option<Duration>,
    /// Whether webhooks may lead to addresses that are not public.
    pub webhooks_to_private_networks: bool,
    /// How webhooks are reached.
    pub network: Arc<dyn Network>,
    /// The addresses of this server on the home network, shown in the lobby.
    pub addresses: Vec<String>,
    /// The current time, in milliseconds since 1970.
    pub clock: Clock,
}

/// Returns the current time, in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

impl Default for Config {
    fn default() -> Config {
        Config {
            shelf: Shelf::new(&[]),
            client: &[],
            bot_delay: Duration::from_millis(700),
            bot_patience: Duration::from_secs(3),
            rate: NonZeroU32::new(50),
            per_address: Some(PerAddress::default()),
            connections: None,
            cached_tables: 5000,
            secure: false,
            behind_proxy: false,
            head_patience: Duration::from_secs(30),
            patience: Duration::from_secs(20),
            tables: 100,
            public_tables: 5,
            streams: 32,
            guest_patience: Some(Duration::from_secs(90 * 24 * 60 * 60)),
            webhooks_to_private_networks: false,
            network: Arc::new(Internet),
            addresses: Vec::new(),
            clock: Arc::new(system_time),
        }
    }
}

fn system_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
