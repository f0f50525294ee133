//! The events of a table.

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use super::{Made, Person};

/// An event at a table, and when it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Milliseconds since 1970.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub event: TableEvent,
}

/// An event at a table. Stored lines must stay readable for ever: variants may be added, but none may change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the text of each variant says what its fields are")]
pub enum TableEvent {
    /// The first line.
    Made(Box<Made>),
    /// A person takes a seat, or confirms being ready.
    Sat { seat: Seat, person: Person, salt: Option<String> },
    /// A player has given the password of the table.
    LetIn { player: String },
    /// A person leaves before the start.
    Left { seat: Seat },
    /// The table is closed before the start.
    Closed,
    /// The game begins, with this bot in the open seats.
    Began { bot: Option<String> },
    /// An action.
    Played { seat: Seat, action: String },
    /// A seat undoes its last action.
    Undone { seat: Seat },
    /// A seat asks to take back everything but the first `step` actions.
    TakeBackAsked { seat: Seat, step: u32 },
    /// Somebody refuses.
    TakeBackRefused { seat: Seat },
    /// Somebody agrees, but not everybody yet.
    TakeBackAgreed { seat: Seat },
    /// Everybody agreed: the actions are taken back.
    TookBack { seat: Seat, step: u32 },
    /// A remark in the chat. The speaker's browser chose the key, so that a remark that is sent again is recognized.
    Said {
        seat: Seat,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A player reports a remark: the line that has `after` lines before it.
    Reported { player: String, after: u32 },
    /// A player resigns; a bot plays on.
    Resigned { seat: Seat, bot: String },
    /// A player was late and is replaced by a bot.
    Replaced { seat: Seat, bot: String },
    /// The player takes the seat back from the bot.
    Returned { seat: Seat },
    /// A player's time is up; a bot plays on, until the player returns or, if the player has lost, to the end.
    TimedOut { seat: Seat, bot: String, lost: bool },
    /// A seat asks to stop the clocks.
    PauseAsked { seat: Seat },
    /// Somebody refuses.
    PauseRefused { seat: Seat },
    /// Somebody agrees, but not everybody yet.
    PauseAgreed { seat: Seat },
    /// Everybody agreed: the clocks are stopped.
    Paused { seat: Seat },
    /// The clocks run again.
    Resumed { seat: Seat },
    /// A player is on vacation until then, in milliseconds since 1970.
    Away { seat: Seat, until: i64 },
    /// There is a rematch at another table.
    Rematched { table: String },
    /// A player makes a link that shows the finished game to whoever has it.
    Shared { player: String, token: String },
    /// A player revokes it.
    Unshared { player: String },
    /// A player was erased: earlier lines no longer have the name and the remarks.
    Forgotten { player: String },
}

impl TableEvent {
    /// The seat that did it; none for what the server or the maker did.
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
            | TableEvent::Shared { .. }
            | TableEvent::Unshared { .. }
            | TableEvent::Forgotten { .. } => None,
        }
    }
}

impl Line {
    /// The text that the store keeps.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a line is plain data")
    }

    /// Reads a line from that text.
    pub fn read(text: &str) -> Result<Line, serde_json::Error> {
        serde_json::from_str(text)
    }
}
