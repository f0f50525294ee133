//! Who asks: somebody with a cookie.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::history::Person;
use crate::problem::Problem;
use crate::random;
use crate::store::{Player, Profile, Session, Store, StoreError};

/// The cookie's name.
const COOKIE: &str = "dighouse";

/// How long a browser keeps it, in seconds: a year and a bit.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// How many players are remembered without asking the store.
const REMEMBERED: usize = 20_000;

/// The players who asked lately, by the hash of their token.
#[derive(Default)]
pub(crate) struct SessionCache(Mutex<Memory>);

#[derive(Default)]
struct Memory {
    players: HashMap<[u8; 32], Player>,
    /// How often somebody was forgotten: what was read before that may be old.
    forgotten: u64,
}

impl SessionCache {
    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, hash: &[u8; 32]) -> Option<Player> {
        self.memory().players.get(hash).cloned()
    }

    /// The player with a token: remembered, or as the store says.
    pub(crate) async fn ask(&self, store: &dyn Store, hash: &[u8; 32]) -> Result<Option<Player>, StoreError> {
        if let Some(player) = self.get(hash) {
            return Ok(Some(player));
        }
        let forgotten = self.memory().forgotten;
        let player = store.player_by_token(hash).await?;
        if let Some(player) = player.as_ref().filter(|_| self.memory().forgotten == forgotten) {
            self.remember(*hash, player.clone());
        }
        Ok(player)
    }

    fn remember(&self, hash: [u8; 32], player: Player) {
        let mut memory = self.memory();
        if memory.players.len() >= REMEMBERED {
            memory.players.clear();
        }
        memory.players.insert(hash, player);
    }

    /// Asks the store again for this player, or for everybody.
    pub(crate) fn forget(&self, player: Option<&str>) {
        let mut memory = self.memory();
        memory.forgotten += 1;
        memory.players.retain(|_, known| player.is_some_and(|id| known.id != id));
    }
}

/// The player who asks.
pub(crate) struct Requester {
    pub(crate) player: Player,
    /// The hash of the token that was shown.
    pub(crate) session: [u8; 32],
}

impl Requester {
    /// As somebody who sits at a table.
    pub(crate) fn person(&self) -> Person {
        let Player { id, name, number, account, blocked: _, webhook: _ } = self.player.clone();
        Person { id, name, number, account }
    }
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(name, value)| (name == COOKIE && value.len() == 64).then_some(value))
}

impl OptionalFromRequestParts<Arc<App>> for Requester {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Requester>, Problem> {
        let Some(hash) = token(&parts.headers).map(hash) else { return Ok(None) };
        let player = app.sessions.ask(&*app.store, &hash).await?;
        Ok(player.map(|player| Requester { player, session: hash }))
    }
}

impl FromRequestParts<Arc<App>> for Requester {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Requester, Problem> {
        let requester = <Requester as OptionalFromRequestParts<_>>::from_request_parts(parts, app).await?;
        requester.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "unknown-player"))
    }
}

/// From where somebody asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client {
    /// Whose requests are counted together: an address, or the network of one.
    pub(crate) address: IpAddr,
    /// Whether the browser came by `https`.
    pub(crate) secure: bool,
}

/// A secret by which a browser is known again. The house keeps only its hash.
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn new() -> Token {
        Token(random::token())
    }

    /// What is kept of it.
    pub(crate) fn session(&self, since: i64) -> Session {
        Session { token_hash: hash(&self.0), since }
    }

    /// The cookie that hands it to the browser.
    pub(crate) fn cookie(&self, client: Client) -> HeaderValue {
        cookie(&self.0, KEPT, client)
    }
}

/// The cookie that takes the token away from the browser.
pub(crate) fn no_cookie(client: Client) -> HeaderValue {
    cookie("", 0, client)
}

fn cookie(token: &str, kept: u32, client: Client) -> HeaderValue {
    let secure = if client.secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={kept}{secure}");
    let mut cookie = HeaderValue::try_from(cookie).expect("plain letters");
    cookie.set_sensitive(true);
    cookie
}

impl App {
    /// A new guest, and the token by which the guest is known again.
    pub(crate) async fn welcome(&self) -> Result<(Player, Token), Problem> {
        let token = Token::new();
        let session = token.session(self.now());
        let hash = session.token_hash;
        let guest = Profile::guest(random::id(), random::guest_number(), session);
        self.store.add_player(&guest).await?;
        let player = guest.player();
        self.sessions.remember(hash, player.clone());
        Ok((player, token))
    }
}
