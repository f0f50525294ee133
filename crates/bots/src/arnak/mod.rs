//! The bots of Lost Ruins of Arnak.
//!
//! `greedy` plays each of its actions to the end in a determinization (`lookahead`) and takes the one that leads to the
//! best state (`evaluation`). The levels search, with that as prior and rollout policy (`heuristics`) and a fitted
//! value function (`value`).

mod evaluation;
mod greedy;
mod heuristics;
mod lookahead;
mod value;
mod weights;

use dighouse_arnak::Arnak;

use crate::{Bot, BotError, BotSpec, HasBots, LinearValue, Random, TunableBot, level};
use greedy::Greedy;
use value::FITTED;
use weights::TUNED;

impl HasBots for Arnak {
    const BOTS: &'static [&'static str] = &["random", "novice", "greedy", "skilled", "expert", "master"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Arnak>>, BotError> {
        if let Some(bot) = level::search(spec) {
            return bot;
        }
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            "greedy" => Ok(Box::new(Greedy::new(*TUNED))),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }

    fn tunable_bot() -> TunableBot<Arnak> {
        TunableBot::of(&*TUNED)
    }

    fn linear_value() -> Option<LinearValue<Arnak>> {
        Some(LinearValue::of(&*FITTED))
    }
}
