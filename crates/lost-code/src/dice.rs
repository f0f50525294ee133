//! The three dice.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Symbol;

/// What the three dice show. They are alike, so their symbols are kept in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice([Symbol; 3]);

impl Dice {
    /// The dice that show these symbols.
    pub fn new(mut symbols: [Symbol; 3]) -> Dice {
        symbols.sort_unstable();
        Dice(symbols)
    }

    /// What they show, in order.
    pub const fn symbols(self) -> [Symbol; 3] {
        self.0
    }

    /// How many show `symbol`.
    pub fn count(self, symbol: Symbol) -> u8 {
        self.0.iter().map(|&shown| u8::from(shown == symbol)).sum()
    }

    /// The symbol that two or three dice show.
    pub fn pair(self) -> Option<Symbol> {
        let [first, middle, last] = self.0;
        (first == middle || middle == last).then_some(middle)
    }

    /// How many dice can stay as they lie if all shall show what `other` shows.
    fn kept(self, other: Dice) -> u8 {
        (self.unary() & other.unary()).count_ones() as u8
    }

    /// Three bits for each symbol, as many of them set as dice show it.
    const fn unary(self) -> u32 {
        let [a, b, c] = [self.0[0] as u32, self.0[1] as u32, self.0[2] as u32];
        let (second, third) = ((a == b) as u32, (a == c) as u32 + (b == c) as u32);
        1 << (3 * a) | 1 << (3 * b + second) | 1 << (3 * c + third)
    }

    /// All results of a throw.
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

/// How the roller may turn the dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turning {
    /// No bear is in play: every die that shows one must be turned.
    pub(crate) beginner: bool,
    /// One die may still be turned after such forced turns.
    pub(crate) bear_turn_is_extra: bool,
}

/// What is wrong with a result that the roller wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadTurn {
    BearStays,
    TooManyTurned { most: u8 },
}

impl Turning {
    pub(crate) fn forbids(self, rolled: Dice, wanted: Dice) -> Option<BadTurn> {
        if self.beginner && wanted.count(Symbol::Bear) > 0 {
            return Some(BadTurn::BearStays);
        }
        let forced = if self.beginner { rolled.count(Symbol::Bear) } else { 0 };
        let most = u8::from(forced == 0 || self.bear_turn_is_extra);
        let turned = 3 - forced - rolled.kept(wanted);
        (turned > most).then_some(BadTurn::TooManyTurned { most })
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, middle, last] = self.0;
        write!(f, "{first} {middle} {last}")
    }
}

impl FromStr for Dice {
    type Err = ();

    fn from_str(text: &str) -> Result<Dice, ()> {
        let mut words = text.split(' ').map(Symbol::from_str);
        match (words.next(), words.next(), words.next(), words.next()) {
            (Some(Ok(first)), Some(Ok(middle)), Some(Ok(last)), None) => {
                let symbols = [first, middle, last];
                if symbols.is_sorted() { Ok(Dice(symbols)) } else { Err(()) }
            }
            _ => Err(()),
        }
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
            Err(D::Error::custom("the symbols of the dice are written in the order of the sheet"))
        }
    }
}
