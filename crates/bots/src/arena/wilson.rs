//! The confidence interval of a win rate.

use super::rating::Z;

/// The 95% Wilson interval for `wins` in `games`; a shared win counts as its share.
pub(super) fn interval(wins: f64, games: f64) -> (f64, f64) {
    let rate = wins / games;
    let spread = Z * Z / games;
    let centre = rate + spread / 2.0;
    let margin = (spread * (rate * (1.0 - rate) + spread / 4.0)).sqrt();
    let end = |bound: f64| (bound / (1.0 + spread)).clamp(0.0, 1.0);
    (end(centre - margin), end(centre + margin))
}

#[cfg(test)]
mod tests {
    use super::interval;

    fn rounded((low, high): (f64, f64)) -> (f64, f64) {
        ((low * 1000.0).round() / 1000.0, (high * 1000.0).round() / 1000.0)
    }

    #[test]
    fn the_interval_matches_the_textbook() {
        assert_eq!(rounded(interval(50.0, 100.0)), (0.404, 0.596));
        assert_eq!(rounded(interval(0.0, 10.0)), (0.0, 0.278));
        assert_eq!(rounded(interval(10.0, 10.0)), (0.722, 1.0));
    }

    #[test]
    fn more_games_make_it_narrower() {
        let width = |(low, high): (f64, f64)| high - low;
        assert!(width(interval(500.0, 1000.0)) < width(interval(50.0, 100.0)) / 3.0);
    }
}
