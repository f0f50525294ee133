//! The three dice.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Symbol;

/// What the three dice show. The dice are alike, so their symbols are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Dice([Symbol; 3]);

impl Dice {
    /// The dice that show these symbols.
    pub fn new(mut symbols: [Symbol; 3]) -> Dice {
        symbols.sort_unstable();
        Dice(symbols)
    }

    /// The symbols, in order.
    pub const fn symbols(self) -> [Symbol; 3] {
        self.0
    }

    /// The number of dice that show `symbol`.
    #[inline]
    pub fn count(self, symbol: Symbol) -> u8 {
        self.0.iter().map(|&shown| u8::from(shown == symbol)).sum()
    }

    /// The symbol that two or three dice show.
    pub fn pair(self) -> Option<Symbol> {
        let [first, middle, last] = self.0;
        (first == middle || middle == last).then_some(middle)
    }

    /// Three bits for each symbol, as many of them set as dice show it.
    #[inline]
    const fn unary(self) -> u32 {
        let [a, b, c] = [self.0[0] as u32, self.0[1] as u32, self.0[2] as u32];
        let (second, third) = ((a == b) as u32, (a == c) as u32 + (b == c) as u32);
        1 << (3 * a) | 1 << (3 * b + second) | 1 << (3 * c + third)
    }

    /// Its place in [`Dice::ALL`].
    #[inline]
    pub(crate) const fn place(self) -> usize {
        const PLACES: [u8; 216] = {
            let (mut places, mut place) = ([0; 216], 0);
            while place < Dice::ALL.len() {
                places[Dice::ALL[place].digits()] = place as u8;
                place += 1;
            }
            places
        };
        PLACES[self.digits()] as usize
    }

    /// The symbols as the digits of a number.
    #[inline]
    const fn digits(self) -> usize {
        (self.0[0] as usize * 6 + self.0[1] as usize) * 6 + self.0[2] as usize
    }

    /// All results of a throw, in order.
    pub(crate) const ALL: [Dice; 56] = {
        let mut all = [Dice([Symbol::Bird; 3]); 56];
        let (mut found, mut a) = (0, 0);
        while a < 6 {
            let mut b = a;
            while b < 6 {
                let mut c = b;
                while c < 6 {
                    all[found] = Dice([Symbol::ALL[a], Symbol::ALL[b], Symbol::ALL[c]]);
                    found += 1;
                    c += 1;
                }
                b += 1;
            }
            a += 1;
        }
        assert!(found == 56);
        all
    };
}

/// The results that the roller may turn a throw into.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turns {
    /// The dice that need not be turned, in [`Dice::unary`].
    free: u32,
    /// How many of them may be turned.
    most: u8,
    /// No die may show a bear.
    beginner: bool,
}

/// Why the roller may not turn the dice to a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadTurn {
    BearStays,
    TooManyTurned { most: u8 },
}

/// The bits of the bear in [`Dice::unary`].
const BEARS: u32 = 0b111 << (3 * Symbol::Bear as u32);

impl Turns {
    /// One die may be turned. In the beginner's game every bear must be turned; with `bear_turn_is_extra`
    /// the roller may then still turn one die.
    pub(crate) const fn of(rolled: Dice, beginner: bool, bear_turn_is_extra: bool) -> Turns {
        let forced = if beginner { rolled.unary() & BEARS } else { 0 };
        let most = (forced == 0 || bear_turn_is_extra) as u8;
        Turns { free: rolled.unary() & !forced, most, beginner }
    }

    pub(crate) const fn forbids(self, wanted: Dice) -> Option<BadTurn> {
        self.forbids_unary(wanted.unary())
    }

    #[inline]
    const fn forbids_unary(self, wanted: u32) -> Option<BadTurn> {
        let turned = self.free & !wanted;
        let too_many = if self.most == 0 { turned != 0 } else { turned.count_ones() > 1 };
        if self.beginner && wanted & BEARS != 0 {
            Some(BadTurn::BearStays)
        } else if too_many {
            Some(BadTurn::TooManyTurned { most: self.most })
        } else {
            None
        }
    }

    /// The places in [`Dice::ALL`] of the results that are allowed, one bit each.
    pub(crate) fn all(self) -> u64 {
        const UNARY: [u32; 56] = {
            let mut unary = [0; 56];
            let mut place = 0;
            while place < 56 {
                unary[place] = Dice::ALL[place].unary();
                place += 1;
            }
            unary
        };
        let allowed = UNARY.iter().map(|&wanted| self.forbids_unary(wanted).is_none());
        allowed.enumerate().fold(0, |all, (place, allowed)| all | u64::from(allowed) << place)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, middle, last] = self.0;
        write!(f, "{first} {middle} {last}")
    }
}

/// ```
/// use dighouse_lost_code::{Dice, Symbol};
///
/// let dice: Dice = "bird bird snake".parse()?;
/// assert_eq!(dice.count(Symbol::Bird), 2);
/// assert_eq!(dice.pair(), Some(Symbol::Bird));
/// assert_eq!(dice, Dice::new([Symbol::Snake, Symbol::Bird, Symbol::Bird]));
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
impl FromStr for Dice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Dice, ParseError> {
        let symbols = text.split(' ').map(str::parse).collect::<Result<Vec<Symbol>, _>>()?;
        let symbols = <[Symbol; 3]>::try_from(symbols).ok().filter(|symbols| symbols.is_sorted());
        symbols
            .map(Dice)
            .ok_or_else(|| ParseError::new("three symbols in order, such as `bird bird snake`", text))
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let symbols = <[Symbol; 3]>::deserialize(deserializer)?;
        if symbols.is_sorted() {
            Ok(Dice(symbols))
        } else {
            Err(D::Error::custom("the symbols of the dice must be in the order of the sheet"))
        }
    }
}
