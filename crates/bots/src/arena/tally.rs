//! Sums over games.

use std::collections::BTreeMap;

use dighouse_game::MAX_CATEGORIES;

use super::outcome::{Outcome, Seated};

/// A victory: it can be shared by two, three or four.
pub(super) const VICTORY: u64 = 12;

/// How games went. Whole numbers only: they add up to the same in any order.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) bots: Vec<BotTally>,
    /// For every table the victories of each of its bots.
    pub(super) tables: Vec<BTreeMap<usize, u64>>,
    /// How often the bot of the row and the bot of the column met, and twice how often the first ended ahead.
    pub(super) cross: Vec<Vec<(u64, u64)>>,
}

/// How games went for a bot.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct BotTally {
    pub(super) games: u64,
    /// In parts of a [`VICTORY`].
    pub(super) victories: u64,
    pub(super) points: [i64; MAX_CATEGORIES],
    /// How often it had how many points in all.
    pub(super) totals: BTreeMap<i64, u64>,
    pub(super) decisions: u64,
    pub(super) micros: u64,
}

impl Tally {
    pub(super) fn new(bots: usize, tables: usize) -> Tally {
        Tally {
            games: 0,
            bots: vec![BotTally::default(); bots],
            tables: vec![BTreeMap::new(); tables],
            cross: vec![vec![(0, 0); bots]; bots],
        }
    }

    /// A game of a table ended.
    pub(super) fn add(&mut self, table: usize, outcome: &Outcome) {
        self.games += 1;
        let winners = outcome.seats.iter().filter(|seated| seated.rank == 1).count();
        for (place, seated) in outcome.seats.iter().enumerate() {
            let victory = if seated.rank == 1 { VICTORY / winners as u64 } else { 0 };
            *self.tables[table].entry(seated.bot).or_default() += victory;
            self.bots[seated.bot].add(seated, victory);
            let others = outcome.seats.iter().enumerate().filter(|&(other, _)| other != place);
            for (_, other) in others {
                let (met, ahead) = &mut self.cross[seated.bot][other.bot];
                *met += 1;
                *ahead += u64::from(seated.rank <= other.rank) + u64::from(seated.rank < other.rank);
            }
        }
    }
}

impl BotTally {
    /// The total that a quarter, a half and three quarters of the games do not exceed, between the least and the most.
    pub(super) fn quartiles(&self) -> [i64; 5] {
        [0, 1, 2, 3, 4].map(|quarter| {
            let least = (self.games * quarter).div_ceil(4).max(1);
            let mut games = 0;
            let mut totals = self.totals.iter();
            totals
                .find(|&(_, count)| {
                    games += count;
                    games >= least
                })
                .map_or(0, |(&total, _)| total)
        })
    }

    fn add(&mut self, seated: &Seated, victory: u64) {
        self.games += 1;
        self.victories += victory;
        self.decisions += seated.decisions;
        self.micros += seated.micros;
        for (sum, &points) in self.points.iter_mut().zip(&seated.points) {
            *sum += i64::from(points);
        }
        *self.totals.entry(seated.points.iter().copied().map(i64::from).sum()).or_default() += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_victory_counts_its_share_and_is_ahead_by_half() {
        let seated = |bot, rank| Seated { bot, rank, points: vec![3, 4], decisions: 1, micros: 2 };
        let mut tally = Tally::new(4, 1);
        tally.add(0, &Outcome { game: 0, seats: vec![seated(3, 1), seated(0, 1), seated(2, 3)] });
        let victories: Vec<u64> = tally.bots.iter().map(|bot| bot.victories).collect();
        assert_eq!(victories, [VICTORY / 2, 0, 0, VICTORY / 2]);
        assert_eq!(tally.tables, [BTreeMap::from([(0, VICTORY / 2), (2, 0), (3, VICTORY / 2)])]);
        assert_eq!((tally.cross[0][3], tally.cross[0][2]), ((1, 1), (1, 2)));
        assert_eq!((tally.cross[2][0], tally.cross[1][0]), ((1, 0), (0, 0)));
        assert_eq!(tally.bots[0].totals, BTreeMap::from([(7, 1)]));
    }

    #[test]
    fn quartiles_are_totals_that_were_reached() {
        let totals = BTreeMap::from([(-1, 1), (10, 3), (11, 2), (40, 2)]);
        assert_eq!(BotTally { games: 8, totals, ..BotTally::default() }.quartiles(), [-1, 10, 10, 11, 40]);
        let totals = BTreeMap::from([(5, 1)]);
        assert_eq!(BotTally { games: 1, totals, ..BotTally::default() }.quartiles(), [5; 5]);
    }
}
