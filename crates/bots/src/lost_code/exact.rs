//! The bot that knows all that can be known.

use game::{Perspective, Stream};
use lost_code::{Action, Deduction, LostCode};

use super::judge::Judge;
use super::outlook::Outlook;
use crate::Bot;
use crate::best::best_of;

/// Reckons with every code that its rack may hold, and expects others to betray nothing.
#[derive(Debug)]
pub(super) struct Exact {
    actions: Vec<Action>,
}

impl Exact {
    /// A new one.
    pub(super) const fn new() -> Exact {
        Exact { actions: Vec::new() }
    }
}

impl Bot<LostCode> for Exact {
    fn choose(&mut self, eyes: &Perspective<'_, LostCode>, _rng: &mut Stream) -> Action {
        eyes.actions(&mut self.actions);
        judged(eyes, |judge| best_of(&self.actions, |action| judge.worth(action))).unwrap_or(Action::Leave)
    }
}

/// What is made of a seat's judgement.
pub(super) fn judged<T>(eyes: &Perspective<'_, LostCode>, made: impl FnOnce(&Judge<'_>) -> T) -> T {
    let view = eyes.view();
    let deduction = Deduction::of(&view, eyes.seat());
    let outlook = Outlook::new(&view, eyes.seat(), &deduction);
    made(&Judge::new(&view, eyes.seat(), &deduction, &outlook))
}
