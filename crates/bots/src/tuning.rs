//! Tuning weights by self-play.
//!
//! The weights of a bot are data: named numbers in `data/GAME.toml`. [`Tuning::run`] looks for better ones by the
//! cross-entropy method: it samples candidates from a distribution, lets each play the same deals from the same seats
//! against the present weights, and moves the distribution towards the best quarter. The result depends on the seed
//! only.

use dighouse_game::{Seed, Setup, Stream};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::arena::{ArenaError, Invited, Plan, Report, no_guests, run_with};
use crate::{Bot, BotSpec, HasBots};

/// The initial standard deviation of the logarithm of a factor: most weights change by a quarter to a third.
const INITIAL_DEVIATION: f64 = 0.3;

/// The least standard deviation, which keeps the distribution from collapsing.
const MIN_DEVIATION: f64 = 0.03;

/// What a lead of one point adds to the win rate: points say more than a few games do.
const FITNESS_OF_A_POINT: f64 = 0.01;

/// A bot whose weights can be tuned.
pub struct TunableBot<G> {
    weights: Value,
    bot: fn(&Value) -> Box<dyn Bot<G>>,
    file: fn(&Value) -> String,
}

impl<G> TunableBot<G> {
    pub(crate) fn of<W: Weights<G>>(weights: &W) -> TunableBot<G> {
        TunableBot {
            weights: serde_json::to_value(weights).expect("weights are plain data"),
            bot: |weights| read::<G, W>(weights).bot(),
            file: |weights| toml::to_string(&read::<G, W>(weights)).expect("weights are plain data"),
        }
    }
}

/// The weights of a bot: a struct of numbers.
pub(crate) trait Weights<G>: Serialize + DeserializeOwned {
    /// A bot with these weights.
    fn bot(self) -> Box<dyn Bot<G>>;
}

/// The weights of an embedded file.
pub(crate) fn of_file<W: DeserializeOwned>(file: &str) -> W {
    toml::from_str(file).expect("the file has every weight")
}

/// Asserts that a file has every weight, in the format that is written, and nothing else.
#[cfg(test)]
pub(crate) fn assert_file<W: Serialize + DeserializeOwned>(weights: &W, file: &str) {
    let written: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(toml::to_string(weights).unwrap().lines().collect::<Vec<_>>(), written);
    let (rest, _) = file.trim_end().rsplit_once('\n').unwrap();
    for wrong in [rest.to_owned(), file.to_owned() + "luck = 1.0\n", file.replacen(" = ", " = \"\" # ", 1)] {
        assert!(toml::from_str::<W>(&wrong).is_err(), "{wrong}");
    }
}

fn read<G, W: Weights<G>>(weights: &Value) -> W {
    serde_json::from_value(weights.clone()).expect("only the numbers differ")
}

/// How to look for better weights.
///
/// ```
/// use dighouse_bots::Tuning;
/// use dighouse_game::{Game, Setup};
/// use dighouse_mykerinos::Mykerinos;
///
/// let setup = Setup::new(&Mykerinos::INFO, 2)?;
/// let tuning = Tuning { setup, generations: 1, candidates: 4, games: 2, seed: 1, threads: 1 };
/// let tuned = tuning.run::<Mykerinos>(&|_candidates_tried| {})?;
/// assert!(tuned.file.contains("denial = "));
/// assert_eq!(tuned.report.games, 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The options, and the number of players: all but one use the present weights.
    pub setup: Setup,
    /// The number of generations.
    pub generations: u32,
    /// The number of candidates in a generation.
    pub candidates: usize,
    /// The number of games that each candidate plays. The result plays four times as many.
    pub games: u64,
    /// The seed of all randomness. The same seed gives the same weights.
    pub seed: u64,
    /// The number of games played at a time.
    pub threads: usize,
}

/// Tuned weights.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The weights, in the format of their file.
    pub file: String,
    /// New games of the tuned bot, which is listed first, against the present one.
    pub report: Report,
}

/// A normal distribution over the logarithms of the factors that weights are multiplied by.
struct Distribution {
    mean: Vec<f64>,
    deviation: Vec<f64>,
}

impl Tuning {
    /// Looks for better weights. `progress` is called with the number of candidates tried.
    pub fn run<G: HasBots>(&self, progress: &dyn Fn(u64)) -> Result<Tuned, ArenaError> {
        let tunable = G::tunable_bot();
        let size = numbers(&tunable.weights).len();
        let mut distribution =
            Distribution { mean: vec![0.0; size], deviation: vec![INITIAL_DEVIATION; size] };
        let mut rng = Stream::new(Seed::from_number(self.seed), 0);
        let mut tried = 0;
        for generation in 0..self.generations {
            let mut candidates = Vec::new();
            for number in 0..self.candidates {
                // The mean is a candidate, too.
                let sample =
                    if number == 0 { distribution.mean.clone() } else { distribution.sample(&mut rng) };
                let seed = self.seed + 1 + u64::from(generation);
                let report = self.play(&tunable, &sample, self.games, seed)?;
                candidates.push((sample, fitness(&report)));
                tried += 1;
                progress(tried);
            }
            candidates.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            distribution.update(&candidates[..self.candidates.div_ceil(4)]);
        }
        let seed = self.seed + 1 + u64::from(self.generations);
        let report = self.play(&tunable, &distribution.mean, 4 * self.games, seed)?;
        Ok(Tuned { file: (tunable.file)(&scaled(&tunable.weights, &distribution.mean)), report })
    }

    /// Plays a candidate against the present weights.
    fn play<G: HasBots>(
        &self,
        tunable: &TunableBot<G>,
        candidate: &[f64],
        games: u64,
        seed: u64,
    ) -> Result<Report, ArenaError> {
        let seats = usize::from(self.setup.seats());
        let names = ["tuned"].into_iter().chain(["present"; 3]).take(seats);
        let bots = names.map(|name| name.parse().map_err(ArenaError::Bot)).collect::<Result<_, _>>()?;
        let plan = Plan { setup: self.setup, bots, games, seed, threads: self.threads };
        let candidate = scaled(&tunable.weights, candidate);
        let bot = |spec: &BotSpec| {
            Ok((tunable.bot)(if spec.name() == "tuned" { &candidate } else { &tunable.weights }))
        };
        run_with(&plan, &[], &|_, _, _| Ok(()), None, Invited { bots: &bot, guests: &no_guests })
    }
}

/// How well the first bot did: its win rate, and a little for its lead in points.
fn fitness(report: &Report) -> f64 {
    let (tuned, others) = (&report.bots[0], &report.bots[1..]);
    let mean = others.iter().map(|bot| bot.mean_score).sum::<f64>() / others.len().max(1) as f64;
    tuned.win_rate + FITNESS_OF_A_POINT * (tuned.mean_score - mean)
}

impl Distribution {
    fn sample(&self, rng: &mut Stream) -> Vec<f64> {
        self.mean
            .iter()
            .zip(&self.deviation)
            .map(|(mean, deviation)| mean + deviation * normal(rng))
            .collect()
    }

    /// Moves to the mean of the best candidates. The deviation becomes the mean of theirs and the old one.
    fn update(&mut self, best: &[(Vec<f64>, f64)]) {
        let mean = |of: &dyn Fn(&[f64]) -> f64| {
            best.iter().map(|(sample, _)| of(sample)).sum::<f64>() / best.len() as f64
        };
        for index in 0..self.mean.len() {
            let centre = mean(&|sample| sample[index]);
            let deviation = mean(&|sample| (sample[index] - centre).powi(2)).sqrt();
            self.mean[index] = centre;
            self.deviation[index] = f64::midpoint(self.deviation[index], deviation).max(MIN_DEVIATION);
        }
    }
}

/// An approximately normal number: the sum of twelve uniform ones.
fn normal(rng: &mut Stream) -> f64 {
    const STEPS: u32 = 1 << 24;
    (0..12).map(|_| f64::from(rng.below(STEPS)) / f64::from(STEPS)).sum::<f64>() - 6.0
}

/// All numbers in some weights, in order.
pub(crate) fn numbers(weights: &Value) -> Vec<f64> {
    match weights {
        Value::Number(number) => number.as_f64().into_iter().collect(),
        Value::Array(list) => list.iter().flat_map(numbers).collect(),
        Value::Object(fields) => fields.values().flat_map(numbers).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => Vec::new(),
    }
}

/// The weights multiplied by the exponentials of `logarithms`.
fn scaled(weights: &Value, logarithms: &[f64]) -> Value {
    let products: Vec<f64> =
        numbers(weights).iter().zip(logarithms).map(|(weight, logarithm)| weight * logarithm.exp()).collect();
    with_numbers(weights, &products)
}

/// The weights with other numbers, rounded to three decimal places.
pub(crate) fn with_numbers(weights: &Value, numbers: &[f64]) -> Value {
    fn replace(value: &mut Value, numbers: &mut impl Iterator<Item = f64>) {
        match value {
            Value::Number(_) => {
                let number = numbers.next().unwrap_or(0.0);
                *value = ((number * 1000.0).round() / 1000.0).into();
            }
            Value::Array(list) => list.iter_mut().for_each(|value| replace(value, numbers)),
            Value::Object(fields) => fields.values_mut().for_each(|value| replace(value, numbers)),
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    let mut weights = weights.clone();
    replace(&mut weights, &mut numbers.iter().copied());
    weights
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn each_weight_is_scaled_by_its_own_factor() {
        let weights = json!({ "coin": 2.0, "cards": [1.0, 4.0] });
        assert_eq!(numbers(&weights), [1.0, 4.0, 2.0], "fields come in alphabetical order");
        let product = scaled(&weights, &[0.0, 0.5_f64.ln(), 3.0_f64.ln()]);
        assert_eq!(product, json!({ "coin": 6.0, "cards": [1.0, 2.0] }));
    }

    #[test]
    fn the_distribution_moves_to_the_best_candidates_and_narrows_where_they_agree() {
        let mut distribution = Distribution { mean: vec![0.0, 0.0], deviation: vec![0.3, 0.3] };
        distribution.update(&[(vec![0.2, 0.4], 1.0), (vec![0.2, -0.4], 0.9)]);
        assert_eq!(distribution.mean, [0.2, 0.0]);
        let [first, second] = distribution.deviation[..] else { panic!("two weights") };
        assert!((first - 0.15).abs() < 1e-9 && (second - 0.35).abs() < 1e-9, "{first} {second}");
    }

    #[test]
    fn the_cross_entropy_method_finds_a_known_optimum() {
        let mut distribution = Distribution { mean: vec![0.0; 4], deviation: vec![INITIAL_DEVIATION; 4] };
        let best = [0.4, -0.3, 0.0, 0.2];
        let mut rng = Stream::new(Seed::from_number(1), 0);
        for _ in 0..20 {
            let error =
                |sample: &[f64]| -> f64 { sample.iter().zip(best).map(|(x, best)| (x - best).powi(2)).sum() };
            let mut samples: Vec<_> =
                (0..24).map(|_| distribution.sample(&mut rng)).map(|it| (it.clone(), error(&it))).collect();
            samples.sort_by(|(_, one), (_, other)| one.total_cmp(other));
            distribution.update(&samples[..6]);
        }
        let mean = distribution.mean;
        assert!(mean.iter().zip(best).all(|(mean, best)| (mean - best).abs() < 0.05), "{mean:?}");
    }
}
