//! Which cards of a hand others know, and a world dealt anew for a viewer.
//!
//! Everything but cards in hands, packets, decks, piles and what was just drawn lies open. In a draft
//! a player sees what is passed on: of the next player's third picks all, of those of the second the
//! player knows that they are among six cards that two others have. Among two players nothing of it
//! stays unknown. A mulligan shows all cards that are alike, so the others are not.

mod zu;

use dighouse_game::{List, Seat, Stream, Viewer};

use crate::components::card::Cards;
use crate::knowledge::holding::DRAFTS;
use crate::state::DECK;
use crate::state::task::{Answer, Task};
use crate::{Alike, Card, ExcavationEarth, Party};

/// Cards that are dealt anew among the places they were taken from.
type Pool = List<Card, DECK>;

impl ExcavationEarth {
    /// The two players among whom `viewer` knows cards without knowing who has which.
    fn next_two(&self, viewer: Viewer) -> Option<(Seat, Seat)> {
        let next = self.left_of(viewer.seat()?);
        (self.variants.seats > 2).then(|| (next, self.left_of(next)))
    }

    fn in_third_pick(&self) -> bool {
        matches!(self.task, Task::Draft { pick: 2 })
    }

    pub(crate) fn deal_anew(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.chance.rekey(rng);
        if viewer == Viewer::AllSeeing {
            return;
        }
        self.deal_shared_cards_anew(viewer, rng);
        self.deal_unknown_cards_anew(viewer, rng);
        self.seal_anew(viewer, rng);
        self.shuffle_piles(viewer, rng);
        rng.deal(self.buyer_deck.as_mut_slice());
        if self.variants.solo() {
            self.zu.deal_anew(self.round, rng);
        }
    }

    /// Cards known to be with one of two players change hands between them.
    fn deal_shared_cards_anew(&mut self, viewer: Viewer, rng: &mut Stream) {
        let Some((next, after)) = self.next_two(viewer) else { return };
        for draft in 0..DRAFTS {
            let current = self.in_third_pick() && draft + 1 == usize::from(self.round);
            let mut pool: Pool = List::EMPTY;
            pool.extend(self.players[next.index()].memory.second[draft]);
            pool.extend(self.players[after.index()].memory.third[draft]);
            if current {
                pool.extend(self.packets[after.index()].iter());
            }
            rng.deal(pool.as_mut_slice());
            let mut cards = pool.into_iter();
            let player = &mut self.players[next.index()];
            reassign(&mut player.hand, &mut player.memory.second[draft], &mut cards);
            let player = &mut self.players[after.index()];
            reassign(&mut player.hand, &mut player.memory.third[draft], &mut cards);
            if current {
                self.packets[after.index()] = cards.collect();
            }
        }
    }

    /// All cards of which the viewer knows nothing.
    fn deal_unknown_cards_anew(&mut self, viewer: Viewer, rng: &mut Stream) {
        let others = || Seat::first(self.variants.seats).filter(move |&seat| viewer != Viewer::Seat(seat));
        let others: List<Seat, 4> = {
            let mut list = List::empty(Seat::ALL[0]);
            list.extend(others());
            list
        };
        let mut pool: Pool = self.deck;
        for seat in others {
            pool.extend(self.unknown_in_hand(viewer, seat).iter());
            if !self.packet_is_known(viewer, seat) {
                pool.extend(self.packets[seat.index()].iter());
            }
        }
        let picking = match self.task {
            Task::Pick { cards } if self.mover() != viewer_party(viewer) => Some(cards),
            _ => None,
        };
        pool.extend(picking.into_iter().flat_map(|(one, other)| [one, other]));
        rng.deal(pool.as_mut_slice());
        for seat in others {
            self.fill_hand(viewer, seat, &mut pool);
            if !self.packet_is_known(viewer, seat) {
                let size = self.packets[seat.index()].len();
                self.packets[seat.index()] = (0..size).filter_map(|_| pool.pop()).collect();
            }
        }
        if picking.is_some()
            && let (Some(one), Some(other)) = (pool.pop(), pool.pop())
        {
            self.task = Task::Pick { cards: (one.min(other), one.max(other)) };
        }
        self.deck = pool;
    }

    /// Whether a packet stays as it is when unknown cards are dealt anew.
    fn packet_is_known(&self, viewer: Viewer, owner: Seat) -> bool {
        let shared = self.in_third_pick() && self.next_two(viewer).is_some_and(|(_, after)| after == owner);
        shared || self.knows_packet(viewer, owner)
    }

    /// The cards of a hand that `viewer` shares the knowledge of with nobody and does not know.
    fn unknown_in_hand(&self, viewer: Viewer, owner: Seat) -> Cards {
        let player = &self.players[owner.index()];
        let mut unknown = player.hand;
        self.known_cards(viewer, owner).iter().for_each(|card| unknown.remove(card));
        if let Some((next, after)) = self.next_two(viewer) {
            let shared = match owner {
                _ if owner == next => &player.memory.second,
                _ if owner == after => &player.memory.third,
                _ => return unknown,
            };
            shared.iter().flatten().for_each(|&card| unknown.remove(card));
        }
        unknown
    }

    /// Deals other cards for the unknown ones of a hand, those that yet others know first.
    fn fill_hand(&mut self, viewer: Viewer, owner: Seat, pool: &mut Pool) {
        let unknown = self.unknown_in_hand(viewer, owner);
        let right = viewer.seat().is_some_and(|seat| self.left_of(seat) == owner);
        let shared = self.next_two(viewer);
        let second_stays = right;
        let third_stays = right || shared.is_some_and(|(_, after)| after == owner);
        let player = &mut self.players[owner.index()];
        let mut left = unknown.len();
        unknown.iter().for_each(|card| player.hand.remove(card));
        for draft in 0..DRAFTS {
            for (stays, list) in [
                (second_stays, &mut player.memory.second[draft]),
                (third_stays, &mut player.memory.third[draft]),
            ] {
                if !stays {
                    for place in list.as_mut_slice() {
                        let card = pool.pop().expect("as many cards as were lifted");
                        *place = card;
                        player.hand.add(card);
                        left -= 1;
                    }
                }
            }
        }
        let unlike = player.memory.unlike;
        for place in 0..left {
            let lacking = unlike.filter(|unlike| place < usize::from(unlike.least));
            let wanted = |&card: &Card| lacking.is_none_or(|unlike| !unlike.alike.fits(card));
            let last = pool.as_slice().iter().rposition(wanted);
            player.hand.add(pool.remove(last.unwrap_or(pool.len() - 1)));
        }
    }

    /// Sealed answers of others may be any that their cards allow.
    fn seal_anew(&mut self, viewer: Viewer, rng: &mut Stream) {
        for seat in Seat::first(self.variants.seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
            if self.kept[seat.index()].is_some() {
                let mut packet: Pool = List::EMPTY;
                packet.extend(self.packets[seat.index()].iter());
                rng.deal(packet.as_mut_slice());
                let (one, other) = (packet.as_slice()[0], packet.as_slice()[1]);
                self.kept[seat.index()] = Some((one.min(other), one.max(other)));
            }
            self.choose_discards_anew(seat, rng);
            let may = |alike: &Alike| self.forbids_redraw(seat, *alike).is_none();
            let redraws = || Alike::all().filter(may).map(Answer::Redraw);
            let answers: Vec<Answer> = [Answer::Stand].into_iter().chain(redraws()).collect();
            if let Task::Mulligan { answers: sealed } = &mut self.task
                && sealed[seat.index()] != Answer::Waiting
            {
                sealed[seat.index()] = rng.pick(&answers);
            }
        }
    }

    /// What a player has chosen to discard may be any cards of the hand, in order.
    fn choose_discards_anew(&mut self, seat: Seat, rng: &mut Stream) {
        let hand = self.players[seat.index()].hand;
        if let Task::Discard { left, chosen } = &mut self.task
            && self.order.as_slice()[usize::from(self.turn)] == Party::Seat(seat)
        {
            let mut cards: Pool = List::default();
            cards.extend(hand.iter());
            rng.deal(cards.as_mut_slice());
            let gone = &mut cards.as_mut_slice()[..chosen.len() + usize::from(*left)];
            gone.sort_unstable();
            let size = chosen.len();
            chosen.as_mut_slice().copy_from_slice(&gone[..size]);
        }
    }

    /// Supply piles are shuffled, with what another player has drawn from them.
    fn shuffle_piles(&mut self, viewer: Viewer, rng: &mut Stream) {
        if let Task::Uncover { drawn } = &mut self.task
            && self.order.as_slice()[usize::from(self.turn)] != viewer_party(viewer)
        {
            let pile = &mut self.piles[drawn.as_slice()[0].colour().index()];
            pile.extend(*drawn);
            rng.deal(pile.as_mut_slice());
            drawn.as_mut_slice().fill_with(|| pile.pop().expect("the drawn ones lie there, too"));
            drawn.as_mut_slice().sort_unstable();
        }
        self.piles.iter_mut().for_each(|pile| rng.deal(pile.as_mut_slice()));
    }
}

/// Zu stands for somebody who does not play.
fn viewer_party(viewer: Viewer) -> Party {
    viewer.seat().map_or(Party::Zu, Party::Seat)
}

/// Replaces the cards that a list names, in the hand, too.
fn reassign(hand: &mut Cards, list: &mut List<Card, 2>, cards: &mut impl Iterator<Item = Card>) {
    list.into_iter().for_each(|card| hand.remove(card));
    for place in list.as_mut_slice() {
        *place = cards.next().expect("as many cards as were lifted");
        hand.add(*place);
    }
}
