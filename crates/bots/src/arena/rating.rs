//! The ratings of a pool of bots.
//!
//! In the Plackett-Luce model (Bradley-Terry for two players) a bot of strength s wins at its table with the chance
//! s / (sum of all strengths there). The ratings are the maximum-likelihood strengths on the Elo scale: 400 points are a
//! factor of ten, and the mean of all bots is 0. Their errors follow from the Fisher information. Every bot is given half
//! a win and half a loss against a bot of mean strength, so that a bot that wins every game has a finite rating.

use std::collections::BTreeMap;

use super::tally::WIN;
use crate::linear_algebra::{inverse, product};

/// The Elo points that correspond to a factor of e.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The standard score that leaves 2.5% on either side.
pub(super) const Z: f64 = 1.959_964;

/// The longest Newton step, as a logarithm: it limits overshooting.
const LONGEST_STEP: f64 = 2.0;

/// A rating in Elo points, and half the width of its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) elo: f64,
    pub(super) error: f64,
}

/// The ratings of bots with these wins at their tables.
pub(super) fn ratings(bots: usize, tables: &[BTreeMap<usize, u64>]) -> Vec<Rating> {
    let mut strengths = vec![0.0; bots];
    let mut errors = Vec::new();
    for _ in 0..100 {
        let (gradient, information) = likelihood(&strengths, tables);
        errors = inverse(information);
        let step = product(&errors, &gradient);
        for (strength, step) in strengths.iter_mut().zip(&step) {
            *strength += step.clamp(-LONGEST_STEP, LONGEST_STEP);
        }
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let mean = |values: &[f64]| values.iter().sum::<f64>() / bots as f64;
    let centre = mean(&strengths);
    let shared: Vec<f64> = errors.iter().map(|row| mean(row)).collect();
    // The variance of the difference from the mean of all bots.
    let variance = |bot: usize| errors[bot][bot] - 2.0 * shared[bot] + mean(&shared);
    let rating = |(bot, strength): (usize, &f64)| Rating {
        elo: ELO * (strength - centre),
        error: Z * ELO * variance(bot).max(0.0).sqrt(),
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// The gradient of the log-likelihood by the logarithms of the strengths, and the Fisher information.
fn likelihood(strengths: &[f64], tables: &[BTreeMap<usize, u64>]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut gradient = vec![0.0; strengths.len()];
    let mut information = vec![vec![0.0; strengths.len()]; strengths.len()];
    for (bot, strength) in strengths.iter().enumerate() {
        let chance = 1.0 / (1.0 + (-strength).exp());
        gradient[bot] = 0.5 - chance;
        information[bot][bot] = chance * (1.0 - chance);
    }
    for table in tables {
        let games = table.values().sum::<u64>() as f64 / WIN as f64;
        let sum: f64 = table.keys().map(|&bot| strengths[bot].exp()).sum();
        let chance = |bot: usize| strengths[bot].exp() / sum;
        for (&bot, &wins) in table {
            gradient[bot] += wins as f64 / WIN as f64 - games * chance(bot);
            information[bot][bot] += games * chance(bot);
            for &other in table.keys() {
                information[bot][other] -= games * chance(bot) * chance(other);
            }
        }
    }
    (gradient, information)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table with whole wins.
    fn table<const N: usize>(wins: [(usize, u64); N]) -> BTreeMap<usize, u64> {
        wins.into_iter().map(|(bot, wins)| (bot, wins * WIN)).collect()
    }

    #[test]
    fn ten_wins_for_each_loss_are_400_points() {
        let rated = ratings(2, &[table([(0, 100_000), (1, 10_000)])]);
        let gap = rated[0].elo - rated[1].elo;
        assert!((gap - 400.0).abs() < 0.1, "{rated:?}");
        assert!((rated[0].elo + rated[1].elo).abs() < 1e-9, "the mean is 0");
    }

    #[test]
    fn the_error_matches_the_textbook() {
        // After n games won with chance p, the standard error of the log-odds is 1 / sqrt(n p (1 - p)).
        let rated = ratings(2, &[table([(0, 6000), (1, 4000)])]);
        let gap_error = Z * ELO / (10_000.0_f64 * 0.6 * 0.4).sqrt();
        assert!((2.0 * rated[0].error - gap_error).abs() < 0.02, "{rated:?} {gap_error}");
    }

    #[test]
    fn strengths_are_recovered_for_any_pairing() {
        let strengths = [1.0, 2.0, 6.0, 0.5];
        let share = |bots: &[usize]| {
            let sum: f64 = bots.iter().map(|&bot| strengths[bot]).sum();
            let wins = |bot: usize| (1e6 * strengths[bot] / sum).round() as u64;
            bots.iter().map(|&bot| (bot, wins(bot) * WIN)).collect::<BTreeMap<_, _>>()
        };
        for tables in [vec![share(&[0, 1]), share(&[1, 2]), share(&[2, 3])], vec![share(&[0, 1, 2, 3])]] {
            let rated = ratings(4, &tables);
            for (bot, strength) in strengths.iter().enumerate() {
                let gap = rated[bot].elo - rated[0].elo;
                assert!((gap - 400.0 * strength.log10()).abs() < 0.5, "{rated:?}");
            }
        }
    }

    #[test]
    fn a_bot_that_wins_everything_has_a_high_rating_with_a_large_error() {
        let [few, many] = [10, 1000].map(|games| ratings(2, &[table([(0, games), (1, 0)])]));
        assert!(many[0].elo > few[0].elo && few[0].elo > 150.0, "{few:?} {many:?}");
        assert!(many[0].error > 100.0, "{many:?}");
        assert!(many[0].elo.is_finite() && many[0].elo < 1500.0, "{many:?}");
    }
}
