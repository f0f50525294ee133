//! The purchase of smugglers before a sale.

use dighouse_game::{Listing, Log};

use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::{Task, Then};
use crate::{Action, BlackMarket, Colour, ExcavationEarth, Faction, Market, Party, Store};

impl ExcavationEarth {
    /// Whether an explorer of the mover stands on a black market.
    pub(crate) fn is_on_black_market(&self) -> bool {
        BlackMarket::ALL.iter().any(|black_market| self.me().places().has(black_market.place()))
    }

    /// Whether smugglers can acquire something first and then sell.
    pub(crate) fn can_purchase(&self, card: Option<Market>) -> bool {
        self.me().is(Faction::Gul)
            && self.is_on_black_market()
            && Colour::ALL.iter().any(|&colour| {
                Store::ALL.iter().any(|&store| self.forbids_purchase(colour, store, card).is_none())
            })
    }

    pub(crate) fn list_purchases(&self, out: &mut impl Listing<Action>) {
        let Task::Purchase { market } = self.task else { return };
        for colour in Colour::ALL {
            for store in Store::ALL {
                if self.forbids_purchase(colour, store, market).is_none() {
                    out.push(Action::Acquire { colour, store });
                }
            }
        }
        if self.forbids_no_purchase().is_none() {
            out.push(Action::Skip);
        }
    }

    pub(crate) fn forbids_purchase(
        &self,
        colour: Colour,
        store: Store,
        card: Option<Market>,
    ) -> Option<Reason> {
        if !self.is_on_black_market() {
            return Some(Reason::NotOnBlackMarket);
        }
        if let Some(reason) = self.forbids_acquisition(colour, store, 0) {
            return Some(reason);
        }
        let sells = self.can_sell(card) || !self.outlets(self.turns.mover(), colour, card).is_empty();
        (!sells).then_some(Reason::NoMarketForIt)
    }

    pub(crate) fn forbids_no_purchase(&self) -> Option<Reason> {
        let Task::Purchase { market } = self.task else { return Some(Reason::AnotherDecision) };
        (!self.can_sell(market)).then_some(Reason::NothingToSell)
    }

    pub(crate) fn purchase(&mut self, party: Party, colour: Colour, store: Store, log: &mut impl Log<Event>) {
        let Task::Purchase { market } = self.task else { return };
        self.acquire(party, colour, store, 0, log);
        self.begin_sampling(Then::Sale { market }, log);
    }

    pub(crate) fn purchase_nothing(&mut self) {
        if let Task::Purchase { market } = self.task {
            self.task = Task::Sale { market };
        }
    }
}
