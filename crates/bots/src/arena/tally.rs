//! Sums over games.

use std::time::Duration;

use game::{MAX_CATEGORIES, Seat, Standings};

/// A victory: it can be shared by two, three or four.
pub(super) const VICTORY: u64 = 12;

/// How games went, bot by bot. Whole numbers only: they add up to the same in any order.
#[derive(Clone, Debug)]
pub(super) struct Tally(pub(super) Vec<BotTally>);

/// How games went for a bot.
#[derive(Clone, Debug, Default)]
pub(super) struct BotTally {
    /// In parts of a [`VICTORY`].
    pub(super) victories: u64,
    pub(super) points: [i64; MAX_CATEGORIES],
    pub(super) decisions: u64,
    pub(super) time: Duration,
}

impl Tally {
    pub(super) fn new(bots: usize) -> Tally {
        Tally(vec![BotTally::default(); bots])
    }

    /// A bot took a decision.
    pub(super) fn decided(&mut self, bot: usize, time: Duration) {
        self.0[bot].decisions += 1;
        self.0[bot].time += time;
    }

    /// A game of a bot ended.
    pub(super) fn scored(&mut self, bot: usize, standings: &Standings, seat: Seat) {
        let winners = standings.winners();
        if winners.contains(seat) {
            self.0[bot].victories += VICTORY / winners.len() as u64;
        }
        for (sum, &points) in self.0[bot].points.iter_mut().zip(standings.points(seat)) {
            *sum += i64::from(points);
        }
    }

    /// Adds other games of the same bots.
    pub(super) fn add(&mut self, other: &Tally) {
        for (bot, other) in self.0.iter_mut().zip(&other.0) {
            bot.victories += other.victories;
            bot.decisions += other.decisions;
            bot.time += other.time;
            bot.points.iter_mut().zip(other.points).for_each(|(sum, points)| *sum += points);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_victory_counts_its_share() {
        let mut standings = Standings::new(&["points"], 3);
        standings.rank_by(|seat| seat != Seat::ALL[2]);
        let mut tally = Tally::new(3);
        for (bot, seat) in Seat::first(3).enumerate() {
            tally.scored(bot, &standings, seat);
        }
        let victories: Vec<u64> = tally.0.iter().map(|bot| bot.victories).collect();
        assert_eq!(victories, [VICTORY / 2, VICTORY / 2, 0]);
    }
}
