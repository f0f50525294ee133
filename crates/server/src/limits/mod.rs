//! What one client may do and hold, so that the server stays usable for the others.

mod address;
mod at_once;
mod failures;
mod rate;
mod unfinished_tables;

use std::net::IpAddr;
use std::time::Duration;

pub(crate) use address::counted_as;
pub(crate) use at_once::{AtOnce, Held};
use failures::{Attempt, Failures};
pub(crate) use rate::Limit;
pub(crate) use unfinished_tables::Reserved;
use unfinished_tables::UnfinishedTables;

use crate::config::Config;
use crate::problem::Problem;
use crate::tables::Tables;

/// How many keys are kept before idle ones are dropped.
const REMEMBERED: usize = 10_000;

/// What one address may use: one IPv4 address, or one IPv6 network (64 bits). Many people may share an address, at home, at
/// school or behind their provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerAddress {
    /// Connections at a time, and requests that are being answered.
    pub connections: usize,
    /// Streams at a time.
    pub streams: usize,
    /// Hints at a time, those that wait for a core included.
    pub hints: usize,
    /// New guests at once; then one each minute.
    pub guests: u32,
    /// New tables at once; then one every ten seconds.
    pub tables: u32,
    /// Tables that are not over.
    pub unfinished_tables: usize,
    /// Public ones among them.
    pub public_tables: usize,
}

impl Default for PerAddress {
    fn default() -> PerAddress {
        PerAddress {
            connections: 256,
            streams: 128,
            hints: 8,
            guests: 60,
            tables: 100,
            unfinished_tables: 400,
            public_tables: 20,
        }
    }
}

/// The limits of a server, other than those of single requests.
pub(crate) struct Limits {
    /// Expensive requests, by address; none without a limit of requests.
    costly: Option<Limit<IpAddr>>,
    /// Wrong passwords, by who tries them and what they are for.
    guesses: Failures<(Guesser, String)>,
    /// Reports, by player.
    reports: Limit<String>,
    per_address: Option<AddressLimits>,
    streams_of_player: AtOnce<String>,
    hints_of_player: AtOnce<String>,
    hints_at_table: AtOnce<String>,
}

struct AddressLimits {
    streams: AtOnce<IpAddr>,
    hints: AtOnce<IpAddr>,
    guests: Limit<IpAddr>,
    tables: Limit<IpAddr>,
    unfinished_tables: UnfinishedTables,
}

/// Who tries a password. Failures are counted for each, so nobody can keep the owner out by guessing from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Guesser {
    /// Somebody at an address.
    Unknown(IpAddr),
    /// A player who is signed in, or somebody in a browser where that player was.
    Known(String),
}

/// A place for a stream, until it is dropped.
pub(crate) struct StreamPlace {
    _of_address: Option<Held<IpAddr>>,
    _of_player: Option<Held<String>>,
}

/// A place for a hint, until it is dropped.
pub(crate) struct HintPlace {
    _of_address: Option<Held<IpAddr>>,
    _of_player: Held<String>,
    _at_table: Held<String>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            costly: config.rate.map(|_| Limit::then_every(20, Duration::from_secs(6), "too-many-requests")),
            guesses: Failures::new(),
            reports: Limit::then_every(5, Duration::from_secs(60), "too-many-requests"),
            per_address: config.per_address.map(|most| AddressLimits {
                streams: AtOnce::new(most.streams),
                hints: AtOnce::new(most.hints),
                guests: Limit::then_every(most.guests, Duration::from_secs(60), "too-many-guests"),
                tables: Limit::then_every(most.tables, Duration::from_secs(10), "too-many-requests"),
                unfinished_tables: UnfinishedTables::new(&most),
            }),
            streams_of_player: AtOnce::new(config.streams),
            hints_of_player: AtOnce::new(1),
            hints_at_table: AtOnce::new(1),
        }
    }

    /// Counts an expensive request.
    pub(crate) fn cost(&self, address: IpAddr) -> Result<(), Problem> {
        self.costly.as_ref().map_or(Ok(()), |limit| limit.check(&address))
    }

    /// Counts an attempted password.
    pub(crate) fn guess(
        &self,
        guesser: Guesser,
        login: &str,
    ) -> Result<Attempt<'_, (Guesser, String)>, Problem> {
        if let Guesser::Unknown(address) = guesser {
            self.cost(address)?;
        }
        self.guesses.attempt((guesser, login.to_owned()))
    }

    /// Counts a report.
    pub(crate) fn report(&self, player: &str) -> Result<(), Problem> {
        self.reports.check(&player.to_owned())
    }

    /// Counts a new guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Problem> {
        self.per_address.as_ref().map_or(Ok(()), |limits| limits.guests.check(&address))
    }

    /// Counts a new table; a place for it.
    pub(crate) async fn table(
        &self,
        address: IpAddr,
        public: bool,
        tables: &Tables,
    ) -> Result<Option<Reserved>, Problem> {
        let Some(limits) = &self.per_address else { return Ok(None) };
        limits.tables.check(&address)?;
        limits.unfinished_tables.reserve(address, public, tables).await.map(Some)
    }

    /// A place for a stream.
    pub(crate) fn stream(&self, address: IpAddr, player: Option<&str>) -> Result<StreamPlace, Problem> {
        let refused = || rate::too_many("too-many-streams", Duration::from_secs(15));
        let of_address = match &self.per_address {
            Some(limits) => Some(limits.streams.hold(address).ok_or_else(refused)?),
            None => None,
        };
        let of_player = match player {
            Some(player) => Some(self.streams_of_player.hold(player.to_owned()).ok_or_else(refused)?),
            None => None,
        };
        Ok(StreamPlace { _of_address: of_address, _of_player: of_player })
    }

    /// A place for a hint: one at a time for each player, and at each table.
    pub(crate) fn hint(&self, address: IpAddr, player: &str, table: &str) -> Result<HintPlace, Problem> {
        let refused = |error| move || rate::too_many(error, Duration::from_secs(2));
        let of_player = self.hints_of_player.hold(player.to_owned()).ok_or_else(refused("hint-running"))?;
        let at_table = self.hints_at_table.hold(table.to_owned()).ok_or_else(refused("hint-running"))?;
        let of_address = match &self.per_address {
            Some(limits) => Some(limits.hints.hold(address).ok_or_else(refused("too-many-hints"))?),
            None => None,
        };
        Ok(HintPlace { _of_address: of_address, _of_player: of_player, _at_table: at_table })
    }
}
