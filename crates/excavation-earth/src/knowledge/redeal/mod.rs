//! Determinization: replaces everything that a viewer cannot know by something that could be there.
//!
//! Only cards in hands, packets, decks and piles, and artefacts just drawn, are hidden. In a draft a
//! player sees the packets that are passed on. So the player knows all third picks of the next player,
//! and knows six cards that the next two players share: the second picks of the one and the third
//! picks and the rest of the other. With two players nothing of this stays unknown. A mulligan shows
//! all cards that are alike, so the other cards of that hand are not.

mod zu;

use dighouse_game::{List, Seat, Stream, Viewer};

use crate::components::card::Cards;
use crate::knowledge::holding::{DRAFTS, Pick};
use crate::state::action_cards::Deck;
use crate::state::task::{Answer, Task};
use crate::{Alike, ExcavationEarth, Party};

impl ExcavationEarth {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.chance.rekey(rng);
        if viewer == Viewer::AllSeeing {
            return;
        }
        self.redeal_shared_cards(viewer, rng);
        self.redeal_unknown_cards(viewer, rng);
        self.redeal_sealed_answers(viewer, rng);
        self.redeal_artefacts(viewer, rng);
        self.buyers.redeal(rng);
        if self.variants.solo() {
            self.zu.redeal_for_everybody(self.turns.round(), rng);
        }
    }

    /// The two players among whom `viewer` knows cards without knowing who has which.
    fn next_two(&self, viewer: Viewer) -> Option<(Seat, Seat)> {
        let next = self.left_of(viewer.seat()?);
        (self.variants.seats > 2).then(|| (next, self.left_of(next)))
    }

    fn in_third_pick(&self) -> bool {
        matches!(self.task, Task::Draft { pick: 2 })
    }

    /// Cards known to be with one of two players change hands between them.
    fn redeal_shared_cards(&mut self, viewer: Viewer, rng: &mut Stream) {
        let Some((next, after)) = self.next_two(viewer) else { return };
        for draft in 0..DRAFTS {
            let current = self.in_third_pick() && draft + 1 == usize::from(self.turns.round());
            let mut pool = Deck::EMPTY;
            pool.extend(self.players[next].hand.memory().picks(Pick::Second)[draft]);
            pool.extend(self.players[after].hand.memory().picks(Pick::Third)[draft]);
            if current {
                pool.extend(self.draft.packet(after).iter());
            }
            rng.deal(&mut pool);
            let mut cards = pool.into_iter();
            self.players[next].hand.redeal_pick(Pick::Second, draft, &mut cards);
            self.players[after].hand.redeal_pick(Pick::Third, draft, &mut cards);
            if current {
                self.draft.redeal_packet(after, cards.collect());
            }
        }
    }

    /// Deals again all cards of which the viewer knows nothing.
    fn redeal_unknown_cards(&mut self, viewer: Viewer, rng: &mut Stream) {
        let mut others = List::<Seat, 4>::empty(Seat::ALL[0]);
        others.extend(Seat::first(self.variants.seats).filter(|&seat| viewer != Viewer::Seat(seat)));
        let mut pool = Deck::EMPTY;
        pool.extend(self.cards.deck().iter().copied());
        for seat in others {
            pool.extend(self.unknown_in_hand(viewer, seat).iter());
            if !self.keeps_packet(viewer, seat) {
                pool.extend(self.draft.packet(seat).iter());
            }
        }
        let picking = match self.task {
            Task::Pick { cards } if !self.is_turn_of(viewer) => Some(cards),
            _ => None,
        };
        pool.extend(picking.into_iter().flat_map(|(one, other)| [one, other]));
        rng.deal(&mut pool);
        for seat in others {
            self.redeal_hand(viewer, seat, &mut pool);
            if !self.keeps_packet(viewer, seat) {
                let size = self.draft.packet(seat).len();
                self.draft.redeal_packet(seat, (0..size).filter_map(|_| pool.pop()).collect());
            }
        }
        if picking.is_some()
            && let (Some(one), Some(other)) = (pool.pop(), pool.pop())
        {
            self.task = Task::Pick { cards: (one.min(other), one.max(other)) };
        }
        self.cards.redeal(pool);
    }

    /// Whether a packet stays as it is when unknown cards are dealt again.
    fn keeps_packet(&self, viewer: Viewer, owner: Seat) -> bool {
        let shared = self.in_third_pick() && self.next_two(viewer).is_some_and(|(_, after)| after == owner);
        shared || self.knows_packet(viewer, owner)
    }

    /// The cards of a hand of which `viewer` knows nothing.
    fn unknown_in_hand(&self, viewer: Viewer, owner: Seat) -> Cards {
        let hand = &self.players[owner].hand;
        let mut unknown = hand.cards();
        self.known_cards(viewer, owner).iter().for_each(|card| unknown.remove(card));
        let shared = match self.next_two(viewer) {
            Some((next, _)) if owner == next => Pick::Second,
            Some((_, after)) if owner == after => Pick::Third,
            Some(_) | None => return unknown,
        };
        hand.memory().picks(shared).iter().flatten().for_each(|&card| unknown.remove(card));
        unknown
    }

    /// Deals other cards for the unknown ones of a hand, first for those that other players know.
    fn redeal_hand(&mut self, viewer: Viewer, owner: Seat, pool: &mut Deck) {
        let unknown = self.unknown_in_hand(viewer, owner);
        let is_next = viewer.seat().is_some_and(|seat| self.left_of(seat) == owner);
        let is_after = self.next_two(viewer).is_some_and(|(_, after)| after == owner);
        let is_known = |pick: Pick| match pick {
            Pick::Second => is_next,
            Pick::Third => is_next || is_after,
        };
        self.players[owner].hand.redeal_unknown(unknown, is_known, |fits| {
            let last = pool.iter().rposition(|&card| fits(card));
            pool.remove(last.unwrap_or(pool.len() - 1))
        });
    }

    /// Replaces sealed answers of others by any that their cards allow.
    fn redeal_sealed_answers(&mut self, viewer: Viewer, rng: &mut Stream) {
        for seat in Seat::first(self.variants.seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
            self.draft.redeal_choice(seat, rng);
            self.redeal_discards(seat, rng);
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

    /// Replaces what a player has chosen to discard by any cards of the hand.
    fn redeal_discards(&mut self, seat: Seat, rng: &mut Stream) {
        let is_mover = self.turns.is_mover(seat.into());
        if let Task::Discard { chosen, .. } = &mut self.task
            && is_mover
        {
            let mut cards: Deck = self.players[seat].hand.cards().iter().collect();
            rng.deal(&mut cards);
            let count = chosen.len();
            chosen.copy_from_slice(&cards[..count]);
            chosen.sort_unstable();
        }
    }

    /// Deals the supply piles again, with what another player has drawn from them.
    fn redeal_artefacts(&mut self, viewer: Viewer, rng: &mut Stream) {
        let own = self.is_turn_of(viewer);
        let drawn = match &mut self.task {
            Task::Uncover { drawn } if !own => Some(drawn),
            _ => None,
        };
        self.artefacts.redeal(drawn, rng);
    }

    fn is_turn_of(&self, viewer: Viewer) -> bool {
        viewer.seat().is_some_and(|seat| self.turns.is_mover(Party::Seat(seat)))
    }
}
