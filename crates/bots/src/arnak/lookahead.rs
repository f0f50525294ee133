//! What an action leads to within the player's own turn.

use dighouse_arnak::{Action, Arnak, Phase};
use dighouse_game::{Game, Seat, Silent};

use super::weights::Weights;

/// The most decisions in a row that are followed.
const MAX_DEPTH: usize = 8;

/// The most states that are visited to score an action.
const MAX_STATES: u32 = 3000;

/// The same in a rollout.
const MAX_STATES_QUICK: u32 = 50;

/// Plays an action in a determinization, with the best answers to all decisions it leads to.
#[derive(Debug)]
pub(super) struct Lookahead<'a> {
    weights: &'a Weights,
    seat: Seat,
    /// A buffer for each decision in a row.
    buffers: [Vec<Action>; MAX_DEPTH],
    /// The answers that led to the current state.
    answered: Vec<Action>,
    main_actions: Vec<Action>,
    /// How many states may still be visited.
    left: u32,
}

/// The best answers to all pending decisions, and the score of the state after them.
struct Line {
    answers: Vec<Action>,
    score: f64,
}

impl<'a> Lookahead<'a> {
    pub(super) fn new(weights: &'a Weights, seat: Seat) -> Lookahead<'a> {
        Lookahead {
            weights,
            seat,
            buffers: Default::default(),
            answered: Vec::new(),
            main_actions: Vec::new(),
            left: 0,
        }
    }

    /// The score of an action with the best answers to all that follows. A free action before the main action is scored
    /// with the best main action after it.
    pub(super) fn score(&mut self, world: &Arnak, action: Action) -> f64 {
        self.left = MAX_STATES;
        match action {
            Action::End | Action::Done => self.weights.evaluate(world, self.seat),
            Action::UseUp { card } if world.phase() == Phase::Keep => {
                self.weights.evaluate(world, self.seat)
                    + self.weights.gain_by_replacing(world, self.seat, card)
            }
            _ => {
                let mut after = self.play(world, action);
                let line = self.best_line(&after);
                line.answers.iter().for_each(|&answer| after.play(self.seat, answer, &mut Silent));
                if after.is_main_done() { line.score } else { self.best_main_action(&after) }
            }
        }
    }

    /// The best action by a quick lookahead. The answers to all that follows go into `plan`, in reverse order.
    pub(super) fn quick_best(&mut self, world: &Arnak, actions: &[Action], plan: &mut Vec<Action>) -> Action {
        let (mut best, mut best_score) = (*actions.first().unwrap_or(&Action::Pass), f64::NEG_INFINITY);
        for &action in actions {
            let line = self.quick_line(world, action);
            if line.score > best_score {
                (best, best_score) = (action, line.score);
                plan.clear();
                plan.extend(line.answers.into_iter().rev());
            }
        }
        best
    }

    /// The best line after an action by a quick lookahead. Free actions before the main action are rejected, because
    /// they can be taken after it.
    fn quick_line(&mut self, world: &Arnak, action: Action) -> Line {
        let without_answers = |score| Line { answers: Vec::new(), score };
        if matches!(action, Action::End | Action::Done) || world.phase() == Phase::Keep {
            return without_answers(self.score(world, action));
        }
        self.left = MAX_STATES_QUICK;
        let after = self.play(world, action);
        let can_wait = !world.is_pending() && !after.is_main_done() && action != Action::Pass;
        if can_wait { without_answers(f64::NEG_INFINITY) } else { self.best_line(&after) }
    }

    fn play(&mut self, world: &Arnak, action: Action) -> Arnak {
        self.left = self.left.saturating_sub(1);
        let mut after = *world;
        after.play(self.seat, action, &mut Silent);
        after
    }

    /// The best answers to all pending decisions.
    fn best_line(&mut self, world: &Arnak) -> Line {
        let mut best = Line { answers: Vec::new(), score: f64::NEG_INFINITY };
        self.answer(world, &mut best);
        best
    }

    /// Tries every answer to the pending decision and keeps the best line.
    fn answer(&mut self, world: &Arnak, best: &mut Line) {
        let depth = self.answered.len();
        let mut answers = self.buffers.get_mut(depth).map(std::mem::take).unwrap_or_default();
        answers.clear();
        if depth < MAX_DEPTH && self.left > 0 {
            world.answers(&mut answers);
        }
        for &answer in &answers {
            let after = self.play(world, answer);
            self.answered.push(answer);
            self.answer(&after, best);
            self.answered.pop();
        }
        if answers.is_empty() {
            let score = self.weights.evaluate(world, self.seat);
            if score > best.score {
                best.score = score;
                best.answers.clone_from(&self.answered);
            }
        }
        if let Some(buffer) = self.buffers.get_mut(depth) {
            *buffer = answers;
        }
    }

    /// The score of the best main action.
    fn best_main_action(&mut self, world: &Arnak) -> f64 {
        let mut actions = std::mem::take(&mut self.main_actions);
        world.actions(self.seat, &mut actions);
        let mut best = f64::NEG_INFINITY;
        for &action in &actions {
            let after = self.play(world, action);
            if after.is_main_done() {
                best = best.max(self.best_line(&after).score);
            }
        }
        self.main_actions = actions;
        best
    }
}
