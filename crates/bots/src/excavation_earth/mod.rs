//! The bots of Excavation Earth.
//!
//! `greedy` plays each of its actions to the end in a determinization (`lookahead`) and takes the one that leads to the
//! best state (`evaluation`). The levels search, with that as prior and rollout policy (`heuristics`) and a fitted
//! value function (`value`).

mod canonical;
mod evaluation;
mod gallery;
mod greedy;
mod heuristics;
mod lookahead;
mod majority;
mod value;
mod weights;

use dighouse_excavation_earth::ExcavationEarth;

use crate::{Bot, BotError, BotSpec, HasBots, LinearValue, Random, TunableBot, level};
use greedy::Greedy;
use lookahead::Effort;
use value::FITTED;
use weights::TUNED;

impl HasBots for ExcavationEarth {
    const BOTS: &'static [&'static str] = &["random", "novice", "greedy", "skilled", "expert", "master"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<ExcavationEarth>>, BotError> {
        if let Some(bot) = level::search(spec) {
            return bot;
        }
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            "greedy" => Ok(Box::new(Greedy::new(*TUNED, Effort::HIGH))),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }

    fn tunable_bot() -> TunableBot<ExcavationEarth> {
        TunableBot::of(&*TUNED)
    }

    fn linear_value() -> Option<LinearValue<ExcavationEarth>> {
        Some(LinearValue::of(&*FITTED))
    }
}
