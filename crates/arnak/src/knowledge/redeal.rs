//! Redeals what a viewer cannot know.

use dighouse_game::{Seat, Stream, Viewer};

use crate::knowledge::holding::{Held, Known, MOST_CARDS};
use crate::state::Phase;
use crate::state::task::Task;
use crate::{Arnak, Card};

/// How often a hand is redealt until it can finish the payment that its owner has begun. The real hand
/// can, and is kept if all tries fail.
const TRIES: usize = 30;

/// Redeals the cards at the hidden places of a list.
fn deal_at(cards: &mut [Card], hidden: impl Fn(usize) -> bool, rng: &mut Stream) {
    let len = cards.len();
    let places = || (0..len).filter(|&place| hidden(place));
    let mut pool = [Card::FEAR; MOST_CARDS];
    places().zip(&mut pool).for_each(|(place, card)| *card = cards[place]);
    rng.deal(&mut pool[..places().count()]);
    places().zip(pool).for_each(|(place, card)| cards[place] = card);
}

impl Arnak {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.chance.rekey(rng);
        if viewer == Viewer::AllSeeing {
            return;
        }
        self.market.redeal(rng);
        self.island.redeal(rng);
        self.assistants.redeal(viewer.seat(), rng);
        self.research.redeal(viewer.seat(), rng);
        for seat in self.seats() {
            let own = viewer == Viewer::Seat(seat);
            let paying = seat == self.turn && matches!(self.tasks.next(), Some(Task::PayTravel(_)));
            if own || !paying {
                self.redeal_player(seat, own, rng);
            } else {
                self.redeal_payer(seat, rng);
            }
        }
        self.rival.redeal(rng);
    }

    /// Redeals the cards of each shuffle among themselves: those of the deck and, for other viewers, of
    /// the hand. For them, what an earring kept or put back and what the player answers at the end of
    /// the round is drawn anew too.
    fn redeal_player(&mut self, seat: Seat, own: bool, rng: &mut Stream) {
        if !own {
            self.redeal_mixes(seat, rng);
            self.redeal_kept(seat, rng);
        }
        self.redeal_shuffles(seat, own, rng);
        if !own && self.phase == Phase::Keep {
            self.redeal_answers(seat, rng);
        }
    }

    /// Any of the drawn cards may be the one that is kept.
    fn redeal_kept(&mut self, seat: Seat, rng: &mut Stream) {
        let count = self.drawn_of(seat).count();
        if count > 0 && matches!(self.tasks.next(), Some(Task::PutBack(_))) {
            self.drawn[..count].sort_unstable_by_key(|held| held.map(|held| (held.kind(), held.mix())));
            rng.shuffle(&mut self.drawn[..count]);
        }
    }

    /// Everybody knows who has decided, but not how many cards anybody has put away.
    fn redeal_answers(&mut self, seat: Seat, rng: &mut Stream) {
        let hand = self.players[seat].holding.hand_mut();
        hand.sort_unstable_by_key(|held| (held.card(), held.kind()));
        hand.iter_mut().for_each(|held| *held = held.put_away(rng.below(2) == 1));
    }

    fn redeal_shuffles(&mut self, seat: Seat, own: bool, rng: &mut Stream) {
        let deck = self.players[seat].holding.deck_len();
        let held = self.players[seat].holding.all().len();
        let mut all = [Held::default(); MOST_CARDS];
        all[..held].copy_from_slice(self.players[seat].holding.all());
        let mut count = held;
        for card in self.drawn_of(seat) {
            all[count] = *card;
            count += 1;
        }
        let least = if own { Known::Owner } else { Known::Everybody };
        let mut cards: [Card; MOST_CARDS] = all.map(Held::card);
        for shuffle in 0..=crate::rules::round::ROUNDS {
            let hidden = |place: usize| {
                let card = all[place];
                card.shuffle() == shuffle && card.known() < least && !(own && place >= deck)
            };
            deal_at(&mut cards[..count], hidden, rng);
        }
        let anew = |place: usize| all[place].with_card(cards[place]);
        for (place, card) in self.players[seat].holding.all_mut().iter_mut().enumerate() {
            *card = anew(place);
        }
        if seat == self.turn {
            for (place, card) in self.drawn.iter_mut().flatten().enumerate() {
                *card = anew(held + place);
            }
        }
    }

    /// Redeals a player who has begun a payment: the new hand can finish it.
    fn redeal_payer(&mut self, seat: Seat, rng: &mut Stream) {
        let truth = self.players[seat];
        for _ in 0..TRIES {
            self.redeal_player(seat, false, rng);
            if self.can_finish_payment() {
                return;
            }
        }
        self.players[seat] = truth;
    }
}
