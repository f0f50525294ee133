//! Buying cards of the row.

use std::fmt;

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::knowledge::holding::{Held, Known};
use crate::rules::effects::Buy;
use crate::rules::effects::take::To;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Reason, Tokens};

impl Arnak {
    /// The cards that can be bought: those of the row and perhaps the top card of a deck.
    fn on_offer(&self, what: Buy) -> impl Iterator<Item = Card> {
        let tops = if what.top { [true, false].map(|item| self.market.top_card(item)) } else { [None; 2] };
        let wanted = move |card: &Card| if card.is_item() { what.items } else { what.artifacts };
        self.market.row_cards().chain(tops.into_iter().flatten()).filter(wanted)
    }

    pub(crate) fn list_purchases(&self, what: Buy, out: &mut impl Listing<Action>) {
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

    pub(crate) fn buy(&mut self, card: Card, cheaper: u8, log: &mut impl Log<Event>) {
        log.tell(Event::Bought { seat: self.turn, card });
        self.pay(price(card, cheaper), log);
        self.take_off_row(card);
        self.receive(card, To::Bottom);
    }

    /// Takes a card off the row, or off the top of its deck.
    pub(crate) fn take_off_row(&mut self, card: Card) {
        if self.market.is_in_row(card) {
            self.market.take_from_row(card);
        } else if self.market.draw(card.is_item()).is_some() {
            self.chance.reveal();
        }
    }

    /// An item goes to its place. An artifact goes into the play area, and its effect is offered.
    pub(crate) fn receive(&mut self, card: Card, to: To) {
        let held = Held::new(card, self.round, Known::Everybody);
        let me = self.me_mut();
        match to {
            _ if card.is_artifact() => {
                me.played.put(card);
                self.push(Task::Resolve(Resolve(card)));
            }
            To::Bottom => me.holding.put_at_bottom(held),
            To::Top => me.holding.put_on_top(held),
            To::Hand => me.holding.put_in_hand(held),
        }
    }
}

/// Whether to use the effect of an artifact just taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Resolve(pub(crate) Card);

impl Question for Resolve {
    type Answer = ();

    const NAME: &'static str = "resolve";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<()> {
        (action == Action::Resolve).then_some(())
    }

    fn list(self, _: &Arnak, out: &mut impl Listing<Action>) {
        out.push(Action::Resolve);
    }

    fn forbids(self, _: &Arnak, (): ()) -> Option<Reason> {
        None
    }

    fn play(self, game: &mut Arnak, (): (), _: &mut impl Log<Event>) {
        game.push(Task::Run(catalogue().card(self.0).effect));
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.0)
    }

    fn read_arguments(text: &str) -> Option<Resolve> {
        text.parse().ok().map(Resolve)
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
