//! How strong the bots of a pool are.
//!
//! By the model of Plackett and Luce (of Bradley and Terry, where two play) a bot of strength s wins at its table
//! with the chance s / (sum of all strengths there). The ratings are the strengths that make the victories
//! likeliest, on the scale of Elo: 400 points are a tenfold strength, and the mean of all bots is 0. Their errors
//! follow from the information of Fisher, that is, from how sharply the likelihood falls off around them. Every bot is
//! given half a victory and half a defeat against a bot of no account, so who wins everything has a rating too.

use std::collections::BTreeMap;

use super::matrix::{inverse, product};
use super::tally::VICTORY;

/// The points of Elo of a strength that is e times another.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The standard score that leaves 2.5% on either side.
pub(super) const Z: f64 = 1.959_964;

/// The longest step towards the likeliest strengths, as a logarithm: it cannot overshoot far.
const LONGEST_STEP: f64 = 2.0;

/// A rating in points of Elo, and by how much it may err (95%).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) elo: f64,
    pub(super) error: f64,
}

/// The ratings of bots that had these victories at the tables where they met.
pub(super) fn ratings(bots: usize, tables: &[BTreeMap<usize, u64>]) -> Vec<Rating> {
    let mut strengths = vec![0.0; bots];
    let mut errors = Vec::new();
    for _ in 0..100 {
        let (slope, information) = likelihood(&strengths, tables);
        errors = inverse(information);
        let step = product(&errors, &slope);
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
    // The variance of the difference to the mean of all bots.
    let variance = |bot: usize| errors[bot][bot] - 2.0 * shared[bot] + mean(&shared);
    let rating = |(bot, strength): (usize, &f64)| Rating {
        elo: ELO * (strength - centre),
        error: Z * ELO * variance(bot).max(0.0).sqrt(),
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// How the logarithm of the likelihood rises with each logarithm of a strength, and how it bends.
fn likelihood(strengths: &[f64], tables: &[BTreeMap<usize, u64>]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut slope = vec![0.0; strengths.len()];
    let mut information = vec![vec![0.0; strengths.len()]; strengths.len()];
    for (bot, strength) in strengths.iter().enumerate() {
        let chance = 1.0 / (1.0 + (-strength).exp());
        slope[bot] = 0.5 - chance;
        information[bot][bot] = chance * (1.0 - chance);
    }
    for table in tables {
        let games = table.values().sum::<u64>() as f64 / VICTORY as f64;
        let sum: f64 = table.keys().map(|&bot| strengths[bot].exp()).sum();
        let chance = |bot: usize| strengths[bot].exp() / sum;
        for (&bot, &victories) in table {
            slope[bot] += victories as f64 / VICTORY as f64 - games * chance(bot);
            information[bot][bot] += games * chance(bot);
            for &other in table.keys() {
                information[bot][other] -= games * chance(bot) * chance(other);
            }
        }
    }
    (slope, information)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table with whole victories.
    fn table<const N: usize>(victories: [(usize, u64); N]) -> BTreeMap<usize, u64> {
        victories.into_iter().map(|(bot, victories)| (bot, victories * VICTORY)).collect()
    }

    #[test]
    fn ten_wins_for_each_loss_are_400_points() {
        let rated = ratings(2, &[table([(0, 100_000), (1, 10_000)])]);
        let gap = rated[0].elo - rated[1].elo;
        assert!((gap - 400.0).abs() < 0.1, "{rated:?}");
        assert!((rated[0].elo + rated[1].elo).abs() < 1e-9, "the mean is 0");
    }

    #[test]
    fn the_error_is_that_of_the_textbook() {
        // Of n games won with the chance p the logarithm of the odds errs by 1 / sqrt(n p (1 - p)).
        let rated = ratings(2, &[table([(0, 6000), (1, 4000)])]);
        let gap_error = Z * ELO / (10_000.0_f64 * 0.6 * 0.4).sqrt();
        assert!((2.0 * rated[0].error - gap_error).abs() < 0.02, "{rated:?} {gap_error}");
    }

    #[test]
    fn strengths_are_found_again_whoever_met_whom() {
        let strengths = [1.0, 2.0, 6.0, 0.5];
        let share = |bots: &[usize]| {
            let sum: f64 = bots.iter().map(|&bot| strengths[bot]).sum();
            let victories = |bot: usize| (1e6 * strengths[bot] / sum).round() as u64;
            bots.iter().map(|&bot| (bot, victories(bot) * VICTORY)).collect::<BTreeMap<_, _>>()
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
    fn who_wins_everything_is_far_ahead_and_far_from_certain() {
        let [few, many] = [10, 1000].map(|games| ratings(2, &[table([(0, games), (1, 0)])]));
        assert!(many[0].elo > few[0].elo && few[0].elo > 150.0, "{few:?} {many:?}");
        assert!(many[0].error > 100.0, "{many:?}");
        assert!(many[0].elo.is_finite() && many[0].elo < 1500.0, "{many:?}");
    }
}
