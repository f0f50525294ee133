//! Sums over games.

use std::collections::BTreeMap;

use dighouse_game::MAX_CATEGORIES;

use super::guest::Fault;
use super::outcome::{Outcome, Seated};

/// The unit of wins: a win can be shared by two, three or four.
pub(super) const WIN: u64 = 12;

/// How many forfeited games a report describes.
const DESCRIBED: usize = 20;

/// The sums over games. They are whole numbers, so that the order of the games does not matter.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) bots: Vec<BotTally>,
    /// The wins of each bot at each table, in parts of a [`WIN`].
    pub(super) tables: Vec<BTreeMap<usize, u64>>,
    /// How often the bot of the row met the bot of the column, and twice how often it ended ahead.
    pub(super) cross: Vec<Vec<(u64, u64)>>,
    /// The first games that were forfeited: their numbers, the bots, and why.
    pub(super) forfeits: Vec<(u64, usize, Fault)>,
}

/// The sums of one bot.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct BotTally {
    pub(super) games: u64,
    /// In parts of a [`WIN`].
    pub(super) wins: u64,
    pub(super) points: [i64; MAX_CATEGORIES],
    /// Each total of points, and how often it occurred.
    pub(super) totals: BTreeMap<i64, u64>,
    pub(super) decisions: u64,
    pub(super) micros: u64,
    pub(super) forfeits: u64,
}

impl Tally {
    pub(super) fn new(bots: usize, tables: usize) -> Tally {
        Tally {
            games: 0,
            bots: vec![BotTally::default(); bots],
            tables: vec![BTreeMap::new(); tables],
            cross: vec![vec![(0, 0); bots]; bots],
            forfeits: Vec::new(),
        }
    }

    /// Adds a game of a table.
    pub(super) fn add(&mut self, table: usize, outcome: &Outcome) {
        self.games += 1;
        let winners = outcome.seats.iter().filter(|seated| seated.rank == 1).count();
        for (place, seated) in outcome.seats.iter().enumerate() {
            let win = if seated.rank == 1 { WIN / winners as u64 } else { 0 };
            *self.tables[table].entry(seated.bot).or_default() += win;
            self.bots[seated.bot].add(seated, win);
            if let Some(fault) = &seated.fault
                && self.forfeits.len() < DESCRIBED
            {
                self.forfeits.push((outcome.game, seated.bot, fault.clone()));
            }
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
    /// The minimum, the quartiles and the maximum of the totals.
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

    fn add(&mut self, seated: &Seated, win: u64) {
        self.games += 1;
        self.wins += win;
        self.decisions += seated.decisions;
        self.micros += seated.micros;
        self.forfeits += u64::from(seated.fault.is_some());
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
    fn a_shared_win_counts_as_its_share_and_as_half_ahead() {
        let seated =
            |bot, rank| Seated { bot, rank, points: vec![3, 4], decisions: 1, micros: 2, fault: None };
        let mut tally = Tally::new(4, 1);
        tally.add(0, &Outcome { game: 0, seats: vec![seated(3, 1), seated(0, 1), seated(2, 3)] });
        let wins: Vec<u64> = tally.bots.iter().map(|bot| bot.wins).collect();
        assert_eq!(wins, [WIN / 2, 0, 0, WIN / 2]);
        assert_eq!(tally.tables, [BTreeMap::from([(0, WIN / 2), (2, 0), (3, WIN / 2)])]);
        assert_eq!((tally.cross[0][3], tally.cross[0][2]), ((1, 1), (1, 2)));
        assert_eq!((tally.cross[2][0], tally.cross[1][0]), ((1, 0), (0, 0)));
        assert_eq!(tally.bots[0].totals, BTreeMap::from([(7, 1)]));
    }

    #[test]
    fn quartiles_are_totals_that_occurred() {
        let totals = BTreeMap::from([(-1, 1), (10, 3), (11, 2), (40, 2)]);
        assert_eq!(BotTally { games: 8, totals, ..BotTally::default() }.quartiles(), [-1, 10, 10, 11, 40]);
        let totals = BTreeMap::from([(5, 1)]);
        assert_eq!(BotTally { games: 1, totals, ..BotTally::default() }.quartiles(), [5; 5]);
    }
}
