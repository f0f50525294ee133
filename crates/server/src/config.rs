//! What a host can choose.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use dighouse_tables::Shelf;

use crate::assets::Asset;
use crate::webhooks::{Internet, Network};

/// What a host can choose; the defaults suit one machine at home.
#[derive(Clone)]
pub struct Config {
    /// The games that the server offers.
    pub shelf: Shelf,
    /// The files of the web client; none: the server only answers its API.
    pub client: &'static [Asset],
    /// How long a bot takes at least, so that people can follow.
    pub bot_delay: Duration,
    /// How long a bot thinks at most, when no other waits for its turn.
    pub bot_patience: Duration,
    /// How many requests a second one client may make for long; none: any number.
    pub rate: Option<NonZeroU32>,
    /// How many tables are kept in memory; the others are read again when they are needed.
    pub cached_tables: usize,
    /// Whether browsers come by `https`, through a proxy: cookies are only sent back so.
    pub secure: bool,
    /// Whether a proxy stands before the server and says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How long a client may take for the head of a request, or say nothing on an open connection.
    pub head_patience: Duration,
    /// How long a request may take, its body included.
    pub patience: Duration,
    /// How many tables that are not over one player may have.
    pub tables: usize,
    /// Whether players may be called at addresses that are not public.
    pub webhooks_to_private_networks: bool,
    /// How they are reached.
    pub network: Arc<dyn Network>,
    /// Where others on the home network find this house.
    pub addresses: Vec<String>,
    /// The time, in milliseconds since 1970.
    pub clock: Clock,
}

/// Tells the time.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

impl Default for Config {
    fn default() -> Config {
        Config {
            shelf: Shelf::new(&[]),
            client: &[],
            bot_delay: Duration::from_millis(700),
            bot_patience: Duration::from_secs(3),
            rate: NonZeroU32::new(50),
            cached_tables: 5000,
            secure: false,
            behind_proxy: false,
            head_patience: Duration::from_secs(30),
            patience: Duration::from_secs(20),
            tables: 100,
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
