//! The bot that looks to the end of its action.

use dighouse_arnak::{Action, Arnak};
use dighouse_game::{Perspective, Stream};

use super::lookahead::Lookahead;
use super::weights::Weights;
use crate::Bot;
use crate::best::best_of;

/// Takes the action that leads to the best state.
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

impl Bot<Arnak> for Greedy {
    fn choose(&mut self, perspective: &Perspective<'_, Arnak>, rng: &mut Stream) -> Action {
        perspective.actions(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        let world = perspective.determinize(rng);
        let mut lookahead = Lookahead::new(&self.weights, perspective.seat());
        best_of(&self.actions, |action| lookahead.score(&world, action)).unwrap_or(Action::Pass)
    }
}
