//! The bots of The Lost Code.
//!
//! `exact` gives every action a worth in points and takes the best: see `judge`.

mod betting;
mod counts;
#[cfg(test)]
mod decisions;
mod exact;
mod judge;
mod line;
mod outlook;
mod stakes;
mod sums;
mod token;
mod weights;

use lost_code::LostCode;

use crate::{Bot, BotError, BotSpec, Botted, Random};
use exact::Exact;

impl Botted for LostCode {
    const BOTS: &'static [&'static str] = &["random", "exact"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<LostCode>>, BotError> {
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            "exact" => Ok(Box::new(Exact::new())),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }
}
