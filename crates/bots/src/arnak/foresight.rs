//! What can come of an action within the own turn.

use dighouse_arnak::{Action, Arnak, Phase};
use dighouse_game::{Game, Seat, Silent};

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
    lists: [Vec<Action>; DEEPEST],
    /// What was answered on the way to the world that is looked at.
    answered: Vec<Action>,
    main_actions: Vec<Action>,
    left: u32,
}

/// The best answers to all that is asked, and what the world is worth after them.
struct Settled {
    answers: Vec<Action>,
    worth: f64,
}

impl<'a> Foresight<'a> {
    pub(super) fn new(weights: &'a Weights, seat: Seat) -> Foresight<'a> {
        Foresight {
            weights,
            seat,
            lists: Default::default(),
            answered: Vec::new(),
            main_actions: Vec::new(),
            left: 0,
        }
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
                let mut after = self.play(world, action);
                let settled = self.settle(&after);
                settled.answers.iter().for_each(|&answer| after.play(self.seat, answer, &mut Silent));
                if after.is_main_done() { settled.worth } else { self.with_main_action(&after) }
            }
        }
    }

    /// The action that is best at a quick look; the answers to all that it asks go into `ahead`, the last first.
    pub(super) fn at_a_glance(
        &mut self,
        world: &Arnak,
        actions: &[Action],
        ahead: &mut Vec<Action>,
    ) -> Action {
        let (mut best, mut most) = (*actions.first().unwrap_or(&Action::Pass), f64::NEG_INFINITY);
        for &action in actions {
            let settled = self.glance(world, action);
            if settled.worth > most {
                (best, most) = (action, settled.worth);
                ahead.clear();
                ahead.extend(settled.answers.into_iter().rev());
            }
        }
        best
    }

    /// What comes of an action at a quick look: a free action before the main action is not worth a thought, for it can
    /// come after it.
    fn glance(&mut self, world: &Arnak, action: Action) -> Settled {
        let at_once = |worth| Settled { answers: Vec::new(), worth };
        if matches!(action, Action::End | Action::Done) || world.phase() == Phase::Keep {
            return at_once(self.worth(world, action));
        }
        self.left = QUICKLY_TRIED;
        let after = self.play(world, action);
        let can_wait = !world.is_pending() && !after.is_main_done() && action != Action::Pass;
        if can_wait { at_once(f64::NEG_INFINITY) } else { self.settle(&after) }
    }

    fn play(&mut self, world: &Arnak, action: Action) -> Arnak {
        self.left = self.left.saturating_sub(1);
        let mut after = *world;
        after.play(self.seat, action, &mut Silent);
        after
    }

    /// The best answers to all that is asked.
    fn settle(&mut self, world: &Arnak) -> Settled {
        let mut best = Settled { answers: Vec::new(), worth: f64::NEG_INFINITY };
        self.answer(world, &mut best);
        best
    }

    /// Answers what is asked in every way, and keeps the best one.
    fn answer(&mut self, world: &Arnak, best: &mut Settled) {
        let depth = self.answered.len();
        let mut answers = self.lists.get_mut(depth).map(std::mem::take).unwrap_or_default();
        answers.clear();
        if depth < DEEPEST && self.left > 0 {
            world.answers(&mut answers);
        }
        for &answer in &answers {
            let after = self.play(world, answer);
            self.answered.push(answer);
            self.answer(&after, best);
            self.answered.pop();
        }
        if answers.is_empty() {
            let worth = self.weights.worth(world, self.seat);
            if worth > best.worth {
                best.worth = worth;
                best.answers.clone_from(&self.answered);
            }
        }
        if let Some(list) = self.lists.get_mut(depth) {
            *list = answers;
        }
    }

    /// What the best main action is worth.
    fn with_main_action(&mut self, world: &Arnak) -> f64 {
        let mut actions = std::mem::take(&mut self.main_actions);
        world.actions(self.seat, &mut actions);
        let mut best = f64::NEG_INFINITY;
        for &action in &actions {
            let after = self.play(world, action);
            if after.is_main_done() {
                best = best.max(self.settle(&after).worth);
            }
        }
        self.main_actions = actions;
        best
    }
}
