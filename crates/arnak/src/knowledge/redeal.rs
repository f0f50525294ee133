//! Worlds that look the same to a viewer.

use dighouse_game::{Seat, Stream, Viewer};

use crate::knowledge::holding::{Held, Known, MOST_CARDS};
use crate::rules::task::Task;
use crate::{Arnak, Card};

/// So often a hand is dealt anew until it can finish the payment that its owner has begun; the true
/// hand can.
const TRIES: usize = 30;

/// Deals what lies at some places of a list of cards anew.
fn deal_at(cards: &mut [Card], hidden: impl Fn(usize) -> bool, rng: &mut Stream) {
    let len = cards.len();
    let places = || (0..len).filter(|&place| hidden(place));
    let mut pool = [Card::FEAR; MOST_CARDS];
    places().zip(&mut pool).for_each(|(place, card)| *card = cards[place]);
    rng.deal(&mut pool[..places().count()]);
    places().zip(pool).for_each(|(place, card)| cards[place] = card);
}

impl Arnak {
    pub(crate) fn deal_anew(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.chance.rekey(rng);
        if viewer == Viewer::AllSeeing {
            return;
        }
        self.redeal_decks(rng);
        self.redeal_island(rng);
        self.redeal_assistants(viewer, rng);
        self.redeal_bonuses(viewer, rng);
        for seat in self.seats() {
            let own = viewer == Viewer::Seat(seat);
            let paying = seat == self.turn && matches!(self.tasks.next(), Some(Task::PayTravel(_)));
            if own || !paying {
                self.redeal_player(seat, own, rng);
            } else {
                self.redeal_payer(seat, rng);
            }
        }
        self.redeal_rival(rng);
    }

    /// The card decks; their top cards stay if they were shown.
    fn redeal_decks(&mut self, rng: &mut Stream) {
        let decks = [self.items.things_mut(), self.artifacts.things_mut()];
        for (deck, seen) in decks.into_iter().zip(self.top_seen) {
            let unseen = deck.len() - usize::from(seen && !deck.is_empty());
            rng.deal(&mut deck[..unseen]);
        }
    }

    /// Site tiles but those that were shown and put under their stack; guardians; hidden idols.
    fn redeal_island(&mut self, rng: &mut Stream) {
        for (stack, seen) in self.sites.iter_mut().zip(self.sites_seen) {
            rng.deal(&mut stack.things_mut()[usize::from(seen)..]);
        }
        rng.deal(self.guardians.things_mut());
        rng.deal(&mut self.hidden_idols);
    }

    /// Assistants that are not on top, unless the viewer looked through the rescue stack.
    fn redeal_assistants(&mut self, viewer: Viewer, rng: &mut Stream) {
        let looked = viewer.seat().is_some_and(|seat| self.rescue_seen.contains(seat));
        let rescue = if looked { &mut [][..] } else { self.rescue.things_mut() };
        let mut stacks = self.supply.each_mut().map(|stack| stack.things_mut());
        let mut unseen = crate::pile::Pile::<12>::EMPTY;
        for stack in stacks.iter().map(|stack| &**stack).chain([&*rescue]) {
            let under = stack.len().saturating_sub(1);
            stack[..under].iter().for_each(|&assistant| unseen.push(assistant));
        }
        rng.deal(unseen.things_mut());
        for stack in stacks.iter_mut().map(|stack| &mut **stack).chain([rescue]) {
            let under = stack.len().saturating_sub(1);
            stack[..under].iter_mut().for_each(|place| *place = unseen.pop().unwrap_or_default());
        }
    }

    /// Bonus tiles out of the game, and those of the temple unless the viewer looked through them.
    fn redeal_bonuses(&mut self, viewer: Viewer, rng: &mut Stream) {
        let looked = viewer.seat().is_some_and(|seat| self.temple_seen.contains(seat));
        let mut unseen = self.unused_bonuses;
        if !looked {
            self.temple_bonuses.things().iter().for_each(|&tile| unseen.push(tile));
        }
        rng.deal(unseen.things_mut());
        if !looked {
            for place in self.temple_bonuses.things_mut() {
                *place = unseen.pop().unwrap_or_default();
            }
        }
        self.unused_bonuses = unseen;
    }

    /// Cards of one shuffle change places among themselves: in the deck, for others in the hand too.
    fn redeal_player(&mut self, seat: Seat, own: bool, rng: &mut Stream) {
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

    /// Whoever began a payment has a hand that can finish it.
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

    /// The rival's tiles to come; the arrow on top stays.
    fn redeal_rival(&mut self, rng: &mut Stream) {
        let Some(top) = self.rival.next() else { return };
        let tiles = self.rival.deck.things_mut();
        rng.deal(tiles);
        let arrow = |tile: &u8| crate::RivalTile::ALL[usize::from(*tile)].arrow();
        let same = tiles.iter().rposition(|tile| arrow(tile) == top.arrow());
        if let Some(place) = same {
            let last = tiles.len() - 1;
            tiles.swap(place, last);
        }
    }
}
