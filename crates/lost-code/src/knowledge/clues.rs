//! What the outcomes of a seat's bets and its exchanges say about its rack.

use dighouse_game::{Seat, Stream};

use crate::state::{MAX_ROUNDS, Round};
use crate::{Outcome, PerSymbol, Symbol, Values, Window};

/// A set of sums, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sums(u32);

impl Sums {
    /// The sums for which the others say `outcome`.
    pub(crate) fn told(window: Window, outcome: Outcome) -> Sums {
        let below = Sums::below(window.low());
        let up_to_high = Sums::below(window.high() + 1);
        match outcome {
            Outcome::Hit => Sums(up_to_high & !below),
            Outcome::Higher => Sums(!up_to_high),
            Outcome::Lower => Sums(below),
            Outcome::Wrong => Sums(!(up_to_high & !below)),
        }
    }

    const fn below(sum: u8) -> u32 {
        if sum < 32 { (1 << sum) - 1 } else { u32::MAX }
    }

    pub(crate) const fn contains(self, sum: u8) -> bool {
        self.0 >> sum & 1 == 1
    }

    /// The sums that remain once `part` of each is known.
    const fn less(self, part: u8) -> Sums {
        Sums(self.0 >> part)
    }
}

/// The tiles of a rack by symbol; 0 for a symbol that is not in play.
pub type Code = PerSymbol<u8>;

/// What one bet says about the tiles that are still on the rack.
#[derive(Clone, Copy, Debug)]
struct Clue {
    /// How many dice count each symbol.
    counts: PerSymbol<u8>,
    sums: Sums,
    /// The last symbol that counts; the first symbol if none does.
    last: Symbol,
}

impl Clue {
    const BLANK: Clue = Clue { counts: PerSymbol([0; 6]), sums: Sums(u32::MAX), last: Symbol::Bird };

    fn of(bet: Round, known: impl Fn(Symbol) -> Option<u8>, sums: Sums) -> Clue {
        let mut clue = Clue { sums, ..Clue::BLANK };
        for symbol in bet.dice.symbols() {
            match known(symbol) {
                Some(value) => clue.sums = clue.sums.less(value),
                None => {
                    clue.counts[symbol] += 1;
                    clue.last = clue.last.max(symbol);
                }
            }
        }
        clue
    }

    #[inline]
    fn allows(&self, code: &Code) -> bool {
        let sum = self.counts.0.iter().zip(&code.0).map(|(count, value)| count * value).sum();
        self.sums.contains(sum)
    }
}

/// All that a seat knows of its own rack.
#[derive(Clone, Debug)]
pub(crate) struct Clues {
    symbols: &'static [Symbol],
    unseen: PerSymbol<Values>,
    clues: [Clue; MAX_ROUNDS],
    len: usize,
}

impl Clues {
    /// From the rounds so far and the values of each symbol that `seat` does not see.
    pub(crate) fn new(
        seat: Seat,
        rounds: &[Round],
        symbols: &'static [Symbol],
        unseen: PerSymbol<Values>,
    ) -> Clues {
        let mut clues = Clues { symbols, unseen, clues: [Clue::BLANK; MAX_ROUNDS], len: 0 };
        for (index, &round) in rounds.iter().enumerate() {
            let Some(bet) = round.bets[seat] else { continue };
            let Some(outcome) = bet.outcome else { continue };
            // The tile of that round is known if it was discarded since.
            let known = |symbol| {
                let discards = rounds[index..].iter().filter_map(|later| later.discards[seat]);
                discards.into_iter().find(|tile| tile.symbol == symbol).map(|tile| tile.value)
            };
            clues.clues[clues.len] = Clue::of(round, known, Sums::told(bet.window, outcome));
            clues.len += 1;
        }
        clues
    }

    fn all(&self) -> &[Clue] {
        &self.clues[..self.len]
    }

    /// Calls `each` with every code that the rack may hold, until it returns [`Stop::Yes`].
    pub(crate) fn for_each_code(&self, each: &mut impl FnMut(&Code) -> Stop) {
        self.complete(&mut Code::default(), 0, each);
    }

    fn complete(&self, code: &mut Code, depth: usize, each: &mut impl FnMut(&Code) -> Stop) -> Stop {
        let Some(&symbol) = self.symbols.get(depth) else { return each(code) };
        for value in self.unseen[symbol].iter() {
            code[symbol] = value;
            let mut decided = self.all().iter().filter(|clue| clue.last == symbol);
            if decided.all(|clue| clue.allows(code)) && self.complete(code, depth + 1, each) == Stop::Yes {
                return Stop::Yes;
            }
        }
        Stop::No
    }

    /// A uniform sample of the codes that the rack may hold; `None` if there are none.
    pub(crate) fn sample(&self, rng: &mut Stream) -> Option<Code> {
        const TRIES: usize = 32;
        (0..TRIES).find_map(|_| self.try_sample(rng)).or_else(|| self.sample_from_all(rng))
    }

    /// A random code of unseen values, if it agrees with the clues.
    fn try_sample(&self, rng: &mut Stream) -> Option<Code> {
        let mut code = Code::default();
        for &symbol in self.symbols {
            let values = self.unseen[symbol];
            let place = rng.below(values.len() as u32) as usize;
            code[symbol] = values.iter().nth(place)?;
        }
        self.all().iter().all(|clue| clue.allows(&code)).then_some(code)
    }

    fn sample_from_all(&self, rng: &mut Stream) -> Option<Code> {
        let mut count = 0;
        self.for_each_code(&mut |_| {
            count += 1;
            Stop::No
        });
        if count == 0 {
            return None;
        }
        let (mut place, mut found) = (rng.below(count), None);
        self.for_each_code(&mut |code| {
            if place == 0 {
                found = Some(*code);
                return Stop::Yes;
            }
            place -= 1;
            Stop::No
        });
        found
    }
}

/// Whether an enumeration stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Yes,
    No,
}
