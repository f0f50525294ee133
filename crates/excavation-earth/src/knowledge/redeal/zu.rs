//! Determinization of Zu's decks.
//!
//! In rounds 2 and 3 a deck consists of new cards and some cards of the round before. Of the cards
//! turned over it is not always known which were new. So this is drawn first, with the probabilities
//! that follow from everything seen; the rest follows.

use dighouse_game::{List, Stream};

use crate::components::GameBox;
use crate::state::zu_deck::{MOST_KINDS, ROUND_DECK, Unseen, ZuCards, ZuDeck};
use crate::{ROUNDS, ZuAction, ZuCard};

/// How many cards of each kind.
type Kinds = [u8; MOST_KINDS];

/// What everybody knows of the deck of a round.
struct Known {
    /// Cards that were not seen before the round.
    unseen: Kinds,
    /// The cards of the round before, from which some were carried over.
    before: Kinds,
    /// How many new cards of each action the round has.
    new: [u8; ZuAction::ALL.len()],
}

fn count(cards: &ZuCards) -> Kinds {
    let mut kinds = [0; MOST_KINDS];
    cards.iter().for_each(|card| kinds[card.index()] += 1);
    kinds
}

/// Of the cards turned over in round 2, how many of each kind were new.
fn new_in_second(zu: &ZuDeck) -> Kinds {
    let (first, second) = (count(&zu.flipped()[0]), count(&zu.flipped()[1]));
    let mut new = [0; MOST_KINDS];
    let single = |card: &ZuCard| card.copies() == 1;
    for card in ZuCard::all().filter(single) {
        new[card.index()] = second[card.index()].saturating_sub(first[card.index()]);
    }
    for card in ZuCard::all().filter(|card| !single(card)) {
        let alike = ZuCard::all().filter(|other| other.action() == card.action());
        let others: u8 = alike.filter(single).map(|other| new[other.index()]).sum();
        new[card.index()] = GameBox::get().zu.rounds[1][card.action().index()].saturating_sub(others);
    }
    new
}

impl Known {
    fn of(zu: &ZuDeck, round: usize) -> Known {
        let mut unseen = [0; MOST_KINDS];
        ZuCard::all().for_each(|card| unseen[card.index()] = card.copies());
        let earlier = match round {
            0 => vec![],
            1 => vec![count(&zu.flipped()[0])],
            _ => vec![count(&zu.flipped()[0]), new_in_second(zu)],
        };
        for seen in earlier {
            unseen.iter_mut().zip(seen).for_each(|(left, seen)| *left = left.saturating_sub(seen));
        }
        let before = if round == 0 { [0; MOST_KINDS] } else { count(&zu.flipped()[round - 1]) };
        Known { unseen, before, new: GameBox::get().zu.rounds[round] }
    }

    /// How likely it is that these cards of the round before and these new ones come in the order seen.
    fn chance_of(&self, carried: &Kinds, new: &Kinds) -> f64 {
        let slots = GameBox::get().zu.carried as u8;
        let all_carried: u8 = carried.iter().sum();
        let pool: u8 = self.before.iter().sum();
        let mut chance = ways(slots, all_carried) / ways(pool, all_carried).max(1.0);
        for card in ZuCard::all() {
            chance *= ways(self.before[card.index()], carried[card.index()]);
            chance *= ways(self.unseen[card.index()], new[card.index()]);
        }
        for action in ZuAction::ALL {
            let of_action = |kinds: &Kinds| -> u8 {
                ZuCard::all().filter(|card| card.action() == action).map(|card| kinds[card.index()]).sum()
            };
            let turned = of_action(new);
            chance *= ways(self.new[action.index()], turned) / ways(of_action(&self.unseen), turned).max(1.0);
        }
        chance
    }

    /// Draws which of the cards turned over were carried over, by their probabilities.
    fn carried_among(&self, flipped: &ZuCards, rng: &mut Stream) -> Kinds {
        let split = |mask: u32| {
            let (mut carried, mut new) = ([0; MOST_KINDS], [0; MOST_KINDS]);
            for (place, card) in flipped.iter().enumerate() {
                let kinds = if mask >> place & 1 == 1 { &mut carried } else { &mut new };
                kinds[card.index()] += 1;
            }
            (carried, new)
        };
        let most = GameBox::get().zu.carried as u32;
        let masks = (0..1 << flipped.len()).filter(|mask: &u32| mask.count_ones() <= most);
        let chance = |mask: u32| {
            let (carried, new) = split(mask);
            self.chance_of(&carried, &new)
        };
        let all: f64 = masks.clone().map(chance).sum();
        let mut left = all * f64::from(rng.below(u32::MAX)) / f64::from(u32::MAX);
        let mut last = 0;
        for mask in masks {
            let chance = chance(mask);
            if chance > 0.0 {
                last = mask;
                left -= chance;
                if left < 0.0 {
                    break;
                }
            }
        }
        split(last).0
    }

    /// Deals the new cards of one action that were not seen yet to this round and the later ones.
    fn deal_action(
        &self,
        action: ZuAction,
        round: usize,
        seen: &Kinds,
        carried: &Kinds,
        unseen: &mut Unseen,
        rng: &mut Stream,
    ) {
        let mut cards = List::<ZuCard, { ROUND_DECK * ROUNDS as usize }>::EMPTY;
        let mut turned = 0;
        for card in ZuCard::all().filter(|card| card.action() == action) {
            let new = seen[card.index()] - carried[card.index()];
            turned += new;
            cards.extend(std::iter::repeat_n(card, usize::from(self.unseen[card.index()] - new)));
        }
        rng.shuffle(&mut cards);
        for _ in turned..self.new[action.index()] {
            unseen.deck.extend(cards.pop());
        }
        for (later, deck) in unseen.later.iter_mut().enumerate().skip(round) {
            for _ in 0..GameBox::get().zu.rounds[later + 1][action.index()] {
                deck.extend(cards.pop());
            }
        }
    }
}

/// The number of ways to take `taken` of `all` things one by one.
fn ways(all: u8, taken: u8) -> f64 {
    (0..taken).map(|place| f64::from(all) - f64::from(place)).map(|ways| ways.max(0.0)).product()
}

impl ZuDeck {
    /// Deals again everything that nobody has seen.
    pub(crate) fn redeal_for_everybody(&mut self, round: u8, rng: &mut Stream) {
        let round = usize::from(round) - 1;
        let known = Known::of(self, round);
        let flipped = self.flipped()[round];
        let carried = if round == 0 { [0; MOST_KINDS] } else { known.carried_among(&flipped, rng) };
        let left = self.unseen().deck.len();
        let mut unseen = Unseen::NONE;
        for action in ZuAction::ALL {
            known.deal_action(action, round, &count(&flipped), &carried, &mut unseen, rng);
        }
        let mut pool = List::<ZuCard, { ROUND_DECK * ROUNDS as usize }>::EMPTY;
        for card in ZuCard::all() {
            let copies = known.before[card.index()] - carried[card.index()];
            pool.extend(std::iter::repeat_n(card, usize::from(copies)));
        }
        rng.shuffle(&mut pool);
        let wanted = left.saturating_sub(unseen.deck.len());
        unseen.deck.extend(pool.into_iter().take(wanted));
        rng.shuffle(&mut unseen.deck);
        unseen.later.iter_mut().for_each(|deck| rng.shuffle(deck));
        self.redeal(unseen);
    }
}
