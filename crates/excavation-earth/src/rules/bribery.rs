//! Bribery: buyers change queues, and nobody is pushed out.
//!
//! Two changes that touch no common queue can be made in any order. Only the order in which the
//! change with the lower market comes first is listed.

use dighouse_game::{List, Log};

use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::{Bribed, Task};
use crate::{Action, ExcavationEarth, Market, Markets, Party, Spot};

/// How many buyers a swap moves.
const IN_A_SWAP: u8 = 2;

impl ExcavationEarth {
    pub(crate) fn begin_bribery(&mut self, most: u8) {
        self.task = Task::Bribe { left: most, done: List::EMPTY };
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

    pub(crate) fn list_bribes(&self, out: &mut Vec<Action>) {
        let Task::Bribe { done, .. } = self.task else { return };
        for from in self.buyers.spots() {
            for to in Market::all() {
                if self.forbids_leading(from, to).is_none() {
                    out.push(Action::Lead { from, to });
                }
            }
            for other in self.buyers.spots() {
                if self.forbids_swap(from, other).is_none() {
                    out.push(Action::Swap { one: from, other });
                }
            }
        }
        if !done.is_empty() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_leading(&self, from: Spot, to: Market) -> Option<Reason> {
        let Task::Bribe { done, .. } = self.task else { return Some(Reason::AnotherDecision) };
        let Some(buyer) = self.buyers.at(from) else { return Some(Reason::NobodyThere) };
        if from.market == to {
            return Some(Reason::SameMarket);
        }
        if self.buyers.is_full(to) {
            return Some(Reason::QueueFull { market: to });
        }
        // Of two buyers alike behind each other, the one in front goes.
        let before = Spot { place: from.place - 1, ..from };
        if self.buyers.at(before) == Some(buyer) {
            return Some(Reason::InOrder);
        }
        forbids_order(&done, Markets::default().with(from.market).with(to))
    }

    pub(crate) fn forbids_swap(&self, one: Spot, other: Spot) -> Option<Reason> {
        let Task::Bribe { left, done } = self.task else { return Some(Reason::AnotherDecision) };
        if left < IN_A_SWAP {
            return Some(Reason::TooManyBuyers { left });
        }
        let (Some(buyer), Some(in_return)) = (self.buyers.at(one), self.buyers.at(other)) else {
            return Some(Reason::NobodyThere);
        };
        if one.market == other.market {
            return Some(Reason::SameMarket);
        }
        if buyer == in_return {
            return Some(Reason::NoEffect);
        }
        if one > other {
            return Some(Reason::InOrder);
        }
        forbids_order(&done, Markets::default().with(one.market).with(other.market))
    }

    pub(crate) fn forbids_end_of_bribery(&self) -> Option<Reason> {
        let Task::Bribe { done, .. } = self.task else { return Some(Reason::AnotherDecision) };
        done.is_empty().then_some(Reason::NothingDone)
    }

    pub(crate) fn lead(&mut self, party: Party, from: Spot, to: Market, log: &mut impl Log<Event>) {
        let buyer = self.buyers.lead(from, to);
        log.tell(Event::BuyerLed { seat: party, buyer, from: from.market, to });
        self.continue_bribery(1, Markets::default().with(from.market).with(to), log);
    }

    pub(crate) fn swap(&mut self, party: Party, one: Spot, other: Spot, log: &mut impl Log<Event>) {
        let (Some(buyer), Some(other_buyer)) = (self.buyers.at(one), self.buyers.at(other)) else { return };
        self.buyers.swap(one, other);
        let (from, to) = (one.market, other.market);
        log.tell(Event::BuyersSwapped { seat: party, buyer, from, other_buyer, to });
        self.continue_bribery(IN_A_SWAP, Markets::default().with(from).with(to), log);
    }

    fn continue_bribery(&mut self, moved: u8, queues: Markets, log: &mut impl Log<Event>) {
        let Task::Bribe { left, mut done } = self.task else { return };
        let left = left - moved;
        done.push(Bribed { queues });
        self.task = Task::Bribe { left, done };
        if left == 0 || !self.can_continue_bribery() {
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

/// A change comes after all earlier ones that touch a common queue. Others come in the order of the
/// markets: this is the one way to write changes whose order does not matter.
fn forbids_order(done: &[Bribed], queues: Markets) -> Option<Reason> {
    for before in done.iter().rev() {
        if before.queues.0 & queues.0 != 0 {
            return None;
        }
        if queues.0.trailing_zeros() < before.queues.0.trailing_zeros() {
            return Some(Reason::InOrder);
        }
    }
    None
}
