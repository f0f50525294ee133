//! Smuggling, and the deals of command cards: deliveries to the black market and purchases there.

use dighouse_game::{Listing, Log};

use crate::event::Event;
use crate::reason::Reason;
use crate::rules::score::Category;
use crate::state::task::{Side, Task, Then, Trade};
use crate::{Action, Artefact, BlackMarket, Colour, ExcavationEarth, Party, Store};

/// How many artefacts are smuggled at a time.
const MOST: u8 = 2;
/// What the black market asks above an artefact's value.
pub(crate) const SURCHARGE: i16 = 1;

impl ExcavationEarth {
    const SMUGGLING: Trade =
        Trade { side: None, left: MOST, surcharge: SURCHARGE, alike: false, optional: false, traded: None };

    /// The rule against smuggling at a black market, or at any.
    pub(crate) fn forbids_smuggling(&self, at: Option<BlackMarket>) -> Option<Reason> {
        let explorers = self.me().places();
        let there = match at {
            Some(black_market) => explorers.has(black_market.place()),
            None => self.is_on_black_market(),
        };
        if !there {
            return Some(Reason::NotOnBlackMarket);
        }
        (!self.can_trade(&ExcavationEarth::SMUGGLING)).then_some(Reason::NoEffect)
    }

    pub(crate) fn begin_smuggling(&mut self) {
        self.task = Task::Trade(ExcavationEarth::SMUGGLING);
    }

    /// Whether anything can be delivered or acquired next.
    pub(crate) fn can_trade(&self, trade: &Trade) -> bool {
        if trade.left == 0 {
            return false;
        }
        let stores = || Store::ALL.iter().copied();
        let delivers = || {
            stores().any(|store| {
                let artefacts = self.me().storage.part(store).kinds();
                artefacts
                    .into_iter()
                    .any(|artefact| self.forbids_delivery_in(trade, artefact, store).is_none())
            })
        };
        let acquires = || {
            Colour::ALL.iter().any(|&colour| {
                stores().any(|store| self.forbids_acquisition_in(trade, colour, store).is_none())
            })
        };
        delivers() || acquires()
    }

    fn trade(&self) -> Option<&Trade> {
        let Task::Trade(trade) = &self.task else { return None };
        Some(trade)
    }

    pub(crate) fn list_trades(&self, out: &mut impl Listing<Action>) {
        let Some(trade) = self.trade() else { return };
        for store in Store::ALL {
            for artefact in self.me().storage.part(store).kinds() {
                if self.forbids_delivery_in(trade, artefact, store).is_none() {
                    out.push(Action::Deliver { artefact, store });
                }
            }
            for colour in Colour::ALL {
                if self.forbids_acquisition_in(trade, colour, store).is_none() {
                    out.push(Action::Acquire { colour, store });
                }
            }
        }
        if self.forbids_end_of_trade().is_none() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_end_of_trade(&self) -> Option<Reason> {
        let Some(trade) = self.trade() else { return Some(Reason::AnotherDecision) };
        (trade.side.is_none() && !trade.optional).then_some(Reason::NothingDone)
    }

    pub(crate) fn forbids_delivery(&self, artefact: Artefact, store: Store) -> Option<Reason> {
        self.trade()
            .map_or(Some(Reason::AnotherDecision), |trade| self.forbids_delivery_in(trade, artefact, store))
    }

    fn forbids_delivery_in(&self, trade: &Trade, artefact: Artefact, store: Store) -> Option<Reason> {
        if trade.side == Some(Side::Acquire) {
            return Some(Reason::OneSide);
        }
        if !self.me().storage.part(store).has(artefact) {
            return Some(Reason::NotOwned { artefact });
        }
        trade.forbids_next(artefact.colour())
    }

    pub(crate) fn forbids_trade_acquisition(&self, colour: Colour, store: Store) -> Option<Reason> {
        self.trade()
            .map_or(Some(Reason::AnotherDecision), |trade| self.forbids_acquisition_in(trade, colour, store))
    }

    fn forbids_acquisition_in(&self, trade: &Trade, colour: Colour, store: Store) -> Option<Reason> {
        if trade.side == Some(Side::Deliver) {
            return Some(Reason::OneSide);
        }
        trade.forbids_next(colour).or_else(|| self.forbids_acquisition(colour, store, trade.surcharge))
    }

    /// The rule against acquiring the top of a stack: it is empty, or there are too few spaces or credits.
    pub(crate) fn forbids_acquisition(&self, colour: Colour, store: Store, surcharge: i16) -> Option<Reason> {
        let Some(artefact) = self.artefacts.top_of_stack(colour) else {
            return Some(Reason::StackEmpty { colour });
        };
        if self.me().room(store) == 0 {
            return Some(Reason::StoreFull { store });
        }
        let price = artefact.value() + surcharge;
        (self.me().credits() < price).then_some(Reason::TooExpensive { price })
    }

    pub(crate) fn deliver_in_trade(
        &mut self,
        party: Party,
        artefact: Artefact,
        store: Store,
        log: &mut impl Log<Event>,
    ) {
        self.deliver(party, artefact, store, log);
        self.continue_trade(Side::Deliver, artefact.colour(), log);
    }

    pub(crate) fn acquire_in_trade(
        &mut self,
        party: Party,
        colour: Colour,
        store: Store,
        log: &mut impl Log<Event>,
    ) {
        let Some(&Trade { surcharge, .. }) = self.trade() else { return };
        self.acquire(party, colour, store, surcharge, log);
        self.continue_trade(Side::Acquire, colour, log);
    }

    fn continue_trade(&mut self, side: Side, colour: Colour, log: &mut impl Log<Event>) {
        let Some(&trade) = self.trade() else { return };
        let left = trade.left - 1;
        let traded = (!trade.alike && left > 0).then_some(colour);
        let trade = Trade { side: Some(side), left, traded, ..trade };
        if self.asks(self.can_trade(&trade)) {
            self.task = Task::Trade(trade);
        } else {
            self.begin_sampling(Then::EndAction, log);
        }
    }

    /// An artefact goes to the bottom of its stack for its value.
    pub(crate) fn deliver(
        &mut self,
        party: Party,
        artefact: Artefact,
        store: Store,
        log: &mut impl Log<Event>,
    ) {
        let player = &mut self.players[party];
        player.storage.remove(store, artefact);
        player.purse.earn(Category::BlackMarket, artefact.value());
        self.artefacts.deliver(artefact);
        log.tell(Event::Delivered { seat: party, artefact, credits: artefact.value() });
    }

    /// The top of a stack goes to a store.
    pub(crate) fn acquire(
        &mut self,
        party: Party,
        colour: Colour,
        store: Store,
        surcharge: i16,
        log: &mut impl Log<Event>,
    ) -> Artefact {
        let artefact = self.artefacts.acquire(colour);
        let price = artefact.value() + surcharge;
        let player = &mut self.players[party];
        player.purse.earn(Category::BlackMarket, -price);
        player.storage.add(store, artefact);
        if party != Party::Zu {
            self.gain(artefact);
        }
        log.tell(Event::Acquired { seat: party, artefact, store, credits: price });
        artefact
    }
}

impl Trade {
    /// The rule against another artefact of a colour.
    fn forbids_next(&self, colour: Colour) -> Option<Reason> {
        if self.left == 0 {
            return Some(Reason::NoMore);
        }
        (self.traded == Some(colour)).then_some(Reason::SameColour)
    }
}
