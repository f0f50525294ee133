//! The weights of the static evaluation, tuned in the arena: see docs/bots.md.

use std::sync::LazyLock;

use dighouse_arnak::Arnak;
use serde::{Deserialize, Serialize};

use super::greedy::Greedy;
use crate::{Bot, tuning};

/// What each thing is worth, in points.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// A coin, compass, tablet, arrowhead, jewel.
    pub(super) tokens: [f64; 5],
    /// An unused boon.
    pub(super) boon: f64,
    /// An idol in the crates, besides its points: a slot can use it.
    pub(super) idol: f64,
    /// A Fear card in hand, which still pays for a boot.
    pub(super) fear: f64,
    /// A basic card in hand.
    pub(super) basic: f64,
    /// Any other card in hand.
    pub(super) card: f64,
    /// Each token of its price.
    pub(super) price: f64,
    /// An archaeologist who can still be placed this round.
    pub(super) archaeologist: f64,
    /// A guardian next to one of the player's archaeologists that can still be overcome this round.
    pub(super) guardian: f64,
    /// The same after passing: the archaeologist returns with a Fear card.
    pub(super) threat: f64,
    /// One use of a silver assistant.
    pub(super) silver: f64,
    /// One use of a gold assistant.
    pub(super) gold: f64,
    /// The share of the cards and assistants of each later round that counts now.
    pub(super) future: f64,
    /// A row that the magnifying glass has climbed, for the steps that it opens in each later round.
    pub(super) glass: f64,
    /// The same for the notebook.
    pub(super) notebook: f64,
}

/// The weights of `data/arnak.toml`; `dighouse tune arnak` looks for better ones.
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
