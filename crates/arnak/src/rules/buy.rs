//! Buying and taking cards of the row.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::components::ids::ITEMS;
use crate::knowledge::holding::{Held, Known};
use crate::rules::effects::{At, Buy, To};
use crate::task::Task;
use crate::{Action, Arnak, Card, Event, Reason, Tokens};

impl Arnak {
    /// The cards an effect lets buy: those of the row, perhaps the top card of a deck.
    fn on_offer(&self, what: Buy) -> impl Iterator<Item = Card> {
        let tops = if what.top { [true, false].map(|item| self.top_card(item)) } else { [None; 2] };
        let wanted = move |card: &Card| if card.is_item() { what.items } else { what.artifacts };
        self.row.cards().chain(tops.into_iter().flatten()).filter(wanted)
    }

    pub(crate) fn list_purchases(&self, what: Buy, out: &mut Vec<Action>) {
        for card in self.on_offer(what) {
            if self.me().tokens.cover(price(card, what.cheaper)) {
                out.push(Action::Buy { card });
            }
        }
    }

    pub(crate) fn forbids_buy(&self, card: Card, what: Buy) -> Option<Reason> {
        if !self.on_offer(what).any(|other| other == card) {
            return Some(Reason::NotInRow { card });
        }
        let price = price(card, what.cheaper);
        let tokens = self.me().tokens;
        (!tokens.cover(price)).then(|| Reason::TooFew { missing: price.minus(tokens) })
    }

    /// Begins a purchase granted by an effect: the top card of the deck may be revealed first.
    pub(crate) fn offer_cards(&mut self, what: Buy, at: At, log: &mut impl Log<Event>) {
        for item in [true, false] {
            let wanted = what.top && if item { what.items } else { what.artifacts };
            if let Some(card) = self.top_card(item).filter(|_| wanted) {
                self.top_seen[usize::from(!item)] = true;
                self.chance.reveal();
                log.tell(Event::CardRevealed { card });
            }
        }
        self.push(Task::Buy(at));
    }

    pub(crate) fn buy(&mut self, card: Card, cheaper: u8, log: &mut impl Log<Event>) {
        log.tell(Event::Bought { seat: self.turn, card });
        self.pay(price(card, cheaper), log);
        self.take_off_row(card);
        self.receive(card, To::Bottom);
    }

    /// Takes a card off the row; or off the top of its deck.
    fn take_off_row(&mut self, card: Card) {
        if self.row.has(card) {
            self.row.remove(card);
        } else {
            self.deal(card.is_item());
        }
    }

    /// An item goes where it is to go, an artifact into the play area, and its effect is offered.
    fn receive(&mut self, card: Card, to: To) {
        let held = Held::new(card, self.round, Known::Everybody);
        let me = self.me_mut();
        match to {
            _ if card.is_artifact() => {
                me.played.put(card);
                self.push(Task::Resolve(card));
            }
            To::Bottom => me.holding.put_at_bottom(held),
            To::Top => me.holding.put_on_top(held),
            To::Hand => me.holding.put_in_hand(held),
        }
    }

    pub(crate) fn list_takes(&self, item: bool, out: &mut Vec<Action>) {
        out.extend(self.row.half(item).iter().flatten().map(|&card| Action::Take { card }));
    }

    pub(crate) fn forbids_take(&self, card: Card, item: bool) -> Option<Reason> {
        let there = card.is_item() == item && self.row.has(card);
        (!there).then_some(Reason::NotInRow { card })
    }

    /// Takes a card of the row without paying.
    pub(crate) fn take(&mut self, card: Card, to: To, log: &mut impl Log<Event>) {
        self.tasks.pop();
        log.tell(Event::Took { seat: self.turn, card });
        self.take_off_row(card);
        self.receive(card, to);
    }

    pub(crate) fn exiled_items(&self) -> impl Iterator<Item = Card> {
        let items = Card::all().take(ITEMS);
        items.filter(|&card| self.is_exiled(card))
    }

    /// Ornate Hammer: the rightmost item is exiled, and any exiled item may be taken.
    pub(crate) fn exile_rightmost_item(&mut self, log: &mut impl Log<Event>) {
        if let Some(place) = self.row.items.iter_mut().rev().find(|place| place.is_some())
            && let Some(card) = place.take()
        {
            self.exiled |= 1 << card.0;
            log.tell(Event::RowExiled { card });
        }
        self.push(Task::TakeExiled);
    }

    pub(crate) fn take_exiled(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.tasks.pop();
        log.tell(Event::Took { seat: self.turn, card });
        self.exiled &= !(1 << card.0);
        self.receive(card, To::Bottom);
    }
}

/// Items are bought with coins, artifacts with compasses.
#[inline]
fn price(card: Card, cheaper: u8) -> Tokens {
    let price = catalogue().card(card).cost.saturating_sub(cheaper);
    if card.is_item() {
        Tokens { coin: price, ..Tokens::NONE }
    } else {
        Tokens { compass: price, ..Tokens::NONE }
    }
}
