//! The value of a line of the sheet.

use dighouse_lost_code::{RIGHT_LINE, ValueChances, Values, WRONG_LINE};

/// The points of a wrong line.
const WRONG: f64 = WRONG_LINE as f64;

/// How much more a right line of one, two or three values scores than a wrong one: 7, 4 and 3.
const GAINS: [f64; 3] = {
    let [one, two, three] = RIGHT_LINE;
    [(one - WRONG_LINE) as f64, (two - WRONG_LINE) as f64, (three - WRONG_LINE) as f64]
};

/// The points of a line whose value is known.
pub(super) const CERTAIN: f64 = WRONG + GAINS[0];

/// The points expected from `values`.
pub(super) fn expected(values: Values, chances: &ValueChances) -> f64 {
    let right: f64 = values.iter().map(|value| chances[usize::from(value)]).sum();
    let gain = values.len().checked_sub(1).and_then(|place| GAINS.get(place));
    WRONG + gain.map_or(0.0, |gain| gain * right)
}

/// The points expected from the best line, which has the one, two or three likeliest values.
pub(super) fn best(chances: &ValueChances) -> f64 {
    let [first, second, third] = likeliest(chances);
    let [one, two, three] = GAINS;
    WRONG + (one * first).max(two * (first + second)).max(three * (first + second + third))
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

/// Each of these values as likely as any other.
pub(super) fn equal_chances(values: Values) -> ValueChances {
    let mut chances = [0.0; 9];
    values.iter().for_each(|value| chances[usize::from(value)] = 1.0 / values.len() as f64);
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounded(points: f64) -> f64 {
        (points * 100.0).round() / 100.0
    }

    fn equal(values: u8) -> ValueChances {
        equal_chances(Values::up_to(values - 1))
    }

    #[test]
    fn lines_are_worth_what_the_rules_pay() {
        let line = |values: &str| rounded(expected(values.parse().unwrap(), &equal(5)));
        assert_eq!(line("none"), -2.0);
        assert_eq!(line("0"), -0.6);
        assert_eq!(line("0 1"), -0.4);
        assert_eq!(line("0 1 2"), -0.2);
        assert_eq!(line("5 6 7"), -2.0, "none of them is possible");
    }

    #[test]
    fn the_fewer_values_are_possible_the_better_is_the_line() {
        let points = [1, 2, 3, 4, 5, 6].map(|values| rounded(best(&equal(values))));
        assert_eq!(points, [5.0, 2.0, 1.0, 0.25, -0.2, -0.5]);
    }

    #[test]
    fn of_two_values_only_one_is_written_if_its_chance_exceeds_four_sevenths() {
        let likelier = |chance: f64| best(&[chance, 1.0 - chance, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(rounded(likelier(0.55)), 2.0, "both are written");
        assert_eq!(rounded(likelier(0.6)), 2.2, "one is written");
    }

    #[test]
    fn no_line_is_better_than_the_best() {
        let chances = [0.05, 0.3, 0.0, 0.2, 0.15, 0.0, 0.25, 0.05, 0.0];
        let lines = (0..1 << 9).map(|bits| (0..9).filter(|value| bits >> value & 1 == 1).collect());
        let lines = lines.filter(|values: &Values| values.len() <= 3);
        let most = lines.map(|values| expected(values, &chances)).fold(f64::NEG_INFINITY, f64::max);
        assert_eq!(rounded(most), rounded(best(&chances)));
    }
}
