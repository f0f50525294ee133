//! What can be expected where hands are drafted, in credits.
//!
//! A search plays every round to its end, so it asks only there. What is expected are the credits and a sum of named terms,
//! whose weights are fitted to what searches, and Zu against them, made of them.

use std::sync::LazyLock;

use dighouse_excavation_earth::{ExcavationEarth, Party};
use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use super::insight::rounds_to_come;
use super::judge::Judge;
use super::weights::TUNED;
use crate::fitting::Terms;
use crate::search::Insight;
use crate::tuning;

/// How much there is of everything that counts, or how much of each comes until the end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Prospects {
    /// A round to come, whatever one has.
    round: f64,
    /// What each round to come adds to each: the square of their number.
    growth: f64,
    /// What envoys promise.
    majorities: f64,
    /// What samples promise.
    gallery: f64,
    /// What artefacts and traders promise.
    stock: f64,
    /// What cards that were kept promise.
    hand: f64,
}

/// What becomes of everything, for people and for Zu.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fitted {
    seat: Prospects,
    zu: Prospects,
}

/// Those of `data/excavation-earth-outlook.toml`.
pub(super) static FITTED: LazyLock<Fitted> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/excavation-earth-outlook.toml")));

impl Fitted {
    /// What a party will have at the end when so many rounds are to come, to the eyes of a judge.
    pub(super) fn expected(
        &self,
        game: &ExcavationEarth,
        party: Party,
        judge: &Judge<'_>,
        rounds: f64,
    ) -> f64 {
        let part = if party == Party::Zu { &self.zu } else { &self.seat };
        let promised = Prospects::counted(game, party, judge, rounds);
        credits(game, party)
            + part.list().iter().zip(promised.list()).map(|(each, promised)| each * promised).sum::<f64>()
    }
}

impl Prospects {
    fn counted(game: &ExcavationEarth, party: Party, judge: &Judge<'_>, rounds: f64) -> Prospects {
        let [majorities, gallery, stock, hand] = judge.promises(game, party);
        Prospects { round: rounds, growth: rounds * rounds, majorities, gallery, stock, hand }
    }

    /// Nothing of anything.
    const NONE: Prospects =
        Prospects { round: 0.0, growth: 0.0, majorities: 0.0, gallery: 0.0, stock: 0.0, hand: 0.0 };

    const fn list(&self) -> [f64; 6] {
        [self.round, self.growth, self.majorities, self.gallery, self.stock, self.hand]
    }
}

impl Terms<ExcavationEarth> for Fitted {
    fn noted(game: &ExcavationEarth) -> Vec<(f64, Fitted)> {
        let judge = Judge::new(&TUNED, game, Seat::ALL[0]);
        let noted = |party| {
            let counted = Prospects::counted(game, party, &judge, rounds_to_come(game));
            let (seat, zu) =
                if party == Party::Zu { (Prospects::NONE, counted) } else { (counted, Prospects::NONE) };
            (credits(game, party), Fitted { seat, zu })
        };
        game.variants().parties().filter(|_| game.is_settled()).map(noted).collect()
    }

    fn ends(game: &ExcavationEarth) -> Vec<f64> {
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
