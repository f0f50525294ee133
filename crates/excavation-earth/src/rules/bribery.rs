//! Bribery: buyers change queues, and nobody is pushed out.
//!
//! Two changes that touch no common queue can be made in any order; only the one that begins with
//! the lower market first is listed.

use dighouse_game::{List, Log};

use crate::components::GameBox;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::{Bribed, Task};
use crate::{Action, Buyer, ExcavationEarth, Market, Markets, Party, Spot};

/// How many buyers a swap moves.
const IN_A_SWAP: u8 = 2;

impl ExcavationEarth {
    pub(crate) fn begin_bribery(&mut self, most: u8) {
        self.task = Task::Bribe { left: most, done: List::EMPTY };
    }

    fn spots(&self) -> impl Iterator<Item = Spot> {
        Market::all().flat_map(|market| {
            (1..=self.queues[market.index()].len() as u8).map(move |place| Spot { market, place })
        })
    }

    fn buyer_at(&self, spot: Spot) -> Option<Buyer> {
        let index = usize::from(spot.place).checked_sub(1)?;
        self.queues[spot.market.index()].as_slice().get(index).copied()
    }

    /// Whether anybody can be led or swapped; every bribery is of two buyers at least.
    pub(crate) fn can_bribe(&self) -> bool {
        let longest = usize::from(GameBox::get().figures.buyers.queue);
        let somebody = self.queues.iter().any(|queue| !queue.is_empty());
        let room = self.queues.iter().any(|queue| queue.len() < longest);
        somebody && (room || self.any_swap())
    }

    fn any_swap(&self) -> bool {
        self.spots().any(|one| {
            self.spots().any(|other| one.market < other.market && self.buyer_at(one) != self.buyer_at(other))
        })
    }

    pub(crate) fn list_bribes(&self, out: &mut Vec<Action>) {
        let Task::Bribe { done, .. } = self.task else { return };
        for from in self.spots() {
            for to in Market::all() {
                if self.forbids_leading(from, to).is_none() {
                    out.push(Action::Lead { from, to });
                }
            }
            for other in self.spots() {
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
        let Some(buyer) = self.buyer_at(from) else { return Some(Reason::NobodyThere) };
        if from.market == to {
            return Some(Reason::SameMarket);
        }
        if self.queues[to.index()].len() == usize::from(GameBox::get().figures.buyers.queue) {
            return Some(Reason::QueueFull { market: to });
        }
        // Of neighbours alike in a queue it is always the first who goes.
        let before = Spot { place: from.place - 1, ..from };
        if self.buyer_at(before) == Some(buyer) {
            return Some(Reason::InOrder);
        }
        forbids_order(&done, Markets::default().with(from.market).with(to))
    }

    pub(crate) fn forbids_swap(&self, one: Spot, other: Spot) -> Option<Reason> {
        let Task::Bribe { left, done } = self.task else { return Some(Reason::AnotherDecision) };
        if left < IN_A_SWAP {
            return Some(Reason::TooManyBuyers { left });
        }
        let (Some(buyer), Some(in_return)) = (self.buyer_at(one), self.buyer_at(other)) else {
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

    pub(crate) fn lead(&mut self, party: Party, from: Spot, to: Market, log: &mut impl Log<Event>) {
        let buyer = self.queues[from.market.index()].remove(usize::from(from.place) - 1);
        self.queues[to.index()].push(buyer);
        log.tell(Event::BuyerLed { seat: party, buyer, from: from.market, to });
        self.continue_bribery(1, Markets::default().with(from.market).with(to), log);
    }

    pub(crate) fn swap(&mut self, party: Party, one: Spot, other: Spot, log: &mut impl Log<Event>) {
        let (Some(buyer), Some(in_return)) = (self.buyer_at(one), self.buyer_at(other)) else { return };
        self.queues[one.market.index()].as_mut_slice()[usize::from(one.place) - 1] = in_return;
        self.queues[other.market.index()].as_mut_slice()[usize::from(other.place) - 1] = buyer;
        log.tell(Event::BuyersSwapped {
            seat: party,
            buyer,
            from: one.market,
            other_buyer: in_return,
            to: other.market,
        });
        self.continue_bribery(IN_A_SWAP, Markets::default().with(one.market).with(other.market), log);
    }

    fn continue_bribery(&mut self, moved: u8, queues: Markets, log: &mut impl Log<Event>) {
        let Task::Bribe { left, mut done } = self.task else { return };
        let left = left - moved;
        done.push(Bribed { queues });
        self.task = Task::Bribe { left, done };
        if left == 0 || !self.can_go_on_bribing() {
            self.end_action(log);
        }
    }

    fn can_go_on_bribing(&self) -> bool {
        self.spots().any(|from| {
            Market::all().any(|to| self.forbids_leading(from, to).is_none())
                || self.spots().any(|other| self.forbids_swap(from, other).is_none())
        })
    }
}

/// A change comes after all those before it that touch a common queue, and else in the order of
/// the markets: the one way to write changes whose order does not matter.
fn forbids_order(done: &List<Bribed, 3>, queues: Markets) -> Option<Reason> {
    for before in done.as_slice().iter().rev() {
        if before.queues.0 & queues.0 != 0 {
            return None;
        }
        if queues.0.trailing_zeros() < before.queues.0.trailing_zeros() {
            return Some(Reason::InOrder);
        }
    }
    None
}
