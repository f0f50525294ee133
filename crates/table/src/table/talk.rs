//! What players said, and what they did as players rather than in the game.

use dighouse_game::Seat;
use serde_json::{Value, json};

use crate::history::{Line, TableEvent};
use crate::messages::TalkLine;

/// In milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A line of the talk at a table.
#[derive(Clone, Debug)]
pub(super) struct TalkEntry {
    /// Its place in the history.
    pub(super) seq: u32,
    /// The seat that spoke; none if it is not a remark.
    pub(super) said_by: Option<Seat>,
    /// The key of a remark, and its text.
    key: Option<(String, String)>,
    at: i64,
    step: u32,
    /// With a tag `event`.
    event: Value,
}

impl TalkEntry {
    /// The entry for a line of the history; none if the talk does not show such lines.
    pub(super) fn new(line: &Line, seq: u32, step: u32) -> Option<TalkEntry> {
        let (said_by, key) = match &line.event {
            TableEvent::Said { seat, text, key } => (Some(*seat), key.clone().map(|key| (key, text.clone()))),
            _ => (None, None),
        };
        Some(TalkEntry { seq, said_by, key, at: line.at, step, event: event(line)? })
    }

    /// The text that a seat has said with this key.
    pub(super) fn said_with(&self, seat: Seat, key: &str) -> Option<&str> {
        let (own, text) = self.key.as_ref().filter(|_| self.said_by == Some(seat))?;
        (own == key).then_some(text)
    }

    pub(super) fn show(&self) -> TalkLine {
        TalkLine { seq: self.seq, at: self.at, step: self.step, event: self.event.clone() }
    }
}

fn event(line: &Line) -> Option<Value> {
    Some(match &line.event {
        TableEvent::Sat { seat, .. } => json!({ "event": "sat", "seat": seat }),
        TableEvent::Left { seat } => json!({ "event": "left", "seat": seat }),
        TableEvent::Began { .. } => json!({ "event": "began" }),
        TableEvent::Undone { seat } => json!({ "event": "undone", "seat": seat }),
        TableEvent::TakeBackAsked { seat, .. } => json!({ "event": "take-back-asked", "seat": seat }),
        TableEvent::TakeBackRefused { seat } => json!({ "event": "take-back-refused", "seat": seat }),
        TableEvent::TookBack { seat, step } => json!({ "event": "took-back", "seat": seat, "step": step }),
        // The player was erased.
        TableEvent::Said { text, .. } if text.is_empty() => return None,
        TableEvent::Said { seat, text, .. } => json!({ "event": "said", "seat": seat, "text": text }),
        TableEvent::Resigned { seat, .. } => json!({ "event": "resigned", "seat": seat }),
        TableEvent::Replaced { seat, .. } => json!({ "event": "replaced", "seat": seat }),
        TableEvent::Returned { seat } => json!({ "event": "returned", "seat": seat }),
        TableEvent::TimedOut { seat, lost, .. } => {
            json!({ "event": "timed-out", "seat": seat, "lost": lost })
        }
        TableEvent::PauseAsked { seat } => json!({ "event": "pause-asked", "seat": seat }),
        TableEvent::PauseRefused { seat } => json!({ "event": "pause-refused", "seat": seat }),
        TableEvent::Paused { seat } => json!({ "event": "paused", "seat": seat }),
        TableEvent::Resumed { seat } => json!({ "event": "resumed", "seat": seat }),
        TableEvent::Away { seat, until } => {
            json!({ "event": "away", "seat": seat, "days": (until - line.at) / DAY })
        }
        TableEvent::Made(_)
        | TableEvent::LetIn { .. }
        | TableEvent::Reported { .. }
        | TableEvent::Closed
        | TableEvent::Played { .. }
        | TableEvent::TakeBackAgreed { .. }
        | TableEvent::PauseAgreed { .. }
        | TableEvent::Rematched { .. }
        | TableEvent::Shared { .. }
        | TableEvent::Unshared { .. }
        | TableEvent::Forgotten { .. } => return None,
    })
}
