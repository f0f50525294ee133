//! The area of a round: its plots, zones and pyramids.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{ParseError, as_text};

use crate::components::catalogue::PLOTS;
use crate::{Plot, Side, Square, Squares};

/// The rounds of a game.
pub(crate) const ROUNDS: u8 = 4;

/// The plots of a row.
const PLOTS_IN_A_ROW: u8 = 4;

/// A plot as it lies. Chance decides whether it is rotated by half a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Laid {
    /// The plot.
    pub plot: Plot,
    /// Whether it is rotated, with square 6 in the place of square 1.
    pub turned: bool,
}

impl Laid {
    /// The pyramids as they lie: one bit for each square, left to right and top to bottom.
    fn pyramids(self) -> u8 {
        let printed = self.plot.print().pyramids;
        if self.turned { printed.reverse_bits() >> 2 } else { printed }
    }
}

/// `L3`, or `L3/` when rotated.
impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.plot, if self.turned { "/" } else { "" })
    }
}

impl FromStr for Laid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Laid, ParseError> {
        let plain = text.strip_suffix('/');
        Ok(Laid { plot: plain.unwrap_or(text).parse()?, turned: plain.is_some() })
    }
}

as_text! { Laid }

/// All plots in the order in which they are laid, round by round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pile(pub(crate) [Laid; PLOTS]);

/// How many plots are laid in a round.
pub(crate) const fn plots_in(round: u8) -> u8 {
    if round < ROUNDS { 8 } else { 12 }
}

/// How many plots were laid before a round.
const fn plots_before(round: u8) -> u8 {
    8 * (round - 1)
}

/// How many zones a round has.
pub(crate) const fn zones_in(round: u8) -> u8 {
    plots_in(round) / 2
}

/// How many rows of squares a round has.
pub(crate) const fn rows_in(round: u8) -> u8 {
    3 * plots_in(round) / PLOTS_IN_A_ROW
}

impl Pile {
    /// The plots of a round, as they lie.
    pub(crate) fn laid(&self, round: u8) -> &[Laid] {
        let first = usize::from(plots_before(round));
        &self.0[first..first + usize::from(plots_in(round))]
    }

    /// The plots that are laid after a round.
    pub(crate) fn unlaid(&self, round: u8) -> &[Laid] {
        &self.0[usize::from(plots_before(round) + plots_in(round))..]
    }

    pub(crate) fn unlaid_mut(&mut self, round: u8) -> &mut [Laid] {
        &mut self.0[usize::from(plots_before(round) + plots_in(round))..]
    }

    /// A plot of a zone; zones are counted from 0.
    pub(crate) fn plot(&self, round: u8, zone: u8, side: Side) -> Plot {
        self.laid(round)[usize::from(2 * zone) + side as usize].plot
    }

    /// The pyramids of a round.
    pub(crate) fn pyramids(&self, round: u8) -> Squares {
        let mut bits = 0u128;
        for (place, laid) in self.laid(round).iter().enumerate() {
            let corner = corner_of(place as u8);
            let pyramids = u128::from(laid.pyramids());
            let rows = (pyramids & 3) | (pyramids >> 2 & 3) << 8 | (pyramids >> 4 & 3) << 16;
            bits |= rows << corner.index();
        }
        Squares::from_bits(bits)
    }
}

/// The upper left square of the plot at a place; places are counted from 0.
pub(crate) fn corner_of(place: u8) -> Square {
    Square::new(24 * (place / PLOTS_IN_A_ROW) + 2 * (place % PLOTS_IN_A_ROW))
}

/// The place of the plot on which a square lies.
pub(crate) fn place_of(square: Square) -> u8 {
    PLOTS_IN_A_ROW * (square.row() / 3) + square.column() / 2
}

/// The squares of a zone; zones are counted from 0.
#[inline]
pub(crate) const fn zone_squares(zone: u8) -> Squares {
    Squares::from_bits(0x0f_0f0f << (24 * (zone / 2) + 4 * (zone % 2)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(names: &[&str]) -> Vec<Laid> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    fn pile(first: &[&str]) -> Pile {
        let mut order = laid(first);
        order.extend(Plot::ALL.into_iter().map(|plot| Laid { plot, turned: false }));
        Pile(std::array::from_fn(|place| order[place]))
    }

    #[test]
    fn pyramids_lie_where_the_plots_show_them() {
        // V4 {3}, L3 {2}, B5 {1, 6}, T7 {1, 3}; below them K6 {2, 5} and V2 {1}.
        let pile = pile(&["V4", "L3", "B5", "T7", "K6", "V2", "V1", "V1"]);
        let expected = "a2 d1 e1 f3 g1 g2 b4 a6 c4";
        let expected: Squares = expected.split(' ').map(|square| square.parse::<Square>().unwrap()).collect();
        assert_eq!(pile.pyramids(1), expected);
    }

    #[test]
    fn half_a_turn_maps_square_n_to_7_minus_n() {
        // Turned, V4 shows square 4 and T7 shows 4 and 6.
        let pile = pile(&["V4/", "V1", "V1", "T7/", "V1", "V1", "V1", "V1"]);
        let expected: Squares =
            ["b2", "h2", "h3"].iter().map(|square| square.parse::<Square>().unwrap()).collect();
        assert_eq!(pile.pyramids(1), expected);
    }

    #[test]
    fn every_plot_is_laid_once_in_four_rounds() {
        let plots: u8 = (1..=ROUNDS).map(plots_in).sum();
        assert_eq!(usize::from(plots), PLOTS);
        assert_eq!((rows_in(1), zones_in(1), rows_in(4), zones_in(4)), (6, 4, 9, 6));
    }

    #[test]
    fn zones_are_three_rows_of_four_squares() {
        let zone = |zone: u8| zone_squares(zone).iter().map(|square| square.to_string()).collect::<Vec<_>>();
        assert_eq!(zone(0), "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3".split(' ').collect::<Vec<_>>());
        assert_eq!(zone(3), "e4 f4 g4 h4 e5 f5 g5 h5 e6 f6 g6 h6".split(' ').collect::<Vec<_>>());
        assert_eq!(zone(5).first().map(String::as_str), Some("e7"));
        for square in Square::all() {
            assert!(zone_squares(place_of(square) / 2).contains(square), "{square}");
        }
    }
}
