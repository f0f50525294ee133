//! The weights of the static evaluation, tuned in the arena: see docs/bots.md.

use std::sync::LazyLock;

use dighouse_excavation_earth::ExcavationEarth;
use serde::{Deserialize, Serialize};

use super::greedy::Greedy;
use super::lookahead::Effort;
use crate::{Bot, tuning};

/// What each thing is worth, in credits, and a few chances.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// An action card in hand.
    pub(super) card: f64,
    /// A travel card in hand.
    pub(super) travel_card: f64,
    /// The share that counts of what the hand can do from where the explorers stand.
    pub(super) reach: f64,
    /// A market action, for a player who stands there and holds its card.
    pub(super) market: f64,
    /// The share that counts of the best possible sale of each colour.
    pub(super) ready: f64,
    /// An artefact beyond that sale.
    pub(super) spare: f64,
    /// A trader.
    pub(super) trader: f64,
    /// The chance that a line of the gallery gets another sample while many actions are left.
    pub(super) hope: f64,
    /// By how many envoys a lead in a command centre may change in a round.
    pub(super) spread: f64,
    /// The share of what the others have that counts against the player.
    pub(super) denial: f64,
}

/// The weights of `data/excavation-earth.toml`; `dighouse tune excavation-earth` looks for better ones.
pub(super) static TUNED: LazyLock<Weights> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/excavation-earth.toml")));

impl tuning::Weights<ExcavationEarth> for Weights {
    fn bot(self) -> Box<dyn Bot<ExcavationEarth>> {
        Box::new(Greedy::new(self, Effort::HIGH))
    }
}

#[cfg(test)]
#[test]
fn the_file_has_every_weight_and_nothing_else() {
    tuning::assert_file(&*TUNED, include_str!("../../data/excavation-earth.toml"));
}
