//! The weights of the scores, tuned in the arena: see docs/bots.md.

use std::sync::LazyLock;

use dighouse_mykerinos::Mykerinos;
use serde::{Deserialize, Serialize};

use super::greedy::Greedy;
use crate::{Bot, tuning};

/// What each thing is worth, in points, and how zones are expected to end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// How uncertain a lead is while players can still place many archaeologists.
    pub(super) spread: f64,
    /// The share of what others may still place that is expected in a zone.
    pub(super) drift: f64,
    /// An archaeologist that is kept for the next round.
    pub(super) kept: f64,
    /// A patron's help in each later round.
    pub(super) help: f64,
    /// How many more plots of a patron are expected in each later round.
    pub(super) more_plots: f64,
    /// The share of the others' loss that counts as gain.
    pub(super) denial: f64,
    /// A room next to a free room worth five.
    pub(super) way: f64,
}

/// The weights of `data/mykerinos.toml`; `dighouse tune mykerinos` looks for better ones.
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
