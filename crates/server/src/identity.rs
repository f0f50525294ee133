//! Who asks: a guest with a cookie.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use sha2::{Digest, Sha256};

use crate::hall::Hall;
use crate::history::Person;
use crate::problem::Problem;
use crate::random;
use crate::store::{NewPlayer, Player, Store, StoreError};

/// The cookie's name.
const COOKIE: &str = "dighouse";

/// How long a browser keeps it, in seconds: a year and a bit.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// How many players are remembered without asking the store.
const REMEMBERED: usize = 20_000;

/// The players who asked lately, by the hash of their token.
#[derive(Default)]
pub(crate) struct Known(Mutex<Memory>);

#[derive(Default)]
struct Memory {
    players: HashMap<[u8; 32], Player>,
    /// How often somebody was forgotten: what was read before that may be old.
    forgotten: u64,
}

impl Known {
    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, hash: &[u8; 32]) -> Option<Player> {
        self.memory().players.get(hash).cloned()
    }

    /// The player with a token: remembered, or as the store says.
    async fn ask(&self, store: &dyn Store, hash: &[u8; 32]) -> Result<Option<Player>, StoreError> {
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
pub(crate) struct Asker {
    pub(crate) player: Player,
    hash: [u8; 32],
}

impl Asker {
    /// As somebody who sits at a table.
    pub(crate) fn person(&self) -> Person {
        let Player { id, name, number } = self.player.clone();
        Person { id, name, number }
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

impl OptionalFromRequestParts<Arc<Hall>> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Option<Asker>, Problem> {
        let Some(hash) = token(&parts.headers).map(hash) else { return Ok(None) };
        let player = hall.known.ask(&*hall.store, &hash).await?;
        Ok(player.map(|player| Asker { player, hash }))
    }
}

impl FromRequestParts<Arc<Hall>> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Asker, Problem> {
        let asker = <Asker as OptionalFromRequestParts<_>>::from_request_parts(parts, hall).await?;
        asker.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "unknown-player"))
    }
}

impl Hall {
    /// A new guest, and the cookie by which the guest is known again.
    pub(crate) async fn welcome(&self) -> Result<(Player, String), Problem> {
        let token = random::token();
        let new = NewPlayer {
            id: random::id(),
            token_hash: hash(&token),
            number: random::guest_number(),
            created: self.now(),
        };
        self.store.add_player(&new).await?;
        let player = Player { id: new.id, name: None, number: new.number };
        self.known.remember(new.token_hash, player.clone());
        let secure = if self.config.secure { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT}{secure}");
        Ok((player, cookie))
    }

    /// Gives a player a name.
    pub(crate) async fn rename(&self, asker: Asker, name: String) -> Result<Player, Problem> {
        self.store.rename(&asker.player.id, &name).await?;
        let player = Player { name: Some(name), ..asker.player };
        self.known.remember(asker.hash, player.clone());
        Ok(player)
    }
}
