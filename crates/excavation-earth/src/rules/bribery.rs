//! Bribery: buyers change queues, and nobody is pushed out.

use dighouse_game::{Listing, Log};

use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::Task;
use crate::{Action, ExcavationEarth, Market, Party, Spot};

/// How many buyers a swap moves.
const IN_A_SWAP: u8 = 2;

impl ExcavationEarth {
    pub(crate) fn begin_bribery(&mut self, most: u8) {
        self.task = Task::Bribe { left: most, some: false };
    }

    /// Whether anybody can be led or swapped. Every bribery allows at least two buyers.
    pub(crate) fn can_bribe(&self) -> bool {
        let somebody = Market::all().any(|market| !self.buyers.queue(market).is_empty());
        let room = Market::all().any(|market| !self.buyers.is_full(market));
        somebody && (room || self.can_swap_anybody())
    }

    fn can_swap_anybody(&self) -> bool {
        let differ = |one: Spot, other: Spot| {
            one.market < other.market && self.buyers.at(one) != self.buyers.at(other)
        };
        self.buyers.spots().any(|one| self.buyers.spots().any(|other| differ(one, other)))
    }

    pub(crate) fn list_bribes(&self, out: &mut impl Listing<Action>) {
        let Task::Bribe { some, .. } = self.task else { return };
        for from in self.buyers.spots() {
            for to in Market::all() {
                if self.forbids_leading(from, to).is_none() {
                    out.push(Action::Lead { from, to });
                }
            }
            for other in self.buyers.spots().filter(|&other| other > from) {
                if self.forbids_swap(from, other).is_none() {
                    out.push(Action::Swap { one: from, other });
                }
            }
        }
        if some {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_leading(&self, from: Spot, to: Market) -> Option<Reason> {
        let Task::Bribe { left, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if left == 0 {
            return Some(Reason::TooManyBuyers { left });
        }
        if self.buyers.at(from).is_none() {
            return Some(Reason::NobodyThere);
        }
        if from.market == to {
            return Some(Reason::SameMarket);
        }
        self.buyers.is_full(to).then_some(Reason::QueueFull { market: to })
    }

    pub(crate) fn forbids_swap(&self, one: Spot, other: Spot) -> Option<Reason> {
        let Task::Bribe { left, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if left < IN_A_SWAP {
            return Some(Reason::TooManyBuyers { left });
        }
        let (Some(buyer), Some(in_return)) = (self.buyers.at(one), self.buyers.at(other)) else {
            return Some(Reason::NobodyThere);
        };
        if one.market == other.market {
            return Some(Reason::SameMarket);
        }
        (buyer == in_return).then_some(Reason::NoEffect)
    }

    pub(crate) fn forbids_end_of_bribery(&self) -> Option<Reason> {
        let Task::Bribe { some, .. } = self.task else { return Some(Reason::AnotherDecision) };
        (!some).then_some(Reason::NothingDone)
    }

    pub(crate) fn lead(&mut self, party: Party, from: Spot, to: Market, log: &mut impl Log<Event>) {
        let buyer = self.buyers.lead(from, to);
        log.tell(Event::BuyerLed { seat: party, buyer, from: from.market, to });
        self.continue_bribery(1, log);
    }

    pub(crate) fn swap(&mut self, party: Party, one: Spot, other: Spot, log: &mut impl Log<Event>) {
        let (Some(buyer), Some(other_buyer)) = (self.buyers.at(one), self.buyers.at(other)) else { return };
        self.buyers.swap(one, other);
        let (from, to) = (one.market, other.market);
        log.tell(Event::BuyersSwapped { seat: party, buyer, from, other_buyer, to });
        self.continue_bribery(IN_A_SWAP, log);
    }

    fn continue_bribery(&mut self, moved: u8, log: &mut impl Log<Event>) {
        let Task::Bribe { left, .. } = self.task else { return };
        self.task = Task::Bribe { left: left - moved, some: true };
        if !self.asks(self.can_continue_bribery()) {
            self.end_action(log);
        }
    }

    fn can_continue_bribery(&self) -> bool {
        self.buyers.spots().any(|from| {
            Market::all().any(|to| self.forbids_leading(from, to).is_none())
                || self.buyers.spots().any(|other| self.forbids_swap(from, other).is_none())
        })
    }
}
