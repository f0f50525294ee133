//! What cannot be computed, only measured in the arena: see docs/bots.md.

/// How much a lead of one archaeologist is doubted while everybody has many left: the spread of a zone's end.
pub(super) const SPREAD: f64 = 0.75;

/// How much of what the others may still place is expected in a zone.
pub(super) const DRIFT: f64 = 0.4;

/// What an archaeologist kept for the next round is worth, in points.
pub(super) const KEPT: f64 = 0.22;

/// What a patron's help is worth in each round to come.
pub(super) const HELP: f64 = 0.7;

/// How many more plots of a patron are expected in each round to come.
pub(super) const MORE_PLOTS: f64 = 0.3;

/// How much of what others lose is gained.
pub(super) const DENIAL: f64 = 0.35;

/// What it is worth to stand next to a free room worth five.
pub(super) const WAY: f64 = 0.5;
