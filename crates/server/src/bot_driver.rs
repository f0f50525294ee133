//! Bots at the tables, thinking where they are in nobody's way.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::StatusCode;
use dighouse_game::{Seat, Seed, Stream, Viewer};
use dighouse_tables::ChoiceJob;
use dighouse_tables::{BotSpec, StopToken};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::app::{App, CachedTable};
use crate::history::TableEvent;
use crate::problem::Problem;
use crate::random;
use crate::store::Which;
use crate::table::Table;

/// How long to wait before trying again when the store fails.
const AGAIN: Duration = Duration::from_secs(1);

/// The most tables that are taken up at a time.
const TAKEN_UP: u32 = 100_000;

/// A question to a bot.
struct Question {
    seat: Seat,
    step: usize,
    /// What the bot saw.
    stamp: String,
}

/// What a bot is to think about.
struct Thought {
    question: Question,
    advice: ChoiceJob,
    /// Whether people watch.
    watched: bool,
    /// Tells of what happens at the table in the meantime.
    news: watch::Receiver<u32>,
}

impl App {
    /// Lets a bot think if one is asked. Called while the table is locked, so that no question is
    /// missed.
    pub(crate) fn prompt_bots(self: &Arc<App>, cached: &Arc<CachedTable>, table: &Table) {
        if table.asked_bots().next().is_some() && !cached.bot_active.swap(true, Ordering::Relaxed) {
            let (app, cached) = (Arc::clone(self), Arc::clone(cached));
            tokio::spawn(async move { app.play_bots(&cached).await });
        }
    }

    /// Goes on where bots have been asked since before this moment: when the server starts, or when
    /// another may be gone. If that one thinks as well, the first answer counts.
    pub(crate) async fn take_up(self: &Arc<App>, before: i64) -> Result<(), Problem> {
        for listed in self.store.list(Which::BotToMove { before }, TAKEN_UP).await? {
            let cached = self.cached(&listed.table);
            let mut slot = cached.table.lock().await;
            if let Ok(table) = self.load(&cached, &mut slot).await {
                self.prompt_bots(&cached, table);
            }
        }
        Ok(())
    }

    async fn play_bots(self: &Arc<App>, cached: &Arc<CachedTable>) {
        while !*self.closing().borrow() {
            let played = match self.next_thought(cached).await {
                Ok(Some(thought)) => self.play_bot(cached, thought).await,
                Ok(None) => return,
                Err(problem) => Err(problem),
            };
            if played.is_err() {
                tokio::time::sleep(AGAIN).await;
            }
        }
    }

    async fn play_bot(self: &Arc<App>, cached: &CachedTable, thought: Thought) -> Result<(), Problem> {
        let began = Instant::now();
        let Thought { question, advice, watched, news } = thought;
        let delay = if watched { self.config.bot_delay } else { Duration::ZERO };
        let action = tokio::select! {
            action = self.think(advice, Seed::new(random::bytes())) => action?,
            () = self.moved_on(cached, &question, news) => return Ok(()),
        };
        self.metrics.thinking.observe(began.elapsed().as_secs_f64());
        tokio::time::sleep_until(began + delay).await;
        let decide = move |table: &Table, _| Ok(table.bot_plays(&question, &action));
        self.change(&cached.id, decide, |_, _| ()).await
    }

    /// Waits until the table does not ask this any more.
    async fn moved_on(&self, cached: &CachedTable, question: &Question, mut news: watch::Receiver<u32>) {
        while news.changed().await.is_ok() {
            let mut slot = cached.table.lock().await;
            if self.load_announced(cached, &mut slot).await.is_ok_and(|table| !table.asks_bot(question)) {
                return;
            }
        }
    }

    /// The next question to a bot; none if none is asked, and then nobody thinks any more.
    async fn next_thought(&self, cached: &CachedTable) -> Result<Option<Thought>, Problem> {
        let mut slot = cached.table.lock().await;
        let table = self.load_announced(cached, &mut slot).await?;
        let thought = table.asked_bots().next().and_then(|(seat, bot)| {
            let running = table.running_match()?;
            let spec: BotSpec = bot.parse().ok()?;
            let advice = running.choose(seat, &spec).ok()?;
            let step = running.steps();
            let stamp = running.stamp(step, Viewer::Seat(seat))?;
            let question = Question { seat, step, stamp };
            Some(Thought { question, advice, watched: table.has_people(), news: cached.subscribe() })
        });
        if thought.is_none() {
            cached.bot_active.store(false, Ordering::Relaxed);
        }
        Ok(thought)
    }

    /// What a bot thinks that takes its chance from `seed`, thought of where that is in nobody's way.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&StopToken, &mut Stream) -> T + Send + 'static,
        seed: Seed,
    ) -> Result<T, Problem> {
        let thinking = self.bot_pool.think(move |stop| thought(stop, &mut Stream::new(seed, 0)));
        thinking.await.map_err(|error| {
            tracing::error!(%error, "a bot failed");
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
        })
    }
}

impl Table {
    /// Whether the question to a bot still stands.
    fn asks_bot(&self, &Question { seat, step, ref stamp }: &Question) -> bool {
        self.running_match().is_some_and(|running| {
            self.asked_bots().any(|(asked, _)| asked == seat)
                && running.stamp(step, Viewer::Seat(seat)).as_ref() == Some(stamp)
                && running.awaits(seat, step)
        })
    }

    /// The bot's action, if the question still stands.
    fn bot_plays(&self, question: &Question, action: &str) -> Vec<TableEvent> {
        let seat = question.seat;
        let is_legal = || self.running_match().is_some_and(|running| running.why_not(seat, action).is_none());
        let stands = self.asks_bot(question) && is_legal();
        if stands { vec![TableEvent::Played { seat, action: action.to_owned() }] } else { Vec::new() }
    }
}
