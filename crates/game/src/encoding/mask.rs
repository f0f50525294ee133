use std::fmt;
use std::marker::PhantomData;

use super::{ActionId, Encoded};
use crate::{Listing, Seat};

/// A set of action ids, one bit each: which actions are legal.
///
/// ```
/// use dighouse_game::encoding::Mask;
/// use dighouse_game::{Encoded, Seat, Stream};
///
/// /// A random legal action.
/// fn choose<G: Encoded>(game: &G, seat: Seat, mask: &mut Mask<G>, rng: &mut Stream) -> Option<G::Action> {
///     mask.show(game, seat);
///     let place = rng.below(mask.len() as u32) as usize;
///     G::action(mask.iter().nth(place)?)
/// }
/// ```
///
/// A mask allocates once, when it is made.
pub struct Mask<G> {
    words: Box<[u64]>,
    game: PhantomData<fn() -> G>,
}

impl<G: Encoded> Mask<G> {
    /// How many words the mask of the game has.
    pub const WORDS: usize = G::ACTIONS.div_ceil(u64::BITS as usize);

    /// The empty set.
    pub fn new() -> Mask<G> {
        Mask { words: vec![0; Self::WORDS].into_boxed_slice(), game: PhantomData }
    }

    /// Makes it the legal actions of `seat`; none if the seat is not asked.
    pub fn show(&mut self, game: &G, seat: Seat) {
        self.words.fill(0);
        game.list(seat, self);
    }

    /// Adds the ids from `first` on whose bits are set.
    #[inline]
    fn insert(&mut self, first: usize, bits: u128) {
        let (word, shift) = (first / 64, first % 64);
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        // Shifting in two steps, since a shift by 64 is none.
        let parts = [low << shift, high << shift | low >> 1 >> (63 - shift), high >> 1 >> (63 - shift)];
        for (word, part) in self.words[word..].iter_mut().zip(parts) {
            *word |= part;
        }
    }

    /// Whether the set has `id`.
    pub fn contains(&self, id: ActionId) -> bool {
        let word = self.words.get(id.index() / 64).copied().unwrap_or_default();
        word >> (id.index() % 64) & 1 == 1
    }

    /// The number of ids.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// The ids in order.
    pub fn iter(&self) -> impl Iterator<Item = ActionId> {
        self.words.iter().enumerate().flat_map(|(place, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(ActionId::new(64 * place + bit))
            })
        })
    }

    /// The set as bits: id `n` is bit `n % 64` of word `n / 64`.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Writes a 1 for each id that the set has and a 0 for each other into `out`, which must have a byte for each id.
    ///
    /// # Panics
    /// If `out` has another length.
    pub fn write_bytes(&self, out: &mut [u8]) {
        assert_eq!(out.len(), G::ACTIONS, "a mask of {} has a byte for each id", G::INFO.id);
        for (bytes, &word) in out.chunks_mut(u64::BITS as usize).zip(&self.words) {
            for (bit, byte) in bytes.iter_mut().enumerate() {
                *byte = (word >> bit & 1) as u8;
            }
        }
    }
}

impl<G: Encoded> Default for Mask<G> {
    fn default() -> Mask<G> {
        Mask::new()
    }
}

impl<G> Clone for Mask<G> {
    fn clone(&self) -> Mask<G> {
        Mask { words: self.words.clone(), game: PhantomData }
    }
}

impl<G> PartialEq for Mask<G> {
    fn eq(&self, other: &Mask<G>) -> bool {
        self.words == other.words
    }
}

impl<G> Eq for Mask<G> {}

impl<G: Encoded> fmt::Debug for Mask<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(ActionId::index)).finish()
    }
}

impl<G: Encoded> Listing<G::Action> for Mask<G> {
    // Where a game lists an action, its kind is known: inlined, hardly anything is left to compute.
    #[inline(always)]
    fn push(&mut self, action: G::Action) {
        if let Some(id) = G::id(action) {
            self.words[id.index() / 64] |= 1 << (id.index() % 64);
        }
    }

    #[inline]
    fn extend_run(&mut self, mut actions: impl ExactSizeIterator<Item = G::Action>) {
        let count = actions.len();
        if let Some(id) = actions.next().and_then(G::id) {
            for done in (0..count).step_by(u128::BITS as usize) {
                let bits = (count - done).min(u128::BITS as usize);
                self.insert(id.index() + done, u128::MAX >> (u128::BITS as usize - bits));
            }
        }
    }

    #[inline]
    fn extend_where(&mut self, places: u128, action: impl Fn(usize) -> G::Action) {
        if places != 0 {
            let first = places.trailing_zeros() as usize;
            if let Some(id) = G::id(action(first)) {
                self.insert(id.index(), places >> first);
            }
        }
    }
}
