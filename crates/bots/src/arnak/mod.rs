//! The bots of Lost Ruins of Arnak.
//!
//! `greedy` plays each of its actions to the end in a world as it may be (`foresight`) and takes the one after
//! which it has most (`worth`).

mod foresight;
mod greedy;
mod insight;
mod prospects;
mod weights;
mod worth;

use dighouse_arnak::Arnak;

use crate::{Bot, BotError, BotSpec, Botted, Expecting, Random, Weighing, level};
use greedy::Greedy;
use prospects::FITTED;
use weights::TUNED;

impl Botted for Arnak {
    const BOTS: &'static [&'static str] = &["random", "novice", "greedy", "skilled", "expert", "master"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<Arnak>>, BotError> {
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

    fn weighing() -> Weighing<Arnak> {
        Weighing::of(&*TUNED)
    }

    fn expecting() -> Option<Expecting<Arnak>> {
        Some(Expecting::of(&*FITTED))
    }
}
