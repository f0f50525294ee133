//! The bot that looks one action ahead.

use game::{Perspective, Stream};
use mykerinos::{Action, Mykerinos};

use super::judge::Judge;
use crate::Bot;
use crate::best::best_of;

/// Takes what promises most, counting what the others lose.
#[derive(Debug)]
pub(super) struct Greedy {
    actions: Vec<Action>,
}

impl Greedy {
    /// A new one.
    pub(super) const fn new() -> Greedy {
        Greedy { actions: Vec::new() }
    }
}

impl Bot<Mykerinos> for Greedy {
    fn choose(&mut self, eyes: &Perspective<'_, Mykerinos>, _rng: &mut Stream) -> Action {
        eyes.actions(&mut self.actions);
        let view = eyes.view();
        let judge = Judge::new(&view, eyes.seat());
        best_of(&self.actions, |action| judge.worth(action)).unwrap_or(Action::Pass)
    }
}
