//! The messages of the API. Each has a TypeScript type in `web/src/generated`, written by the test `types`, and a schema in
//! `/api/openapi.json`.
//!
//! ```
//! use dighouse_server::messages::{NewSeat, NewTable, Pace};
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

mod account;
mod career;
mod clock;
mod from_stored;
mod house;
mod replay;
mod table;
mod turn;
#[cfg(test)]
mod types;
mod webhook;

pub use account::{
    BlockedPlayer, Credentials, Farewell, MyData, MyTable, NewPassword, Password, SignOut, Unblock,
};
pub use career::{Career, FinishedGame, FinishedSeat, GameCareer, RatingPoint, SeatsCareer};
pub use clock::{Away, Clock, Clocks, PauseAsked, SeatClock, TimeOut};
pub use house::{GameInfo, House, Me, OptionInfo, Rename, Verdict, Verify};
pub use replay::{Analysis, Judged, Moment, Overview, ReplayStep};
pub use table::{
    Answer, Block, BySeat, Choice, Considered, Enter, Foreseen, Hint, LogLine, LogPart, MatchNow, NewSeat,
    NewTable, Nothing, Pace, Phase, Report, Said, SeatKind, SeatNow, Sharing, Sit, Start, TableCard,
    TableList, TableNow, TakeBack, TakeBackAsked, TalkLine, Undo, Vote,
};
pub use turn::Turn;
pub use webhook::{NewWebhook, WebhookNow, WebhookSecret};
