//! Randomness inside a state: a key and a counter.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::Seed;

/// A state's source of randomness. Every deal, shuffle or roll takes a [`Stream`] of its own, so that
/// one more die in a roll never changes a later shuffle.
///
/// It also counts what can never be taken back: see [`Chance::barriers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    key: Seed,
    drawn: u64,
    revealed: u64,
}

/// A fixed state of chance: that of a position that does not name one.
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

    /// Notes that something hidden was shown to a viewer.
    pub fn reveal(&mut self) {
        self.revealed += 1;
    }

    /// How many information barriers the game has passed: every use of randomness and every
    /// reveal is one. A step that leaves this number as it was can be undone.
    pub const fn barriers(&self) -> u64 {
        self.drawn + self.revealed
    }

    /// Replaces the key: from here on chance takes another course.
    pub fn rekey(&mut self, rng: &mut Stream) {
        self.key = rng.seed();
    }
}

/// A stream of random numbers, the same for ever for the same seed and number: ChaCha8 with the
/// seed as its key and the number as its nonce.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream with this number.
    pub fn new(seed: Seed, number: u64) -> Stream {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(number);
        Stream(rng)
    }

    /// A number below `n`, each as likely as any other. `n` must not be 0.
    ///
    /// Lemire's method, written out here because a record must replay for ever.
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

    /// Deals `items` whose order nobody may know anew. Where they lay before makes no difference: worlds
    /// that look the same become the same world, and nothing worked out from it tells them apart.
    pub fn deal<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        self.shuffle(items);
    }

    /// One of `items`, which must not be empty.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// A seed for something else.
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
    fn streams_are_the_same_for_ever() {
        let mut chance = Chance::new(Seed::from_number(1));
        let rolls: Vec<u32> = (0..3).map(|_| chance.stream().below(1000)).collect();
        let mut cards: Vec<u8> = (0..8).collect();
        chance.stream().shuffle(&mut cards);
        assert_eq!((rolls, cards), (vec![992, 333, 886], vec![4, 5, 7, 6, 2, 1, 0, 3]));
    }

    #[test]
    fn every_number_below_n_is_as_likely_as_any_other() {
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
