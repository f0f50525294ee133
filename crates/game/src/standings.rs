//! The score sheet and the ranks.

use serde::Serialize;

use crate::{MAX_SEATS, PerSeat, Seat, Seats};

/// The most categories of any score sheet.
pub const MAX_CATEGORIES: usize = 12;

/// Points by category, and ranks with ties broken by the rules of the game.
///
/// ```
/// use dighouse_game::{Seat, Standings};
///
/// let [ala, ola] = [Seat::ALL[0], Seat::ALL[1]];
/// let mut standings = Standings::new(&["temples", "cards"], 2);
/// standings.add(ala, 0, 12);
/// standings.add(ola, 0, 7);
/// standings.add(ola, 1, 5);
/// // 12 points each. In this game cards break the tie.
/// standings.rank_by(|seat| if seat == ola { (12, 5) } else { (12, 0) });
///
/// assert_eq!(standings.total(ola), 12);
/// assert_eq!(standings.rank(ala), 2);
/// assert_eq!(standings.win_share(ola), 1.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings {
    categories: &'static [&'static str],
    seats: u8,
    points: PerSeat<[i16; MAX_CATEGORIES]>,
    ranks: PerSeat<u8>,
}

impl Standings {
    /// An empty sheet: no points, and all seats share the first rank.
    pub fn new(categories: &'static [&'static str], seats: u8) -> Standings {
        debug_assert!(categories.len() <= MAX_CATEGORIES && usize::from(seats) <= MAX_SEATS);
        Standings { categories, seats, points: PerSeat::default(), ranks: PerSeat([1; MAX_SEATS]) }
    }

    /// Adds points to a category.
    pub fn add(&mut self, seat: Seat, category: usize, points: i16) {
        self.points[seat][category] += points;
    }

    /// Ranks the seats by a key, the greatest first. Equal keys share a rank.
    pub fn rank_by<K: Ord>(&mut self, key: impl Fn(Seat) -> K) {
        for seat in Seat::first(self.seats) {
            let ahead = Seat::first(self.seats).filter(|&other| key(other) > key(seat)).count();
            self.ranks[seat] = 1 + ahead as u8;
        }
    }

    /// Puts a seat behind an opponent that has no seat, in a solo game that is lost.
    pub fn put_behind(&mut self, seat: Seat) {
        self.ranks[seat] += 1;
    }

    /// The categories.
    pub const fn categories(&self) -> &'static [&'static str] {
        self.categories
    }

    /// The number of seats.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The points of a seat by category.
    pub fn points(&self, seat: Seat) -> &[i16] {
        &self.points[seat][..self.categories.len()]
    }

    /// The sum of a seat's points.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points[seat].iter().sum()
    }

    /// The rank of a seat; 1 is the best.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat]
    }

    /// The seats that lead, or have won.
    pub fn winners(&self) -> Seats {
        Seat::first(self.seats).filter(|&seat| self.ranks[seat] == 1).collect()
    }

    /// A seat's share of the win: 1 for a sole winner, 1/2 for one of two, 0 for a loser.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }

    /// The sheet as plain data.
    pub fn sheet(&self) -> Vec<ScoreRow> {
        Seat::first(self.seats)
            .map(|seat| ScoreRow {
                seat,
                rank: self.rank(seat),
                total: self.total(seat),
                points: self.categories.iter().copied().zip(self.points(seat).iter().copied()).collect(),
            })
            .collect()
    }
}

/// One seat's column of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "game.ts"))]
pub struct ScoreRow {
    /// The seat.
    pub seat: Seat,
    /// 1 is the best.
    pub rank: u8,
    /// The sum.
    pub total: i16,
    /// Points by category.
    pub points: Vec<(&'static str, i16)>,
}
