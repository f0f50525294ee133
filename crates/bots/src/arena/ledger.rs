//! Outcomes, counted in the order of the plan.

use std::collections::HashMap;

use super::outcome::Outcome;
use super::schedule::Schedule;
use super::sprt::{Sprt, SprtReport, Trial};
use super::tally::Tally;

/// Takes outcomes in whatever order the games end and counts them in the order of the plan. So a test stops a
/// tournament at the same game for any number of threads.
#[derive(Debug)]
pub(super) struct Ledger {
    tally: Tally,
    trial: Option<Trial>,
    /// The numbers of all games that are not counted yet, the next one last.
    next: Vec<u64>,
    /// Outcomes of games whose turn has not come.
    early: HashMap<u64, Outcome>,
    decided: bool,
    played: u64,
}

impl Ledger {
    pub(super) fn new(schedule: &Schedule, bots: usize, test: Option<Sprt>) -> Ledger {
        Ledger {
            tally: Tally::new(bots, schedule.tables()),
            trial: test.map(Trial::new),
            next: schedule.numbers().collect::<Vec<_>>().into_iter().rev().collect(),
            early: HashMap::new(),
            decided: false,
            played: 0,
        }
    }

    /// Takes the outcome of a game of the plan. Games after the end of the test do not count.
    pub(super) fn add(&mut self, schedule: &Schedule, outcome: Outcome) {
        self.played += 1;
        self.early.insert(outcome.game, outcome);
        while !self.decided
            && let Some(outcome) = self.next.last().and_then(|game| self.early.remove(game))
        {
            self.next.pop();
            self.tally.add(schedule.fixture(outcome.game).table, &outcome);
            self.decided = self.trial.as_mut().is_some_and(|trial| trial.add(outcome.halves()));
        }
    }

    /// Whether the test is over.
    pub(super) const fn is_decided(&self) -> bool {
        self.decided
    }

    /// The number of games that were played.
    pub(super) const fn played(&self) -> u64 {
        self.played
    }

    pub(super) const fn tally(&self) -> &Tally {
        &self.tally
    }

    pub(super) fn sprt(&self) -> Option<SprtReport> {
        self.trial.as_ref().map(Trial::report)
    }
}
