//! Actions as text.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;

use crate::Action;

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

/// ```
/// use dighouse_lost_code::Action;
///
/// fn width(text: &str) -> Result<Option<u8>, Box<dyn std::error::Error>> {
///     Ok(match text.parse()? {
///         Action::Bet { window } => Some(window.width()),
///         _ => None,
///     })
/// }
///
/// assert_eq!(width("bet 9-15").unwrap(), Some(7));
/// assert_eq!(width("bet 15").unwrap_err().to_string(), "`15` is not a window such as `9-15`");
/// ```
impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let unknown = || ParseError::new("an action of The Lost Code", text);
        match text.split_once(' ') {
            None if text == "leave" => Ok(Action::Leave),
            Some(("take", rest)) => rest.parse().map(|values| Action::Take { values }),
            Some(("dice", rest)) => rest.parse().map(|dice| Action::Dice { dice }),
            Some(("bet", rest)) => rest.parse().map(|window| Action::Bet { window }),
            Some(("exchange", rest)) => rest.parse().map(|symbol| Action::Exchange { symbol }),
            Some(("guess", rest)) => {
                let (symbol, values) = rest.split_once(' ').ok_or_else(unknown)?;
                Ok(Action::Guess { symbol: symbol.parse()?, values: values.parse()? })
            }
            None | Some(_) => Err(unknown()),
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
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
