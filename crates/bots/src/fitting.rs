//! What searches expect, fitted to what came.
//!
//! Some outlooks are sums: the points that are certain, and named terms, each with a weight of `data/GAME-outlook.toml`.
//! [`Fitting::run`] lets a bot play against itself, notes how much of every term everybody has wherever the outlook is asked,
//! and finds by least squares the weights that come nearest to the points at the end. The fewer games there are, the
//! nearer they stay to the present ones. Everything follows from a seed.

use std::sync::{Mutex, PoisonError};

use dighouse_game::{Record, Setup};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::arena::{ArenaError, Plan, go_on};
use crate::tuning::{changed, numbers};
use crate::{BotSpec, Botted};

/// How far a weight may be from the right one: this part of it, and a little.
const DOUBT: (f64, f64) = (0.5, 0.05);

/// Of so many games the last tests what the others taught.
const A_TEST: u64 = 4;

/// What an outlook weighs, as data, and what it counts.
pub struct Expecting<G> {
    weights: Value,
    noted: fn(&G) -> Vec<Noted>,
    ends: fn(&G) -> Vec<f64>,
    file: fn(&Value) -> String,
}

/// What somebody has at a moment: the points that are certain, and how much of each term.
struct Noted {
    certain: f64,
    counts: Vec<f64>,
}

/// An outlook that is a sum of terms: a struct of numbers, which say how much there is of each or what one of it brings.
pub(crate) trait Terms<G>: Serialize + DeserializeOwned {
    /// What everybody has, with the points that are certain; nobody where the outlook is not asked.
    fn noted(game: &G) -> Vec<(f64, Self)>;

    /// What everybody had at the end, in the same order.
    fn ends(game: &G) -> Vec<f64>;
}

impl<G> Expecting<G> {
    /// The terms of an outlook.
    pub(crate) fn of<T: Terms<G>>(weights: &T) -> Expecting<G> {
        Expecting {
            weights: value(weights),
            noted: |game| {
                let note = |(certain, terms)| Noted { certain, counts: numbers(&value::<T>(&terms)) };
                T::noted(game).into_iter().map(note).collect()
            },
            ends: T::ends,
            file: |weights| {
                let terms: T = serde_json::from_value(weights.clone()).expect("only the numbers differ");
                toml::to_string(&terms).expect("terms are plain data")
            },
        }
    }
}

fn value<T: Serialize>(terms: &T) -> Value {
    serde_json::to_value(terms).expect("terms are plain data")
}

/// How to fit an outlook.
#[derive(Clone, Debug)]
pub struct Fitting {
    /// Options, and how many play at a table.
    pub setup: Setup,
    /// Who plays, at all seats.
    pub bot: BotSpec,
    /// How many games; a quarter of them only tests what was found.
    pub games: u64,
    /// What all chance comes from: the same seed gives the same weights.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The weights, as their file has them.
    pub file: String,
    /// How many moments tested them.
    pub moments: usize,
    /// By how many points the present weights missed the end then: the root of the mean square.
    pub missed_before: f64,
    /// The same with the new ones.
    pub missed_now: f64,
}

/// A moment, and what came: how much of each term somebody had, and how many points came to the certain ones.
struct Lesson {
    game: u64,
    counts: Vec<f64>,
    came: f64,
}

impl Fitting {
    /// Fits the outlook of a game; none if that is not a sum of terms. `progress` is told how many games are done.
    pub fn run<G: Botted>(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<Option<Fitted>, ArenaError> {
        let Some(expecting) = G::expecting() else { return Ok(None) };
        let lessons = self.lessons(&expecting, progress)?;
        let (tests, lessons): (Vec<_>, Vec<_>) =
            lessons.into_iter().partition(|lesson| lesson.game % A_TEST == A_TEST - 1);
        let present = numbers(&expecting.weights);
        let weights = changed(&expecting.weights, &least_squares(&present, &lessons));
        Ok(Some(Fitted {
            file: (expecting.file)(&weights),
            moments: tests.len(),
            missed_before: missed(&present, &tests),
            missed_now: missed(&numbers(&weights), &tests),
        }))
    }

    /// Plays, and notes what can be learned from that, game by game.
    fn lessons<G: Botted>(
        &self,
        expecting: &Expecting<G>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Lesson>, ArenaError> {
        let seats = usize::from(self.setup.seats());
        let bots = vec![self.bot.clone(); seats];
        let plan =
            Plan { setup: self.setup, bots, games: self.games, seed: self.seed, threads: self.threads };
        let lessons = Mutex::new(Vec::new());
        go_on::<G>(&plan, &[], &|done, outcome, record| {
            let learned = of_game(expecting, outcome.game, &record());
            lessons.lock().unwrap_or_else(PoisonError::into_inner).extend(learned);
            progress(done);
            Ok(())
        })?;
        let mut lessons = lessons.into_inner().unwrap_or_else(PoisonError::into_inner);
        lessons.sort_by_key(|lesson| lesson.game);
        Ok(lessons)
    }
}

/// What can be learned from a game.
fn of_game<G: Botted>(expecting: &Expecting<G>, game: u64, record: &Record) -> Vec<Lesson> {
    let played = record.replay::<G>().expect("it was played");
    let ends = (expecting.ends)(played.state());
    let (mut lessons, mut was_asked) = (Vec::new(), false);
    for state in played.states() {
        let noted = (expecting.noted)(&state);
        let is_asked = !noted.is_empty();
        if is_asked && !was_asked {
            let lesson = |(noted, end): (Noted, &f64)| Lesson {
                game,
                counts: noted.counts,
                came: end - noted.certain,
            };
            lessons.extend(noted.into_iter().zip(&ends).map(lesson));
        }
        was_asked = is_asked;
    }
    lessons
}

/// The weights that come nearest to what came, without going farther from the present ones than that is worth.
fn least_squares(present: &[f64], lessons: &[Lesson]) -> Vec<f64> {
    let size = present.len();
    let noise = missed(present, lessons).powi(2).max(1e-9);
    // What is sought is how far each weight is from the present one: the rows of an equation for each.
    let mut rows = vec![vec![0.0; size + 1]; size];
    for (place, &weight) in present.iter().enumerate() {
        rows[place][place] = noise / (DOUBT.0 * weight.abs() + DOUBT.1).powi(2);
    }
    for lesson in lessons {
        let surprise = lesson.came - expected(present, lesson);
        for (row, &count) in rows.iter_mut().zip(&lesson.counts).filter(|(_, count)| **count != 0.0) {
            row.iter_mut().zip(&lesson.counts).for_each(|(cell, other)| *cell += count * other);
            row[size] += count * surprise;
        }
    }
    present.iter().zip(solved(rows)).map(|(weight, change)| weight + change).collect()
}

/// Solves linear equations, each with what it equals at its end, whose matrix is positive.
fn solved(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    for pivot in 0..rows.len() {
        let row = rows[pivot].clone();
        for (_, other) in rows.iter_mut().enumerate().filter(|(place, _)| *place != pivot) {
            let times = other[pivot] / row[pivot];
            other.iter_mut().zip(&row).for_each(|(cell, with)| *cell -= times * with);
        }
    }
    rows.iter().enumerate().map(|(place, row)| row[rows.len()] / row[place]).collect()
}

fn expected(weights: &[f64], lesson: &Lesson) -> f64 {
    weights.iter().zip(&lesson.counts).map(|(weight, count)| weight * count).sum()
}

/// By how much weights miss what came: the root of the mean square.
fn missed(weights: &[f64], lessons: &[Lesson]) -> f64 {
    let squares = lessons.iter().map(|lesson| (lesson.came - expected(weights, lesson)).powi(2));
    (squares.sum::<f64>() / lessons.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use dighouse_arnak::Arnak;
    use dighouse_game::{Game, Seed, Stream};

    use super::*;

    #[test]
    fn weights_that_explain_everything_are_found() {
        let truth = [2.0, -1.0, 0.5];
        let mut rng = Stream::new(Seed::from_number(1), 0);
        let mut lesson = |game| {
            let counts: Vec<f64> = truth.iter().map(|_| f64::from(rng.below(10))).collect();
            let came = truth.iter().zip(&counts).map(|(weight, count)| weight * count).sum();
            Lesson { game, counts, came }
        };
        let lessons: Vec<_> = (0..2000).map(&mut lesson).collect();
        let found = least_squares(&[1.0, -2.0, 1.0], &lessons);
        assert!(found.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 0.02), "{found:?}");
        assert!(missed(&found, &lessons) < 0.1);
        assert_eq!(least_squares(&[1.0, 3.0], &[]), [1.0, 3.0], "nothing was learned");
    }

    #[test]
    fn the_same_seed_finds_the_same_weights_and_they_foretell_new_games() {
        let fit = |threads| {
            let setup = Setup::new(&Arnak::INFO, 2).unwrap();
            let fitting = Fitting { setup, bot: "greedy".parse().unwrap(), games: 24, seed: 1, threads };
            fitting.run::<Arnak>(&|_| {}).unwrap().unwrap()
        };
        let (one, two) = (fit(1), fit(2));
        assert_eq!(one.file, two.file);
        assert!(one.moments > 24 && one.missed_now < one.missed_before, "{one:?}: greedy is no search");
    }

    #[test]
    fn equations_are_solved() {
        let rows = vec![vec![2.0, 1.0, 5.0], vec![1.0, 3.0, 10.0]];
        assert_eq!(solved(rows), [1.0, 3.0]);
    }
}
