//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Patron, Placement, Room};

/// One decision. What is placed together is one action: see [`Placement`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum Action {
    /// Pass, and take the lowest free space of the track. `pass`
    Pass,
    /// Begin a dig with one archaeologist. `dig c4`
    Dig {
        /// The square.
        squares: Placement,
    },
    /// Extend a dig by two archaeologists. `extend c4 c5`
    Extend {
        /// The squares.
        squares: Placement,
    },
    /// Turn a patron for a special dig or extension. `patron tangerine c4 c5 d5`
    Patron {
        /// The patron.
        patron: Patron,
        /// The squares.
        squares: Placement,
    },
    /// Turn Sir Brown and send an archaeologist from the pool to the museum. `patron brown 3-2`
    Brown {
        /// The room.
        room: Room,
    },
    /// Place neutral archaeologists: one for a dig, two for an extension. `neutral c4`, `neutral c4 c5`
    Neutral {
        /// The squares.
        squares: Placement,
    },
    /// Place no neutral archaeologist. `skip`
    Skip,
    /// Take a plot of the zone. `take left`
    Take {
        /// Which.
        side: Side,
    },
    /// Send an archaeologist from the supply to the museum. `museum 2-12`
    Museum {
        /// The room.
        room: Room,
    },
    /// Leave the plot. `decline`
    Decline,
    /// Say which plot the neutral expedition removes. `remove right`
    Remove {
        /// Which.
        side: Side,
    },
}

/// One of the two plots of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["left", "right"][*self as usize])
    }
}

impl FromStr for Side {
    type Err = ();

    fn from_str(text: &str) -> Result<Side, ()> {
        Side::BOTH.into_iter().find(|side| side.to_string() == text).ok_or(())
    }
}

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

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        match text {
            "pass" => return Ok(Action::Pass),
            "skip" => return Ok(Action::Skip),
            "decline" => return Ok(Action::Decline),
            _ => {}
        }
        let (verb, rest) = text.split_once(' ').ok_or(())?;
        match verb {
            "dig" => squares(rest, 1..=1).map(|squares| Action::Dig { squares }),
            "extend" => squares(rest, 2..=2).map(|squares| Action::Extend { squares }),
            "patron" => patron(rest),
            "neutral" => squares(rest, 1..=2).map(|squares| Action::Neutral { squares }),
            "take" => rest.parse().map(|side| Action::Take { side }),
            "museum" => rest.parse().map(|room| Action::Museum { room }),
            "remove" => rest.parse().map(|side| Action::Remove { side }),
            _ => Err(()),
        }
    }
}

fn squares(text: &str, count: std::ops::RangeInclusive<usize>) -> Result<Placement, ()> {
    let placement: Placement = text.parse()?;
    if count.contains(&placement.len()) { Ok(placement) } else { Err(()) }
}

fn patron(text: &str) -> Result<Action, ()> {
    let (patron, rest) = text.split_once(' ').ok_or(())?;
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
            assert_eq!(text.parse::<Action>(), Err(()), "{text:?}");
        }
    }
}
