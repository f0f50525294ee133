//! Drawing, using up and exiling cards; idols and their slots.

use dighouse_game::{Log, Viewers};

use crate::components::catalogue::catalogue;
use crate::components::ids::{ARTIFACTS, ITEMS};
use crate::knowledge::holding::Known;
use crate::task::Task;
use crate::{Action, Arnak, Card, Event, Reason, SlotEffect, Token, Tokens, Zone};

/// How many slots a board has.
pub(crate) const SLOTS: u8 = 4;

impl Arnak {
    /// Draws a card, from the top or the bottom of the deck.
    pub(crate) fn draw(&mut self, bottom: bool, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let holding = &mut self.me_mut().holding;
        let drawn = if bottom { holding.draw_bottom() } else { holding.draw() };
        if let Some(held) = drawn {
            self.chance.reveal();
            log.tell(Event::Drew { seat });
            log.record(Viewers::only(seat), Event::DrewCard { seat, card: held.card() });
        }
    }

    pub(crate) fn forbids_use_up(&self, card: Card) -> Option<Reason> {
        (!self.me().holding.has_in_hand(card)).then_some(Reason::NotInHand { card })
    }

    /// Puts a card of the hand into the play area, without any effect.
    pub(crate) fn use_up(&mut self, card: Card, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.holding.take_from_hand(card);
        me.played.put(card);
        log.tell(Event::UsedUp { seat: self.turn, card });
    }

    pub(crate) fn list_exiles(&self, out: &mut Vec<Action>) {
        self.each_hand_card(self.turn, |card| out.push(Action::Exile { card, from: Zone::Hand }));
        let played = &self.me().played;
        out.extend(played.kinds().map(|card| Action::Exile { card, from: Zone::PlayArea }));
        if played.fear_tiles > 0 {
            out.push(Action::ExileFearTile);
        }
    }

    pub(crate) fn forbids_exile(&self, card: Card, from: Zone) -> Option<Reason> {
        match from {
            Zone::Hand => self.forbids_use_up(card),
            Zone::PlayArea => (!self.me().played.has(card)).then_some(Reason::NotInPlayArea { card }),
        }
    }

    pub(crate) fn exile(&mut self, card: Card, from: Zone, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let me = self.me_mut();
        match from {
            Zone::Hand => drop(me.holding.take_from_hand(card)),
            Zone::PlayArea => me.played.take(card),
        }
        self.put_in_exile(card, log);
    }

    /// Fear goes back to its stack, basic cards are set aside for good, the others have their piles.
    pub(crate) fn put_in_exile(&mut self, card: Card, log: &mut impl Log<Event>) {
        if card == Card::FEAR {
            self.fears += 1;
        } else if card.is_basic() {
            self.me_mut().exiled_basics |= 1 << (card.index() - ITEMS - ARTIFACTS);
        } else {
            self.exiled |= 1 << card.0;
        }
        log.tell(Event::Exiled { seat: self.turn, card });
    }

    pub(crate) fn exile_fear_tile(&mut self, log: &mut impl Log<Event>) {
        self.tasks.pop();
        self.me_mut().played.fear_tiles -= 1;
        self.fear_tiles += 1;
        log.tell(Event::FearTileExiled { seat: self.turn });
    }

    /// What a token is traded for.
    fn traded_for(token: Token) -> Option<Token> {
        match token {
            Token::Tablet => Some(Token::Arrowhead),
            Token::Arrowhead => Some(Token::Jewel),
            _ => None,
        }
    }

    pub(crate) fn list_trades(&self, out: &mut Vec<Action>) {
        for token in [Token::Tablet, Token::Arrowhead] {
            if self.forbids_trade(token).is_none() {
                out.push(Action::Trade { token });
            }
        }
    }

    pub(crate) fn forbids_trade(&self, token: Token) -> Option<Reason> {
        if Self::traded_for(token).is_none() {
            Some(Reason::NoSuchChoice)
        } else if self.me().tokens.count(token) == 0 {
            Some(Reason::TooFew { missing: Tokens::of(token, 1) })
        } else {
            None
        }
    }

    pub(crate) fn trade(&mut self, token: Token, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let Some(other_token) = Self::traded_for(token) else { return };
        let me = self.me_mut();
        me.tokens = me.tokens.minus(Tokens::of(token, 1)).plus(Tokens::of(other_token, 1));
        log.tell(Event::Traded { seat: self.turn, token, other_token });
    }

    pub(crate) fn forbids_slot(&self) -> Option<Reason> {
        let me = self.me();
        if me.crates == 0 {
            Some(Reason::NoIdol)
        } else if me.slots == SLOTS {
            Some(Reason::SlotsFull)
        } else {
            None
        }
    }

    pub(crate) fn slot_idol(&mut self, effect: SlotEffect, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.crates -= 1;
        me.slots += 1;
        log.tell(Event::IdolSlotted { seat: self.turn, effect });
        self.push(Task::Run(catalogue().slot(effect)));
    }

    /// Stone Key: the rightmost idol goes back to the crates.
    pub(crate) fn free_slot(&mut self, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let me = self.me_mut();
        me.crates += 1;
        me.slots -= 1;
        log.tell(Event::SlotFreed { seat: self.turn });
    }

    /// Crystal Earring and Obsidian Earring: draws so many cards to choose from.
    pub(crate) fn look(&mut self, count: u8, bottom: bool, log: &mut impl Log<Event>) {
        let seat = self.turn;
        log.tell(Event::Looked { seat, count });
        for place in 0..usize::from(count) {
            let holding = &mut self.me_mut().holding;
            let drawn = if bottom { holding.draw_bottom() } else { holding.draw() };
            let Some(held) = drawn.and_then(|held| holding.take_drawn(held)) else { break };
            self.drawn[place] = Some(held);
            self.chance.reveal();
            log.record(Viewers::only(seat), Event::DrewCard { seat, card: held.card() });
        }
        self.tasks.replace(Task::Keep { bottom });
    }

    pub(crate) fn list_drawn(&self, action: impl Fn(Card) -> Action, out: &mut Vec<Action>) {
        for (place, held) in self.drawn.iter().enumerate() {
            let Some(held) = held else { continue };
            let before = self.drawn[..place].iter().flatten();
            if before.clone().all(|other| other.card() != held.card()) {
                out.push(action(held.card()));
            }
        }
    }

    pub(crate) fn forbids_drawn(&self, card: Card) -> Option<Reason> {
        let there = self.drawn.iter().flatten().any(|held| held.card() == card);
        (!there).then_some(Reason::NotDrawn { card })
    }

    fn take_drawn(&mut self, card: Card) -> Option<crate::knowledge::holding::Held> {
        let is_it =
            |held: &Option<crate::knowledge::holding::Held>| held.is_some_and(|held| held.card() == card);
        let place = self.drawn.iter().position(is_it)?;
        let held = self.drawn[place].take();
        self.drawn[place..].rotate_left(1);
        held
    }

    pub(crate) fn keep_only(&mut self) {
        if let Some(held) = self.drawn[0] {
            self.keep(held.card(), true);
        }
    }

    /// Keeps one of the drawn cards; of the others one may go back if they come from the top.
    pub(crate) fn keep(&mut self, card: Card, bottom: bool) {
        if let Some(held) = self.take_drawn(card) {
            self.me_mut().holding.put_in_hand(held);
        }
        if bottom {
            self.tasks.pop();
        } else {
            self.tasks.replace(Task::PutBack);
        }
    }

    /// Puts one of the drawn cards back on top of the deck.
    pub(crate) fn put_back(&mut self, card: Card, log: &mut impl Log<Event>) {
        if let Some(held) = self.take_drawn(card) {
            let known = held.known().max(Known::Owner);
            self.me_mut().holding.put_on_top(held.with_known(known));
            log.tell(Event::PutBack { seat: self.turn });
        }
    }

    /// The drawn cards that nobody wants go into the play area.
    pub(crate) fn drop_drawn(&mut self, log: &mut impl Log<Event>) {
        for held in std::mem::take(&mut self.drawn).into_iter().flatten() {
            let card = held.card();
            // No action has named this card: now everybody sees it.
            self.chance.reveal();
            self.me_mut().played.put(card);
            log.tell(Event::UsedUp { seat: self.turn, card });
        }
    }
}
