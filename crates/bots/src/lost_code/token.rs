//! The tokens of the Deadly Shortcut: whether to write a line now and count it double, or to wait.

use dighouse_lost_code::{ValueChances, Values, View};

use super::line;

/// The number of bets until the end, including this round's.
pub(super) fn rounds_left(view: &View) -> u8 {
    (view.variants.rounds() + 1).saturating_sub(view.round)
}

/// The points of a line that is written now and counts double.
pub(super) fn taken(values: Values, chances: &ValueChances) -> f64 {
    2.0 * line::expected(values, chances)
}

/// The points of a line that is written at the end, after some more rounds. In each of them the share `learning` of what
/// is missing is learned.
pub(super) fn left(chances: &ValueChances, rounds: u8, learning: f64) -> f64 {
    let now = line::best(chances);
    let missing = (1.0 - learning).powi(i32::from(rounds));
    line::CERTAIN - (line::CERTAIN - now) * missing
}
