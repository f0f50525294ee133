//! Fitting the value function of a search.
//!
//! Some value functions are linear: the points that are certain, plus named features, each times a weight from
//! `data/GAME-outlook.toml`. [`Fitting::run`] lets a bot play against itself, records the features of every player
//! wherever the search would evaluate the position, and fits the weights to the final points by ridge regression. The
//! penalty pulls each weight towards its present value, so few games change little. The result depends on the seed only.

use std::sync::{Mutex, PoisonError};

use dighouse_game::{Record, Setup};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::arena::{ArenaError, Entrant, Plan, resume};
use crate::linear_algebra::solve;
use crate::tuning::{numbers, with_numbers};
use crate::{BotSpec, HasBots};

/// The prior standard deviation of a weight: this share of it, plus a constant.
const PRIOR_DEVIATION: (f64, f64) = (0.5, 0.05);

/// One game in this many is held out to test the fit.
const HOLD_OUT: u64 = 4;

/// A value function that is linear in named features.
pub struct LinearValue<G> {
    weights: Value,
    samples: fn(&G) -> Vec<Sample>,
    final_points: fn(&G) -> Vec<f64>,
    file: fn(&Value) -> String,
}

/// The features of a player in a position, and the points that are certain.
struct Sample {
    certain: f64,
    features: Vec<f64>,
}

/// The features of a linear value function: a struct of numbers, which serves for the features themselves and for their
/// weights.
pub(crate) trait Features<G>: Serialize + DeserializeOwned {
    /// Each player's certain points and features. Empty where the search does not evaluate the position.
    fn samples(game: &G) -> Vec<(f64, Self)>;

    /// Each player's final points, in the same order.
    fn final_points(game: &G) -> Vec<f64>;
}

impl<G> LinearValue<G> {
    pub(crate) fn of<F: Features<G>>(weights: &F) -> LinearValue<G> {
        LinearValue {
            weights: value(weights),
            samples: |game| {
                let sample =
                    |(certain, features)| Sample { certain, features: numbers(&value::<F>(&features)) };
                F::samples(game).into_iter().map(sample).collect()
            },
            final_points: F::final_points,
            file: |weights| {
                let weights: F = serde_json::from_value(weights.clone()).expect("only the numbers differ");
                toml::to_string(&weights).expect("weights are plain data")
            },
        }
    }
}

fn value<F: Serialize>(features: &F) -> Value {
    serde_json::to_value(features).expect("features are plain data")
}

/// How to fit a value function.
///
/// ```
/// use dighouse_arnak::Arnak;
/// use dighouse_bots::Fitting;
/// use dighouse_game::{Game, Setup};
///
/// let setup = Setup::new(&Arnak::INFO, 2)?;
/// let fitting = Fitting { setup, bot: "greedy".parse()?, games: 4, seed: 1, threads: 1 };
/// let fitted = fitting.run::<Arnak>(&|_games_done| {})?.expect("Arnak has a linear value function");
/// assert!(fitted.file.contains("growth = "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Fitting {
    /// The options, and the number of players.
    pub setup: Setup,
    /// The bot that plays at all seats.
    pub bot: BotSpec,
    /// The number of games. A quarter of them is held out to test the fit.
    pub games: u64,
    /// The seed of all randomness. The same seed gives the same weights.
    pub seed: u64,
    /// The number of games played at a time.
    pub threads: usize,
}

/// A fitted value function.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The weights, in the format of their file.
    pub file: String,
    /// The number of samples in the games that were held out.
    pub test_samples: usize,
    /// The root mean square error of the present weights on those samples, in points.
    pub rmse_before: f64,
    /// The same for the fitted weights.
    pub rmse_after: f64,
}

/// A player's features in a position, and the points that were still gained after it.
struct Example {
    game: u64,
    features: Vec<f64>,
    target: f64,
}

impl Fitting {
    /// Fits the value function of a game. `None` if it is not linear. `progress` is called with the number of games
    /// that are done.
    pub fn run<G: HasBots>(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<Option<Fitted>, ArenaError> {
        let Some(linear) = G::linear_value() else { return Ok(None) };
        let examples = self.examples(&linear, progress)?;
        let (tests, examples): (Vec<_>, Vec<_>) =
            examples.into_iter().partition(|example| example.game % HOLD_OUT == HOLD_OUT - 1);
        let present = numbers(&linear.weights);
        let weights = with_numbers(&linear.weights, &ridge_regression(&present, &examples));
        Ok(Some(Fitted {
            file: (linear.file)(&weights),
            test_samples: tests.len(),
            rmse_before: rmse(&present, &tests),
            rmse_after: rmse(&numbers(&weights), &tests),
        }))
    }

    /// Plays the games and returns their examples, in the order of the games.
    fn examples<G: HasBots>(
        &self,
        linear: &LinearValue<G>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Example>, ArenaError> {
        let seats = usize::from(self.setup.seats());
        let bots = vec![Entrant::Bot(self.bot.clone()); seats];
        let plan =
            Plan { setup: self.setup, bots, games: self.games, seed: self.seed, threads: self.threads };
        let examples = Mutex::new(Vec::new());
        resume::<G>(&plan, &[], &|done, outcome, record| {
            let of_game = examples_of(linear, outcome.game, &record());
            examples.lock().unwrap_or_else(PoisonError::into_inner).extend(of_game);
            progress(done);
            Ok(())
        })?;
        let mut examples = examples.into_inner().unwrap_or_else(PoisonError::into_inner);
        examples.sort_by_key(|example| example.game);
        Ok(examples)
    }
}

/// The examples of one game: where the search would evaluate several positions in a row, only the first.
fn examples_of<G: HasBots>(linear: &LinearValue<G>, game: u64, record: &Record) -> Vec<Example> {
    let played = record.replay::<G>().expect("the arena recorded this game");
    let final_points = (linear.final_points)(played.state());
    let (mut examples, mut was_evaluated) = (Vec::new(), false);
    for state in played.states() {
        let samples = (linear.samples)(&state);
        let is_evaluated = !samples.is_empty();
        if is_evaluated && !was_evaluated {
            let example = |(sample, points): (Sample, &f64)| Example {
                game,
                features: sample.features,
                target: points - sample.certain,
            };
            examples.extend(samples.into_iter().zip(&final_points).map(example));
        }
        was_evaluated = is_evaluated;
    }
    examples
}

/// The weights that minimize the squared error, with a penalty for every change of the present ones.
fn ridge_regression(present: &[f64], examples: &[Example]) -> Vec<f64> {
    let size = present.len();
    let noise = rmse(present, examples).powi(2).max(1e-9);
    // The normal equations for the changes of the weights, one row for each.
    let mut rows = vec![vec![0.0; size + 1]; size];
    for (index, &weight) in present.iter().enumerate() {
        rows[index][index] = noise / (PRIOR_DEVIATION.0 * weight.abs() + PRIOR_DEVIATION.1).powi(2);
    }
    for example in examples {
        let residual = example.target - predicted(present, example);
        for (row, &feature) in rows.iter_mut().zip(&example.features).filter(|(_, feature)| **feature != 0.0)
        {
            row.iter_mut().zip(&example.features).for_each(|(cell, other)| *cell += feature * other);
            row[size] += feature * residual;
        }
    }
    present.iter().zip(solve(rows)).map(|(weight, change)| weight + change).collect()
}

fn predicted(weights: &[f64], example: &Example) -> f64 {
    weights.iter().zip(&example.features).map(|(weight, feature)| weight * feature).sum()
}

/// The root mean square error of weights.
fn rmse(weights: &[f64], examples: &[Example]) -> f64 {
    let squares = examples.iter().map(|example| (example.target - predicted(weights, example)).powi(2));
    (squares.sum::<f64>() / examples.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use dighouse_arnak::Arnak;
    use dighouse_game::{Game, Seed, Stream};

    use super::*;

    #[test]
    fn the_regression_recovers_known_weights() {
        let truth = [2.0, -1.0, 0.5];
        let mut rng = Stream::new(Seed::from_number(1), 0);
        let mut example = |game| {
            let features: Vec<f64> = truth.iter().map(|_| f64::from(rng.below(10))).collect();
            let target = truth.iter().zip(&features).map(|(weight, feature)| weight * feature).sum();
            Example { game, features, target }
        };
        let examples: Vec<_> = (0..2000).map(&mut example).collect();
        let found = ridge_regression(&[1.0, -2.0, 1.0], &examples);
        assert!(found.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 0.02), "{found:?}");
        assert!(rmse(&found, &examples) < 0.1);
        assert_eq!(ridge_regression(&[1.0, 3.0], &[]), [1.0, 3.0], "without examples nothing changes");
    }

    #[test]
    fn the_same_seed_fits_the_same_weights_and_they_predict_new_games_better() {
        let fit = |threads| {
            let setup = Setup::new(&Arnak::INFO, 2).unwrap();
            let fitting = Fitting { setup, bot: "greedy".parse().unwrap(), games: 24, seed: 1, threads };
            fitting.run::<Arnak>(&|_| {}).unwrap().unwrap()
        };
        let (one, two) = (fit(1), fit(2));
        assert_eq!(one.file, two.file);
        // The present weights are fitted to searches, which score more than `greedy`.
        assert!(one.test_samples > 24 && one.rmse_after < one.rmse_before, "{one:?}");
    }
}
