//! The draft of hands: the packets that are passed on, and what each player keeps of them.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{List, Seat, Stream};

use crate::Card;
use crate::components::card::Cards;
use crate::player::left_of;
use crate::player::party::MOST_PARTIES;

/// Two cards in order.
pub(crate) type Pair = (Card, Card);

/// What each player chooses from, and the choices that not everybody has made yet. Kept cards stay in
/// the packet until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    packets: [Cards; MOST_PARTIES],
    kept: [Option<Pair>; MOST_PARTIES],
}

impl Draft {
    pub(crate) const EMPTY: Draft =
        Draft { packets: [Cards::NONE; MOST_PARTIES], kept: [None; MOST_PARTIES] };

    /// Adds the packet and the choice of a player from a position.
    pub(crate) fn restore(&mut self, seat: Seat, packet: Cards, kept: Option<Pair>) -> Checked {
        let own = kept.is_none_or(|(first, second)| first <= second && packet.has_pair(first, second));
        ensure(own, "cards are kept that are not in the packet")?;
        self.packets[seat.index()] = packet;
        self.kept[seat.index()] = kept;
        Ok(())
    }

    pub(crate) fn is_empty(&self) -> bool {
        *self == Draft::EMPTY
    }

    /// The cards that a player chooses from.
    #[inline]
    pub(crate) const fn packet(&self, seat: Seat) -> Cards {
        self.packets[seat.index()]
    }

    /// What a player has kept, before everybody has.
    #[inline]
    pub(crate) const fn kept(&self, seat: Seat) -> Option<Pair> {
        self.kept[seat.index()]
    }

    pub(crate) fn add(&mut self, seat: Seat, card: Card) {
        self.packets[seat.index()].add(card);
    }

    /// Seals a choice.
    pub(crate) fn keep(&mut self, seat: Seat, pair: Pair) {
        self.kept[seat.index()] = Some(pair);
    }

    /// Takes the kept cards out of a packet.
    pub(crate) fn take_kept(&mut self, seat: Seat) -> Option<Pair> {
        let pair = self.kept[seat.index()].take()?;
        self.packets[seat.index()].remove(pair.0);
        self.packets[seat.index()].remove(pair.1);
        Some(pair)
    }

    /// Takes all cards of a packet.
    pub(crate) fn take_packet(&mut self, seat: Seat) -> Cards {
        std::mem::take(&mut self.packets[seat.index()])
    }

    /// Takes a random card of a packet.
    pub(crate) fn take_at_random(&mut self, seat: Seat, stream: &mut Stream) -> Card {
        let packet = &mut self.packets[seat.index()];
        let place = stream.below(packet.len() as u32) as usize;
        let card = packet.iter().nth(place).expect("the place is one of the packet's");
        packet.remove(card);
        card
    }

    /// Every packet goes to the player on the left.
    pub(crate) fn pass_left(&mut self, seats: u8) {
        let before = self.packets;
        for seat in Seat::first(seats) {
            self.packets[left_of(seat, seats).index()] = before[seat.index()];
        }
    }

    /// Replaces a packet by other cards that a viewer might believe to be there.
    pub(crate) fn redeal_packet(&mut self, seat: Seat, packet: Cards) {
        self.packets[seat.index()] = packet;
    }

    /// Replaces a sealed choice by a random one from the same packet.
    pub(crate) fn redeal_choice(&mut self, seat: Seat, rng: &mut Stream) {
        if self.kept[seat.index()].is_some() {
            let mut packet: List<Card, 9> = self.packets[seat.index()].into();
            rng.deal(&mut packet);
            self.kept[seat.index()] = Some((packet[0].min(packet[1]), packet[0].max(packet[1])));
        }
    }
}
