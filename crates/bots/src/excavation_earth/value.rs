//! The value function where hands are drafted, in credits.
//!
//! Rollouts end where the next hands are drafted. The value is the credits plus a linear function of named features, whose
//! weights are fitted to games of searches, and of Zu against them.

use std::sync::LazyLock;

use dighouse_excavation_earth::{ExcavationEarth, Party};
use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use super::evaluation::Evaluator;
use super::heuristics::rounds_left;
use super::weights::TUNED;
use crate::fitting;
use crate::search::Heuristics;
use crate::tuning;

/// The features of a party, or a weight for each: the credits that one of it brings until the end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PartyFeatures {
    /// A round that is left.
    round: f64,
    /// The square of the number of rounds left.
    growth: f64,
    /// What envoys are expected to bring.
    majorities: f64,
    /// What samples are expected to bring.
    gallery: f64,
    /// What artefacts and traders are expected to bring.
    stock: f64,
    /// What kept cards are expected to bring.
    hand: f64,
}

/// The features of players and of Zu, or their weights: one half is zero in the features of a party.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Features {
    seat: PartyFeatures,
    zu: PartyFeatures,
}

/// The weights of `data/excavation-earth-outlook.toml`; `dighouse tune excavation-earth --value` fits new ones.
pub(super) static FITTED: LazyLock<Features> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/excavation-earth-outlook.toml")));

impl Features {
    /// The credits that a party is expected to have at the end, with so many rounds left.
    pub(super) fn value(
        &self,
        game: &ExcavationEarth,
        party: Party,
        evaluator: &Evaluator<'_>,
        rounds: f64,
    ) -> f64 {
        let weights = if party == Party::Zu { &self.zu } else { &self.seat };
        let features = PartyFeatures::of(game, party, evaluator, rounds);
        let terms = weights.list().into_iter().zip(features.list());
        credits(game, party) + terms.map(|(weight, feature)| weight * feature).sum::<f64>()
    }
}

impl PartyFeatures {
    fn of(game: &ExcavationEarth, party: Party, evaluator: &Evaluator<'_>, rounds: f64) -> PartyFeatures {
        let [majorities, gallery, stock, hand] = evaluator.expectations(game, party);
        PartyFeatures { round: rounds, growth: rounds * rounds, majorities, gallery, stock, hand }
    }

    const ZERO: PartyFeatures =
        PartyFeatures { round: 0.0, growth: 0.0, majorities: 0.0, gallery: 0.0, stock: 0.0, hand: 0.0 };

    const fn list(&self) -> [f64; 6] {
        [self.round, self.growth, self.majorities, self.gallery, self.stock, self.hand]
    }
}

impl fitting::Features<ExcavationEarth> for Features {
    fn samples(game: &ExcavationEarth) -> Vec<(f64, Features)> {
        let evaluator = Evaluator::new(&TUNED, game, Seat::ALL[0]);
        let sample = |party| {
            let features = PartyFeatures::of(game, party, &evaluator, rounds_left(game));
            let zero = PartyFeatures::ZERO;
            let (seat, zu) = if party == Party::Zu { (zero, features) } else { (features, zero) };
            (credits(game, party), Features { seat, zu })
        };
        game.variants().parties().filter(|_| game.is_quiescent()).map(sample).collect()
    }

    fn final_points(game: &ExcavationEarth) -> Vec<f64> {
        game.variants().parties().map(|party| credits(game, party)).collect()
    }
}

fn credits(game: &ExcavationEarth, party: Party) -> f64 {
    game.player(party).credits().into()
}

#[cfg(test)]
#[test]
fn the_file_has_every_weight_and_nothing_else() {
    tuning::assert_file(&*FITTED, include_str!("../../data/excavation-earth-outlook.toml"));
}
