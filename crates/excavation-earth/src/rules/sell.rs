//! Sales.

use dighouse_game::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::components::GameBox;
use crate::components::artefact::Artefacts;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules::deck::tell_drawn;
use crate::rules::score::Category;
use crate::state::task::Task;
use crate::{Action, Artefact, Card, Colour, ExcavationEarth, Faction, Market, Markets, Party, Store};

/// The most markets of one sale.
pub(crate) const MOST_MARKETS: usize = 3;

/// What a sale pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct Income {
    /// For the rank of the colour.
    pub popularity: i16,
    /// For the interested buyers.
    pub buyers: i16,
    /// For several markets.
    pub bonus: i16,
    /// In all.
    pub total: i16,
}

impl ExcavationEarth {
    pub(crate) fn income(&self, colour: Colour, markets: Markets) -> Income {
        let figures = &GameBox::get().figures;
        let popularity = self.buyers.payout(colour);
        let interested: u8 = markets.iter().map(|market| self.buyers.interested(market, colour)).sum();
        let buyers = figures.sale.buyer * i16::from(interested);
        let bonus = figures.sale.bonus[markets.len() - 1];
        Income { popularity, buyers, bonus, total: popularity + buyers + bonus }
    }

    /// Where `party` can sell a colour, with a card of this market.
    pub(crate) fn outlets(&self, party: Party, colour: Colour, card: Option<Market>) -> Markets {
        Markets(self.buyers.wanted_at(colour).0 & self.trading_with(party, card).0)
    }

    /// Where `party` has a trader or, with a card of this market, needs none.
    fn trading_with(&self, party: Party, card: Option<Market>) -> Markets {
        let player = &self.players[party];
        let by_card = card.filter(|_| player.is(Faction::Aqulla));
        by_card.map_or(player.trading_at(), |market| player.trading_at().with(market))
    }

    /// Whether the mover can sell something it has.
    pub(crate) fn can_sell(&self, card: Option<Market>) -> bool {
        let owned = self.me().storage.colours();
        let wants = |market: Market| self.buyers.wanted_by(market) & owned != 0;
        owned != 0 && self.trading_with(self.turns.mover(), card).iter().any(wants)
    }

    pub(crate) fn forbids_sale_with(&self, card: Option<Market>) -> Option<Reason> {
        if self.can_sell(card) || self.can_purchase(card) {
            return None;
        }
        Some(if self.me().artefact_count() == 0 { Reason::NothingToSell } else { Reason::NoMarketForIt })
    }

    pub(crate) fn begin_sale(&mut self, card: Option<Market>) {
        self.task = if self.can_purchase(card) {
            Task::Purchase { market: card }
        } else {
            Task::Sale { market: card }
        };
    }

    pub(crate) fn list_sales(&self, out: &mut Vec<Action>) {
        let Task::Sale { market } = self.task else { return };
        for colour in Colour::ALL {
            let most = usize::from(self.me().owned(colour)).min(MOST_MARKETS);
            let outlets = self.outlets(self.turns.mover(), colour, market);
            each_subset(outlets, most, |markets| out.push(Action::Sale { colour, markets }));
        }
    }

    pub(crate) fn forbids_sale(&self, colour: Colour, markets: Markets) -> Option<Reason> {
        let Task::Sale { market } = self.task else { return Some(Reason::AnotherDecision) };
        if markets.is_empty() || markets.len() > MOST_MARKETS {
            return Some(Reason::TooManyMarkets { most: MOST_MARKETS as u8 });
        }
        let owned = self.me().owned(colour);
        if usize::from(owned) < markets.len() {
            return Some(Reason::TooFewArtefacts { owned });
        }
        let outlets = self.outlets(self.turns.mover(), colour, market);
        let closed = markets.iter().find(|&market| !outlets.has(market))?;
        let wanted = self.buyers.wanted_at(colour).has(closed);
        Some(if wanted {
            Reason::NoTrader { market: closed }
        } else {
            Reason::NobodyInterested { market: closed }
        })
    }

    pub(crate) fn sell(&mut self, seat: Seat, colour: Colour, markets: Markets, log: &mut impl Log<Event>) {
        self.settle_sale(seat.into(), colour, markets, log);
        let left = markets.len() as u8;
        self.task = Task::Give { colour, markets, left, last: None, free: true };
        self.give_the_rest_if_forced(seat, log);
    }

    /// Pays for a sale, moves the buyers to the ship and promotes the traders.
    pub(crate) fn settle_sale(
        &mut self,
        party: Party,
        colour: Colour,
        markets: Markets,
        log: &mut impl Log<Event>,
    ) {
        let income = self.income(colour, markets);
        self.players[party].purse.earn(Category::Sales, income.total);
        log.tell(Event::Sold { seat: party, colour, markets, income, credits: income.total });
        self.buyers.clear_ship();
        for market in markets.iter() {
            self.buyers.board_ship(market, colour);
            if self.players[party].crew_markers_mut().promote(market) {
                log.tell(Event::Promoted { seat: party, market, centre: market.centre() });
            }
        }
    }

    /// The artefacts that can be given next, in the order of artefacts and stores.
    fn gifts(&self) -> (Artefacts, Artefacts) {
        let Task::Give { colour, last, .. } = self.task else { return Default::default() };
        let storage = &self.me().storage;
        let (hold, hatch) = (storage.part(Store::Hold).of(colour), storage.part(Store::Hatch).of(colour));
        match last {
            None => (hold, hatch),
            Some((artefact, Store::Hold)) => (hold.from(artefact), hatch.from(artefact)),
            Some((artefact, Store::Hatch)) => (hold.after(artefact), hatch.from(artefact)),
        }
    }

    fn give_the_rest_if_forced(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Task::Give { left, markets, free, .. } = self.task else { return };
        let (hold, hatch) = self.gifts();
        if hold.len() + hatch.len() == left {
            hold.iter().for_each(|artefact| self.hand_over(seat.into(), artefact, Store::Hold, log));
            hatch.iter().for_each(|artefact| self.hand_over(seat.into(), artefact, Store::Hatch, log));
            self.finish_sale(seat, markets.len(), free, log);
        } else if left == 0 {
            self.finish_sale(seat, markets.len(), free, log);
        }
    }

    pub(crate) fn list_gifts(&self, out: &mut Vec<Action>) {
        let (hold, hatch) = self.gifts();
        for (store, artefacts) in [(Store::Hold, hold), (Store::Hatch, hatch)] {
            let may = |artefact: &Artefact| self.forbids_gift(*artefact, store).is_none();
            out.extend(artefacts.kinds().filter(may).map(|artefact| Action::Give { artefact, store }));
        }
    }

    /// Artefacts are given in order, so a late one would leave too few after it.
    pub(crate) fn forbids_gift(&self, artefact: Artefact, store: Store) -> Option<Reason> {
        let Task::Give { colour, left, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if artefact.colour() != colour {
            return Some(Reason::AnotherColour { colour });
        }
        if !self.me().storage.part(store).has(artefact) {
            return Some(Reason::NotOwned { artefact });
        }
        let (hold, hatch) = self.gifts();
        let (hold, hatch) = match store {
            Store::Hold if hold.has(artefact) => (hold.from(artefact), hatch.from(artefact)),
            Store::Hatch if hatch.has(artefact) => (hold.after(artefact), hatch.from(artefact)),
            _ => return Some(Reason::InOrder),
        };
        (hold.len() + hatch.len() < left).then_some(Reason::InOrder)
    }

    pub(crate) fn give(&mut self, seat: Seat, artefact: Artefact, store: Store, log: &mut impl Log<Event>) {
        let Task::Give { colour, markets, left, free, .. } = self.task else { return };
        self.hand_over(seat.into(), artefact, store, log);
        self.task = Task::Give { colour, markets, left: left - 1, last: Some((artefact, store)), free };
        self.give_the_rest_if_forced(seat, log);
    }

    /// A sold artefact leaves the game.
    pub(crate) fn hand_over(
        &mut self,
        party: Party,
        artefact: Artefact,
        store: Store,
        log: &mut impl Log<Event>,
    ) {
        self.players[party].storage.remove(store, artefact);
        self.artefacts.remove_sold(artefact, 1);
        log.tell(Event::GivenAway { seat: party, artefact });
    }

    /// The free card for two markets, or the choice of one from two for three.
    fn finish_sale(&mut self, seat: Seat, markets: usize, free: bool, log: &mut impl Log<Event>) {
        if free && markets == 2 {
            self.draw_card(seat, log);
        } else if free && markets == 3 {
            let drawn = (self.cards.draw(&mut self.chance), self.cards.draw(&mut self.chance));
            if let (Some(one), Some(other)) = drawn {
                self.offer_cards(seat, (one.min(other), one.max(other)), log);
                return;
            }
            if let Some(card) = drawn.0 {
                self.players[seat].hand.add(card);
                tell_drawn(seat, card, log);
            }
        }
        self.end_action(log);
    }

    fn offer_cards(&mut self, seat: Seat, cards: (Card, Card), log: &mut impl Log<Event>) {
        tell_drawn(seat, cards.0, log);
        tell_drawn(seat, cards.1, log);
        self.task = Task::Pick { cards };
    }

    pub(crate) fn list_picks(&self, out: &mut Vec<Action>) {
        let Task::Pick { cards } = self.task else { return };
        out.push(Action::Pick { card: cards.0 });
        if cards.1 != cards.0 {
            out.push(Action::Pick { card: cards.1 });
        }
    }

    pub(crate) fn forbids_pick(&self, card: Card) -> Option<Reason> {
        let Task::Pick { cards } = self.task else { return Some(Reason::AnotherDecision) };
        (cards.0 != card && cards.1 != card).then_some(Reason::NotInHand)
    }

    pub(crate) fn pick(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let Task::Pick { cards } = self.task else { return };
        let other = if cards.0 == card { cards.1 } else { cards.0 };
        self.players[seat].hand.add(card);
        // The discard shows what else was drawn.
        self.chance.reveal();
        self.cards.discard(other);
        log.tell(Event::Discarded { seat, card: other });
        self.end_action(log);
    }
}

/// Every set of one to `most` of these markets.
pub(crate) fn each_subset(markets: Markets, most: usize, mut each: impl FnMut(Markets)) {
    let mut subset = markets.0;
    while subset != 0 {
        if subset.count_ones() as usize <= most {
            each(Markets(subset));
        }
        subset = (subset - 1) & markets.0;
    }
}
