//! The mulligan: a player with enough cards of one colour or symbol may redraw some of them.
//!
//! Everybody is asked at once, so that nobody learns who could redraw. A player who does shows the
//! cards that are alike.

use dighouse_game::{Listing, Log, Seat};

use crate::components::GameBox;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::{Answer, Answers, Task};
use crate::{Action, Alike, Card, ExcavationEarth};

impl ExcavationEarth {
    pub(crate) fn list_mulligans(&self, seat: Seat, out: &mut impl Listing<Action>) {
        out.push(Action::Stand);
        let may = |alike: &Alike| self.forbids_redraw(seat, *alike).is_none();
        out.extend(Alike::all().filter(may).map(|alike| Action::Redraw { alike }));
    }

    pub(crate) fn forbids_redraw(&self, seat: Seat, alike: Alike) -> Option<Reason> {
        let least = GameBox::get().figures.hand.mulligan;
        let cards = self.players[seat].hand.cards();
        let count = cards.iter().filter(|&card| alike.fits(card)).count();
        (count < usize::from(least)).then_some(Reason::TooFewAlike { least })
    }

    pub(crate) fn answer_mulligan(&mut self, seat: Seat, answer: Answer, log: &mut impl Log<Event>) {
        let Task::Mulligan { answers } = &mut self.task else { return };
        answers[seat.index()] = answer;
        let answers = *answers;
        if Seat::first(self.variants.seats).all(|seat| answers[seat.index()] != Answer::Waiting) {
            self.chance.reveal();
            self.show_alike_cards(&answers, log);
            self.next_redraw(answers, log);
        }
    }

    fn show_alike_cards(&mut self, answers: &Answers, log: &mut impl Log<Event>) {
        for seat in Seat::first(self.variants.seats) {
            if let Answer::Redraw(alike) = answers[seat.index()] {
                let shown = self.players[seat].hand.show(alike);
                log.tell(Event::MulliganShown { seat, cards: shown.into() });
            }
        }
    }

    /// The players who redraw do so in turn order; then the board is set out.
    fn next_redraw(&mut self, mut answers: Answers, log: &mut impl Log<Event>) {
        for party in self.turns.order() {
            let Some(seat) = party.seat() else { continue };
            if let Answer::Redraw(alike) = answers[seat.index()] {
                answers[seat.index()] = Answer::Stand;
                self.task = Task::Redraw { seat, alike, some: false, answers };
                return;
            }
        }
        self.set_out(log);
    }

    pub(crate) fn list_redraws(&self, out: &mut impl Listing<Action>) {
        let Task::Redraw { seat, some, .. } = self.task else { return };
        let hand = self.players[seat].hand.cards();
        let may = |card: &Card| self.forbids_redraw_of(*card).is_none();
        out.extend(hand.kinds().filter(may).map(|card| Action::Discard { card }));
        if some {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_redraw_of(&self, card: Card) -> Option<Reason> {
        let Task::Redraw { seat, alike, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if !self.players[seat].hand.cards().has(card) {
            return Some(Reason::NotInHand);
        }
        (!alike.fits(card)).then_some(Reason::NotAlike)
    }

    pub(crate) fn forbids_end_of_redraw(&self) -> Option<Reason> {
        let Task::Redraw { some, .. } = self.task else { return Some(Reason::AnotherDecision) };
        (!some).then_some(Reason::NothingDone)
    }

    pub(crate) fn redraw(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Task::Redraw { seat, alike, answers, .. } = self.task else { return };
        self.discard_card(seat.into(), crate::AnyCard::Action(card));
        log.tell(Event::Discarded { seat, card });
        self.task = Task::Redraw { seat, alike, some: true, answers };
        let more = self.players[seat].hand.cards().kinds().any(|card| self.forbids_redraw_of(card).is_none());
        if !self.asks(more) {
            self.finish_redraw(log);
        }
    }

    pub(crate) fn finish_redraw(&mut self, log: &mut impl Log<Event>) {
        let Task::Redraw { seat, answers, .. } = self.task else { return };
        let wanted = usize::from(GameBox::get().figures.hand.cards);
        for _ in self.players[seat].hand.cards().len()..wanted {
            self.draw_card(seat, log);
        }
        self.next_redraw(answers, log);
    }
}
