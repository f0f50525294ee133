//! The bot that knows all that can be known.

use dighouse_game::{Perspective, Stream};
use dighouse_lost_code::{Action, Deduction, LostCode};

use super::judge::Judge;
use super::outlook::Outlook;
use super::weights::Weights;
use crate::Bot;
use crate::best::best_of;

/// Reckons with every code that its rack may hold, and expects others to betray nothing.
#[derive(Debug)]
pub(super) struct Exact {
    weights: Weights,
    actions: Vec<Action>,
}

impl Exact {
    /// One that values doubt so.
    pub(super) const fn new(weights: Weights) -> Exact {
        Exact { weights, actions: Vec::new() }
    }
}

impl Bot<LostCode> for Exact {
    fn choose(&mut self, eyes: &Perspective<'_, LostCode>, _rng: &mut Stream) -> Action {
        eyes.actions(&mut self.actions);
        let best = |judge: &Judge<'_>| best_of(&self.actions, |action| judge.worth(action));
        judged(&self.weights, eyes, best).unwrap_or(Action::Leave)
    }
}

/// What is made of a seat's judgement.
pub(super) fn judged<T>(
    weights: &Weights,
    eyes: &Perspective<'_, LostCode>,
    made: impl FnOnce(&Judge<'_>) -> T,
) -> T {
    let view = eyes.view();
    let deduction = Deduction::of(&view, eyes.seat());
    let outlook = Outlook::new(weights, &view, eyes.seat(), &deduction);
    made(&Judge::new(weights, &view, eyes.seat(), &deduction, &outlook))
}
