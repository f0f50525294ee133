//! The analysis of finished matches by a bot.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use dighouse_game::{Seat, Seed};
use dighouse_table::{Refusal, Table, show_considered};
use dighouse_tables::BotSpec;
use dighouse_tables::{AnalysisJob, Choice};

use crate::bot_pool::{BotPool, Purpose};
use crate::messages::{Analysis, Judged};
use crate::problem::Problem;
use crate::shutdown::Shutdown;
use crate::tables::Tables;

/// The bot that analyses every decision.
const ANALYST: &str = "search:iters=150";

/// How many analyses are kept.
const KEPT: usize = 64;

/// The latest analyses, finished or not.
pub(crate) struct Analyses {
    tables: Arc<Tables>,
    pool: Arc<BotPool>,
    shutdown: Shutdown,
    latest: Mutex<VecDeque<(String, Arc<Mutex<Analysis>>)>>,
}

/// A decision to be analysed.
struct Question {
    step: usize,
    seat: Seat,
    played: String,
    job: AnalysisJob,
}

impl Analyses {
    pub(crate) fn new(tables: Arc<Tables>, pool: Arc<BotPool>, shutdown: Shutdown) -> Analyses {
        Analyses { tables, pool, shutdown, latest: Mutex::default() }
    }

    /// The analysis of a finished game, as far as it is done. Starts one if there is none and `may_begin` allows it.
    pub(crate) async fn of(
        self: &Arc<Analyses>,
        id: &str,
        may_begin: impl FnOnce() -> Result<(), Problem>,
    ) -> Result<Analysis, Problem> {
        if let Some(known) = self.find(id) {
            return Ok(known);
        }
        may_begin()?;
        let questions = self.tables.look(id, questions).await??;
        if let Some(analysis) = self.begin(id, questions.len()) {
            let analyses = Arc::clone(self);
            tokio::spawn(async move { analyses.analyse(questions, &analysis).await });
        }
        Ok(Analysis { done: 0, of: 0, moments: Vec::new() })
    }

    async fn analyse(&self, questions: Vec<Question>, analysis: &Mutex<Analysis>) {
        for Question { step, seat, played, job } in questions {
            if self.shutdown.has_begun() {
                return;
            }
            let Ok(of_bot) = self.pool.think(Purpose::Analysis, job, Seed::from_number(step as u64)).await
            else {
                return;
            };
            let mut analysis = analysis.lock().unwrap_or_else(PoisonError::into_inner);
            analysis.done += 1;
            analysis.moments.extend(judged(step, seat, &played, of_bot));
        }
    }

    fn find(&self, id: &str) -> Option<Analysis> {
        let kept = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, analysis) = kept.iter().find(|(known, _)| known == id)?;
        Some(analysis.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// A new analysis; none if somebody else has started it meanwhile.
    fn begin(&self, id: &str, of: usize) -> Option<Arc<Mutex<Analysis>>> {
        let mut kept = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.iter().any(|(known, _)| known == id) {
            return None;
        }
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let analysis = Arc::new(Mutex::new(Analysis { done: 0, of: of as u32, moments: Vec::new() }));
        kept.push_back((id.to_owned(), Arc::clone(&analysis)));
        Some(analysis)
    }
}

/// All decisions of a finished game.
fn questions(table: &Table) -> Result<Vec<Question>, Problem> {
    table.record()?;
    let running = table.running_match().ok_or_else(|| Problem::from(Refusal::NotOver))?;
    let analyst: BotSpec = ANALYST.parse().map_err(|error| Problem::of(StatusCode::CONFLICT, error))?;
    let question =
        |(step, played): (usize, dighouse_tables::Played)| match running.analyse(step, played.seat, &analyst)
        {
            Ok(job) => {
                job.map(|job| Ok(Question { step, seat: played.seat, played: played.choice.text, job }))
            }
            Err(_) => Some(Err(Problem::from(Refusal::NoAnalysis))),
        };
    running.moves().into_iter().enumerate().filter_map(question).collect()
}

/// The verdict on a decision; none if there was nothing to decide.
fn judged(
    step: usize,
    seat: Seat,
    played: &str,
    analysis: dighouse_tables::Analysis<Choice>,
) -> Option<Judged> {
    let dighouse_tables::Analysis { candidates, values } = analysis;
    let expected = candidates.first()?.value?;
    let choice = candidates.iter().find(|candidate| candidate.action.text == played);
    let chosen = choice.and_then(|choice| choice.value);
    let rank = candidates.iter().position(|candidate| candidate.action.text == played);
    let best = candidates.into_iter().next().map(show_considered)?;
    Some(Judged {
        step: step as u32,
        seat,
        rank: rank.map(|rank| rank as u32 + 1),
        standing_lost: chosen.map(|chosen| (expected.utility - chosen.utility).max(0.0)),
        points_lost: chosen.map(|chosen| (expected.points - chosen.points).max(0.0)),
        best,
        chances: values.iter().map(|seat| seat.win_chance).collect(),
        points: values.iter().map(|seat| seat.points).collect(),
    })
}
