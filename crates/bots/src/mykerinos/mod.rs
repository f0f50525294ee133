//! The bots of Mykerinos.
//!
//! `greedy` looks one action ahead: `action_score` scores an action, `majority` says what each zone is likely to bring,
//! and `rewards` what plots and rooms are worth. The levels search, with that as prior and value (`heuristics`).

mod action_score;
mod greedy;
mod heuristics;
mod majority;
mod rewards;
mod weights;

use dighouse_mykerinos::Mykerinos;

use crate::{Bot, BotError, BotSpec, HasBots, Random, TunableBot, level};
use greedy::Greedy;
use weights::TUNED;

impl HasBots for Mykerinos {
    const BOTS: &'static [&'static str] = &["random", "novice", "greedy", "skilled", "expert", "master"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Mykerinos>>, BotError> {
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

    fn tunable_bot() -> TunableBot<Mykerinos> {
        TunableBot::of(&*TUNED)
    }
}
