//! The bots of Mykerinos.
//!
//! `greedy` looks one action ahead: see `majority` for what a zone promises and `worth` for what plots and rooms
//! bring.

mod greedy;
mod insight;
mod judge;
mod majority;
mod weights;
mod worth;

use dighouse_mykerinos::Mykerinos;

use crate::{Bot, BotError, BotSpec, Botted, Random, Weighing, level};
use greedy::Greedy;
use weights::TUNED;

impl Botted for Mykerinos {
    const BOTS: &'static [&'static str] = &["random", "novice", "greedy", "skilled", "expert", "master"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Mykerinos>>, BotError> {
        if let Some(bot) = level::searching(spec) {
            return bot;
        }
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            "greedy" => Ok(Box::new(Greedy::new(*TUNED))),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }

    fn weighing() -> Weighing<Mykerinos> {
        Weighing::of(&*TUNED)
    }
}
