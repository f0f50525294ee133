//! The score sheet and who is ahead.

use serde::Serialize;

use crate::{MAX_SEATS, PerSeat, Seat, Seats};

/// The most lines a score sheet can have.
pub const MAX_CATEGORIES: usize = 12;

/// The score sheet by category and the ranks, ties broken by the game's own rules.
///
/// ```
/// use dighouse_game::{Seat, Standings};
///
/// let [ala, ola] = [Seat::ALL[0], Seat::ALL[1]];
/// let mut standings = Standings::new(&["temples", "cards"], 2);
/// standings.add(ala, 0, 12);
/// standings.add(ola, 0, 7);
/// standings.add(ola, 1, 5);
/// // 12 points each: the one with more cards wins, says this game.
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
    /// An empty sheet: nobody has points and all share the first rank.
    pub fn new(categories: &'static [&'static str], seats: u8) -> Standings {
        debug_assert!(categories.len() <= MAX_CATEGORIES && usize::from(seats) <= MAX_SEATS);
        Standings { categories, seats, points: PerSeat::default(), ranks: PerSeat([1; MAX_SEATS]) }
    }

    /// Adds points to a line of the sheet.
    pub fn add(&mut self, seat: Seat, category: usize, points: i16) {
        self.points[seat][category] += points;
    }

    /// Ranks the seats by a key, the greatest first; equal keys share a rank.
    pub fn rank_by<K: Ord>(&mut self, key: impl Fn(Seat) -> K) {
        for seat in Seat::first(self.seats) {
            let ahead = Seat::first(self.seats).filter(|&other| key(other) > key(seat)).count();
            self.ranks[seat] = 1 + ahead as u8;
        }
    }

    /// Puts a seat behind an opponent who has no seat: nobody wins a solo game by being alone.
    pub fn put_behind(&mut self, seat: Seat) {
        self.ranks[seat] += 1;
    }

    /// The lines of the sheet.
    pub const fn categories(&self) -> &'static [&'static str] {
        self.categories
    }

    /// How many play.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The points of a seat, line by line.
    pub fn points(&self, seat: Seat) -> &[i16] {
        &self.points[seat][..self.categories.len()]
    }

    /// The sum of a seat's lines.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points[seat].iter().sum()
    }

    /// The rank of a seat: 1 leads.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat]
    }

    /// Those who lead, or have won.
    pub fn winners(&self) -> Seats {
        Seat::first(self.seats).filter(|&seat| self.ranks[seat] == 1).collect()
    }

    /// A seat's part of the victory: 1 alone, 1/2 shared with another, 0 when behind.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }

    /// The sheet as plain data, for the edges of the house.
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
    /// Whose.
    pub seat: Seat,
    /// 1 leads.
    pub rank: u8,
    /// The sum.
    pub total: i16,
    /// Points by category.
    pub points: Vec<(&'static str, i16)>,
}
