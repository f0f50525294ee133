//! The bots of Excavation Earth.
//!
//! `greedy` looks to the end of its action: see `judge` for what it counts.

mod gallery;
mod greedy;
mod insight;
mod judge;
mod majority;
mod prospects;
mod weights;

use dighouse_excavation_earth::ExcavationEarth;

use crate::{Bot, BotError, BotSpec, Botted, Expecting, Random, Weighing, level};
use greedy::{Care, Greedy};
use prospects::FITTED;
use weights::TUNED;

impl Botted for ExcavationEarth {
    const BOTS: &'static [&'static str] = &["random", "novice", "greedy", "skilled", "expert", "master"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<ExcavationEarth>>, BotError> {
        if let Some(bot) = level::searching(spec) {
            return bot;
        }
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            "greedy" => Ok(Box::new(Greedy::new(*TUNED, Care::MUCH))),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }

    fn weighing() -> Weighing<ExcavationEarth> {
        Weighing::of(&*TUNED)
    }

    fn expecting() -> Option<Expecting<ExcavationEarth>> {
        Some(Expecting::of(&*FITTED))
    }
}
