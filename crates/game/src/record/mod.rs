//! The text of a match: how it began and what was done.
//!
//! The format is described in `docs/notation.md`. There is one way to write a record, and the
//! parser accepts no other: what it accepts is written back byte for byte.
//!
//! ```
//! use dighouse_game::Record;
//!
//! let text = "\
//! dighouse record 1
//! game senet
//! rules 1
//! seats 2
//! seed 0101010101010101010101010101010101010101010101010101010101010101
//!
//! 1 throw @1500
//! ## a daring move
//! 1 move b4 b7
//! end 2 0123456789abcdef
//! ";
//! let record: Record = text.parse()?;
//! assert_eq!(record.moves().count(), 2);
//! assert_eq!(record.to_string(), text);
//! # Ok::<(), dighouse_game::RecordError>(())
//! ```

mod parse;
mod replay;
mod write;

use crate::{Commitment, PerSeat, Salt, Seat, Secret, Seed};

pub use parse::{Malformed, RecordError};
pub use replay::{ReplayError, ReplayFault};

/// The version of the format.
pub const FORMAT: u32 = 1;

/// A match as a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How it began.
    pub header: Header,
    /// What was done, with comments.
    pub entries: Vec<Entry>,
    /// The fingerprint of the state after the last action. A record without it was cut off, or is
    /// still being written.
    pub end: Option<String>,
}

/// How a match began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many play.
    pub seats: u8,
    /// Options that differ from their defaults.
    pub options: Vec<(String, String)>,
    /// Who plays.
    pub players: PerSeat<Option<String>>,
    /// When the match began.
    pub began: Option<String>,
    /// Where its randomness comes from.
    pub origin: Origin,
}

/// Where the randomness of a match comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A seed that somebody chose.
    Seed(Seed),
    /// A seed that nobody chose.
    Committed {
        /// What the host published first.
        commitment: Commitment,
        /// The host's secret, once it is revealed.
        secret: Option<Secret>,
        /// The players' salts.
        salts: PerSeat<Option<Salt>>,
    },
    /// A position, as [`crate::scenario::to_line`] writes it: the match goes on from there.
    Position(String),
}

impl Origin {
    /// The origin of a fair match whose secret is known.
    pub fn committed(secret: Secret, salts: PerSeat<Option<Salt>>) -> Origin {
        Origin::Committed { commitment: secret.commitment(), secret: Some(secret), salts }
    }

    /// The seed; none while the secret is hidden, or if the match goes on from a position.
    pub fn seed(&self) -> Option<Seed> {
        match self {
            Origin::Seed(seed) => Some(*seed),
            Origin::Committed { secret, salts, .. } => {
                secret.as_ref().map(|secret| Seed::derive(secret, salts))
            }
            Origin::Position(_) => None,
        }
    }

    /// Whether the revealed secret is the one that was committed to; nothing to say of a plain seed,
    /// a position or a hidden secret.
    pub fn keeps_its_word(&self) -> Option<bool> {
        match self {
            Origin::Committed { commitment, secret: Some(secret), .. } => {
                Some(secret.commitment() == *commitment)
            }
            Origin::Committed { secret: None, .. } | Origin::Seed(_) | Origin::Position(_) => None,
        }
    }
}

/// A line of a record after its header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// An action.
    Move(Move),
    /// A remark; not part of the match.
    Comment(String),
}

/// An action as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who acted.
    pub seat: Seat,
    /// What was done, in the game's notation.
    pub action: String,
    /// Milliseconds since the match began.
    pub at: Option<u64>,
}

impl Record {
    /// A record without actions.
    pub const fn new(header: Header) -> Record {
        Record { header, entries: Vec::new(), end: None }
    }

    /// The actions, each with the number of its line.
    pub fn moves(&self) -> impl Iterator<Item = (usize, &Move)> {
        (self.first_line()..).zip(&self.entries).filter_map(|(line, entry)| match entry {
            Entry::Move(action) => Some((line, action)),
            Entry::Comment(_) => None,
        })
    }

    /// The number of the first line after the header.
    fn first_line(&self) -> usize {
        self.header.lines() + 2
    }
}
