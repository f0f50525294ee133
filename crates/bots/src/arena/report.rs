//! What came out of a tournament.

use std::collections::BTreeMap;

use dighouse_game::Info;
use serde::Serialize;

use super::rating::{Rating, ratings};
use super::tally::{BotTally, Tally, VICTORY};
use super::{Plan, wilson};
use crate::BotSpec;

/// The result of a tournament; the fields are the keys of its JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// What was played.
    pub game: &'static str,
    /// How many play at a table.
    pub seats: u8,
    /// How many games, at all tables.
    pub games: u64,
    /// From which seed.
    pub seed: u64,
    /// The bots, in the order of the plan.
    pub bots: Vec<BotReport>,
    /// How often the bot of the row ended ahead of the bot of the column where they met; a tie counts half.
    /// None where they did not meet.
    pub cross: Vec<Vec<Option<f64>>>,
}

/// How a bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// Its name and settings.
    pub bot: String,
    /// How many games it played.
    pub games: u64,
    /// The part of its games that it won; a shared win counts its share.
    pub win_rate: f64,
    /// The lower end of the 95% interval of the win rate.
    pub win_rate_low: f64,
    /// Its upper end.
    pub win_rate_high: f64,
    /// By how many points of Elo it is stronger than the bots in the mean; none if it plays alone.
    pub rating: Option<f64>,
    /// The lower end of the 95% interval of the rating.
    pub rating_low: Option<f64>,
    /// Its upper end.
    pub rating_high: Option<f64>,
    /// Points in a game.
    pub mean_score: f64,
    /// Points in a game by category.
    pub scores: BTreeMap<&'static str, f64>,
    /// The fewest points in a game, the quartiles and the most.
    pub quartiles: [i64; 5],
    /// How often it had how many points in all.
    pub totals: Vec<(i64, u64)>,
    /// Thinking time; the only figures that differ from run to run.
    pub ms_per_decision: f64,
    /// How often it was asked, in all games.
    pub decisions: u64,
}

impl Report {
    pub(super) fn new(info: &Info, plan: &Plan, tally: &Tally) -> Report {
        let seats = plan.setup.seats();
        let ratings = ratings(plan.bots.len(), &tally.tables);
        let bots = plan.bots.iter().zip(&tally.bots).zip(ratings).map(|((spec, tally), rating)| {
            BotReport::new(spec, tally, info.categories, (seats > 1).then_some(rating))
        });
        let ahead = |&(met, twice): &(u64, u64)| (met > 0).then(|| twice as f64 / (2 * met) as f64);
        let cross = tally.cross.iter().map(|row| row.iter().map(ahead).collect());
        Report {
            game: info.id,
            seats,
            games: tally.games,
            seed: plan.seed,
            bots: bots.collect(),
            cross: cross.collect(),
        }
    }
}

impl BotReport {
    fn new(
        spec: &BotSpec,
        tally: &BotTally,
        categories: &[&'static str],
        rating: Option<Rating>,
    ) -> BotReport {
        let games = tally.games as f64;
        let wins = tally.victories as f64 / VICTORY as f64;
        let (win_rate_low, win_rate_high) = wilson::interval(wins, games);
        let mean = |points: i64| points as f64 / games;
        let scores = categories.iter().zip(tally.points);
        BotReport {
            bot: spec.to_string(),
            games: tally.games,
            win_rate: wins / games,
            win_rate_low,
            win_rate_high,
            rating: rating.map(|rating| rating.elo),
            rating_low: rating.map(|rating| rating.elo - rating.error),
            rating_high: rating.map(|rating| rating.elo + rating.error),
            mean_score: mean(tally.points.iter().sum()),
            scores: scores.map(|(&category, points)| (category, mean(points))).collect(),
            quartiles: tally.quartiles(),
            totals: tally.totals.clone().into_iter().collect(),
            ms_per_decision: tally.micros as f64 / 1000.0 / tally.decisions.max(1) as f64,
            decisions: tally.decisions,
        }
    }
}
