//! The analysis of finished matches by a bot.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use dighouse_table::{Question, Table};

use crate::bot_pool::{BotPool, Purpose};
use crate::messages::Analysis;
use crate::problem::Problem;
use crate::shutdown::Shutdown;
use crate::tables::Tables;

/// How many analyses are kept.
const KEPT: usize = 64;

/// The latest analyses, finished or not.
pub(crate) struct Analyses {
    tables: Arc<Tables>,
    pool: Arc<BotPool>,
    shutdown: Shutdown,
    latest: Mutex<VecDeque<(String, Arc<Mutex<Analysis>>)>>,
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
        let questions = |table: &Table| {
            let all = (0..table.questions()?).filter_map(|step| table.question(step).transpose());
            all.collect::<Result<Vec<Question>, Problem>>()
        };
        let questions = self.tables.look(id, questions).await??;
        if let Some(analysis) = self.begin(id, questions.len()) {
            let analyses = Arc::clone(self);
            tokio::spawn(async move { analyses.analyse(questions, &analysis).await });
        }
        Ok(Analysis { done: 0, of: 0, moments: Vec::new() })
    }

    async fn analyse(&self, questions: Vec<Question>, analysis: &Mutex<Analysis>) {
        for Question { job, seed, decided } in questions {
            if self.shutdown.has_begun() {
                return;
            }
            let Ok(of_bot) = self.pool.think(Purpose::Analysis, job, seed).await else { return };
            let mut analysis = analysis.lock().unwrap_or_else(PoisonError::into_inner);
            analysis.done += 1;
            analysis.moments.extend(decided.judge(of_bot));
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
