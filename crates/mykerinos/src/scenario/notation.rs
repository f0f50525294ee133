//! Actions as text.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use dighouse_game::ParseError;

use crate::{Action, Patron, Placement};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Dig { squares } => write!(f, "dig {squares}"),
            Action::Extend { squares } => write!(f, "extend {squares}"),
            Action::Patron { patron, squares } => write!(f, "patron {patron} {squares}"),
            Action::Brown { room } => write!(f, "patron brown {room}"),
            Action::Neutral { squares } => write!(f, "neutral {squares}"),
            Action::Skip => f.write_str("skip"),
            Action::Take { side } => write!(f, "take {side}"),
            Action::Museum { room } => write!(f, "museum {room}"),
            Action::Decline => f.write_str("decline"),
            Action::Remove { side } => write!(f, "remove {side}"),
        }
    }
}

/// ```
/// use dighouse_mykerinos::Action;
///
/// fn squares(text: &str) -> Result<usize, Box<dyn std::error::Error>> {
///     Ok(match text.parse()? {
///         Action::Dig { squares } | Action::Extend { squares } => squares.len(),
///         _ => 0,
///     })
/// }
///
/// assert_eq!(squares("extend c4 c5").unwrap(), 2);
/// assert_eq!(squares("dig i9").unwrap_err().to_string(), "`i9` is not a square such as `c4`");
/// ```
impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text.split_once(' ') {
            None => match text {
                "pass" => Ok(Action::Pass),
                "skip" => Ok(Action::Skip),
                "decline" => Ok(Action::Decline),
                _ => Err(unknown(text)),
            },
            Some(("dig", rest)) => squares(rest, 1..=1).map(|squares| Action::Dig { squares }),
            Some(("extend", rest)) => squares(rest, 2..=2).map(|squares| Action::Extend { squares }),
            Some(("patron", rest)) => patron(rest),
            Some(("neutral", rest)) => squares(rest, 1..=2).map(|squares| Action::Neutral { squares }),
            Some(("take", rest)) => rest.parse().map(|side| Action::Take { side }),
            Some(("museum", rest)) => rest.parse().map(|room| Action::Museum { room }),
            Some(("remove", rest)) => rest.parse().map(|side| Action::Remove { side }),
            Some(_) => Err(unknown(text)),
        }
    }
}

fn unknown(text: &str) -> ParseError {
    ParseError::new("an action of Mykerinos", text)
}

fn squares(text: &str, count: RangeInclusive<usize>) -> Result<Placement, ParseError> {
    let placement: Placement = text.parse()?;
    if count.contains(&placement.len()) {
        Ok(placement)
    } else {
        Err(ParseError::new("the number of squares of this action", text))
    }
}

fn patron(text: &str) -> Result<Action, ParseError> {
    let (patron, rest) = text.split_once(' ').ok_or_else(|| unknown(text))?;
    match patron.parse()? {
        Patron::Brown => rest.parse().map(|room| Action::Brown { room }),
        patron => squares(rest, patron.squares()).map(|squares| Action::Patron { patron, squares }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way_to_write_an_action() {
        for text in [
            "pass",
            "dig a1",
            "dig h9",
            "extend c4 d4",
            "extend c4 c5",
            "patron violet c4",
            "patron violet c4 c5",
            "patron lemon c4",
            "patron lemon c4 d4",
            "patron brown 3-2",
            "patron blackmore c4 d4",
            "patron tangerine c4 d4 c5",
            "neutral c4",
            "neutral c4 c5",
            "skip",
            "take left",
            "take right",
            "museum 5-1",
            "museum 2-12",
            "museum 2-51",
            "decline",
            "remove left",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            " ",
            "pass ",
            "Pass",
            "dig",
            "dig i1",
            "dig a0",
            "dig a10",
            "dig A1",
            "dig c4 c5",
            "dig  c4",
            "extend c4",
            "extend c5 c4",
            "extend c4 c4",
            "extend c4 c5 c6",
            "patron",
            "patron violet",
            "patron brown",
            "patron brown c4",
            "patron mauve c4",
            "patron blackmore c4",
            "patron tangerine c4 c5",
            "neutral c4 c5 c6",
            "take",
            "take middle",
            "museum 4-1",
            "museum 2-1",
            "museum 2-13",
            "museum 2-15",
            "museum 5-6",
            "museum 5-12",
            "remove",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
