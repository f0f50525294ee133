//! The text of a match: its start and its actions.
//!
//! `docs/notation.md` describes the format. There is exactly one way to write a record. The parser accepts no other, so
//! a record that was read is written back byte for byte.
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

use crate::{Commitment, ModuleHash, PerSeat, Salt, Seat, Secret, Seed};

pub use parse::{Malformed, RecordError};
pub use replay::{ReplayError, ReplayFault};

/// The version of the format.
pub const FORMAT: u32 = 1;

/// A match as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The start of the match.
    pub header: Header,
    /// The actions and comments.
    pub entries: Vec<Entry>,
    /// The fingerprint of the final state. A record without it is truncated or still being written.
    pub end: Option<String>,
}

/// The start of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The rules module, which says exactly which rules these are. Records from before there were modules lack it.
    pub module: Option<ModuleHash>,
    /// The number of seats.
    pub seats: u8,
    /// Options that differ from their defaults.
    pub options: Vec<(String, String)>,
    /// Who plays in each seat.
    pub players: PerSeat<Option<String>>,
    /// When the match began.
    pub began: Option<String>,
    /// Where its randomness comes from.
    pub origin: Origin,
}

/// Where the randomness of a match comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A seed that was chosen.
    Seed(Seed),
    /// A seed that nobody could choose.
    Committed {
        /// What the host published before the match.
        commitment: Commitment,
        /// The host's secret, if it is revealed.
        secret: Option<Secret>,
        /// The players' salts.
        salts: PerSeat<Option<Salt>>,
    },
    /// A position from which the match starts, as [`crate::scenario::to_line`] writes it.
    Position(String),
}

impl Origin {
    /// The origin of a fair match whose secret is known.
    pub fn committed(secret: Secret, salts: PerSeat<Option<Salt>>) -> Origin {
        Origin::Committed { commitment: secret.commitment(), secret: Some(secret), salts }
    }

    /// The seed; `None` while the secret is hidden, or if the match starts from a position.
    pub fn seed(&self) -> Option<Seed> {
        match self {
            Origin::Seed(seed) => Some(*seed),
            Origin::Committed { secret, salts, .. } => {
                secret.as_ref().map(|secret| Seed::derive(secret, salts))
            }
            Origin::Position(_) => None,
        }
    }

    /// Whether the revealed secret matches the commitment; `None` for a plain seed, a position or a hidden secret.
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
    /// A comment; not part of the match.
    Comment(String),
}

/// An action as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The seat that acted.
    pub seat: Seat,
    /// The action in the game's notation.
    pub action: String,
    /// Milliseconds since the match began.
    pub at: Option<u64>,
}

impl Record {
    /// A record without actions.
    pub const fn new(header: Header) -> Record {
        Record { header, entries: Vec::new(), end: None }
    }

    /// The actions, each with its line number.
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
