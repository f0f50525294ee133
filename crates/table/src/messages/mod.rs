//! The messages about a table: what players ask for and what they are shown. Each has a TypeScript type and a schema.
//!
//! ```
//! use dighouse_table::messages::{NewSeat, NewTable, Pace};
//!
//! let new: NewTable = serde_json::from_str(
//!     r#"{ "game": "lost-code", "seats": [{ "kind": "you" }, { "kind": "bot", "bot": "random" }] }"#,
//! )?;
//! assert_eq!(new.seats[0], NewSeat::You);
//! assert_eq!((new.public, new.pace), (false, Pace::Live));
//!
//! // An unknown field is an error, so a misspelt one is noticed.
//! assert!(serde_json::from_str::<NewTable>(r#"{ "game": "lost-code", "seats": [], "colour": "red" }"#).is_err());
//! # Ok::<(), serde_json::Error>(())
//! ```

mod clock;
mod from_stored;
mod password;
mod replay;
mod table;

pub use clock::{Away, Clock, Clocks, PauseAsked, SeatClock, TimeOut};
pub use password::Password;
pub use replay::{Analysis, Judged, Moment, Overview, ReplayStep};
pub use table::{
    Answer, Block, BySeat, Choice, Considered, Enter, Foreseen, Hint, Import, LogLine, LogPart, MatchNow,
    NewSeat, NewTable, Nothing, Pace, Phase, Report, Said, SeatKind, SeatNow, Sharing, Sit, Start, TableCard,
    TableList, TableNow, TakeBack, TakeBackAsked, TalkLine, Undo, Vote,
};
