//! What came out of a tournament.

use std::collections::BTreeMap;

use game::Info;
use serde::Serialize;

use super::Plan;
use super::tally::{BotTally, Tally, VICTORY};
use super::{rating, wilson};
use crate::BotSpec;

/// The result of a tournament; the fields are the keys of its JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// What was played.
    pub game: &'static str,
    /// How many games.
    pub games: u64,
    /// From which seed.
    pub seed: u64,
    /// The bots, in the order of the plan.
    pub bots: Vec<BotReport>,
}

/// How a bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// Its name and settings.
    pub bot: String,
    /// The part of the games it won; a shared win counts its share.
    pub win_rate: f64,
    /// The lower end of the 95% interval of the win rate.
    pub win_rate_low: f64,
    /// Its upper end.
    pub win_rate_high: f64,
    /// By how many points of Elo it is stronger than the others at its table; none if it won all
    /// or nothing.
    pub rating: Option<f64>,
    /// The rating at the lower end of the win rate; none if that has no end.
    pub rating_low: Option<f64>,
    /// The rating at the upper end.
    pub rating_high: Option<f64>,
    /// Points in a game.
    pub mean_score: f64,
    /// Points in a game by category.
    pub scores: BTreeMap<&'static str, f64>,
    /// Thinking time; the only figures that differ from run to run.
    pub ms_per_decision: f64,
    /// How often it was asked, in all games.
    pub decisions: u64,
}

impl Report {
    pub(super) fn new(info: &Info, plan: &Plan, tally: &Tally) -> Report {
        let report = |(spec, tally)| BotReport::new(spec, tally, info.categories, plan);
        let bots = plan.bots.iter().zip(&tally.0).map(report);
        Report { game: info.id, games: plan.games, seed: plan.seed, bots: bots.collect() }
    }
}

impl BotReport {
    fn new(spec: &BotSpec, tally: &BotTally, categories: &[&'static str], plan: &Plan) -> BotReport {
        let games = plan.games as f64;
        let wins = tally.victories as f64 / VICTORY as f64;
        let (win_rate_low, win_rate_high) = wilson::interval(wins, games);
        let mean = |points: i64| points as f64 / games;
        let rating = |win_rate| rating::elo(win_rate, plan.bots.len());
        let scores = categories.iter().zip(tally.points);
        BotReport {
            bot: spec.to_string(),
            win_rate: wins / games,
            win_rate_low,
            win_rate_high,
            rating: rating(wins / games),
            rating_low: rating(win_rate_low),
            rating_high: rating(win_rate_high),
            mean_score: mean(tally.points.iter().sum()),
            scores: scores.map(|(&category, points)| (category, mean(points))).collect(),
            ms_per_decision: tally.time.as_secs_f64() * 1000.0 / tally.decisions.max(1) as f64,
            decisions: tally.decisions,
        }
    }
}
