//! What cannot be computed, only measured in the arena: see docs/bots.md.

use std::sync::LazyLock;

use dighouse_excavation_earth::ExcavationEarth;
use serde::{Deserialize, Serialize};

use super::greedy::{Care, Greedy};
use crate::{Bot, tuning};

/// What things are worth, in credits, and a few chances.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// An action card in hand, wherever one stands.
    pub(super) card: f64,
    /// A travel card in hand.
    pub(super) travel_card: f64,
    /// How much of what the hand could do from where the explorers stand is counted.
    pub(super) reach: f64,
    /// Acting on a market, to who stands there with its card.
    pub(super) market: f64,
    /// How much of the best sale of each colour is counted before it is made.
    pub(super) ready: f64,
    /// An artefact beyond that sale.
    pub(super) spare: f64,
    /// A trader.
    pub(super) trader: f64,
    /// The chance that a line of the gallery gets the next sample while there are many actions to come.
    pub(super) hope: f64,
    /// How many envoys a lead in a command centre may change by in a round.
    pub(super) spread: f64,
    /// How much of what the others have counts against oneself.
    pub(super) denial: f64,
}

/// Those of `data/excavation-earth.toml`; `dighouse tune excavation-earth` looks for better ones.
pub(super) static TUNED: LazyLock<Weights> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/excavation-earth.toml")));

impl tuning::Weights<ExcavationEarth> for Weights {
    fn bot(self) -> Box<dyn Bot<ExcavationEarth>> {
        Box::new(Greedy::new(self, Care::MUCH))
    }
}

#[cfg(test)]
#[test]
fn the_file_has_every_weight_and_nothing_else() {
    tuning::assert_file(&*TUNED, include_str!("../../data/excavation-earth.toml"));
}
