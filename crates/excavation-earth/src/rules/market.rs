//! The market action: a trader, a special buyer and a coloured one, each optional, step by step.

use dighouse_game::{Listing, Log};

use crate::event::Event;
use crate::player::crew::Post;
use crate::reason::Reason;
use crate::state::task::Task;
use crate::{Action, Artefact, Buyer, Colour, ExcavationEarth, Market, Markets, Party};

impl ExcavationEarth {
    pub(crate) fn forbids_market(&self, market: Market) -> Option<Reason> {
        if !self.me().places().has(market.place()) {
            return Some(Reason::NoExplorer { at: market.place() });
        }
        (!self.me().can_place_crew() && !self.buyers.has_supply()).then_some(Reason::NoEffect)
    }

    /// The markets where the mover has an explorer and can act.
    pub(crate) fn markets_to_act_on(&self) -> Markets {
        let effect = self.me().can_place_crew() || self.buyers.has_supply();
        Market::all().filter(|market| effect && self.me().places().has(market.place())).collect()
    }

    pub(crate) fn begin_market(&mut self, market: Market, log: &mut impl Log<Event>) {
        if self.asks(self.me().can_place_crew()) {
            self.task = Task::Trader { market };
        } else {
            self.ask_for_special_buyer(market, false, log);
        }
    }

    fn ask_for_special_buyer(&mut self, market: Market, acted: bool, log: &mut impl Log<Event>) {
        if self.asks(self.buyers.is_in_supply(Buyer::Special)) {
            self.task = Task::SpecialBuyer { market, acted };
        } else {
            self.ask_for_coloured_buyer(market, acted, log);
        }
    }

    fn ask_for_coloured_buyer(&mut self, market: Market, acted: bool, log: &mut impl Log<Event>) {
        if self.asks(self.buyers.has_coloured()) {
            self.task = Task::ColouredBuyer { market, acted };
        } else {
            self.end_action(log);
        }
    }

    pub(crate) fn list_traders(&self, out: &mut impl Listing<Action>) {
        self.list_crew(out, |guard| Action::Trader { guard });
        self.list_skipped_step(out);
    }

    pub(crate) fn list_special_buyer(&self, out: &mut impl Listing<Action>) {
        if self.buyers.is_in_supply(Buyer::Special) {
            out.push(Action::Buyer { buyer: Buyer::Special });
        }
        self.list_skipped_step(out);
    }

    pub(crate) fn list_coloured_buyers(&self, out: &mut impl Listing<Action>) {
        let buyers = Colour::ALL.into_iter().map(Buyer::from);
        let in_supply = buyers.filter(|&buyer| self.buyers.is_in_supply(buyer));
        out.extend(in_supply.map(|buyer| Action::Buyer { buyer }));
        self.list_skipped_step(out);
    }

    fn list_skipped_step(&self, out: &mut impl Listing<Action>) {
        if self.forbids_skipping_a_step().is_none() {
            out.push(Action::Skip);
        }
    }

    /// An action must have some effect, so a step can be skipped only if another had or can have one.
    pub(crate) fn forbids_skipping_a_step(&self) -> Option<Reason> {
        let some_effect = match self.task {
            Task::Trader { .. } => self.buyers.has_supply(),
            Task::SpecialBuyer { acted, .. } => acted || self.buyers.has_coloured(),
            Task::ColouredBuyer { acted, .. } => acted,
            _ => return Some(Reason::AnotherDecision),
        };
        (!some_effect).then_some(Reason::NoEffect)
    }

    pub(crate) fn forbids_buyer(&self, buyer: Buyer) -> Option<Reason> {
        match self.task {
            Task::SpecialBuyer { .. } if buyer != Buyer::Special => Some(Reason::SpecialBuyerFirst),
            Task::ColouredBuyer { .. } if buyer == Buyer::Special => Some(Reason::ColouredBuyerNow),
            _ => (!self.buyers.is_in_supply(buyer)).then_some(Reason::NoBuyer { buyer }),
        }
    }

    pub(crate) fn place_trader(&mut self, party: Party, guard: Option<Artefact>, log: &mut impl Log<Event>) {
        let Task::Trader { market } = self.task else { return };
        self.place_crew(party, guard, Post::Trader(market), log);
        self.ask_for_special_buyer(market, true, log);
    }

    /// The special buyer comes first and may push out one that the next step can add.
    pub(crate) fn add_buyer(&mut self, buyer: Buyer, log: &mut impl Log<Event>) {
        match self.task {
            Task::SpecialBuyer { market, .. } => {
                self.join_queue(market, buyer, log);
                self.ask_for_coloured_buyer(market, true, log);
            }
            Task::ColouredBuyer { market, .. } => {
                self.join_queue(market, buyer, log);
                self.end_action(log);
            }
            ref task => debug_assert!(false, "no buyer is added at {task:?}"),
        }
    }

    pub(crate) fn skip_step(&mut self, log: &mut impl Log<Event>) {
        match self.task {
            Task::Trader { market } => self.ask_for_special_buyer(market, false, log),
            Task::SpecialBuyer { market, acted } => self.ask_for_coloured_buyer(market, acted, log),
            _ => self.end_action(log),
        }
    }
}
