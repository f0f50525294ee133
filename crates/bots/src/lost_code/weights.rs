//! The weights that cannot be computed, only measured in the arena: see docs/bots.md.

use std::sync::LazyLock;

use dighouse_lost_code::LostCode;
use serde::{Deserialize, Serialize};

use super::exact::Exact;
use crate::{Bot, tuning};

/// What `exact` cannot compute.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// The cost of a bit of entropy for each round that is left, in points: with less uncertainty the bets of those
    /// rounds are better.
    ///
    /// Against 0.1, all values from 0.06 to 0.3 win half of the games or slightly more; 0 wins 47%.
    pub(super) bit_per_round: f64,
    /// The share of what a line lacks to certainty that is learned in a round.
    ///
    /// Among exact players a line goes from -0.2 to 4.2 points in 8 rounds, and to 4.3 in 10: a fifth of the rest each
    /// time. Against 0.1, all values from 0.05 to 0.3 win half of the games; 0 wins 45%.
    pub(super) learning: f64,
}

/// The weights of `data/lost-code.toml`; `dighouse tune lost-code` looks for better ones.
pub(super) static TUNED: LazyLock<Weights> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/lost-code.toml")));

impl tuning::Weights<LostCode> for Weights {
    fn bot(self) -> Box<dyn Bot<LostCode>> {
        Box::new(Exact::new(self))
    }
}

#[cfg(test)]
#[test]
fn the_file_has_every_weight_and_nothing_else() {
    tuning::assert_file(&*TUNED, include_str!("../../data/lost-code.toml"));
}
