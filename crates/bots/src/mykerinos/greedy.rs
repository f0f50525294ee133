//! The bot that looks one action ahead.

use dighouse_game::{Perspective, Stream};
use dighouse_mykerinos::{Action, Mykerinos};

use super::judge::Judge;
use super::weights::Weights;
use crate::Bot;
use crate::best::best_of;

/// Takes what promises most, counting what the others lose.
#[derive(Debug)]
pub(super) struct Greedy {
    weights: Weights,
    actions: Vec<Action>,
}

impl Greedy {
    /// One that values things so.
    pub(super) const fn new(weights: Weights) -> Greedy {
        Greedy { weights, actions: Vec::new() }
    }
}

impl Bot<Mykerinos> for Greedy {
    fn choose(&mut self, eyes: &Perspective<'_, Mykerinos>, _rng: &mut Stream) -> Action {
        eyes.actions(&mut self.actions);
        let view = eyes.view();
        let judge = Judge::new(&self.weights, &view, eyes.seat());
        best_of(&self.actions, |action| judge.worth(action)).unwrap_or(Action::Pass)
    }
}
