//! The five kinds of tokens.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;
use serde::{Deserialize, Serialize};

/// A kind of token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Token {
    Coin,
    Compass,
    Tablet,
    Arrowhead,
    Jewel,
}

impl Token {
    /// All of them, in the order of the supply board.
    pub const ALL: [Token; 5] = [Token::Coin, Token::Compass, Token::Tablet, Token::Arrowhead, Token::Jewel];

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        ["coin", "compass", "tablet", "arrowhead", "jewel"][self as usize]
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Token {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Token, ParseError> {
        let token = Token::ALL.into_iter().find(|token| token.name() == text);
        token.ok_or_else(|| ParseError::new("a token", text))
    }
}

/// A number of each kind of token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Tokens {
    pub coin: u8,
    pub compass: u8,
    pub tablet: u8,
    pub arrowhead: u8,
    pub jewel: u8,
}

impl Tokens {
    /// None at all.
    pub const NONE: Tokens = Tokens::new([0; 5]);

    /// These numbers, in the order of [`Token::ALL`].
    pub const fn new([coin, compass, tablet, arrowhead, jewel]: [u8; 5]) -> Tokens {
        Tokens { coin, compass, tablet, arrowhead, jewel }
    }

    /// Tokens of one kind.
    pub fn of(token: Token, count: u8) -> Tokens {
        let mut counts = [0; 5];
        counts[token as usize] = count;
        Tokens::new(counts)
    }

    /// These numbers, in the order of [`Token::ALL`].
    pub const fn counts(self) -> [u8; 5] {
        [self.coin, self.compass, self.tablet, self.arrowhead, self.jewel]
    }

    /// How many there are of a kind.
    pub const fn count(self, token: Token) -> u8 {
        self.counts()[token as usize]
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Tokens::NONE
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, more: Tokens) -> Tokens {
        self.zip(more, u8::saturating_add)
    }

    /// What is left; no kind falls below none.
    #[must_use]
    pub fn minus(self, less: Tokens) -> Tokens {
        self.zip(less, u8::saturating_sub)
    }

    /// Whether these pay a cost.
    ///
    /// ```
    /// use dighouse_arnak::{Token, Tokens};
    ///
    /// let mine = Tokens { coin: 2, tablet: 1, ..Tokens::NONE };
    /// let cost = Tokens { coin: 1, compass: 1, ..Tokens::NONE };
    /// assert!(!mine.cover(cost));
    /// assert_eq!(cost.minus(mine), Tokens::of(Token::Compass, 1));
    /// ```
    pub const fn cover(self, cost: Tokens) -> bool {
        self.coin >= cost.coin
            && self.compass >= cost.compass
            && self.tablet >= cost.tablet
            && self.arrowhead >= cost.arrowhead
            && self.jewel >= cost.jewel
    }

    /// These, this many times over.
    #[must_use]
    pub fn times(self, count: u8) -> Tokens {
        Tokens::new(self.counts().map(|of_kind| of_kind.saturating_mul(count)))
    }

    fn zip(self, other: Tokens, with: impl Fn(u8, u8) -> u8) -> Tokens {
        let (left, right) = (self.counts(), other.counts());
        Tokens::new(std::array::from_fn(|kind| with(left[kind], right[kind])))
    }
}
