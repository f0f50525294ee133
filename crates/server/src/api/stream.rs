//! Live updates: one stream of server-sent events per tab.
//!
//! An event carries the table as it is now, with the part of the log that the reader lacks. Its `id` is the number of lines
//! in the table's history. A reader who reconnects names the last one it has (`Last-Event-ID`), so nothing is missing and
//! nothing comes twice.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use dighouse_game::Viewer;
use dighouse_table::{ReadSoFar, Table};
use futures_util::Stream;
use futures_util::stream;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use utoipa::IntoParams;

use crate::app::App;
use crate::limits::StreamPlace;
use crate::problem::{Problem, ProblemBody};
use crate::sessions::{Client, Requester};
use crate::store::Player;
use crate::tables::{CachedTable, TableError, Tables};
use crate::turns::TurnsWatch;

/// How long the lobby waits for more changes before it shows them.
const LOBBY_PAUSE: Duration = Duration::from_millis(300);

/// How often an idle stream sends a comment, to show that it is alive.
const PING: Duration = Duration::from_secs(15);

/// What a tab watches.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Watched {
    /// A table; the lobby if none is named.
    table: Option<String>,
    /// The number of a seat, or `spectator`.
    #[serde(rename = "as")]
    viewer: Option<String>,
    /// Watch neither a table nor the lobby, only turns.
    #[serde(default)]
    quiet: bool,
}

/// One stream.
struct Watcher {
    app: App,
    /// The reader, as last read.
    player: Option<Player>,
    /// The reader's session.
    session: Option<[u8; 32]>,
    watched: Watched,
    /// The lines that the reader has.
    has: ReadSoFar,
    /// Whether the reader was shown that it is their turn.
    saw_turn: bool,
    /// The viewer of the last event.
    viewer: Option<Viewer>,
    /// The table, which stays in memory as long as somebody watches it.
    cached: Option<Arc<CachedTable>>,
    changes: Changes,
    turns: TurnsWatch,
    stage: Stage,
    _place: StreamPlace,
}

enum Changes {
    Table(watch::Receiver<u32>),
    Lobby(watch::Receiver<u64>),
    Nothing,
}

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Fresh,
    /// The table or lobby was shown, turns not yet.
    Greeted,
    Running,
    Ended,
}

/// What an event is about.
enum About {
    Watched,
    Turns,
}

/// Updates of a table (`table`, a `TableNow`) or of the lobby (`lobby`, a `TableList`), and the tables where it is your turn
/// (`turns`, a list of `Turn`).
#[utoipa::path(get, path = "/api/events", params(Watched),
    responses((status = 200, body = String, content_type = "text/event-stream"), (status = 403, body = ProblemBody)))]
pub(super) async fn events(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    requester: Option<Requester>,
    Query(watched): Query<Watched>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let session = requester.as_ref().map(|requester| requester.session);
    let player = requester.map(|requester| requester.player);
    let place = app.limits.stream(client.address, player.as_ref().map(|player| player.id.as_str()))?;
    let cached = watched.table.as_deref().map(|id| app.tables.cached(id));
    if let Some(id) = &watched.table {
        // Refuse before the stream begins, with a proper response.
        app.tables
            .look(id, |table| table.viewpoint(player.as_ref(), watched.viewer.as_deref()).map(drop))
            .await??;
    }
    let changes = match &cached {
        Some(cached) => Changes::Table(cached.subscribe()),
        None if watched.quiet => Changes::Nothing,
        None => Changes::Lobby(app.lobby.subscribe()),
    };
    let turns = TurnsWatch::new(&app.turns, player.as_ref().map(|player| player.id.as_str()));
    app.metrics.streams.inc();
    let has = last.map_or(ReadSoFar::Nothing, ReadSoFar::Lines);
    let watcher = Watcher {
        app,
        player,
        session,
        watched,
        has,
        saw_turn: false,
        viewer: None,
        cached,
        changes,
        turns,
        stage: Stage::Fresh,
        _place: place,
    };
    let events = stream::unfold(watcher, |mut watcher| async {
        let event = watcher.next().await?;
        Some((Ok(event), watcher))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(PING).text("ping")))
}

impl Watcher {
    /// The next event; none at the end of the stream.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let about = match self.stage {
                Stage::Ended => return None,
                Stage::Fresh => About::Watched,
                Stage::Greeted => About::Turns,
                Stage::Running => {
                    tokio::select! {
                        () = wait(&mut self.changes, self.cached.as_deref(), &self.app.tables) => About::Watched,
                        () = self.turns.changed() => About::Turns,
                        () = self.app.shutdown.wait() => return None,
                    }
                }
            };
            self.stage = if self.stage == Stage::Fresh { Stage::Greeted } else { Stage::Running };
            match self.show(about).await {
                Ok(Some(event)) => return Some(event),
                Ok(None) if self.stage == Stage::Ended => return None,
                Ok(None) => {}
                Err(problem) => {
                    self.stage = Stage::Ended;
                    return Some(event_of("problem", &problem.data_with_status()));
                }
            }
        }
    }

    /// The next event, if anything is new. A stream whose session has ended shows nothing more; the browser reconnects by
    /// itself, with the session that it has then.
    async fn show(&mut self, about: About) -> Result<Option<Event>, Problem> {
        if let Some(session) = &self.session {
            self.player = self.app.sessions.player(session).await?;
            if self.player.is_none() {
                self.stage = Stage::Ended;
                return Ok(None);
            }
        }
        match (about, self.cached.clone()) {
            (About::Turns, _) => {
                let news = self.turns.news(&self.app.lobby).await?;
                Ok(news.map(|turns| event_of("turns", &turns)))
            }
            (About::Watched, Some(cached)) => self.show_table(&cached).await.map(Some),
            (About::Watched, None) if self.watched.quiet => Ok(None),
            (About::Watched, None) => self.show_lobby().await.map(Some),
        }
    }

    async fn show_table(&mut self, cached: &CachedTable) -> Result<Event, Problem> {
        let now = self.app.tables.now();
        let mut slot = cached.table.lock().await;
        let table = self.app.tables.load_announced(cached, &mut slot).await?;
        if let Changes::Table(seq) = &mut self.changes {
            seq.mark_unchanged();
        }
        let viewpoint = table.viewpoint(self.player.as_ref(), self.watched.viewer.as_deref())?;
        // When another seat must decide, the viewer may change, and another viewer has read another log.
        if self.viewer.replace(viewpoint.viewer).is_some_and(|viewer| viewer != viewpoint.viewer) {
            self.has = ReadSoFar::Nothing;
        }
        let shown = table.show(&viewpoint, self.has, now);
        let asked = self.player.as_ref().is_some_and(|player| table.asked_people().contains(&player.id));
        if table.must_work().is_err() {
            *slot = None;
            return Err(TableError::Unreadable.into());
        }
        drop(slot);
        if asked && !self.saw_turn {
            self.see_turn(&cached.id).await?;
        }
        self.saw_turn = asked;
        self.has = ReadSoFar::Lines(shown.seq);
        Ok(event_of("table", &shown).id(shown.seq.to_string()))
    }

    /// Cancels the webhook call of a player who sees at the table that it is their turn.
    async fn see_turn(&self, table: &str) -> Result<(), Problem> {
        let Some(session) = &self.session else { return Ok(()) };
        match self.app.sessions.player(session).await? {
            Some(player) if player.webhook => Ok(self.app.store.saw_turn(&player.id, table).await?),
            _ => Ok(()),
        }
    }

    async fn show_lobby(&self) -> Result<Event, Problem> {
        Ok(event_of(
            "lobby",
            &self.app.lobby.lists(self.player.as_ref().map(|player| player.id.as_str())).await?,
        ))
    }
}

/// Waits until something is new, or somebody becomes late.
async fn wait(changes: &mut Changes, cached: Option<&CachedTable>, tables: &Tables) {
    match changes {
        Changes::Table(seq) => {
            let late_at = match cached {
                Some(cached) => cached.table.lock().await.as_ref().map_or(i64::MAX, Table::late_at),
                None => i64::MAX,
            };
            let late_in = late_at.saturating_sub(tables.now());
            let late = async {
                match u64::try_from(late_in) {
                    Ok(millis @ 1..) => tokio::time::sleep(Duration::from_millis(millis)).await,
                    _ => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = seq.changed() => {}
                () = late => {}
            }
        }
        Changes::Lobby(changes) => {
            // Marked as seen only afterwards: news about turns may interrupt the pause, and the change must not be lost.
            changes.clone().changed().await.ok();
            tokio::time::sleep(LOBBY_PAUSE).await;
            changes.mark_unchanged();
        }
        Changes::Nothing => std::future::pending().await,
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.app.metrics.streams.dec();
    }
}

fn event_of(name: &str, data: &impl Serialize) -> Event {
    Event::default().event(name).data(serde_json::to_string(data).expect("plain data"))
}
