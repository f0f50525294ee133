//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{Dice, Symbol, Values, Window};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum Action {
    /// Deadly Shortcut: leave the token to the next player. `leave`
    Leave,
    /// Deadly Shortcut: take the token and write one to three values. `take 1 2`
    Take {
        /// What is written.
        values: Values,
    },
    /// The roller says how the dice shall lie. `dice bird bird snake`
    Dice {
        /// The dice after the decision.
        dice: Dice,
    },
    /// Take the wheel of this width and set its window. `bet 9-15`
    Bet {
        /// The window.
        window: Window,
    },
    /// Discard the tile of this symbol and draw another. `exchange snake`
    Exchange {
        /// The symbol.
        symbol: Symbol,
    },
    /// Write up to three values for a symbol at the end. `guess bird 2 5`, `guess bird none`
    Guess {
        /// The symbol.
        symbol: Symbol,
        /// What is written.
        values: Values,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Leave => f.write_str("leave"),
            Action::Take { values } => write!(f, "take {values}"),
            Action::Dice { dice } => write!(f, "dice {dice}"),
            Action::Bet { window } => write!(f, "bet {window}"),
            Action::Exchange { symbol } => write!(f, "exchange {symbol}"),
            Action::Guess { symbol, values } => write!(f, "guess {symbol} {values}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        if text == "leave" {
            return Ok(Action::Leave);
        }
        let (verb, rest) = text.split_once(' ').ok_or(())?;
        match verb {
            "take" => rest.parse().map(|values| Action::Take { values }),
            "dice" => rest.parse().map(|dice| Action::Dice { dice }),
            "bet" => rest.parse().map(|window| Action::Bet { window }),
            "exchange" => rest.parse().map(|symbol| Action::Exchange { symbol }),
            "guess" => {
                let (symbol, values) = rest.split_once(' ').ok_or(())?;
                Ok(Action::Guess { symbol: symbol.parse()?, values: values.parse()? })
            }
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way_to_write_an_action() {
        for text in [
            "leave",
            "take 0 1 8",
            "dice bird bird snake",
            "bet 9-15",
            "bet 20-20",
            "exchange bear",
            "guess human 7",
            "guess bird none",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            " ",
            "leave ",
            "Leave",
            "take",
            "take 9",
            "take 1 1",
            "take 2 1",
            "take 1  2",
            "dice bird",
            "dice snake bird bird",
            "dice bird bird bird bird",
            "bet",
            "bet 15-9",
            "bet 09-15",
            "bet 9-1500",
            "bet +9-15",
            "bet 9–15",
            "exchange",
            "exchange cat",
            "guess bird",
            "guess 3",
            "guess bird 1 2 none",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>(), Err(()), "{text:?}");
        }
    }
}
