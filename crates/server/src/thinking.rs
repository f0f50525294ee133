//! Bots at the tables, thinking where they are in nobody's way.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::StatusCode;
use bots::BotSpec;
use game::{Seat, Seed, Stream, Viewer};
use house::Advice;
use tokio::time::Instant;

use crate::hall::{Hall, Live};
use crate::history::Deed;
use crate::problem::Problem;
use crate::random;
use crate::room::Room;
use crate::store::Which;

/// How long to wait before trying again when the store fails.
const AGAIN: Duration = Duration::from_secs(1);

/// The most tables that are taken up at a time.
const TAKEN_UP: u32 = 100_000;

/// A question to a bot.
struct Thought {
    seat: Seat,
    step: usize,
    /// What the bot saw.
    stamp: String,
    advice: Advice,
    /// Whether people watch.
    watched: bool,
}

impl Hall {
    /// Lets a bot think if one is asked. Called while the table is locked, so that no question is
    /// missed.
    pub(crate) fn prompt_bots(self: &Arc<Hall>, live: &Arc<Live>, room: &Room) {
        if room.asked_bots().next().is_some() && !live.thinking.swap(true, Ordering::Relaxed) {
            let (hall, live) = (Arc::clone(self), Arc::clone(live));
            tokio::spawn(async move { hall.play_bots(&live).await });
        }
    }

    /// Goes on where bots have been asked since before this moment: when the server starts, or when
    /// another may be gone. If that one thinks as well, the first answer counts.
    pub(crate) async fn take_up(self: &Arc<Hall>, before: i64) -> Result<(), Problem> {
        for listed in self.store.list(Which::BotToMove { before }, TAKEN_UP).await? {
            let live = self.live(&listed.table);
            let mut slot = live.room.lock().await;
            if let Ok(room) = self.load(&live, &mut slot).await {
                self.prompt_bots(&live, room);
            }
        }
        Ok(())
    }

    async fn play_bots(self: &Arc<Hall>, live: &Arc<Live>) {
        while !*self.closing().borrow() {
            let played = match self.next_thought(live).await {
                Ok(Some(thought)) => self.play_bot(live, thought).await,
                Ok(None) => return,
                Err(problem) => Err(problem),
            };
            if played.is_err() {
                tokio::time::sleep(AGAIN).await;
            }
        }
    }

    async fn play_bot(self: &Arc<Hall>, live: &Live, thought: Thought) -> Result<(), Problem> {
        let began = Instant::now();
        let (seat, step, stamp) = (thought.seat, thought.step, thought.stamp);
        let delay = if thought.watched { self.config.bot_delay } else { Duration::ZERO };
        let action = self.think(thought.advice, Seed::new(random::bytes())).await?;
        self.metrics.thinking.observe(began.elapsed().as_secs_f64());
        tokio::time::sleep_until(began + delay).await;
        let decide = move |room: &Room, _| Ok(room.bot_plays(seat, step, &stamp, &action));
        self.change(&live.id, decide, |_, _| ()).await
    }

    /// The next question to a bot; none if none is asked, and then nobody thinks any more.
    async fn next_thought(&self, live: &Live) -> Result<Option<Thought>, Problem> {
        let mut slot = live.room.lock().await;
        let room = self.load_announced(live, &mut slot).await?;
        let thought = room.asked_bots().next().and_then(|(seat, bot)| {
            let table = room.table()?;
            let spec: BotSpec = bot.parse().ok()?;
            let advice = table.advice(seat, &spec).ok()?;
            let step = table.steps();
            let stamp = table.stamp(step, Viewer::Seat(seat))?;
            Some(Thought { seat, step, stamp, advice, watched: room.has_people() })
        });
        if thought.is_none() {
            live.thinking.store(false, Ordering::Relaxed);
        }
        Ok(thought)
    }

    /// What a bot thinks that takes its chance from `seed`, thought of where that is in nobody's way.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&mut Stream) -> T + Send + 'static,
        seed: Seed,
    ) -> Result<T, Problem> {
        let failed = || Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal");
        let _turn = self.thinkers.acquire().await.map_err(|_| failed())?;
        let thinking = tokio::task::spawn_blocking(move || thought(&mut Stream::new(seed, 0)));
        thinking.await.inspect_err(|error| tracing::error!(%error, "a bot failed")).map_err(|_| failed())
    }
}

impl Room {
    /// The bot's action, if the question still stands.
    fn bot_plays(&self, seat: Seat, step: usize, stamp: &str, action: &str) -> Vec<Deed> {
        let stands = self.table().is_some_and(|table| {
            self.asked_bots().any(|(asked, _)| asked == seat)
                && table.stamp(step, Viewer::Seat(seat)).as_deref() == Some(stamp)
                && table.awaits(seat, step)
                && table.why_not(seat, action).is_none()
        });
        if stands { vec![Deed::Played { seat, action: action.to_owned() }] } else { Vec::new() }
    }
}
