//! The draft of hands: Preparation, step 5.

use dighouse_game::{Log, Seat, Viewers};

use crate::components::GameBox;
use crate::components::card::Cards;
use crate::event::Event;
use crate::player::party::MOST_PARTIES;
use crate::player::{ALL_TRAVEL, left_of};
use crate::reason::Reason;
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
                if let Some(card) = self.top_card() {
                    self.packets[seat.index()].add(card);
                }
            }
        }
        self.ask_for_picks(0, log);
    }

    fn ask_for_picks(&mut self, pick: u8, log: &mut impl Log<Event>) {
        self.task = Task::Draft { pick };
        self.kept = [None; MOST_PARTIES];
        self.chance.reveal();
        for seat in Seat::first(self.variants.seats) {
            let cards = self.packets[seat.index()].into();
            log.record(Viewers::only(seat), Event::PacketSeen { seat, cards });
        }
    }

    pub(crate) fn list_pairs(cards: Cards, out: &mut Vec<Action>) {
        out.extend(cards.pairs().map(|(first, second)| Action::Keep { first, second }));
    }

    pub(crate) fn forbids_pair(cards: Cards, first: Card, second: Card) -> Option<Reason> {
        if first > second {
            return Some(Reason::InOrder);
        }
        (!cards.has_pair(first, second)).then_some(Reason::NotInHand)
    }

    /// Seals a choice; when all are in, packets go to the left.
    pub(crate) fn keep_pair(&mut self, seat: Seat, pair: (Card, Card), log: &mut impl Log<Event>) {
        self.kept[seat.index()] = Some(pair);
        log.record(Viewers::only(seat), Event::Kept { seat, first: pair.0, second: pair.1 });
        if Seat::first(self.variants.seats).all(|seat| self.kept[seat.index()].is_some()) {
            self.resolve_picks(log);
        }
    }

    fn resolve_picks(&mut self, log: &mut impl Log<Event>) {
        let Task::Draft { pick } = self.task else { return };
        let draft = usize::from(self.round) - 1;
        for seat in Seat::first(self.variants.seats) {
            let Some((first, second)) = self.kept[seat.index()].take() else { continue };
            let player = &mut self.players[seat.index()];
            for card in [first, second] {
                self.packets[seat.index()].remove(card);
                player.hand.add(card);
            }
            match pick {
                1 => player.memory.second[draft].extend([first, second]),
                2 => player.memory.third[draft].extend([first, second]),
                _ => {}
            }
        }
        if self.variants.solo() {
            self.thin_packet(pick, log);
        } else if pick + 1 < PICKS {
            self.pass_packets(log);
            self.ask_for_picks(pick + 1, log);
        } else {
            for seat in Seat::first(self.variants.seats) {
                let rest = std::mem::take(&mut self.packets[seat.index()]);
                log.tell(Event::RestDiscarded { seat, cards: rest.into() });
                self.discard.add_all(rest);
            }
            self.finish_draft(log);
        }
    }

    fn pass_packets(&mut self, log: &mut impl Log<Event>) {
        let before = self.packets;
        for seat in Seat::first(self.variants.seats) {
            self.packets[left_of(seat, self.variants.seats).index()] = before[seat.index()];
        }
        log.tell(Event::PacketsPassed);
    }

    /// Alone, two cards and then one are discarded at random; the last two are kept.
    fn thin_packet(&mut self, pick: u8, log: &mut impl Log<Event>) {
        let seat = Seat::ALL[0];
        let packet = &mut self.packets[0];
        let mut gone = Cards::NONE;
        let mut stream = self.chance.stream();
        for _ in 0..2 - pick {
            let place = stream.below(packet.len() as u32) as usize;
            let card = packet.iter().nth(place).expect("the place is one of the packet's");
            packet.remove(card);
            gone.add(card);
        }
        self.discard.add_all(gone);
        log.tell(Event::RestDiscarded { seat, cards: gone.into() });
        if pick == 0 {
            self.ask_for_picks(1, log);
            return;
        }
        let rest = std::mem::take(&mut self.packets[0]);
        self.players[0].hand.add_all(rest);
        log.record(Viewers::only(seat), Event::RestKept { seat, cards: rest.into() });
        self.finish_draft(log);
    }

    fn finish_draft(&mut self, log: &mut impl Log<Event>) {
        self.chance.reveal();
        if self.round > 1 {
            for seat in Seat::first(self.variants.seats) {
                self.players[seat.index()].travel = ALL_TRAVEL;
            }
            self.rotate_stacks(log);
        }
        self.begin_turns(log);
    }
}
