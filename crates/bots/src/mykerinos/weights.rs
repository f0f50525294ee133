//! What cannot be computed, only measured in the arena: see docs/bots.md.

use std::sync::LazyLock;

use dighouse_mykerinos::Mykerinos;
use serde::{Deserialize, Serialize};

use super::greedy::Greedy;
use crate::{Bot, tuning};

/// What things are worth, in points, and how zones are expected to end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// How much a lead of one archaeologist is doubted while everybody has many left: the spread of a zone's end.
    pub(super) spread: f64,
    /// How much of what the others may still place is expected in a zone.
    pub(super) drift: f64,
    /// An archaeologist kept for the next round.
    pub(super) kept: f64,
    /// A patron's help in each round to come.
    pub(super) help: f64,
    /// How many more plots of a patron are expected in each round to come.
    pub(super) more_plots: f64,
    /// How much of what others lose is gained.
    pub(super) denial: f64,
    /// To stand next to a free room worth five.
    pub(super) way: f64,
}

/// Those of `data/mykerinos.toml`; `dighouse tune mykerinos` looks for better ones.
pub(super) static TUNED: LazyLock<Weights> =
    LazyLock::new(|| tuning::of_file(include_str!("../../data/mykerinos.toml")));

impl tuning::Weights<Mykerinos> for Weights {
    fn bot(self) -> Box<dyn Bot<Mykerinos>> {
        Box::new(Greedy::new(self))
    }
}

#[cfg(test)]
#[test]
fn the_file_has_every_weight_and_nothing_else() {
    tuning::assert_file(&*TUNED, include_str!("../../data/mykerinos.toml"));
}
