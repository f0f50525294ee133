//! What cannot be computed, only measured in the arena: see docs/bots.md.

use std::sync::LazyLock;

use dighouse_arnak::Arnak;
use serde::{Deserialize, Serialize};

use super::greedy::Greedy;
use crate::{Bot, tuning};

/// What things are worth, in points.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// A coin, compass, tablet, arrowhead, jewel.
    pub(super) tokens: [f64; 5],
    /// A boon that is not used yet.
    pub(super) boon: f64,
    /// An idol in the crates besides its points: a slot has use for it.
    pub(super) idol: f64,
    /// A Fear card in hand: it still pays for a boot.
    pub(super) fear: f64,
    /// A basic card in hand.
    pub(super) basic: f64,
    /// Any other card in hand.
    pub(super) card: f64,
    /// What each token of its price adds to that.
    pub(super) price: f64,
    /// An archaeologist who can still be sent out this round.
    pub(super) archaeologist: f64,
    /// A guardian beside an own archaeologist, who can still be overcome this round.
    pub(super) guardian: f64,
    /// The same after passing: the archaeologist will return with Fear.
    pub(super) threat: f64,
    /// One use of a silver assistant.
    pub(super) silver: f64,
    /// One use of a gold assistant.
    pub(super) gold: f64,
    /// How much of the cards and assistants of each round to come is counted now.
    pub(super) future: f64,
    /// A row that the magnifying glass has climbed, for the steps that it opens in each round to come.
    pub(super) glass: f64,
    /// The same of the notebook.
    pub(super) notebook: f64,
}

/// Those of `data/arnak.toml`, found by playing against itself; `dighouse tune arnak` looks for better ones.
pub(super) static TUNED: LazyLock<Weights> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/arnak.toml")));

impl tuning::Weights<Arnak> for Weights {
    fn bot(self) -> Box<dyn Bot<Arnak>> {
        Box::new(Greedy::new(self))
    }
}

#[cfg(test)]
#[test]
fn the_file_has_every_weight_and_nothing_else() {
    tuning::assert_file(&*TUNED, include_str!("../../data/arnak.toml"));
}
