//! What others know of a card that the Crystal Earring has put back on a deck.
//!
//! They know the drawn cards as they knew them on the deck: an item bought this round, or some card of
//! a shuffle. They are not told which one was kept and which one was put back. So the card on the deck
//! is of one of these kinds, and the others are in the hand. As soon as its owner draws it, all of them
//! are in the hand, and nothing is left to be unsure of.
//!
//! Every hand card that is shown to all tells something about the rest of the hand, so the kinds have
//! weights. Of two Fear cards from different shuffles, it counts as seen which one is played.

use dighouse_game::{Filler, List, Seat, Stream};

use super::holding::{Held, Kind, Known, MOST_CARDS};
use crate::{Arnak, Card};

/// The most mixes at once. There is one Crystal Earring, it is used once a round, and it draws again
/// what it has put back unless two cards cover that.
pub(crate) const MOST_MIXES: usize = 3;

/// The most kinds in a mix: two, and one more for every further use of the Crystal Earring.
pub(crate) const MOST_KINDS: usize = 6;

/// A kind that a card may be of, and how likely that is compared with the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Likely {
    pub(crate) kind: Kind,
    pub(crate) weight: u16,
}

impl Filler for Likely {
    const FILLER: Likely = Likely { kind: Kind::Shuffle(0), weight: 0 };
}

/// Kinds in ascending order, each with its weight.
pub(crate) type Kinds = List<Likely, MOST_KINDS>;

/// The kinds of which one lies on a deck while the others are in its owner's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mix {
    pub(crate) owner: Seat,
    pub(crate) kinds: Kinds,
}

/// Sums of weights, kind by kind.
struct Sums(List<(Kind, u64), { 3 * MOST_KINDS }>);

impl Sums {
    const NONE: Sums = Sums(List::empty((Kind::Shuffle(0), 0)));

    fn add(&mut self, kind: Kind, weight: u64) {
        match self.0.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, sum)) => *sum += weight,
            None if weight > 0 => self.0.push((kind, weight)),
            None => {}
        }
    }

    /// The kinds with small weights in the same proportions.
    fn kinds(mut self) -> Kinds {
        self.0.sort_unstable();
        let weights = || self.0.iter().map(|(_, weight)| *weight);
        let common = weights().fold(0, divisor).max(1);
        let scale = weights().max().unwrap_or(0).div_ceil(u64::from(u16::MAX)).max(common);
        let small = |weight: u64| (weight / scale).max(1) as u16;
        let kinds = self.0.iter().take(MOST_KINDS);
        let mut list = Kinds::EMPTY;
        list.extend(kinds.map(|&(kind, weight)| Likely { kind, weight: small(weight) }));
        list
    }
}

/// The greatest common divisor.
const fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

impl Arnak {
    /// The mixes of a player with their numbers.
    pub(crate) fn mixes_of(&self, owner: Seat) -> impl Iterator<Item = (u8, Mix)> + use<> {
        let mixes = (1..).zip(self.mixes).filter_map(|(number, mix)| Some((number, mix?)));
        mixes.filter(move |(_, mix)| mix.owner == owner)
    }

    /// Whether others do not know if this card, which they know its owner has, is in the hand or lies on
    /// the deck.
    pub(crate) fn is_mixed(&self, owner: Seat, card: Card) -> bool {
        let is_it = |likely: &Likely| likely.kind == Kind::Card(card);
        self.mixes_of(owner).any(|(_, mix)| mix.kinds.iter().any(is_it))
    }

    /// What others know that a player has without knowing whether it is in the hand or lies on the deck.
    pub(crate) fn mixed_cards(&self, owner: Seat) -> impl Iterator<Item = Card> {
        let mixes = self.mixes.iter().flatten().filter(move |mix| mix.owner == owner);
        mixes.flat_map(|mix| &mix.kinds).filter_map(|likely| match likely.kind {
            Kind::Card(card) => Some(card),
            Kind::Shuffle(_) => None,
        })
    }

    /// Notes that a card has left the deck for the hand.
    #[inline]
    pub(crate) fn forget_mix_of(&mut self, held: Held) {
        if held.mix() > 0 {
            self.mixes[usize::from(held.mix()) - 1] = None;
        }
    }

    /// Takes a card out of a hand, for all to see.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let Some(held) = self.players[seat].holding.find_in_hand(card) else { return };
        if self.mixes != [None; MOST_MIXES] {
            self.learn_from_hand(seat, held);
        }
        self.players[seat].holding.take_from_hand(held);
    }

    /// The more cards of its kind a hand may have, the more likely it is that one of them is shown.
    fn learn_from_hand(&mut self, seat: Seat, shown: Held) {
        let kind = shown.kind();
        let holding = &self.players[seat].holding;
        let in_hand = holding.hand().iter().filter(|held| held.kind() == kind).count() as u64;
        for (number, mix) in self.mixes_of(seat) {
            let Some(back) = self.held_in(seat, number) else { continue };
            let mut sums = Sums::NONE;
            for likely in &mix.kinds {
                let if_so = in_hand + u64::from(kind == back.kind()) - u64::from(kind == likely.kind);
                sums.add(likely.kind, u64::from(likely.weight) * if_so);
            }
            let kinds = sums.kinds();
            if kinds.len() > 1 {
                self.mixes[usize::from(number) - 1] = Some(Mix { kinds, ..mix });
            } else {
                self.mixes[usize::from(number) - 1] = None;
                self.place_of(seat, number, |held| held.with_mix(0));
            }
        }
        if shown.card() == Card::FEAR && self.mixes_of(seat).next().is_some() {
            self.chance.reveal();
        }
    }

    /// The card of a mix, on the deck or just drawn.
    pub(crate) fn held_in(&self, seat: Seat, number: u8) -> Option<Held> {
        let on_deck = self.players[seat].holding.deck().iter().chain(self.drawn_of(seat));
        on_deck.copied().find(|held| held.mix() == number)
    }

    /// Replaces the card of a mix.
    fn place_of(&mut self, seat: Seat, number: u8, new: impl Fn(Held) -> Held) {
        let own_turn = seat == self.turn;
        let drawn = self.drawn.iter_mut().flatten().filter(|_| own_turn);
        let all = self.players[seat].holding.all_mut().iter_mut().chain(drawn);
        all.filter(|held| held.mix() == number).for_each(|held| *held = new(*held));
    }

    /// What others know of a card on a deck: of which kinds it may be.
    fn kinds_of(&self, held: Held) -> Kinds {
        match held.mix() {
            0 => [Likely { kind: held.kind(), weight: 1 }].into_iter().collect(),
            number => self.mixes[usize::from(number) - 1].map_or(List::EMPTY, |mix| mix.kinds),
        }
    }

    /// What others know of a card put back after an earring has drawn these and some were used up.
    pub(crate) fn kinds_put_back(&self, drawn: &[Held], used: &[Held]) -> Kinds {
        let mut kinds = [Kinds::EMPTY; 3];
        kinds.iter_mut().zip(drawn).for_each(|(kinds, &held)| *kinds = self.kinds_of(held));
        let mut sums = Sums::NONE;
        for back in 0..drawn.len() {
            for kept in (0..drawn.len()).filter(|&kept| kept != back) {
                let rest = (0..drawn.len()).find(|&rest| rest != back && rest != kept);
                let seen = |likely: &&Likely| used.iter().any(|held| held.kind() == likely.kind);
                let weight = |likely: &Likely| u64::from(likely.weight);
                let used_so = rest.map_or(1, |rest| kinds[rest].iter().filter(seen).map(weight).sum());
                let kept_so: u64 = kinds[kept].iter().map(weight).sum();
                kinds[back]
                    .iter()
                    .for_each(|likely| sums.add(likely.kind, weight(likely) * kept_so * used_so));
            }
        }
        sums.kinds()
    }

    /// The number of a new mix of these kinds; 0 if others know the kind.
    pub(crate) fn new_mix(&mut self, kinds: Kinds) -> u8 {
        let owner = self.turn;
        let free = self.mixes.iter().position(Option::is_none);
        match free.filter(|_| kinds.len() > 1) {
            None => 0,
            Some(place) => {
                self.mixes[place] = Some(Mix { owner, kinds });
                place as u8 + 1
            }
        }
    }

    /// Redeals which of the kinds of a mix lies on the deck and which are in the hand.
    pub(crate) fn redeal_mixes(&mut self, seat: Seat, rng: &mut Stream) {
        if self.mixes_of(seat).next().is_none() {
            return;
        }
        let mut pool = List::<Held, MOST_CARDS>::EMPTY;
        pool.extend(self.players[seat].holding.hand().iter().map(|held| held.put_away(false)));
        for (number, _) in self.mixes_of(seat) {
            pool.extend(self.held_in(seat, number).map(Held::in_hand));
        }
        pool.sort_unstable_by_key(|held| held.kind());
        for (number, mix) in self.mixes_of(seat) {
            let there = |kind: Kind| pool.iter().position(|held| held.kind() == kind);
            let kinds: Kinds =
                mix.kinds.iter().filter(|likely| there(likely.kind).is_some()).copied().collect();
            let Some(place) = pick(&kinds, rng).and_then(there) else { continue };
            let held = pool.remove(place);
            let known = held.known().max(Known::Owner);
            self.place_of(seat, number, |_| held.with_known(known).with_mix(number));
        }
        self.players[seat].holding.hand_mut().copy_from_slice(&pool);
    }
}

/// One of these, by their weights.
fn pick(kinds: &[Likely], rng: &mut Stream) -> Option<Kind> {
    let sum = kinds.iter().map(|likely| u32::from(likely.weight)).sum::<u32>();
    let mut number = if sum > 0 { rng.below(sum) } else { return None };
    let found = kinds.iter().find(|likely| {
        let weight = u32::from(likely.weight);
        let hit = number < weight;
        number = number.saturating_sub(weight);
        hit
    });
    found.map(|likely| likely.kind)
}
