//! What a line of the sheet is worth.

use lost_code::{ValueChances, Values};

/// What a wrong line costs.
const WRONG: f64 = -2.0;

/// What a right line of one, two or three values gains over a wrong one.
const GAINS: [f64; 3] = [7.0, 4.0, 3.0];

/// The points expected from `values`.
pub(super) fn expected(values: Values, chances: &ValueChances) -> f64 {
    let right: f64 = values.iter().map(|value| chances[usize::from(value)]).sum();
    let gain = values.len().checked_sub(1).and_then(|place| GAINS.get(place));
    WRONG + gain.map_or(0.0, |gain| gain * right)
}

/// The points expected from the best line: the one, two or three likeliest values.
pub(super) fn best(chances: &ValueChances) -> f64 {
    let [first, second, third] = likeliest(chances);
    let [one, two, three] = GAINS;
    WRONG + (one * first).max(two * (first + second)).max(three * (first + second + third))
}

/// The points expected from the best line when `values` values are equally likely.
pub(super) fn best_of_equal(values: usize) -> f64 {
    let gain = |(place, gain): (usize, f64)| gain * (place + 1).min(values) as f64 / values.max(1) as f64;
    WRONG + GAINS.into_iter().enumerate().map(gain).fold(0.0, f64::max)
}

/// The three greatest chances, the greatest first.
fn likeliest(chances: &ValueChances) -> [f64; 3] {
    let mut top = [0.0; 3];
    for &chance in chances {
        top = match top {
            [first, second, _] if chance > first => [chance, first, second],
            [first, second, _] if chance > second => [first, chance, second],
            [first, second, third] => [first, second, third.max(chance)],
        };
    }
    top
}
