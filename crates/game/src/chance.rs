//! Randomness inside a state: a key and a counter.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::Seed;

/// A state's source of randomness. Every deal, shuffle or roll uses its own [`Stream`], so that one more die in a roll
/// never changes a later shuffle. It also counts barriers: see [`Chance::barriers`].
///
/// ```
/// use dighouse_game::{Chance, Seed};
///
/// let mut chance = Chance::new(Seed::from_number(1));
/// let mut deck = [1, 2, 3, 4, 5];
/// chance.stream().shuffle(&mut deck);
/// assert_eq!(chance.barriers(), 1);
///
/// // The same seed gives the same deck.
/// let mut again = [1, 2, 3, 4, 5];
/// Chance::new(Seed::from_number(1)).stream().shuffle(&mut again);
/// assert_eq!(deck, again);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    key: Seed,
    drawn: u64,
    revealed: u64,
}

/// The chance of a position that does not name one.
impl Default for Chance {
    fn default() -> Chance {
        Chance::new(Seed::from_number(0))
    }
}

impl Chance {
    /// The randomness of a new match.
    pub const fn new(seed: Seed) -> Chance {
        Chance { key: seed, drawn: 0, revealed: 0 }
    }

    /// The stream of the next deal, shuffle or roll.
    pub fn stream(&mut self) -> Stream {
        let stream = Stream::new(self.key, self.drawn);
        self.drawn += 1;
        stream
    }

    /// Notes that something hidden was revealed to a viewer.
    pub fn reveal(&mut self) {
        self.revealed += 1;
    }

    /// The number of information barriers so far: every stream and every reveal is one. A step that leaves this
    /// number unchanged can be undone.
    pub const fn barriers(&self) -> u64 {
        self.drawn + self.revealed
    }

    /// Replaces the key, and with it all future chance.
    pub fn rekey(&mut self, rng: &mut Stream) {
        self.key = rng.seed();
    }
}

/// A stream of random numbers: ChaCha8 with the seed as its key and the number of the stream as its nonce. The same
/// seed and number give the same stream in every version of the program.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream with this number.
    pub fn new(seed: Seed, number: u64) -> Stream {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(number);
        Stream(rng)
    }

    /// A uniform number below `n`, which must not be 0.
    ///
    /// This is Lemire's method, implemented here so that records replay in every version of the program.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "no number is below 0");
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Puts `items` in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Sorts and then shuffles `items` whose order is hidden. The result does not depend on their order before, so
    /// states that look the same become the same state.
    pub fn deal<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        self.shuffle(items);
    }

    /// One of `items`, which must not be empty.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// A seed for another purpose.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_never_change() {
        let mut chance = Chance::new(Seed::from_number(1));
        let rolls: Vec<u32> = (0..3).map(|_| chance.stream().below(1000)).collect();
        let mut cards: Vec<u8> = (0..8).collect();
        chance.stream().shuffle(&mut cards);
        assert_eq!((rolls, cards), (vec![992, 333, 886], vec![4, 5, 7, 6, 2, 1, 0, 3]));
    }

    #[test]
    fn numbers_below_n_are_uniform() {
        let mut stream = Stream::new(Seed::from_number(2), 0);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[stream.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_stream_and_a_reveal_are_barriers() {
        let mut chance = Chance::new(Seed::from_number(3));
        assert_eq!(chance.barriers(), 0);
        chance.stream();
        chance.reveal();
        assert_eq!(chance.barriers(), 2);
    }
}
