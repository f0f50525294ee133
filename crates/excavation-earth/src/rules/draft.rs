//! The draft of hands: Preparation, step 5.

use dighouse_game::{Listing, Log, Seat, Viewers};

use crate::components::GameBox;
use crate::components::card::Cards;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::draft::Pair;
use crate::state::task::Task;
use crate::{Action, Card, ExcavationEarth};

/// How often everybody keeps two cards.
const PICKS: u8 = 3;

impl ExcavationEarth {
    /// Deals cards to choose from to everybody.
    pub(crate) fn deal_packets(&mut self, log: &mut impl Log<Event>) {
        let hand = &GameBox::get().figures.hand;
        let dealt = if self.variants.solo() { hand.dealt_solo } else { hand.dealt };
        for seat in Seat::first(self.variants.seats) {
            for _ in 0..dealt {
                if let Some(card) = self.cards.draw(&mut self.chance) {
                    self.draft.add(seat, card);
                }
            }
        }
        self.ask_for_picks(0, log);
    }

    fn ask_for_picks(&mut self, pick: u8, log: &mut impl Log<Event>) {
        self.task = Task::Draft { pick };
        self.chance.reveal();
        for seat in Seat::first(self.variants.seats) {
            let cards = self.draft.packet(seat).into();
            log.record(Viewers::only(seat), Event::PacketSeen { seat, cards });
        }
    }

    /// Seals a choice. When all are in, the packets go to the left.
    pub(crate) fn keep_pair(&mut self, seat: Seat, pair: Pair, log: &mut impl Log<Event>) {
        self.draft.keep(seat, pair);
        log.record(Viewers::only(seat), Event::Kept { seat, first: pair.0, second: pair.1 });
        if Seat::first(self.variants.seats).all(|seat| self.draft.kept(seat).is_some()) {
            self.resolve_picks(log);
        }
    }

    fn resolve_picks(&mut self, log: &mut impl Log<Event>) {
        let Task::Draft { pick } = self.task else { return };
        let draft = usize::from(self.turns.round()) - 1;
        for seat in Seat::first(self.variants.seats) {
            if let Some(pair) = self.draft.take_kept(seat) {
                self.players[seat].hand.add_pick(pick, draft, pair);
            }
        }
        if self.variants.solo() {
            self.thin_packet(pick, log);
        } else if pick + 1 < PICKS {
            self.draft.pass_left(self.variants.seats);
            log.tell(Event::PacketsPassed);
            self.ask_for_picks(pick + 1, log);
        } else {
            for seat in Seat::first(self.variants.seats) {
                let rest = self.draft.take_packet(seat);
                log.tell(Event::RestDiscarded { seat, cards: rest.into() });
                self.cards.discard_all(rest);
            }
            self.finish_draft(log);
        }
    }

    /// Alone, two cards and then one are discarded at random; the last two are kept.
    fn thin_packet(&mut self, pick: u8, log: &mut impl Log<Event>) {
        let seat = Seat::ALL[0];
        let mut stream = self.chance.stream();
        let gone: Cards = (0..2 - pick).map(|_| self.draft.take_at_random(seat, &mut stream)).collect();
        self.cards.discard_all(gone);
        log.tell(Event::RestDiscarded { seat, cards: gone.into() });
        if pick == 0 {
            self.ask_for_picks(1, log);
            return;
        }
        let rest = self.draft.take_packet(seat);
        self.players[seat].hand.add_all(rest);
        log.record(Viewers::only(seat), Event::RestKept { seat, cards: rest.into() });
        self.finish_draft(log);
    }

    fn finish_draft(&mut self, log: &mut impl Log<Event>) {
        self.chance.reveal();
        if self.turns.round() == 1 {
            self.set_out(log);
            return;
        }
        for seat in Seat::first(self.variants.seats) {
            self.players[seat].hand.refill_travel();
        }
        self.rotate_stacks(log);
        self.begin_turns(log);
    }
}

/// Every two of some cards that can be kept.
pub(crate) fn list_pairs(cards: Cards, out: &mut impl Listing<Action>) {
    out.extend(cards.pairs().map(|(first, second)| Action::Keep { first, second }));
}

/// The rule against keeping two of some cards.
pub(crate) fn forbids_pair(cards: Cards, first: Card, second: Card) -> Option<Reason> {
    (!cards.has_pair(first.min(second), first.max(second))).then_some(Reason::NotInHand)
}
