//! The events of a table.

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use super::{Made, Person};

/// Something that was done at a table, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Line {
    /// Milliseconds since 1970.
    pub(crate) at: i64,
    #[serde(flatten)]
    pub(crate) event: TableEvent,
}

/// Something that was done at a table. Every line of the store is one of these for ever: a variant may
/// be added, none may change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub(crate) enum TableEvent {
    /// The first line.
    Made(Box<Made>),
    /// A person sits down, or the maker is ready.
    Sat { seat: Seat, person: Person, salt: Option<String> },
    /// A player knows the password of the table.
    LetIn { player: String },
    /// A person leaves before the start.
    Left { seat: Seat },
    /// The maker gives the table up before the start.
    Closed,
    /// The game begins; the bot takes the open seats.
    Began { bot: Option<String> },
    /// An action.
    Played { seat: Seat, action: String },
    /// A seat's last action is taken back, within the rules of undo.
    Undone { seat: Seat },
    /// A seat wants everything back but the first `step` actions.
    TakeBackAsked { seat: Seat, step: u32 },
    /// Somebody does not agree.
    TakeBackRefused { seat: Seat },
    /// Somebody agrees, but not yet all.
    TakeBackAgreed { seat: Seat },
    /// All agree.
    TookBack { seat: Seat, step: u32 },
    /// Something is said.
    Said { seat: Seat, text: String },
    /// A player shows the host a remark: the line after so many others.
    Reported { player: String, after: u32 },
    /// A player gives up; a bot plays on.
    Resigned { seat: Seat, bot: String },
    /// A player let the others wait too long; a bot plays on.
    Replaced { seat: Seat, bot: String },
    /// Such a player is back.
    Returned { seat: Seat },
    /// A player's time is up; a bot plays on, until the player is back or, if the player has lost, to the end.
    TimedOut { seat: Seat, bot: String, lost: bool },
    /// A seat wants the clocks to stand.
    PauseAsked { seat: Seat },
    /// Somebody does not agree.
    PauseRefused { seat: Seat },
    /// Somebody agrees, but not yet all.
    PauseAgreed { seat: Seat },
    /// All agree: the clocks stand.
    Paused { seat: Seat },
    /// The clocks go on.
    Resumed { seat: Seat },
    /// A player is away until then, in milliseconds since 1970.
    Away { seat: Seat, until: i64 },
    /// The same players meet again at another table.
    Rematched { table: String },
    /// A player does not want to be known any more: earlier lines have neither the name nor the words.
    Forgotten { player: String },
}

impl TableEvent {
    /// The seat that did it; none for what the house or the maker did.
    pub(super) const fn seat(&self) -> Option<Seat> {
        match self {
            TableEvent::Sat { seat, .. }
            | TableEvent::Left { seat }
            | TableEvent::Played { seat, .. }
            | TableEvent::Undone { seat }
            | TableEvent::TakeBackAsked { seat, .. }
            | TableEvent::TakeBackRefused { seat }
            | TableEvent::TakeBackAgreed { seat }
            | TableEvent::TookBack { seat, .. }
            | TableEvent::Said { seat, .. }
            | TableEvent::Resigned { seat, .. }
            | TableEvent::Returned { seat }
            | TableEvent::PauseAsked { seat }
            | TableEvent::PauseRefused { seat }
            | TableEvent::PauseAgreed { seat }
            | TableEvent::Resumed { seat }
            | TableEvent::Away { seat, .. } => Some(*seat),
            TableEvent::Made(_)
            | TableEvent::LetIn { .. }
            | TableEvent::Reported { .. }
            | TableEvent::Closed
            | TableEvent::Began { .. }
            | TableEvent::Replaced { .. }
            | TableEvent::TimedOut { .. }
            | TableEvent::Paused { .. }
            | TableEvent::Rematched { .. }
            | TableEvent::Forgotten { .. } => None,
        }
    }
}

impl Line {
    /// The text that the store keeps.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("a line is plain data")
    }

    pub(crate) fn read(text: &str) -> Result<Line, serde_json::Error> {
        serde_json::from_str(text)
    }
}
