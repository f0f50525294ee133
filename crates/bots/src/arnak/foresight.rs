//! What can come of an action within the own turn.

use arnak::{Action, Arnak, Phase};
use game::{Game, Seat, Silent};

use super::weights::Weights;

/// How many questions in a row are followed.
const DEEPEST: usize = 8;

/// How many actions are tried to judge one, at most.
const MOST_TRIED: u32 = 3000;

/// The same without much thought.
const QUICKLY_TRIED: u32 = 50;

/// Plays on in a world as it may be, with the best answers to all that is asked on the way.
#[derive(Debug)]
pub(super) struct Foresight<'a> {
    weights: &'a Weights,
    seat: Seat,
    /// A list for each question in a row.
    answers: [Vec<Action>; DEEPEST],
    main_actions: Vec<Action>,
    left: u32,
}

/// A world in which nothing is pending, and what it is worth.
struct Settled {
    world: Arnak,
    worth: f64,
}

impl<'a> Foresight<'a> {
    pub(super) fn new(weights: &'a Weights, seat: Seat) -> Foresight<'a> {
        Foresight { weights, seat, answers: Default::default(), main_actions: Vec::new(), left: 0 }
    }

    /// What an action is worth when all that it asks is answered; a free action before the main action
    /// comes with the best main action after it.
    pub(super) fn worth(&mut self, world: &Arnak, action: Action) -> f64 {
        self.left = MOST_TRIED;
        match action {
            Action::End | Action::Done => self.weights.worth(world, self.seat),
            Action::UseUp { card } if world.phase() == Phase::Keep => {
                self.weights.worth(world, self.seat) + self.weights.not_kept(world, self.seat, card)
            }
            _ => {
                let after = self.play(world, action);
                let Settled { world, worth } = self.settle(after, 0);
                if world.is_main_done() { worth } else { self.with_main_action(&world) }
            }
        }
    }

    /// What an action is worth at a quick look: a free action before the main action is not worth a thought, for
    /// it can come after it.
    pub(super) fn glance(&mut self, world: &Arnak, action: Action) -> f64 {
        if matches!(action, Action::End | Action::Done) || world.phase() == Phase::Keep {
            return self.worth(world, action);
        }
        self.left = QUICKLY_TRIED;
        let after = self.play(world, action);
        let can_wait = !world.is_pending() && !after.is_main_done() && action != Action::Pass;
        if can_wait { f64::NEG_INFINITY } else { self.settle(after, 0).worth }
    }

    fn play(&mut self, world: &Arnak, action: Action) -> Arnak {
        self.left = self.left.saturating_sub(1);
        let mut after = *world;
        after.play(self.seat, action, &mut Silent);
        after
    }

    /// The world after the best answers to all that is asked.
    fn settle(&mut self, world: Arnak, depth: usize) -> Settled {
        let mut best = Settled { worth: self.weights.worth(&world, self.seat), world };
        if depth == DEEPEST || self.left == 0 {
            return best;
        }
        let mut answers = std::mem::take(&mut self.answers[depth]);
        world.answers(&mut answers);
        if !answers.is_empty() {
            best.worth = f64::NEG_INFINITY;
        }
        for &answer in &answers {
            let after = self.play(&world, answer);
            let settled = self.settle(after, depth + 1);
            if settled.worth > best.worth {
                best = settled;
            }
        }
        self.answers[depth] = answers;
        best
    }

    /// What the best main action is worth.
    fn with_main_action(&mut self, world: &Arnak) -> f64 {
        let mut actions = std::mem::take(&mut self.main_actions);
        world.actions(self.seat, &mut actions);
        let mut best = f64::NEG_INFINITY;
        for &action in &actions {
            let after = self.play(world, action);
            if after.is_main_done() {
                best = best.max(self.settle(after, 0).worth);
            }
        }
        self.main_actions = actions;
        best
    }
}
