//! The bot that looks to the end of its action.

use dighouse_arnak::{Action, Arnak};
use dighouse_game::{Perspective, Stream};

use super::foresight::Foresight;
use super::weights::Weights;
use crate::Bot;
use crate::best::best_of;

/// Takes the action after which it has most.
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

impl Bot<Arnak> for Greedy {
    fn choose(&mut self, eyes: &Perspective<'_, Arnak>, rng: &mut Stream) -> Action {
        eyes.actions(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        let world = eyes.imagine(rng);
        let mut foresight = Foresight::new(&self.weights, eyes.seat());
        best_of(&self.actions, |action| foresight.worth(&world, action)).unwrap_or(Action::Pass)
    }
}
