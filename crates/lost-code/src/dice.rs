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

    /// How many of these dice, those with a bear aside if `forced`, must be turned so that they
    /// show what `other` shows.
    fn turned(self, other: Dice, forced: bool) -> usize {
        let mut wanted = other.0.map(Some);
        self.0
            .into_iter()
            .filter(|&symbol| !(forced && symbol == Symbol::Bear))
            .filter(|&symbol| match wanted.iter_mut().find(|slot| **slot == Some(symbol)) {
                Some(slot) => {
                    *slot = None;
                    false
                }
                None => true,
            })
            .count()
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
        let forced = self.beginner && rolled.count(Symbol::Bear) > 0;
        let most = if forced && !self.bear_turn_is_extra { 0 } else { 1 };
        if self.beginner && wanted.count(Symbol::Bear) > 0 {
            Some(BadTurn::BearStays)
        } else if rolled.turned(wanted, forced) > most {
            Some(BadTurn::TooManyTurned { most: most as u8 })
        } else {
            None
        }
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
