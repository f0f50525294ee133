//! The bots of The Lost Code.
//!
//! `exact` gives every action a worth in points and takes the best: see `judge`. The levels search with that as their
//! instinct, so they also see what the others make of a bet, of the wheels and of the curse: see `insight`.

mod betting;
mod counts;
#[cfg(test)]
mod decisions;
mod exact;
mod insight;
mod judge;
mod line;
mod outlook;
mod stakes;
mod sums;
mod token;
mod weights;

use dighouse_game::Perspective;
use dighouse_lost_code::{Action, Deduction, Dice, LostCode, PhaseName};
use serde_json::Value;

use crate::{Bot, BotError, BotSpec, Botted, Random, Weighing, level};
use exact::Exact;
use weights::TUNED;

impl Botted for LostCode {
    const BOTS: &'static [&'static str] = &["random", "novice", "exact", "skilled", "expert", "master"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<LostCode>>, BotError> {
        if let Some(bot) = level::searching(spec) {
            return bot;
        }
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            "exact" => Ok(Box::new(Exact::new(*TUNED))),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }

    /// The exact chances; for the roller, for every way the dice may lie.
    fn aid(eyes: &Perspective<'_, LostCode>) -> Value {
        let view = eyes.view();
        if view.phase == PhaseName::Over {
            return Value::Null;
        }
        let mut actions = Vec::new();
        eyes.actions(&mut actions);
        let turned = actions.iter().filter_map(|action| match action {
            Action::Dice { dice } => Some(*dice),
            _ => None,
        });
        let mut dice: Vec<Dice> = turned.collect();
        if dice.is_empty() {
            dice.push(view.dice);
        }
        let odds = Deduction::of(&view, eyes.seat()).odds(dice);
        serde_json::to_value(odds).expect("odds are plain numbers")
    }

    fn weighing() -> Weighing<LostCode> {
        Weighing::of(&*TUNED)
    }
}
