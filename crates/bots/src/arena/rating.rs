//! How strong a bot is.

/// The points of Elo by which a bot that wins this part of its games is stronger than the others at
/// its table, taken as equal to each other; none if it wins all or nothing, for which no number is
/// high or low enough.
///
/// By the model of Plackett and Luce a bot of strength s wins against n - 1 of strength 1 with the
/// chance s / (s + n - 1); 400 points are a tenfold strength.
pub(super) fn elo(win_rate: f64, bots: usize) -> Option<f64> {
    let others = bots.saturating_sub(1) as f64;
    let strength = others * win_rate / (1.0 - win_rate);
    (strength > 0.0 && strength.is_finite()).then(|| 400.0 * strength.log10())
}

#[cfg(test)]
mod tests {
    use super::elo;

    #[test]
    fn an_equal_bot_is_at_zero_whatever_the_seats() {
        for bots in 2..=4 {
            assert!(elo(1.0 / bots as f64, bots).unwrap().abs() < 1e-9);
        }
    }

    #[test]
    fn ten_wins_for_each_loss_are_400_points() {
        assert!((elo(10.0 / 11.0, 2).unwrap() - 400.0).abs() < 1e-9);
        assert!((elo(1.0 / 11.0, 2).unwrap() + 400.0).abs() < 1e-9);
    }

    #[test]
    fn who_wins_all_or_nothing_has_no_rating() {
        assert_eq!((elo(1.0, 2), elo(0.0, 3)), (None, None));
    }
}
