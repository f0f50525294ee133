//! The bot that looks one action ahead.

use dighouse_game::{Perspective, Stream};
use dighouse_mykerinos::{Action, Mykerinos};

use super::action_score::ActionScorer;
use super::weights::Weights;
use crate::Bot;
use crate::best::best_of;

/// Takes the action with the highest score.
#[derive(Debug)]
pub(super) struct Greedy {
    weights: Weights,
    actions: Vec<Action>,
}

impl Greedy {
    pub(super) const fn new(weights: Weights) -> Greedy {
        Greedy { weights, actions: Vec::new() }
    }
}

impl Bot<Mykerinos> for Greedy {
    fn choose(&mut self, perspective: &Perspective<'_, Mykerinos>, _rng: &mut Stream) -> Action {
        perspective.actions(&mut self.actions);
        let view = perspective.view();
        let scorer = ActionScorer::new(&self.weights, &view, perspective.seat());
        best_of(&self.actions, |action| scorer.score(action)).unwrap_or(Action::Pass)
    }
}
