//! Sales.

use dighouse_game::{Listing, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::components::GameBox;
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
        self.task = if self.me().is(Faction::Gul) && self.asks(self.can_purchase(card)) {
            Task::Purchase { market: card }
        } else {
            Task::Sale { market: card }
        };
    }

    pub(crate) fn list_sales(&self, out: &mut impl Listing<Action>) {
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
        self.continue_giving(seat, colour, markets, left, log);
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

    /// Asks which artefacts are given away. If there is no choice left, the rest is given away at once.
    fn continue_giving(
        &mut self,
        seat: Seat,
        colour: Colour,
        markets: Markets,
        left: u8,
        log: &mut impl Log<Event>,
    ) {
        let choice = self.me().owned(colour) > left;
        if left > 0 && self.asks(choice) {
            self.task = Task::Give { colour, markets, left };
            return;
        }
        if left > 0 {
            for store in Store::ALL {
                let rest = self.me().storage.part(store).of(colour);
                rest.iter().for_each(|artefact| self.hand_over(seat.into(), artefact, store, log));
            }
        }
        self.finish_sale(seat, markets.len(), log);
    }

    pub(crate) fn list_gifts(&self, out: &mut impl Listing<Action>) {
        let Task::Give { colour, .. } = self.task else { return };
        for store in Store::ALL {
            let artefacts = self.me().storage.part(store).of(colour).kinds();
            out.extend(artefacts.map(|artefact| Action::Give { artefact, store }));
        }
    }

    pub(crate) fn forbids_gift(&self, artefact: Artefact, store: Store) -> Option<Reason> {
        let Task::Give { colour, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if artefact.colour() != colour {
            return Some(Reason::AnotherColour { colour });
        }
        (!self.me().storage.part(store).has(artefact)).then_some(Reason::NotOwned { artefact })
    }

    pub(crate) fn give(&mut self, seat: Seat, artefact: Artefact, store: Store, log: &mut impl Log<Event>) {
        let Task::Give { colour, markets, left } = self.task else { return };
        self.hand_over(seat.into(), artefact, store, log);
        self.continue_giving(seat, colour, markets, left - 1, log);
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
    fn finish_sale(&mut self, seat: Seat, markets: usize, log: &mut impl Log<Event>) {
        if markets == 2 {
            self.draw_card(seat, log);
        } else if markets == 3 {
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

    pub(crate) fn list_picks(&self, out: &mut impl Listing<Action>) {
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
