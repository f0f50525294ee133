//! The market action: a trader and buyers.

use dighouse_game::Log;

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

    pub(crate) fn begin_market(&mut self, market: Market) {
        self.task = if self.me().can_place_crew() {
            Task::Trader { market, command: false }
        } else {
            Task::Buyers { market, trader: false }
        };
    }

    pub(crate) fn list_traders(&self, out: &mut Vec<Action>) {
        self.list_crew(out, |guard| Action::Trader { guard });
        if self.forbids_no_trader().is_none() {
            out.push(Action::Skip);
        }
    }

    /// An action must have some effect, so the trader can be left out only if something can follow.
    pub(crate) fn forbids_no_trader(&self) -> Option<Reason> {
        let Task::Trader { market, command } = self.task else { return Some(Reason::AnotherDecision) };
        let something_follows = if command { self.can_fill_office(market) } else { self.buyers.has_supply() };
        (!something_follows).then_some(Reason::NoEffect)
    }

    pub(crate) fn place_trader(&mut self, party: Party, guard: Option<Artefact>, log: &mut impl Log<Event>) {
        let Task::Trader { market, command } = self.task else { return };
        self.place_crew(party, guard, Post::Trader(market), log);
        self.after_trader(market, command, true, log);
    }

    pub(crate) fn place_no_trader(&mut self, log: &mut impl Log<Event>) {
        let Task::Trader { market, command } = self.task else { return };
        self.after_trader(market, command, false, log);
    }

    fn after_trader(&mut self, market: Market, command: bool, trader: bool, log: &mut impl Log<Event>) {
        if command && self.can_fill_office(market) {
            self.task = Task::Office { market, trader };
        } else if !command && self.buyers.has_supply() {
            self.task = Task::Buyers { market, trader };
        } else {
            self.end_action(log);
        }
    }

    pub(crate) fn list_buyers(&self, out: &mut Vec<Action>) {
        let colours = Colour::ALL.iter().map(|&colour| Some(colour)).chain([None]);
        for colour in colours {
            for special in [false, true] {
                if self.forbids_buyers(special, colour).is_none() {
                    out.push(Action::Buyers { special, colour });
                }
            }
        }
    }

    pub(crate) fn forbids_buyers(&self, special: bool, colour: Option<Colour>) -> Option<Reason> {
        let Task::Buyers { trader, .. } = self.task else { return Some(Reason::AnotherDecision) };
        let buyers = colour.map(Buyer::from).into_iter().chain(special.then_some(Buyer::Special));
        if let Some(buyer) = buyers.into_iter().find(|&buyer| !self.buyers.is_in_supply(buyer)) {
            return Some(Reason::NoBuyer { buyer });
        }
        (!trader && !special && colour.is_none()).then_some(Reason::NoEffect)
    }

    /// First the special buyer, then the coloured one.
    pub(crate) fn add_buyers(&mut self, special: bool, colour: Option<Colour>, log: &mut impl Log<Event>) {
        let Task::Buyers { market, .. } = self.task else { return };
        if special {
            self.join_queue(market, Buyer::Special, log);
        }
        if let Some(colour) = colour {
            self.join_queue(market, colour.into(), log);
        }
        self.end_action(log);
    }
}
