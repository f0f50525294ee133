//! Opponents for everybody: the same search with less or more time, and less or more doubt.

use std::time::Duration;

use crate::search::{Budget, Insight, Search};
use crate::{Bot, BotError, BotSpec};

/// How a level thinks; none if there is none of this name.
fn budget<G: Insight>(level: &str) -> Option<Budget> {
    match level {
        "novice" => Some(G::NOVICE),
        "skilled" => Some(G::SKILLED),
        "expert" => Some(Budget::time(Duration::from_millis(250))),
        "master" => Some(Budget::time(Duration::from_secs(1))),
        _ => None,
    }
}

/// The bot that searches as `spec` says: a level, or `search` with settings of its own. None if it is neither.
pub(crate) fn searching<G: Insight>(spec: &BotSpec) -> Option<Result<Box<dyn Bot<G>>, BotError>> {
    let budget = if spec.name() == "search" {
        Budget::of(spec)
    } else {
        let budget = budget::<G>(spec.name())?;
        spec.no_settings().map(|()| budget)
    };
    Some(budget.map(|budget| Box::new(Search::<G>::new(budget)) as Box<dyn Bot<G>>))
}
