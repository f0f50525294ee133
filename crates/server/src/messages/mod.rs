//! What goes over the wire. Every message here has a twin in `web/src/generated`, written by the
//! test `types`, and a schema in `/api/openapi.json`.

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
    NewTable, Pace, Phase, Report, Said, SeatKind, SeatNow, Sit, Start, TableCard, TableList, TableNow,
    TakeBack, TakeBackAsked, TalkLine, Undo, Vote,
};
pub use turn::Turn;
pub use webhook::{NewWebhook, WebhookNow, WebhookSecret};
