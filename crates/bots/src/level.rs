//! Opponents for everybody: the same search with less or more time, and less or more doubt.

use std::time::Duration;

use crate::search::{Budget, Insight, Search};
use crate::{Bot, BotError, BotSpec};

/// A level and how it thinks.
struct Level {
    name: &'static str,
    budget: Budget,
}

const LEVELS: [Level; 4] = [
    Level { name: "novice", budget: Budget::iterations(60).doubting(2.0) },
    Level { name: "skilled", budget: Budget::iterations(250).doubting(0.5) },
    Level { name: "expert", budget: Budget::time(Duration::from_millis(250)) },
    Level { name: "master", budget: Budget::time(Duration::from_secs(1)) },
];

/// The bot that searches as `spec` says: a level, or `search` with settings of its own. None if it is neither.
pub(crate) fn searching<G: Insight>(spec: &BotSpec) -> Option<Result<Box<dyn Bot<G>>, BotError>> {
    let budget = if spec.name() == "search" {
        Budget::of(spec)
    } else {
        let level = LEVELS.iter().find(|level| level.name == spec.name())?;
        spec.no_settings().map(|()| level.budget)
    };
    Some(budget.map(|budget| Box::new(Search::<G>::new(budget)) as Box<dyn Bot<G>>))
}
