//! Weights found by playing against themselves.
//!
//! What bots weigh is data: named numbers in `data/GAME.toml`. [`Tuning::run`] looks for better ones by the method of
//! cross entropy: it draws candidates around its guess, lets each play the same deals from the same seats against the
//! present weights, and moves the guess and its doubts to the best quarter of them. Everything follows from a seed.

use dighouse_game::{Seed, Setup, Stream};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::arena::{ArenaError, Plan, Report, run_with};
use crate::{Bot, BotSpec, Botted};

/// How far candidates lie from the first guess: most have weights from three quarters to four thirds of it.
const FIRST_DOUBT: f64 = 0.3;

/// The least doubt, so that the search goes on.
const LEAST_DOUBT: f64 = 0.03;

/// What a point more than the others is worth beside a win in every game: it tells more than few games do.
const POINT: f64 = 0.01;

/// What a bot weighs, as data, and how to make one that weighs otherwise.
pub struct Weighing<G> {
    weights: Value,
    bot: fn(&Value) -> Box<dyn Bot<G>>,
    file: fn(&Value) -> String,
}

impl<G> Weighing<G> {
    /// The weights of a bot.
    pub(crate) fn of<W: Weights<G>>(weights: &W) -> Weighing<G> {
        Weighing {
            weights: serde_json::to_value(weights).expect("weights are plain data"),
            bot: |weights| read::<G, W>(weights).bot(),
            file: |weights| toml::to_string(&read::<G, W>(weights)).expect("weights are plain data"),
        }
    }
}

/// Weights that can be tuned: a struct of numbers.
pub(crate) trait Weights<G>: Serialize + DeserializeOwned {
    /// A bot that weighs so.
    fn bot(self) -> Box<dyn Bot<G>>;
}

/// The weights of a file that belongs to the program.
pub(crate) fn of_file<W: DeserializeOwned>(file: &str) -> W {
    toml::from_str(file).expect("the file has every weight")
}

/// A file must say what every weight is, as it would be written, and nothing else.
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
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Options, and how many play at a table: all but one with the present weights.
    pub setup: Setup,
    /// How often the guess is bettered.
    pub generations: u32,
    /// How many candidates each time.
    pub candidates: usize,
    /// How many games each of them plays; what comes out plays four times as many in the end.
    pub games: u64,
    /// What all chance comes from: the same seed gives the same weights.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The weights, as their file has them.
    pub file: String,
    /// New games of the bot that has them (the first) against the present one.
    pub report: Report,
}

/// A guess: logarithms of what each weight is multiplied by, and how far they may be wrong.
struct Guess {
    mean: Vec<f64>,
    doubt: Vec<f64>,
}

impl Tuning {
    /// Looks for better weights. `progress` is told how many candidates were tried.
    pub fn run<G: Botted>(&self, progress: &dyn Fn(u64)) -> Result<Tuned, ArenaError> {
        let weighing = G::weighing();
        let size = numbers(&weighing.weights).len();
        let mut guess = Guess { mean: vec![0.0; size], doubt: vec![FIRST_DOUBT; size] };
        let mut rng = Stream::new(Seed::from_number(self.seed), 0);
        let mut tried = 0;
        for generation in 0..self.generations {
            let mut candidates = Vec::new();
            for number in 0..self.candidates {
                // The guess itself is one of them.
                let drawn = if number == 0 { guess.mean.clone() } else { guess.draw(&mut rng) };
                let seed = self.seed + 1 + u64::from(generation);
                let report = self.play(&weighing, &drawn, self.games, seed)?;
                candidates.push((drawn, success(&report)));
                tried += 1;
                progress(tried);
            }
            candidates.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            guess.learn(&candidates[..self.candidates.div_ceil(4)]);
        }
        let seed = self.seed + 1 + u64::from(self.generations);
        let report = self.play(&weighing, &guess.mean, 4 * self.games, seed)?;
        Ok(Tuned { file: (weighing.file)(&multiplied(&weighing.weights, &guess.mean)), report })
    }

    /// Games of a candidate against the present weights.
    fn play<G: Botted>(
        &self,
        weighing: &Weighing<G>,
        candidate: &[f64],
        games: u64,
        seed: u64,
    ) -> Result<Report, ArenaError> {
        let seats = usize::from(self.setup.seats());
        let names = ["tuned"].into_iter().chain(["present"; 3]).take(seats);
        let bots = names.map(|name| name.parse().map_err(ArenaError::Bot)).collect::<Result<_, _>>()?;
        let plan = Plan { setup: self.setup, bots, games, seed, threads: self.threads };
        let candidate = multiplied(&weighing.weights, candidate);
        let bot = |spec: &BotSpec| {
            Ok((weighing.bot)(if spec.name() == "tuned" { &candidate } else { &weighing.weights }))
        };
        run_with(&plan, &[], &|_, _, _| Ok(()), &bot)
    }
}

/// How well the first bot did: the part of the games that it won, and a little for its points.
fn success(report: &Report) -> f64 {
    let (tuned, others) = (&report.bots[0], &report.bots[1..]);
    let mean = others.iter().map(|bot| bot.mean_score).sum::<f64>() / others.len().max(1) as f64;
    tuned.win_rate + POINT * (tuned.mean_score - mean)
}

impl Guess {
    fn draw(&self, rng: &mut Stream) -> Vec<f64> {
        self.mean.iter().zip(&self.doubt).map(|(mean, doubt)| mean + doubt * normal(rng)).collect()
    }

    /// Moves to the best candidates, and doubts as far as they differ; half of the old doubt stays.
    fn learn(&mut self, best: &[(Vec<f64>, f64)]) {
        let mean = |of: &dyn Fn(&[f64]) -> f64| {
            best.iter().map(|(drawn, _)| of(drawn)).sum::<f64>() / best.len() as f64
        };
        for place in 0..self.mean.len() {
            let centre = mean(&|drawn| drawn[place]);
            let spread = mean(&|drawn| (drawn[place] - centre).powi(2)).sqrt();
            self.mean[place] = centre;
            self.doubt[place] = f64::midpoint(self.doubt[place], spread).max(LEAST_DOUBT);
        }
    }
}

/// About a normal number: the sum of twelve even ones.
fn normal(rng: &mut Stream) -> f64 {
    const EVEN: u32 = 1 << 24;
    (0..12).map(|_| f64::from(rng.below(EVEN)) / f64::from(EVEN)).sum::<f64>() - 6.0
}

/// All numbers of some weights, in order.
pub(crate) fn numbers(weights: &Value) -> Vec<f64> {
    match weights {
        Value::Number(number) => number.as_f64().into_iter().collect(),
        Value::Array(list) => list.iter().flat_map(numbers).collect(),
        Value::Object(fields) => fields.values().flat_map(numbers).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => Vec::new(),
    }
}

/// The weights multiplied by e to these powers.
fn multiplied(weights: &Value, powers: &[f64]) -> Value {
    let products =
        numbers(weights).iter().zip(powers).map(|(weight, power)| weight * power.exp()).collect::<Vec<_>>();
    changed(weights, &products)
}

/// The weights with other numbers, to three decimal places.
pub(crate) fn changed(weights: &Value, numbers: &[f64]) -> Value {
    fn walk(value: &mut Value, numbers: &mut impl Iterator<Item = f64>) {
        match value {
            Value::Number(_) => {
                let number = numbers.next().unwrap_or(0.0);
                *value = ((number * 1000.0).round() / 1000.0).into();
            }
            Value::Array(list) => list.iter_mut().for_each(|value| walk(value, numbers)),
            Value::Object(fields) => fields.values_mut().for_each(|value| walk(value, numbers)),
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    let mut weights = weights.clone();
    walk(&mut weights, &mut numbers.iter().copied());
    weights
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn weights_are_multiplied_one_by_one() {
        let weights = json!({ "coin": 2.0, "cards": [1.0, 4.0] });
        assert_eq!(numbers(&weights), [1.0, 4.0, 2.0], "fields come in the order of their names");
        let product = multiplied(&weights, &[0.0, 0.5_f64.ln(), 3.0_f64.ln()]);
        assert_eq!(product, json!({ "coin": 6.0, "cards": [1.0, 2.0] }));
    }

    #[test]
    fn the_guess_goes_where_the_best_are_and_doubts_what_they_differ_in() {
        let mut guess = Guess { mean: vec![0.0, 0.0], doubt: vec![0.3, 0.3] };
        guess.learn(&[(vec![0.2, 0.4], 1.0), (vec![0.2, -0.4], 0.9)]);
        assert_eq!(guess.mean, [0.2, 0.0]);
        assert!(
            (guess.doubt[0] - 0.15).abs() < 1e-9 && (guess.doubt[1] - 0.35).abs() < 1e-9,
            "{:?}",
            guess.doubt
        );
    }

    #[test]
    fn a_known_best_is_found() {
        let mut guess = Guess { mean: vec![0.0; 4], doubt: vec![FIRST_DOUBT; 4] };
        let best = [0.4, -0.3, 0.0, 0.2];
        let mut rng = Stream::new(Seed::from_number(1), 0);
        for _ in 0..20 {
            let miss =
                |drawn: &[f64]| -> f64 { drawn.iter().zip(best).map(|(x, best)| (x - best).powi(2)).sum() };
            let mut drawn: Vec<_> =
                (0..24).map(|_| guess.draw(&mut rng)).map(|it| (it.clone(), miss(&it))).collect();
            drawn.sort_by(|(_, one), (_, other)| one.total_cmp(other));
            guess.learn(&drawn[..6]);
        }
        assert!(
            guess.mean.iter().zip(best).all(|(mean, best)| (mean - best).abs() < 0.05),
            "{:?}",
            guess.mean
        );
    }
}
