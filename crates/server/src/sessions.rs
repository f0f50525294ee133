//! Sessions: browsers that are known by a cookie.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use dighouse_table::history::Person;
use sha2::{Digest, Sha256};

use crate::cookies::Cookie;
use crate::problem::Problem;
use crate::random;
use crate::store::{Player, Session, Store, StoreError};

/// How many players are cached.
const CAPACITY: usize = 20_000;

/// The players by the hash of their token: a cache of what the store says.
pub(crate) struct Sessions {
    store: Arc<dyn Store>,
    cache: Mutex<Cache>,
}

#[derive(Default)]
struct Cache {
    players: HashMap<[u8; 32], Player>,
    /// How often entries were dropped: what was read from the store before that may be stale.
    drops: u64,
}

impl Sessions {
    pub(crate) fn new(store: Arc<dyn Store>) -> Sessions {
        Sessions { store, cache: Mutex::default() }
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The player with a token.
    pub(crate) async fn player(&self, token_hash: &[u8; 32]) -> Result<Option<Player>, StoreError> {
        let drops = {
            let cache = self.cache();
            if let Some(player) = cache.players.get(token_hash) {
                return Ok(Some(player.clone()));
            }
            cache.drops
        };
        let player = self.store.player_by_token(token_hash).await?;
        if let Some(player) = player.as_ref().filter(|_| self.cache().drops == drops) {
            self.remember(*token_hash, player.clone());
        }
        Ok(player)
    }

    pub(crate) fn remember(&self, token_hash: [u8; 32], player: Player) {
        let mut cache = self.cache();
        if cache.players.len() >= CAPACITY {
            cache.players.clear();
        }
        cache.players.insert(token_hash, player);
    }

    /// Drops this player from the cache, or everybody.
    pub(crate) fn forget(&self, player: Option<&str>) {
        let mut cache = self.cache();
        cache.drops += 1;
        cache.players.retain(|_, known| player.is_some_and(|id| known.id != id));
    }
}

/// The player who makes a request.
pub(crate) struct Requester {
    pub(crate) player: Player,
    /// The hash of the token in the cookie.
    pub(crate) session: [u8; 32],
}

impl Requester {
    /// As a person who sits at a table.
    pub(crate) fn person(&self) -> Person {
        let Player { id, name, number, account, blocked: _, webhook: _ } = self.player.clone();
        Person { id, name, number, account }
    }
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

impl<S: Sync> OptionalFromRequestParts<S> for Requester
where
    Arc<Sessions>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Requester>, Problem> {
        let Some(session) = Cookie::Session.sent(&parts.headers).map(|sent| hash(sent.value)) else {
            return Ok(None);
        };
        let player = Arc::<Sessions>::from_ref(state).player(&session).await?;
        Ok(player.map(|player| Requester { player, session }))
    }
}

impl<S: Sync> FromRequestParts<S> for Requester
where
    Arc<Sessions>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Requester, Problem> {
        let requester = <Requester as OptionalFromRequestParts<S>>::from_request_parts(parts, state).await?;
        requester.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "unknown-player"))
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client {
    /// The address, or the network of an IPv6 address: requests from there are counted together.
    pub(crate) address: IpAddr,
    /// Whether the browser came by `https`.
    pub(crate) secure: bool,
}

/// A secret that identifies a browser. The server keeps only its hash.
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn new() -> Token {
        Token(random::token())
    }

    /// What the store keeps of it.
    pub(crate) fn session(&self, since: i64) -> Session {
        Session { token_hash: hash(&self.0), since }
    }

    /// The cookie that gives it to the browser.
    pub(crate) fn cookie(&self, client: Client) -> HeaderValue {
        Cookie::Session.set(&self.0, client)
    }
}
