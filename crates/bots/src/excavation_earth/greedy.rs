//! The bot that looks to the end of its action.

use dighouse_excavation_earth::{Action, ExcavationEarth};
use dighouse_game::{Perspective, Stream};

use super::lookahead::{Effort, Lookahead};
use super::weights::Weights;
use crate::Bot;

/// Takes the action that leads to the best state.
#[derive(Debug)]
pub(super) struct Greedy {
    lookahead: Lookahead,
    actions: Vec<Action>,
}

impl Greedy {
    pub(super) const fn new(weights: Weights, effort: Effort) -> Greedy {
        Greedy { lookahead: Lookahead::new(weights, effort), actions: Vec::new() }
    }
}

impl Bot<ExcavationEarth> for Greedy {
    fn choose(&mut self, perspective: &Perspective<'_, ExcavationEarth>, rng: &mut Stream) -> Action {
        perspective.actions(&mut self.actions);
        match self.actions[..] {
            [only] => only,
            _ => {
                let world = perspective.determinize(rng);
                self.lookahead.best(&self.actions, &world, perspective.seat(), &mut Vec::new())
            }
        }
    }
}
