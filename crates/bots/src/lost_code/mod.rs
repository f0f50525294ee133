//! The bots of The Lost Code.
//!
//! `exact` scores every action in points and takes the best (`action_score`). The levels search, with that as prior and
//! rollout policy (`heuristics`), so they also see what the others make of a bet, of the wheels and of the curse.

mod action_score;
mod betting;
mod counts;
#[cfg(test)]
mod decisions;
mod exact;
mod heuristics;
mod knowledge_value;
mod line;
mod payoff;
mod sums;
mod token;
mod weights;

use dighouse_game::Perspective;
use dighouse_lost_code::{Action, Deduction, Dice, LostCode, PhaseName};
use serde_json::Value;

use crate::{Bot, BotError, BotSpec, HasBots, Random, TunableBot, level};
use exact::Exact;
use weights::TUNED;

impl HasBots for LostCode {
    const BOTS: &'static [&'static str] = &["random", "novice", "exact", "skilled", "expert", "master"];

    fn bot(spec: &BotSpec) -> Result<Box<dyn Bot<LostCode>>, BotError> {
        if let Some(bot) = level::search(spec) {
            return bot;
        }
        spec.no_settings()?;
        match spec.name() {
            "random" => Ok(Box::new(Random::new())),
            "exact" => Ok(Box::new(Exact::new(*TUNED))),
            other => Err(BotError::UnknownBot { bot: other.to_owned(), known: Self::BOTS.join(", ") }),
        }
    }

    /// The exact chances; for the roller, those of every result of the dice.
    fn aid(perspective: &Perspective<'_, LostCode>) -> Value {
        let view = perspective.view();
        if view.phase == PhaseName::Over {
            return Value::Null;
        }
        let mut actions = Vec::new();
        perspective.actions(&mut actions);
        let turned = actions.iter().filter_map(|action| match action {
            Action::Dice { dice } => Some(*dice),
            _ => None,
        });
        let mut dice: Vec<Dice> = turned.collect();
        if dice.is_empty() {
            dice.push(view.dice);
        }
        let odds = Deduction::of(&view, perspective.seat()).odds(dice);
        serde_json::to_value(odds).expect("odds are plain numbers")
    }

    fn tunable_bot() -> TunableBot<LostCode> {
        TunableBot::of(&*TUNED)
    }
}
