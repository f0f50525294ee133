//! What cannot be computed, only measured in the arena: see docs/bots.md.

/// What a bit of doubt costs, in points, for each round that is still to come: with less doubt the
/// bets of those rounds are better.
///
/// Against 0.1 all from 0.06 to 0.3 win half of the games or a little more, 0 wins 47%.
pub(super) const BIT_PER_ROUND: f64 = 0.15;

/// How much of what a line lacks to certainty is learned in a round.
///
/// Among exact players a line goes from -0.2 to 4.2 points in 8 rounds, and to 4.3 in 10: a fifth
/// of the rest each time. Against 0.1 all from 0.05 to 0.3 win half of the games, 0 wins 45%.
pub(super) const LEARNING: f64 = 0.2;
