//! The bot that knows all that can be known.

use game::{Perspective, Stream};
use lost_code::{Action, Deduction, LostCode};

use super::judge::Judge;
use super::outlook::Outlook;
use crate::Bot;

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
        let view = eyes.view();
        let deduction = Deduction::of(&view, eyes.seat());
        let outlook = Outlook::new(&view, eyes.seat(), &deduction);
        let judge = Judge::new(&view, eyes.seat(), &deduction, &outlook);
        best_of(&self.actions, |action| judge.worth(action)).unwrap_or(Action::Leave)
    }
}

/// The action that is worth most, the first of equals; none only of none.
pub(super) fn best_of(actions: &[Action], worth: impl Fn(Action) -> f64) -> Option<Action> {
    let (mut best, mut most) = (actions.first().copied(), f64::NEG_INFINITY);
    for &action in actions {
        let worth = worth(action);
        if worth > most {
            (best, most) = (Some(action), worth);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_that_cannot_be_judged_is_never_preferred() {
        let actions = ["exchange bird", "exchange snake", "exchange bear"].map(|text| text.parse().unwrap());
        let [bird, snake, bear] = actions;
        let worth = |action| if action == bear { 1.0 } else { f64::NAN };
        assert_eq!(best_of(&actions, worth), Some(bear));
        assert_eq!(best_of(&[snake, bird], worth), Some(snake), "something is done nevertheless");
        assert_eq!(best_of(&[], worth), None);
    }
}
