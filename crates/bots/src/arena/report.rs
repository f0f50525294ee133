//! The report on a tournament.

use std::collections::BTreeMap;

use dighouse_game::Info;
use serde::Serialize;

use super::rating::{Rating, ratings};
use super::tally::{BotTally, Tally, WIN};
use super::{Entrant, Fault, Plan, SprtReport, wilson};

/// The result of a tournament. Its fields are the keys of its JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The id of the game.
    pub game: &'static str,
    /// The number of seats at a table.
    pub seats: u8,
    /// The number of games at all tables.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// The bots, in the order of the plan.
    pub bots: Vec<BotReport>,
    /// The share of games in which the bot of the row ended ahead of the bot of the column; a tie counts half. `None` if
    /// they did not meet.
    pub cross: Vec<Vec<Option<f64>>>,
    /// The first games that guests forfeited, in order.
    pub forfeits: Vec<Forfeit>,
    /// What the test found, if the tournament was one.
    pub sprt: Option<SprtReport>,
}

/// A game that a guest forfeited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forfeit {
    /// The number of the game.
    pub game: u64,
    /// The guest's name.
    pub bot: String,
    /// Why.
    pub fault: Fault,
}

/// How a bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// Its name and settings.
    pub bot: String,
    /// The number of games it played.
    pub games: u64,
    /// The share of its games that it won; a shared win counts as its share.
    pub win_rate: f64,
    /// The lower end of the 95% interval of the win rate.
    pub win_rate_low: f64,
    /// Its upper end.
    pub win_rate_high: f64,
    /// Its rating in Elo points relative to the mean of all bots. `None` if it plays alone.
    pub rating: Option<f64>,
    /// The lower end of the 95% interval of the rating.
    pub rating_low: Option<f64>,
    /// Its upper end.
    pub rating_high: Option<f64>,
    /// The mean points in a game.
    pub mean_score: f64,
    /// The mean points in a game, by category.
    pub scores: BTreeMap<&'static str, f64>,
    /// The minimum, the quartiles and the maximum of its points.
    pub quartiles: [i64; 5],
    /// Each total of points, and how often it occurred.
    pub totals: Vec<(i64, u64)>,
    /// The mean time for a decision: the only figure that differs from run to run.
    pub ms_per_decision: f64,
    /// The number of its decisions in all games.
    pub decisions: u64,
    /// The number of games that it forfeited.
    pub forfeits: u64,
}

impl Report {
    pub(super) fn new(info: &Info, plan: &Plan, tally: &Tally, sprt: Option<SprtReport>) -> Report {
        let seats = plan.setup.seats();
        let ratings = ratings(plan.bots.len(), &tally.tables);
        let bots = plan.bots.iter().zip(&tally.bots).zip(ratings).map(|((entrant, tally), rating)| {
            BotReport::new(entrant, tally, info.categories, (seats > 1).then_some(rating))
        });
        let ahead = |&(met, twice): &(u64, u64)| (met > 0).then(|| twice as f64 / (2 * met) as f64);
        let forfeits = tally.forfeits.iter().map(|(game, bot, fault)| Forfeit {
            game: *game,
            bot: plan.bots[*bot].to_string(),
            fault: fault.clone(),
        });
        let cross = tally.cross.iter().map(|row| row.iter().map(ahead).collect());
        Report {
            game: info.id,
            seats,
            games: tally.games,
            seed: plan.seed,
            bots: bots.collect(),
            cross: cross.collect(),
            forfeits: forfeits.collect(),
            sprt,
        }
    }
}

impl BotReport {
    fn new(
        entrant: &Entrant,
        tally: &BotTally,
        categories: &[&'static str],
        rating: Option<Rating>,
    ) -> BotReport {
        let games = tally.games as f64;
        let wins = tally.wins as f64 / WIN as f64;
        let (win_rate_low, win_rate_high) = wilson::interval(wins, games);
        let mean = |points: i64| points as f64 / games;
        let scores = categories.iter().zip(tally.points);
        BotReport {
            bot: entrant.to_string(),
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
            forfeits: tally.forfeits,
        }
    }
}
