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
mod house;
mod turn;
#[cfg(test)]
mod types;
mod webhook;

pub use dighouse_table::messages::{
    Analysis, Answer, Away, Block, BySeat, Choice, Clock, Clocks, Considered, Enter, Foreseen, Hint, Import,
    Judged, LogLine, LogPart, MatchNow, Moment, NewSeat, NewTable, Nothing, Overview, Pace, Password,
    PauseAsked, Phase, ReplayStep, Report, Said, SeatClock, SeatKind, SeatNow, Sharing, Sit, Start,
    TableCard, TableList, TableNow, TakeBack, TakeBackAsked, TalkLine, TimeOut, Undo, Vote,
};

pub use account::{BlockedPlayer, Credentials, Farewell, MyData, MyTable, NewPassword, SignOut, Unblock};
pub use career::{Career, FinishedGame, FinishedSeat, GameCareer, RatingPoint, SeatsCareer};
pub use house::{GameInfo, House, Me, OptionInfo, Rename, Verdict, Verify};
pub use turn::Turn;
pub use webhook::{NewWebhook, WebhookNow, WebhookSecret};
