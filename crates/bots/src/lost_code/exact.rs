//! The bot that computes exact chances.

use dighouse_game::{Perspective, Stream};
use dighouse_lost_code::{Action, Deduction, LostCode};

use super::action_score::ActionScorer;
use super::knowledge_value::KnowledgeValue;
use super::weights::Weights;
use crate::Bot;
use crate::best::best_of;

/// Counts every code that its rack may hold. It learns nothing from the choices of others.
#[derive(Debug)]
pub(super) struct Exact {
    weights: Weights,
    actions: Vec<Action>,
}

impl Exact {
    pub(super) const fn new(weights: Weights) -> Exact {
        Exact { weights, actions: Vec::new() }
    }
}

impl Bot<LostCode> for Exact {
    fn choose(&mut self, perspective: &Perspective<'_, LostCode>, _rng: &mut Stream) -> Action {
        perspective.actions(&mut self.actions);
        let best = |scorer: &ActionScorer<'_>| best_of(&self.actions, |action| scorer.score(action));
        with_scorer(&self.weights, perspective, best).unwrap_or(Action::Leave)
    }
}

/// Calls `use_scorer` with the scorer of a seat's actions.
pub(super) fn with_scorer<T>(
    weights: &Weights,
    perspective: &Perspective<'_, LostCode>,
    use_scorer: impl FnOnce(&ActionScorer<'_>) -> T,
) -> T {
    let view = perspective.view();
    let deduction = Deduction::of(&view, perspective.seat());
    let knowledge = KnowledgeValue::new(weights, &view, perspective.seat(), &deduction);
    use_scorer(&ActionScorer::new(weights, &view, perspective.seat(), &deduction, &knowledge))
}
