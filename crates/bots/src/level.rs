//! The levels: one search with different budgets and temperatures.

use std::time::Duration;

use crate::search::{Budget, Heuristics, Search};
use crate::{Bot, BotError, BotSpec};

/// The budget of a level. `None` if there is no such level.
fn budget<G: Heuristics>(level: &str) -> Option<Budget> {
    match level {
        "novice" => Some(G::NOVICE),
        "skilled" => Some(G::SKILLED),
        "expert" => Some(Budget::time(Duration::from_millis(250))),
        "master" => Some(Budget::time(Duration::from_secs(1))),
        _ => None,
    }
}

/// The search that `spec` names: a level, or `search` with its own settings. `None` if it names another bot.
pub(crate) fn search<G: Heuristics>(spec: &BotSpec) -> Option<Result<Box<dyn Bot<G>>, BotError>> {
    let budget = if spec.name() == "search" {
        Budget::of(spec)
    } else {
        let budget = budget::<G>(spec.name())?;
        spec.no_settings().map(|()| budget)
    };
    Some(budget.map(|budget| Box::new(Search::<G>::new(budget)) as Box<dyn Bot<G>>))
}
