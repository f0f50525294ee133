//! The tokens of the Deadly Shortcut: to write a line now and count it double, or to wait.

use dighouse_lost_code::{ValueChances, Values, View};

use super::line;

/// The bets that come before the end, that of this round included.
pub(super) fn rounds_to_come(view: &View) -> u8 {
    (view.variants.rounds() + 1).saturating_sub(view.round)
}

/// The points of a line that is written now and counts double.
pub(super) fn taken(values: Values, chances: &ValueChances) -> f64 {
    2.0 * line::expected(values, chances)
}

/// The points of a line that is written at the end, after some more rounds, in each of which this part of what it
/// lacks is learned.
pub(super) fn left(chances: &ValueChances, rounds: u8, learning: f64) -> f64 {
    let now = line::best(chances);
    let lacking = (1.0 - learning).powi(i32::from(rounds));
    line::CERTAIN - (line::CERTAIN - now) * lacking
}
