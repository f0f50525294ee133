//! Whether to take a token of the Deadly Shortcut.

use lost_code::{Action, ValueChances, View};

use super::line;
use super::weights::Weights;

pub(super) fn worth(action: Action, view: &View, chances: &ValueChances, w: &Weights) -> f64 {
    match action {
        Action::Take { values } => 2.0 * line::expected(values, chances),
        _ => {
            let now = line::best(chances);
            let left = f64::from(view.variants.rounds() + 1 - view.round);
            let end = now + (5.0 - now) * (1.0 - (1.0 - w.learn).powf(left));
            let tok = f64::from(view.variants.last_token_round().saturating_sub(view.round));
            let again = w.again * (1.0 - (1.0f64 - 16.0/216.0).powf(tok));
            let mid = now + (5.0 - now) * (1.0 - (1.0 - w.learn).powf(tok / 2.0));
            end + again * (2.0 * mid - end).max(0.0)
        }
    }
}
