//! News about turns, for players who are not at the table.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::lobby::Lobby;
use crate::messages::Turn;
use crate::problem::Problem;

/// How many players are kept before those are dropped whom nobody watches.
const MANY: usize = 10_000;

/// Tells players when their turns may have changed.
#[derive(Default)]
pub(crate) struct Turns(Mutex<HashMap<String, watch::Sender<()>>>);

impl Turns {
    fn waiting(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn watch(&self, player: &str) -> watch::Receiver<()> {
        let mut waiting = self.waiting();
        if waiting.len() >= MANY {
            waiting.retain(|_, sender| sender.receiver_count() > 0);
        }
        waiting.entry(player.to_owned()).or_default().subscribe()
    }

    /// Turns of these players have changed.
    pub(crate) fn changed<'a>(&self, players: impl IntoIterator<Item = &'a String>) {
        let waiting = self.waiting();
        players.into_iter().filter_map(|player| waiting.get(player)).for_each(|sender| _ = sender.send(()));
    }

    /// Turns of any player may have changed.
    pub(crate) fn all_changed(&self) {
        self.waiting().values().for_each(|sender| _ = sender.send(()));
    }
}

/// The turns of one player, for a stream.
pub(crate) struct TurnsWatch(Option<Watched>);

struct Watched {
    player: String,
    changes: watch::Receiver<()>,
    told: Option<Vec<Turn>>,
}

impl TurnsWatch {
    /// Without a player there are no turns.
    pub(crate) fn new(turns: &Turns, player: Option<&str>) -> TurnsWatch {
        TurnsWatch(player.map(|player| Watched {
            player: player.to_owned(),
            changes: turns.watch(player),
            told: None,
        }))
    }

    /// Waits until something may have changed.
    pub(crate) async fn changed(&mut self) {
        let changed = match &mut self.0 {
            Some(watched) => watched.changes.changed().await.is_ok(),
            None => false,
        };
        if !changed {
            std::future::pending().await
        }
    }

    /// The player's turns, if they differ from those returned last.
    pub(crate) async fn news(&mut self, lobby: &Lobby) -> Result<Option<Vec<Turn>>, Problem> {
        let Some(watched) = &mut self.0 else { return Ok(None) };
        watched.changes.mark_unchanged();
        let turns = lobby.turns_of(&watched.player).await?;
        if watched.told.as_ref() == Some(&turns) {
            return Ok(None);
        }
        watched.told = Some(turns.clone());
        Ok(Some(turns))
    }
}
